var e=`# Was der Browser-Client selbst sagt. Die Sätze der Spiele kommen vom Haus.

guest = Gast
house-unreachable = Das Haus antwortet nicht.
try-again = Noch einmal versuchen
take-a-seat = Platz nehmen

# Gemeinsame Teile

close = Schließen
notices = Benachrichtigungen
go-there = Dorthin
console = Leitung des Tisches
report = Etwas stimmt nicht
report-what = Was ist passiert, und was hast du erwartet?
report-about = Das Haus speichert, was du schreibst, dazu die Stellung und das Protokoll, wie du sie jetzt siehst, und den Namen deines Browsers. Die Karten der anderen sind nicht dabei.
report-send = Absenden
report-kept = Danke. Dein Bericht hat die Nummer { $id }.
key-report = Sagen, dass etwas nicht stimmt
copied = Kopiert
copy-by-hand = Der Browser lässt uns nicht kopieren; bitte den Text von Hand kopieren.
theme = Hell oder dunkel
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie im System
language = Sprache
error-unknown = In diesem Browser ging etwas schief. Bitte noch einmal versuchen.
error-hasty = Das war sehr schnell. Bitte einen Moment warten und noch einmal versuchen.
error-house = Im Haus ist etwas schiefgegangen. Es hat sich nichts geändert; bitte noch einmal versuchen.

# Die Lobby

to-content = Zum Inhalt
rules = Regeln
welcome = Die bekannte Welt an einem Tisch
learn = Lernen
lesson = Lektion
welcome-about = Die großen Zivilisationsspiele im Browser: mit Freunden, mit Bots, an einem Abend oder über Wochen. Ohne Konto.
title = Spiel
seats = Plätze
seat = Platz { $seat }
begin = Beginnen
against-bots = { $bots ->
    [0] Allein
    [one] Gegen einen Bot
   *[other] Gegen { $bots } Bots
}
you-and-bots = { $bots ->
    [0] Du allein
    [one] Du und ein Bot
   *[other] Du und { $bots } Bots
}
seats-exactly = { $most ->
    [one] ein Platz
   *[other] { $most } Plätze
}
seats-between = { $fewest } bis { $most } Plätze
play = Spielen
doors = Bereiche des Hauses
start-about = allein gegen Bots; ohne Konto
other-titles = Andere Spiele
next-waits = Nächster Tisch
wait-for-you = { $count ->
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
not-you = nicht auf dich
any-title = Alle Spiele
any-seats = Jede Platzzahl
any-length = Jede Länge
any-pace = Jedes Tempo
length = Länge
decisions-about = je etwa { $count } Entscheidungen
length-upto = Bis zu { $most } Entscheidungen für jeden
length-over = Mehr als { $least } Entscheidungen für jeden
filters = { $count ->
    [0] Filter
   *[other] Filter, { $count }
}
tables-shown = { $shown } von { $count }
no-table-fits = Kein offener Tisch ist so, wie du ihn willst.
all-tables = Alle zeigen
learn-door = Eine erste Partie, die sich selbst erklärt, am echten Tisch.
learn-more = Beginnen
watch-door = Bots unter sich, oder Menschen an einem offenen Tisch.
watch-more = { $count ->
    [0] Bots spielen lassen
    [one] eine Partie läuft
   *[other] { $count } Partien laufen
}
rules-door = Ein Handbuch in unseren Worten, mit Stellungen zum Ausprobieren.
rules-more = Suchen
watch-about = Sieh zu, wo Menschen an einem offenen Tisch spielen, oder lass Bots eine Partie für dich spielen.
watch-people = Partien von Menschen
watch-people-none = Gerade spielt niemand an einem offenen Tisch.
watch-games = Partien von Bots
watch-games-none = Gerade spielen keine Bots allein. Lass welche beginnen.
watch-resting = ruht
watch-bots = Bots beim Spielen zusehen
watch-bots-about = Die Partie geht weiter, solange jemand zusieht, und ruht sonst. Alle im Haus können zusehen. Hast du mehrere beginnen lassen, tritt eine neue an die Stelle deiner ältesten; eine, der zwei Wochen niemand zugesehen hat, wird entfernt.
watch-seats = { $bots ->
    [one] Ein Bot
   *[other] { $bots } Bots
}
open-tables = Offene Tische
my-tables = Meine Tische
finished-tables = Beendete Tische
every-chance-fair = aller Zufall nachprüfbar
no-open-tables = Gerade hat niemand einen offenen Tisch. Öffne einen oder nimm Platz gegen Bots.
no-finished-tables = Hier wurde noch keine Partie zu Ende gespielt. Beendete Partien lassen sich Antwort für Antwort nachspielen.
open-a-table = Tisch öffnen
sit-down = Hinsetzen
sit-down-at = Hinsetzen: { $name }
watch = Zusehen
watch-table = Zusehen: { $name }
replay = Nachspielen
replay-table = Nachspielen: { $name }
more-of = Mehr zu { $name }
result-helped = Mit Hilfe: { $helped }
result-hints = { $name } ({ $count ->
    [one] ein Tipp
   *[other] { $count } Tipps
})
play-again = Noch einmal spielen
download-journal = Spielprotokoll herunterladen
nobody = Noch niemand
seated = { $seated } von { $seats } besetzt
gathering-of = wartet auf Mitspieler, { $seated } von { $seats }
running = läuft
table-on-hold = in Pause
running-turn = { $turn ->
    [0] wird aufgebaut
   *[other] läuft, Runde { $turn }
}
full = voll
private = privat
open-table = offen für alle
turn = { $turn ->
    [0] wird aufgebaut
   *[other] Runde { $turn }
}
turns = { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}
placing = { $name } { $score }
outcome-won = du hast gewonnen
outcome-shared = du teilst den ersten Platz
outcome-lost = du warst dabei
your-move = du bist dran
awaits = { $more ->
    [0] wartet auf { $name }
   *[other] wartet auf { $name } und { $more } weitere
}
house-away = Das Haus antwortet gerade nicht; was du siehst, kann veraltet sein. Wir versuchen es weiter.

# Ein neuer Tisch

new-table = Ein neuer Tisch
who-plays = Wer spielt
hotseat = An einem Bildschirm
hand-name = Wer spielt Platz { $seat }?
hotseat-about = Mehrere Leute an diesem Gerät; ein Vorhang verbirgt jede Hand vor den anderen.
hints-allowed = Tipps
hints-allowed-about = Wer entscheiden muss, kann sehen, was ein solider Bot täte und warum. Das Ergebnis zeigt, wer Tipps genutzt hat.
hints-none = Ohne Tipps
at-this-screen = Jemand an diesem Bildschirm
somebody-who-comes = Jemand, der dazukommt
all-bots = Nur Bots
strength = Stärke der Bots
all-people = Nur Menschen
you = du
host = lädt ein
fewer = Weniger
more = Mehr
options = Varianten
option-chosen = { $option }: { $choice }
title-and-game = { $title }: { $game }
usual-rules = die üblichen Regeln
yes = ja
no = nein
table = Der Tisch
table-name = Name
table-name-about = Bleibt das Feld leer, heißt der Tisch nach dir und dem Spiel.
open-to-all = Offen für alle
open-to-all-about = Alle im Haus können den Tisch sehen, sich hinsetzen oder zusehen. Sonst nur, wer die Einladung hat.
opens-and-waits = Der Tisch wird geöffnet, und du lädst ein. Du beginnst, wann du magst; freie Plätze übernehmen Bots.
begins-at-once = Alle Plätze sind besetzt, das Spiel beginnt sofort.
open-the-table = Tisch öffnen
back = Zurück

# Der Raum vor dem Spiel

seat-free = Frei
stand-up = Aufstehen
empty-seat = { $name } bitten aufzustehen
bots-fill = { $free ->
    [one] Wenn du jetzt beginnst, übernimmt ein Bot den freien Platz.
   *[other] Wenn du jetzt beginnst, übernehmen Bots die { $free } freien Plätze.
}
all-here = Alle sind da.
host-begins = Du hast einen Platz. Wer eingeladen hat, beginnt das Spiel.
take-free-seat = Nimm einen freien Platz; wer eingeladen hat, beginnt das Spiel.
give-up-table = Tisch schließen
table-given-up = Der Tisch ist geschlossen.
no-such-table = Diesen Tisch gibt es nicht
no-such-table-about = Er wurde geschlossen, oder er ist privat und du brauchst eine Einladung.
to-the-lobby = Zur Lobby
invite = Einladen
invite-about = Wer diesen Link hat, darf sich hinsetzen.
copy-link = Link kopieren
new-link = Neuen Link machen
link-lost = Dieser Browser kennt den Link nicht mehr. Ein neuer macht den alten ungültig.
qr-code = Die Einladung als QR-Code
qr-about = Mit der Kamera eines Telefons lesen.

# Einladungen

invitation = Einladung
invited = Du bist eingeladen
invited-by = { $host } lädt dich ein
invitation-spent = Diese Einladung gilt nicht mehr
just-look = Nur ansehen
table-full = Alle Plätze sind besetzt. Du darfst zusehen.
table-begun = Das Spiel hat begonnen. Du darfst zusehen.

# Das Konto

sign-in-optional = Anmelden (freiwillig)
sign-in = Anmelden
sign-out = Abmelden
your-account = Du
your-name = Dein Name
your-name-about = Die anderen am Tisch sehen ihn.
keep-name = Diesen Namen speichern
name-kept = So heißt du jetzt.
make-account = Konto anlegen
have-account = Ich habe ein Konto
account-about = Du brauchst kein Konto. Mit einem findest du deine Tische auch in anderen Browsern; deine Plätze behältst du.
account-made = Du hast jetzt ein Konto und behältst deine Plätze.
sign-in-as-guest = Du wirst mit diesem Konto angemeldet; die Plätze, die du als Gast hast, bleiben beim Gast.
signed-in-as = Angemeldet als { $login }.
welcome-back = Willkommen zurück, { $name }.
login = Anmeldename
password = Passwort
password-about = Mindestens acht Zeichen.

# Bots

bot-easy = Leichter Bot
bot-steady = Solider Bot
bot-strong = Starker Bot
bot-greedy = Solider Bot
bot-random = Zufalls-Bot
bot-search = Grübelnder Bot
bot-strategist = Planender Bot

# Der Tisch

table-opening = Der Tisch wird aufgebaut …
table-none = Diesen Tisch gibt es nicht.
table-closed = Dieser Tisch lässt sich gerade nicht öffnen.
awaited = Am Zug
game-over = Die Partie ist zu Ende
spectator = Zuschauer
phases = Phasen der Runde
turn-number = Runde { $turn }
menu = Menü
undo = Zurücknehmen
hint = Tipp
history = Verlauf
log = Protokoll
chat = Chat
label-new = { $label }, { $count } neu
aids = Blätter
aids-which = Welches Blatt
aids-none = Dieses Spiel hat keine Blätter.
aids-unread = Die Blätter lassen sich gerade nicht laden.
aids-print = Zum Drucken öffnen
notes = Notizen
board = Brett
help = Hilfe
result = Ergebnis
settings = Einstellungen
shortcuts = Tastatur
tour = Kurzer Rundgang
show-text = Den Tisch als Text zeigen
show-board = Das Brett zeigen
text-board = Der Tisch als Text
board-failed = Das Brett lässt sich nicht zeichnen. Hier steht der Tisch in Worten; du kannst weiterspielen.
after-the-game = Nach der Partie
parts-of-table = Teile des Tisches

rule = Regel
answer-is-in = Deine Antwort liegt vor
answer-given = Deine Antwort: { $answer }
answer-waits = Der Tisch wartet auf andere. Bis sie geantwortet haben, kannst du deine Antwort ändern.
option-given = deine Antwort
change-answer = Antwort ändern
keep-answer = Dabei bleiben
what-does-it-mean = Was bedeutet das?
option-default = üblich
option-default-why = Diese Antwort wird für dich gegeben, wenn du zu lange weg bist.
options-search = { $count } Antworten durchsuchen
options-found = { $count ->
    [0] Keine Antwort enthält diese Wörter.
    [one] 1 Antwort
   *[other] { $count } Antworten
}
options-coming = { $count } Antworten werden geladen …
options-not-all = Das sind sinnvolle Antworten; die Regeln erlauben weitere.
sending = Wird gesendet …
sending-again = Das Haus antwortet nicht; es wird noch einmal gesendet …
refused = Das geht nicht.
sheet-raise = Frage zeigen
sheet-lower = Frage ausblenden
announce-ask = Du bist am Zug: { $ask }

since-you-left = Während du weg warst
undo-by-vote = Mit Abstimmung zurücknehmen
undo-vote = Die anderen fragen: Abstimmung vorschlagen
undo-vote-open = Darüber wird schon abgestimmt: Wenn alle Ja sagen, wird deine Antwort zurückgenommen.
undo-vote-nobody = Sonst kann an diesem Tisch niemand darüber abstimmen, also bleibt deine Antwort stehen.
news = Neuigkeiten
news-kick = { $good ->
    [yes] Gute Nachricht
   *[no] Das ist dir geschehen
}
news-more = { $title } und { $count } weitere
news-to = zu
news-place = { $place } von { $of }
news-next = Weiter
news-done = Verstanden
news-key = Leertaste
news-close = { $count ->
    [one] Schließen
   *[other] Alle { $count } schließen
}
news-telling = Was sich für mich ändert
news-normal = jedes auf einer Karte
news-quick = alles auf einer Karte
news-quiet = nur im Protokoll
taken-back = zurückgenommen
look-here = Den Tisch danach ansehen
look-at = Den Tisch nach Antwort { $number } ansehen
log-sorts = Welche Zeilen zu sehen sind
log-all = Alles
log-mine = Meins
log-fight = Kämpfe
log-trade = Handel
log-calamity = Katastrophen
log-none = Davon gibt es noch nichts.
log-since = während du weg warst: { $count }
log-stands = Protokoll schließen
log-standing = Protokoll neben dem Brett offen lassen
log-standing-about = Wenn dort Platz ist. Die Taste L öffnet es jederzeit.
log-earlier = Frühere Zeilen zeigen
log-empty = Noch ist nichts geschehen.

chat-to = An wen
chat-everybody = Alle
chat-private = privat an { $name }
chat-say = Etwas sagen
chat-send = Senden
chat-earlier = Frühere Nachrichten zeigen
chat-empty = Noch hat niemand etwas gesagt.
chat-closed = Hier schreibt nur, wer am Tisch sitzt.
notes-write = Was du hier schreibst, siehst nur du.
notes-kept = Gespeichert.
notes-writing = Wird gespeichert …
notes-seated = Notizen kann hier nur machen, wer einen Platz hat.

seat-here = ist da
seat-away = ist nicht da
seat-awaited = am Zug
score-sheet = Wertung
score-now = Wäre die Partie jetzt zu Ende
score-total = Summe
score-at-end = Noch nicht gezählt: { $parts }. Das ist geheim und zählt erst, wenn die Partie vorbei ist.
score-rank = Rang

history-slider = Welche Antwort
history-first = An den Anfang
history-phase = Phase
history-phase-before = Eine Phase zurück
history-phase-after = Eine Phase weiter
history-before = Eine Antwort zurück
history-after = Eine Antwort weiter
history-at = { $place }, nach Antwort { $number } von { $last }
history-back = Du blickst zurück: { $place }
history-answer = nach Antwort { $number } von { $last }
history-present = Jetzt: { $place }, nach { $last ->
    [one] 1 Antwort
   *[other] { $last } Antworten
}
history-leave = Zurück zum Jetzt

reel = Tempo
reel-bar = Tempo der Bots
reel-step = Schritt
reel-slow = Langsam
reel-normal = Normal
reel-now = Sofort
reel-next = Nächste Antwort
reel-present = Zur Gegenwart
reel-behind = { $count ->
    [one] 1 Antwort zurück
   *[other] { $count } Antworten zurück
}
reel-asked = Du wirst etwas gefragt.
reel-passed = { $count ->
    [one] 1 Antwort wurde übersprungen.
   *[other] { $count } Antworten wurden übersprungen.
}
reel-close = Tempo der Bots schließen

and = { " und " }
result-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
result-alone = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
result-points = { $score ->
    [one] Mit 1 Punkt.
   *[other] Mit { $score } Punkten.
}
result-points-tie = { $score ->
    [one] Mit 1 Punkt, durch den Gleichstandsentscheid.
   *[other] Mit { $score } Punkten, durch den Gleichstandsentscheid.
}
result-you-won = Glückwunsch!
result-well-played = Gut gespielt.
result-history = Zurückblicken
review = Rückblick
review-door = Die Partie in fünf Momenten: wo sie gewonnen und verloren wurde.
result-board = Das Brett ansehen
proof = Nachweis des fairen Zufalls
proof-why = Der Startwert allen Zufalls wurde vor der ersten Antwort versiegelt und ist jetzt öffentlich. Das Spielprotokoll enthält jede Antwort und jedes Ergebnis; wer will, kann es nachspielen und beides prüfen.
proof-download = Spielprotokoll herunterladen

curtain-pass = Gib das Gerät an { $name }
curtain-why = Jetzt ist keine Hand zu sehen.
curtain-show = Ich bin { $name }: zeig meinen Tisch
curtain-back = Noch nicht; ich möchte noch einmal schauen
hand-done = Du hast alles beantwortet. { $name } ist am Zug.

line-lost = Die Verbindung zum Haus ist unterbrochen. Was du siehst, kann veraltet sein.
line-try = Jetzt versuchen

sounds = Klänge
sounds-about = Leise Töne für das, was am Tisch geschieht: dein Zug, Karten und Spielsteine, Kämpfe, Katastrophen, Städte, ein angenommenes Angebot, das Ende. In einem Tab, den du nicht ansiehst, nur dein Zug.
sounds-percent = { $percent } Prozent
sounds-volume = Lautstärke
forced = Für mich antworten, wo es nur eine Antwort gibt
forced-about = Solche Fragen werden dir nicht gestellt, wenn das Brett sie erkennt.
motion-about = Steine gleiten, außer dein System wünscht weniger Bewegung.

help-rule = Die Regel
help-rule-now = Die Regel zu dieser Entscheidung
help-default = Die als „üblich“ bezeichnete Antwort wird für dich gegeben, wenn du zu lange weg bist.
help-waiting = Jetzt entscheiden die anderen. Du kannst dich umsehen, das Protokoll lesen oder im Verlauf zurückblicken.
help-over = Die Partie ist zu Ende. Du kannst auf alles zurückblicken und das Spielprotokoll beim Ergebnis herunterladen.
help-watching = Du schaust an diesem Tisch zu: Du siehst, was alle sehen dürfen, und niemandes Hand.
help-rules = Alle Regeln, die hier genannt werden
help-rules-why = Jede in wenigen eigenen Worten; der volle Text steht in der gedruckten Spielregel.
help-search = Regeln durchsuchen
help-more = … und { $count } weitere.

rule-reading = Die Beispiele werden geholt …
rule-unread = Das Haus antwortet nicht; die Beispiele lassen sich gerade nicht laden.
rule-place = Wo sie in der Spielregel steht
rule-printed = In der englischen Spielregel:
rule-examples = Beispiele
rule-english = Beschrieben sind sie auf Englisch; was geschieht, steht auf Deutsch da.
rule-refused = Abgelehnt: { $why }
rule-more = { $count ->
    [one] Ein weiteres Beispiel wird bei jeder Änderung der Regeln geprüft.
   *[other] { $count } weitere Beispiele werden bei jeder Änderung der Regeln geprüft.
}
rule-no-example = Zu diesem Abschnitt gibt es kein Beispiel.
rule-beside = Alle { $count } Regeln unter dieser Überschrift
rule-before = Vorige
rule-after = Nächste
rule-page = Im Regelbuch öffnen
rule-all = Alle Regeln

key-option = zu einer Antwort gehen
key-options = durch die Antworten gehen
key-take = die Antwort geben
key-search = Antworten durchsuchen
key-request = zur Frage gehen
key-undo = zurücknehmen
key-hint = ein Tipp: was du tun kannst, warum, und was ein solider Bot täte
key-history = im Verlauf zurückblicken
key-answers = im Verlauf: nach Antworten
key-phases = im Verlauf: nach Phasen
key-reel-next = die nächste Antwort der Bots, wenn sie auf dich warten
key-reel-present = zur Gegenwart
key-log = Protokoll
key-chat = Chat
key-notes = Notizen
key-seats = Plätze und Punkte
key-aids = Blätter: Rundenkarte, Übersichten
key-text = der Tisch als Text
key-help = Hilfe zur Regel dieser Entscheidung
key-keys = diese Liste
key-keeping = Zeit und Leute
key-news = die nächste Neuigkeit
key-escape = schließen oder zurück zum Jetzt

tour-step = { $number } von { $of }
tour-learn = Beim Spielen lernen
tour-next = Weiter
tour-end = Rundgang beenden
tour-play = { $watching ->
    [yes] Zuschauen
   *[no] Spielen
}
tour-welcome = Willkommen am Tisch
tour-welcome-about = { $watching ->
    [yes] Du schaust zu und wirst deshalb nichts gefragt. Der Rundgang dauert eine halbe Minute.
   *[no] Du kannst sofort spielen. Der Rundgang dauert eine halbe Minute.
}
tour-ribbon = Der Ablauf einer Runde
tour-ribbon-about = Eine dunkle Phase ist vorbei, die rote läuft. { $phone ->
    [yes] Daneben
   *[no] Darüber
} steht, auf wen der Tisch wartet.
tour-board = Das Brett
tour-board-about = { $watching ->
    [yes] Hier liegt alles, was alle wissen dürfen. Die Hände der Spieler siehst du nicht.
   *[no] Hier liegt alles, was du wissen darfst. Von deiner Hand sieht niemand mehr, als die Regeln erlauben.
}
tour-request = Deine Frage
tour-request-about = Wenn du am Zug bist, wirst du hier gefragt, mit der Regel daneben. { $phone ->
    [yes] Tipp auf eine Antwort.
   *[no] Klick oder tipp auf eine Antwort, oder drück ihre Ziffer und Enter.
}
tour-buttons = Alles andere
tour-buttons-about = { $phone ->
    [yes] Im Menü blickst du im Verlauf zurück und findest Hilfe. Unten am Bildschirm liest du, was geschah, und sprichst mit den anderen.
   *[no] Blicke im Verlauf zurück, lies, was geschah, sprich mit den anderen und finde Hilfe. Die Taste ? zeigt alle Tasten.
}

# Was die Bretter mehrerer Titel sagen

board-unpacking = Die Tableaus werden ausgelegt …
reconstructed = Unsere Rekonstruktion: Die gedruckte Karte kann abweichen. Wer das Spiel besitzt, kann die eigenen Karten eintragen.
reconstructed-short = rekonstruiert

# Zeit und Leute

keeping = Zeit und Leute
clock = Uhr
clock-reminder = Deine Zeit ist fast um.
clock-rests = Der Tisch macht Pause
clock-mine = Du hast noch { $time }
clock-other = { $name } hat noch { $time }
clock-since = Auf { $name } wird seit { $time } gewartet
clock-for = seit { $time }
span-days = { $days } T { $hours } h
span-hours = { $hours } h { $minutes } min
span-moment = < 1 min
span-minutes = { $minutes } min
times = Auf wen gewartet wird
times-since = am Zug seit { $time }
times-left = noch { $time }
times-free = nicht am Zug
times-bank = Reserve { $time }
pace = Tempo
pace-none = Ohne Uhr
pace-live = Gemeinsam
pace-day = Über Tage
pace-none-about = Alle nehmen sich so viel Zeit, wie sie brauchen.
pace-live-about = Alle spielen zur selben Zeit: einige Minuten für jede Phase und eine Viertelstunde Reserve für die ganze Partie.
pace-day-about = Alle spielen, wann sie Zeit haben: ein Tag für jede Phase und drei Tage Reserve.
pace-over = Auch allein gegen Bots läuft eine Uhr für dich. Ist deine Zeit um, wird die übliche Antwort gegeben; geschieht das zweimal hintereinander, spielt jemand vorsichtig für dich, bis du zurück bist.
break-planned = { $until ->
    [none] Pause nach Runde { $turn }.
   *[other] Pause nach Runde { $turn }, bis { $until }.
  }
cover-stand-in = eine Vertretung spielt
cover-bot = ein Bot spielt
seat-played-for = { $cover ->
    [bot] { $name } (Bot)
   *[other] { $name } (Vertretung)
  }
by-clock = Zeit war um
by-stand-in = Vertretung
by-bot = Bot
by-order = im Voraus
propose = Dem Tisch vorschlagen
propose-about = Alle stimmen ab. Zurückgehen, eine Antwort zurücknehmen und die Partie beenden geht nur, wenn alle Ja sagen; für alles andere reicht mehr als die Hälfte. Ein Platz wird nur abgegeben, wenn sein Spieler zustimmt. Wer nicht da ist, bekommt Zeit, um zurückzukommen.
propose-it = Vorschlagen
propose-pause = Pause
propose-resume = Weiterspielen
propose-extend = { $days ->
    [yes] Ein Tag mehr für alle
   *[no] Fünf Minuten mehr für alle
  }
propose-undo = Meine letzte Antwort zurücknehmen
propose-end = Die Partie hier beenden
propose-end-about = Die Partie ist sofort für alle vorbei und wird gewertet, wie sie steht.
propose-break = Eine geplante Pause
propose-break-about = Der Tisch hört nach einer Runde von selbst auf. Weiter geht es zu der Zeit, die du nennst, oder wenn ihr dafür stimmt.
propose-break-after = Nach Runde
propose-break-until = Bis (darf leer bleiben)
propose-rewind = Zurückgehen
propose-rewind-title = Zu einer früheren Phase zurückgehen
propose-rewind-which = Zurück zum Anfang von …
propose-rewind-about = Um zurückzugehen, müssen alle Ja sagen. Was damals verdeckt war, wird neu verteilt.
propose-replace = Einen Platz jemand anderem geben
propose-replace-bot = An einen Bot
propose-replace-person = An jemand Neues
propose-replace-departure = Partie verlassen
propose-leave = Ich verlasse die Partie
propose-departure-about = Wer die Partie verlässt, kann nicht zurückkommen; die Spielregel sagt, was aus den Figuren wird.
proposal-pause = { $until ->
    [none] Pause
   *[other] Pause bis { $until }
  }
proposal-resume = Weiterspielen
proposal-extend = { $name ->
    [none] { $time } mehr für alle, auf die gewartet wird
   *[other] { $time } mehr
  }
proposal-break = { $until ->
    [none] Pause nach Runde { $turn }
   *[other] Pause nach Runde { $turn }, bis { $until }
  }
proposal-end = Die Partie hier beenden
proposal-replace = { $by ->
    [bot] Ein Bot spielt { $name }
    [person] Jemand anderes spielt { $name }
   *[departure] { $name } verlässt die Partie
  }
proposal-rewind = { $where ->
    [none] Zu einem früheren Zeitpunkt zurückgehen
   *[other] Zurück zum Anfang von: { $where }
  }
proposal-undo = { $name } nimmt die letzte Antwort zurück
vote-by = { $mine ->
    [yes] Du schlägst es vor
   *[no] { $name } schlägt es vor
  }
votes-now = Abstimmungen
vote-open = noch nicht abgestimmt
vote-yes = ja
vote-no = nein
vote-needs = { $needed ->
    [all] alle müssen zustimmen
   *[other] { $needed } von { $voters } müssen zustimmen
  }
vote-closes = noch { $time }
vote-away = nicht da
vote-must = { $count ->
    [one] { $names } muss zustimmen
   *[other] { $names } müssen zustimmen
  }
vote-waits = { $count ->
    [one] { $names } ist nicht da und hat noch { $time }, um zurückzukommen
   *[other] { $names } sind nicht da und haben noch { $time }, um zurückzukommen
  }
vote-mine = Der Tisch stimmt über deinen Platz ab
vote-here = Ich bin da
agree-must = { $count ->
    [one] { $names } muss zustimmen.
   *[other] { $names } müssen zustimmen.
  }
agree-all = { $count ->
    [one] { $names } muss zustimmen.
   *[other] { $names } müssen alle zustimmen.
  }
agree-most = { $needed ->
    [one] Von { $others } anderen muss jemand zustimmen.
   *[other] Von { $others } anderen müssen { $needed } zustimmen.
  }
agree-away = { $count ->
    [one] { $names } ist nicht da: Wer etwas vorschlägt, schickt damit eine Nachricht, und der Vorschlag wartet { $time } auf eine Antwort.
   *[other] { $names } sind nicht da: Wer etwas vorschlägt, schickt ihnen damit eine Nachricht, und der Vorschlag wartet { $time } auf eine Antwort.
  }
grace-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }
grace-minutes = { $minutes } Minuten
vote-agree = Ja
vote-refuse = Nein
rest-pause = Der Tisch macht Pause
rest-break = Geplante Pause
rest-until = Es geht von selbst weiter: { $time }.
rest-open = Es geht weiter, wenn der Tisch zustimmt.
rest-go-on = Weiterspielen vorschlagen
rest-asked = Gerade wird über das Weiterspielen abgestimmt.
away = Wenn ich nicht da bin
away-about = Auf dich muss niemand warten. Die Vertretung oder der Bot hört auf, sobald du zurückkommst.
away-go-stand-in = Jetzt spielt eine Vertretung für mich
away-go-bot = Jetzt spielt ein Bot für mich
away-back = Ich bin zurück
away-furthest = Wenn meine Zeit um ist
away-default = nur die üblichen Antworten geben
away-stand-in = eine vorsichtige Vertretung spielt
away-bot = eine Vertretung, später ein Bot
away-spend = Die Vertretung darf handeln und ausgeben
away-spend-about = Sonst gibt sie nichts aus, was schwer wiederzubekommen ist.
away-at-once = Schon wenn meine Zeit einmal um war
away-at-once-about = Sonst wird zweimal die übliche Antwort gegeben, bevor jemand für mich spielt.
orders = Antworten im Voraus
orders-about = Diese Fragen werden für dich beantwortet, damit du dafür nicht kommen musst. Eine Antwort gilt, solange dieselbe Auswahl angeboten wird; sonst wirst du gefragt. Nur du siehst sie.
orders-none = Gerade wirst du nichts gefragt. Sobald du gefragt wirst, kannst du hier festlegen, wie diese Frage von da an beantwortet wird.
order-default = { $question ->
    [none] die übliche Antwort
   *[other] die übliche Antwort auf „{ $question }“
  }
order-usual = { $text ->
    [none] Die übliche Antwort
   *[other] Die übliche Antwort: { $text }
  }
order-times = { $times ->
    [one] noch einmal
   *[other] noch { $times }-mal
}
order-until = bis Runde { $turn }
order-give = Immer so antworten
order-revoke = Antwort im Voraus für { $kind } zurücknehmen
seat-links = Mein Platz und andere Leute
seat-links-about = Mit einem Link spielt jemand deinen Platz mit dir oder an deiner Stelle. Er gilt für eine Person und einige Tage; der Tisch erfährt, wer kommt.
seat-link = Ein Platz für dich
seat-link-share = Meinen Platz teilen
seat-link-give = Meinen Platz abgeben
seat-link-vacant = Jemand Neues für { $name }
sharing = Ihr spielt diesen Platz zusammen:
sharing-owner = hat den Platz
sharing-end = { $name } spielt nicht mehr mit
sharing-go = Ich spiele nicht mehr mit
seat-link-share-from = { $player ->
    [none] Jemand möchte, dass du mitspielst
   *[other] { $player } möchte, dass du mitspielst
  }
seat-link-replace-from = Ein Platz in einer laufenden Partie
seat-link-seat = Du wirst { $name } spielen
seat-link-share-about = Du spielst gemeinsam mit der Person, die den Platz schon hat: Ihr seht beide alles, und die erste Antwort zählt.
seat-link-replace-about = Von da an ist es dein Platz. Was der Platz weiß, weißt dann auch du; die nächste Seite sagt dir, wie die Partie steht.
seat-link-take = Platz nehmen
seat-link-until = Dieser Link gilt bis { $until }.
seat-link-dead-spent = Ein Link zu einem Platz gilt für eine Person und einige Tage, und ein neuer ersetzt ihn. Bitte die Person, die ihn geschickt hat, um einen neuen.
seat-link-dead-moved = Wer dir diesen Link geschickt hat, spielt den Platz nicht mehr. Wenn du mitspielen möchtest, frag am Tisch.
seat-link-dead-back = Der Platz war frei, solange seine Spielerin oder sein Spieler weg war, und ist jetzt wieder besetzt. Frag am Tisch, ob du zuschauen kannst.
seat-link-dead-parted = Der Platz wird wieder allein gespielt. Frag dort, wenn du mitspielen möchtest.
seat-link-dead-over = Platz nehmen kann dort niemand mehr. In der Lobby findest du Partien, die auf Leute warten.
links-good = Links, die noch gelten
links-share = Um { $name } zu teilen
links-replace = Um { $name } zu übernehmen
links-by = { $mine ->
    [yes] von dir
   *[no] von { $maker }
  } · für eine Person · bis { $until }
links-revoke = Zurückziehen
newcomer-share = { $name } spielt mit, seit Runde { $turn }
newcomer-replace = { $name } hat in Runde { $turn } übernommen
newcomer-swap = { $name } hat den Platz in Runde { $turn } durch Tausch bekommen
briefing-asked = Was du gefragt wirst
briefing-others = Gerade nichts: Der Tisch wartet auf andere.
briefing-you = Du spielst { $name }
briefing-turn = Runde { $turn }
briefing-standing = Platz { $rank } von { $seats }, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }
briefing-log = Was zuletzt geschah, das Neueste zuerst
briefing-play = Zum Tisch
achievements = Erfolge
achievements-about = Was du in beendeten Partien errungen hast. Du behältst es, was auch immer du als Nächstes spielst.
achievements-sign-in = Um Erfolge zu erringen, nimm erst Platz oder melde dich an.
achievements-have = { $have } von { $all } errungen
achievements-none-new = Diesmal nichts Neues.
achievement-new = Neu
achievement-since = { $day }{ $times ->
    [one] {""}
   *[other] {" "}({ $times }-mal)
  }
achievement-open = noch nicht

## What is asked once before it is done

doubt-back = Noch nicht
`;export{e as default};