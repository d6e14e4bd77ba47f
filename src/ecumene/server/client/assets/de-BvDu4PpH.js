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
report-about = Das Haus merkt es sich mit der Stellung und dem Protokoll, wie du sie jetzt siehst, und mit deinem Browser. Von fremden Händen steht nichts darin.
report-send = Absenden
report-kept = Danke. Es ist als Bericht { $id } notiert.
key-report = Sagen, dass etwas nicht stimmt
copied = Kopiert
copy-by-hand = Der Browser lässt uns nicht kopieren; bitte den Text von Hand kopieren.
theme = Hell oder dunkel
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie das System
language = Sprache
error-unknown = In diesem Browser ging etwas schief. Bitte noch einmal versuchen.
error-hasty = Das war sehr schnell. Bitte einen Moment warten und noch einmal versuchen.
error-house = Das Haus ist darüber gestolpert. Es hat sich nichts geändert; bitte noch einmal versuchen.

# Die Lobby

to-content = Zum Inhalt
welcome = Die bekannte Welt an einem Tisch
welcome-about = Die großen Zivilisationsspiele im Browser: mit Freunden, mit Bots, an einem Abend oder über Wochen. Ohne Konto.
three-clicks = In drei Klicks am Tisch
three-clicks-about = allein gegen Bots, ohne Konto
title = Spiel
titles = Spiele
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
open-tables = Offene Tische
my-tables = Deine Tische
finished-tables = Beendete Tische
every-chance-fair = jeder Zufall nachprüfbar
no-open-tables = Gerade hat niemand einen offenen Tisch. Öffne einen oder nimm Platz gegen Bots.
no-finished-tables = Hier wurde noch nichts zu Ende gespielt. Was es ist, lässt sich Antwort für Antwort nachspielen.
open-a-table = Tisch öffnen
open-table-of = Einen Tisch öffnen: { $title }
sit-down = Hinsetzen
sit-down-at = Hinsetzen: { $name }
watch = Zusehen
watch-table = Zusehen: { $name }
enter = Eintreten
enter-table = Eintreten: { $name }
replay = Nachspielen
replay-table = Nachspielen: { $name }
more-of = Mehr zu { $name }
play-again = Noch einmal spielen
download-journal = Protokoll herunterladen
nobody = Noch niemand
seated = { $seated } von { $seats } besetzt
gathering = sammelt sich
gathering-of = sammelt sich, { $seated } von { $seats }
running = läuft
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
   *[other] wartet auf { $name } und { $more } mehr
}
tables-wait = { $count ->
    [one] ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
house-away = Das Haus antwortet gerade nicht; was du siehst, kann veraltet sein. Wir versuchen es weiter.

# Ein neuer Tisch

new-table = Ein neuer Tisch
who-plays = Wer spielt
hotseat = An einem Bildschirm
hand-name = Wer spielt Platz { $seat }?
hotseat-about = Mehrere Leute an diesem Gerät, mit einem Vorhang zwischen den Händen.
at-this-screen = Jemand an diesem Bildschirm
somebody-who-comes = Wer sich hinsetzt
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
open-to-all-about = Alle im Haus sehen den Tisch, dürfen sich hinsetzen und zusehen. Sonst nur, wer die Einladung hat.
opens-and-waits = Der Tisch wird geöffnet, und du lädst ein. Du beginnst, wann du magst; freie Plätze übernehmen Bots.
begins-at-once = Alle Plätze sind besetzt, das Spiel beginnt sofort.
open-the-table = Tisch öffnen
back = Zurück

# Der Raum vor dem Spiel

seat-free = Frei
stand-up = Aufstehen
empty-seat = { $name } um den Platz bitten
bots-fill = { $free ->
    [one] Wenn du jetzt beginnst, übernimmt ein Bot den freien Platz.
   *[other] Wenn du jetzt beginnst, übernehmen Bots die { $free } freien Plätze.
}
all-here = Alle sind da.
host-begins = Du hast einen Platz. Wer eingeladen hat, beginnt das Spiel.
take-free-seat = Nimm einen freien Platz; wer eingeladen hat, beginnt das Spiel.
give-up-table = Tisch aufgeben
table-given-up = Der Tisch ist aufgegeben.
no-such-table = Diesen Tisch gibt es nicht
no-such-table-about = Er wurde aufgegeben, oder er ist privat und du brauchst eine Einladung.
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

sign-in-optional = Anmelden, freiwillig
sign-in = Anmelden
sign-out = Abmelden
your-account = Du
your-name = Dein Name
your-name-about = Die anderen am Tisch sehen ihn.
keep-name = Diesen Namen behalten
name-kept = So heißt du jetzt.
make-account = Konto anlegen
have-account = Ich habe eines
account-about = Niemand braucht ein Konto. Mit einem findest du deine Tische auch in einem anderen Browser; deine Plätze behältst du.
account-made = Du hast jetzt ein Konto und behältst deine Plätze.
sign-in-as-guest = Du wirst zur Person dieses Kontos; die Plätze, die du als Gast hast, bleiben beim Gast.
signed-in-as = Angemeldet als { $login }.
welcome-back = Willkommen zurück, { $name }.
login = Anmeldename
password = Passwort
password-about = Mindestens acht Zeichen.

# Spiele, Varianten und Bots. Was hier fehlt, sagt das Haus auf seine Weise.

bot-easy = Leichter Bot
bot-steady = Solider Bot
bot-strong = Starker Bot
bot-greedy = Solider Bot
bot-random = Launischer Bot
bot-search = Grübelnder Bot
bot-strategist = Planender Bot
title-ages-about = Sechs Runden Aufstieg und Niedergang: Führe bis zu drei Zivilisationen, setze Arbeiter ein, sammle Punkte.
title-ages-note = Viele Karten sind von uns nachgebildet; wer das gedruckte Spiel besitzt, kann die eigenen einsetzen.
title-ages-length = etwa 15 Minuten
option-ages-innovation = Innovation
option-ages-innovation-about = Besondere Technologiekarten sind zu kaufen, jede verdeckt eine Spalte mit neuen Technologien.
option-ages-special-technologies = Besondere Technologien
option-ages-special-technologies-about = Bei Innovation: wann man im eigenen Zug besondere Technologiekarten kaufen darf.
option-ages-special-technologies-any-time = Jederzeit
option-ages-special-technologies-with-actions = Nur neben Aktionen
option-ages-changing-world = Wandel der Welt
option-ages-changing-world-about = Ereignismarker über den letzten drei Aktionskarten.
option-ages-drafting = Draft
option-ages-drafting-about = Alle wählen zuerst eine geheime Hand von fünf Zivilisationen.
option-ages-scenario = Solospiel
option-ages-scenario-about = Für einen Platz: ein Scharmützel oder ein Szenario vom Weg zum Ruhm (von uns nachgebildet).
option-ages-scenario-skirmish = Scharmützel
option-ages-scenario-age-of-wonders = Zeitalter der Wunder
option-ages-scenario-the-silk-road = Die Seidenstraße
option-ages-scenario-the-lost-civilization = Die verlorene Zivilisation
option-ages-scenario-mongol-devastation = Mongolensturm
option-ages-scenario-death-and-rebirth = Tod und Wiedergeburt
option-ages-track = Zeitleiste
option-ages-track-about = Die Reihenfolge der Aktionskarten: zufällig, oder die für ein erstes Spiel empfohlene.
option-ages-track-random = Zufällig
option-ages-track-first-game = Für ein erstes Spiel
option-ages-first = Startspieler
option-ages-first-about = Welcher Platz den Startspielermarker zuerst hat.
option-ages-first-random = Zufällig
option-ages-first-0 = Erster Platz
option-ages-first-1 = Zweiter Platz
option-ages-first-2 = Dritter Platz
option-ages-first-3 = Vierter Platz
option-ages-hunt = Jagd
option-ages-hunt-about = Wie oft die Jagd in einem Zug ausgeführt werden kann.
option-ages-hunt-twice = Zweimal
option-ages-hunt-once = Einmal
option-ages-starter = Nächster Startspieler
option-ages-starter-about = In welche Richtung der Startspielermarker am Ende einer Runde geht.
option-ages-starter-counter-clockwise = Gegen die Zugreihenfolge
option-ages-starter-clockwise = In der Zugreihenfolge
title-cultures-about = Zwei Zivilisationen, sieben Runden: Jede Karte ist Gebäude oder Anführer, Rohstoff oder Soldat.
title-cultures-note = Die meisten Karten und Tafeln sind von uns nachgebildet; wer das gedruckte Spiel besitzt, kann die eigenen einsetzen.
title-cultures-length = etwa 45 Minuten
option-cultures-civilizations = Zivilisationen
option-cultures-civilizations-about = Wer was spielt: der Reihe nach gewählt, zufällig oder für beide Plätze festgelegt.
option-cultures-civilizations-choose = Der Reihe nach wählen
option-cultures-civilizations-random = Zufällig
option-cultures-first = Fortschrittsmarker
option-cultures-first-about = Welcher Platz den Fortschrittsmarker zuerst hat.
option-cultures-first-random = Zufällig
option-cultures-first-0 = Erster Platz
option-cultures-first-1 = Zweiter Platz
option-cultures-match = Zwei Spiele als Wettkampf
option-cultures-match-about = Zwei Spiele nacheinander mit getauschten Zivilisationen und denselben Provinzen.
option-cultures-lone-competitor = Allein im Wettstreit
option-cultures-lone-competitor-about = Ob jemand, der allein um eine Provinz streitet, sie ohne eigenes Symbol bekommt.
option-cultures-lone-competitor-takes = Bekommt die Provinz
option-cultures-lone-competitor-needs-symbol = Braucht ein Symbol
option-cultures-coins = Münzen
option-cultures-coins-about = Ob die 28 Münzen der Schachtel eine Grenze sind.
option-cultures-coins-unlimited = Unbegrenzt
option-cultures-coins-limited = 28 und nicht mehr
title-empires-about = Führe eine Zivilisation durch achttausend Jahre: Volk, Städte, Handel, Katastrophen und Fortschritte.
title-empires-note = Osten oder Westen mit 3 bis 9 Plätzen, beide mit 10 bis 18; mit 3 und 4 ein Markt, ab 12 zwei Handelsblöcke. Eine Rundengrenze macht es kürzer.
title-empires-length = ein Abend oder über Wochen
option-empires-game = Länge des Spiels
option-empires-game-about = Das ganze Spiel oder nur seine letzten Runden: Alle beginnen mit Städten, Volk und Fortschritten.
option-empires-game-long = Das ganze Spiel
option-empires-game-long-length = 16 oder 17 Runden, etwa 490 Entscheidungen für jeden
option-empires-game-short = Das kurze Spiel
option-empires-game-short-length = für einen Abend: 5 bis 7 Runden, etwa 270 Entscheidungen für jeden
option-empires-game-note = Gemessen in Spielen von fünf und neun starken Bots auf der einfachen Seite; auf der Seite für Erfahrene hatte das kurze Spiel 11 bis 15 Runden. Wenn du noch nie gespielt hast, beginne mit dem ganzen Spiel.
option-empires-map = Karte
option-empires-map-about = Auf welchem Plan gespielt wird: einem der beiden mit 3 bis 9 Plätzen, beiden mit mehr.
option-empires-map-east = Der Osten
option-empires-map-west = Der Westen
option-empires-map-both = Osten und Westen
option-empires-ast = Zeitleiste
option-empires-ast-about = Die Seite der archäologischen Zeitleiste (A.S.T.).
option-empires-ast-basic = Einfach
option-empires-ast-expert = Für Erfahrene
option-empires-civilizations = Zivilisationen
option-empires-civilizations-about = Wer was spielt: nach ausgeteiltem Vorrang gewählt, zufällig oder in der Reihenfolge der Rangliste.
option-empires-civilizations-choose = Der Reihe nach wählen
option-empires-civilizations-random = Zufällig
option-empires-civilizations-ranking = Nach Rangliste
option-empires-strict = Strenge Reihenfolge
option-empires-strict-about = Ob alle nacheinander in der Reihenfolge der Volkszählung ziehen.
option-empires-revolt = Aufständische Städte
option-empires-revolt-about = Was aus aufständischen Städten wird, die der Begünstigte nicht ersetzen kann.
option-empires-revolt-pirates = Piraten bekommen sie
option-empires-revolt-next = Der nächste Platz bekommt sie
option-empires-trade-answers = Worte im Handel
option-empires-trade-answers-about = Wie oft sich jeder Platz in einer Handelsphase äußern darf, wenn kein Wecker sie beendet.
option-empires-trade-answers-0 = Keine Grenze
option-empires-turns = Rundengrenze
option-empires-turns-about = Eine vereinbarte Grenze der Runden; ohne sie endet das Spiel von selbst.
option-empires-turns-0 = Keine Grenze
title-expansion-about = Führe ein Volk durch achttausend Jahre; sein Spielplan ist verloren, der von Mega Empires tritt an seine Stelle.
title-expansion-note = Osten oder Westen mit 5 bis 9 Plätzen, beide mit 10 bis 18; ab 12 zwei Handelsblöcke. Ein Spiel hat mindestens 15 Runden, oft 25.
title-expansion-length = über Wochen, oder ein Abend mit einer Rundengrenze
option-expansion-map = Karte
option-expansion-map-about = Auf welchem Teil des Plans gespielt wird: einem der beiden mit 5 bis 9 Plätzen, beiden mit mehr.
option-expansion-map-west = Der Westen
option-expansion-map-east = Der Osten
option-expansion-map-both = Osten und Westen
option-expansion-civilizations = Völker
option-expansion-civilizations-about = Wer was spielt: zufällig, nach ausgeteiltem Vorrang gewählt oder in der Reihenfolge der Zeitleiste (A.S.T.).
option-expansion-civilizations-random = Zufällig
option-expansion-civilizations-choose = Der Reihe nach wählen
option-expansion-civilizations-ranking = Nach der Zeitleiste
option-expansion-order = Reihenfolge der A.S.T.
option-expansion-order-about = Wonach Gleichstände und manche Phasen gehen: nach der Tabelle der Startgebiete oder nach Dawn of History, einem späteren Regelbuch.
option-expansion-order-starts = Tabelle der Startgebiete
option-expansion-order-dawn = Dawn of History
option-expansion-passage = Außer Spiel
option-expansion-passage-about = Ob Schiffe an Gebieten vorbeifahren dürfen, die nicht im Spiel sind; halten können sie dort nie.
option-expansion-passage-closed = Für Schiffe gesperrt
option-expansion-passage-open = Schiffe fahren vorbei
option-expansion-latecomers = Plätze, die später kommen
option-expansion-latecomers-about = Wie viele der letzten Plätze später dazukommen, mit einem Bürgerkrieg; fünf spielen von Anfang an.
option-expansion-latecomers-0 = Keine
option-expansion-strict = Strenge Reihenfolge
option-expansion-strict-about = Ob alle nacheinander in der Reihenfolge der Volkszählung ziehen.
option-expansion-trade-answers = Worte im Handel
option-expansion-trade-answers-about = Wie oft sich jeder Platz in einer Handelsphase äußern darf, wenn kein Wecker sie beendet.
option-expansion-trade-answers-0 = Keine Grenze
option-expansion-turns = Rundengrenze
option-expansion-turns-about = Eine vereinbarte Grenze der Runden; ohne sie endet das Spiel, wenn ein Marker das letzte Feld erreicht.
option-expansion-turns-0 = Keine Grenze

# Der Tisch

table-opening = Der Tisch wird gedeckt …
table-none = Diesen Tisch gibt es nicht.
table-closed = Dieser Tisch lässt sich gerade nicht öffnen.
awaited = Am Zug
game-over = Die Partie ist zu Ende
spectator = Zuschauer
phases = Phasen der Runde
turn-number = Runde { $turn }
menu = Menü
undo = Zurücknehmen
history = Verlauf
log = Protokoll
chat = Gespräch
label-new = { $label }, { $count } neu
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
parts-of-table = Teile des Tisches

rule = Regel
answer-is-in = Deine Antwort liegt vor
answer-given = Deine Antwort: { $answer }
answer-waits = Der Tisch wartet auf andere. Bis sie geantwortet haben, kannst du sie ändern.
option-given = deine Antwort
change-answer = Antwort ändern
keep-answer = Dabei bleiben
what-does-it-mean = Was bedeutet das?
option-default = üblich
option-default-why = Diese Antwort wird für dich gegeben, wenn du zu lange fort bist.
options-search = { $count } Antworten durchsuchen
options-found = { $count ->
    [0] Keine Antwort enthält diese Wörter.
    [one] 1 Antwort
   *[other] { $count } Antworten
}
options-coming = { $count } Antworten werden aufgeschrieben …
options-not-all = Das sind sinnvolle Antworten; die Regeln erlauben weitere.
sending = Wird gesendet …
sending-again = Das Haus antwortet nicht; es wird noch einmal gesendet …
refused = So geht es nicht.
sheet-raise = Frage zeigen
sheet-lower = Frage absenken
announce-ask = Du bist am Zug: { $ask }

since-you-left = Seit du fort warst
undo-vote = Die anderen fragen: Abstimmung vorschlagen
undo-vote-open = Darüber wird schon abgestimmt: Sagen alle Ja, wird sie zurückgenommen.
undo-vote-nobody = An diesem Tisch kann sonst niemand darüber abstimmen, also bleibt sie stehen.
losses = Verluste
losses-count = { $count } Verluste
losses-read = Lesen
losses-fold = Einklappen
losses-done = Alle gelesen
loss = { $what ->
    [cards] Karten verloren.
    [city] Stadt verloren.
    [coins] Münzen verloren.
    [marker] Dein Marker:
    [points] Punkte verloren.
    [ship] Schiffe verloren.
    [tokens] Plättchen verloren.
    [treasury] Schatz verloren.
    [units] Einheiten verloren.
    [workers] Arbeiter verloren.
   *[other] Ein Verlust:
}
loss-done = Gelesen, weglegen
taken-back = zurückgenommen
look-here = Den Tisch danach ansehen
look-at = Den Tisch nach Antwort { $number } ansehen
log-earlier = Frühere Zeilen zeigen
log-empty = Noch ist nichts geschehen.

chat-to = An wen
chat-everybody = Alle
chat-private = vertraulich an { $name }
chat-say = Etwas sagen
chat-send = Senden
chat-earlier = Frühere Nachrichten zeigen
chat-empty = Noch hat niemand etwas gesagt.
chat-closed = Hier sprechen nur, die am Tisch sitzen.
notes-write = Was du hier schreibst, siehst nur du.
notes-kept = Aufgehoben.
notes-writing = Wird aufgehoben …
notes-seated = Wer einen Platz hat, kann hier Notizen machen.

seat-here = ist da
seat-away = ist fort
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
history-play = Von hier abspielen
history-pause = Anhalten
history-pace = Tempo
history-slow = Langsam
history-steady = Ruhig
history-quick = Schnell
history-leave = Zurück zum Jetzt

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
result-board = Das Brett ansehen
proof = Beweis des Zufalls
proof-why = Der Keim allen Zufalls wurde vor der ersten Antwort versiegelt und liegt nun offen. Das Spielprotokoll enthält jede Antwort und jedes Ergebnis; wer will, kann es nachspielen und beides prüfen.
proof-download = Spielprotokoll herunterladen

curtain-pass = Gib das Gerät an { $name }
curtain-why = Jetzt ist niemandes Hand zu sehen.
curtain-show = Ich bin { $name }: zeig meinen Tisch
curtain-back = Noch nicht; ich möchte noch einmal schauen
hand-done = Du hast alles beantwortet. { $name } ist am Zug.

line-lost = Die Verbindung zum Haus ist unterbrochen. Was du siehst, kann veraltet sein.
line-try = Jetzt versuchen

sounds = Klänge
sounds-about = Leise Töne, wenn du am Zug bist, wenn jemand antwortet und am Ende.
forced = Für mich antworten, wo es nur eine Antwort gibt
forced-about = Wo ein Brett das erkennt, werden solche Fragen nicht gestellt.
motion-about = Steine gleiten, außer dein System wünscht weniger Bewegung.

help-rule = Die Regel
help-rule-now = Die Regel zu dieser Entscheidung
help-default = Die als „üblich“ bezeichnete Antwort wird für dich gegeben, wenn du zu lange fort bist.
help-waiting = Jetzt entscheiden die anderen. Du kannst dich umsehen, das Protokoll lesen oder im Verlauf zurückblicken.
help-over = Die Partie ist zu Ende. Du kannst auf alles zurückblicken und das Spielprotokoll beim Ergebnis herunterladen.
help-watching = Du schaust an diesem Tisch zu: Du siehst, was alle sehen dürfen, und niemandes Hand.
help-rules = Alle Regeln, die hier genannt werden
help-rules-why = Jede in wenigen eigenen Worten; der volle Text steht in der gedruckten Spielregel.
help-search = Regeln durchsuchen
help-more = … und { $count } weitere.

rule-reading = Die Beispiele werden geholt …
rule-unread = Das Haus antwortet nicht; die Beispiele sind jetzt nicht zu lesen.
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
rule-all = Alle Regeln

key-option = zu einer Antwort gehen
key-options = durch die Antworten gehen
key-take = die Antwort geben
key-search = Antworten durchsuchen
key-request = zur Frage gehen
key-undo = zurücknehmen
key-history = im Verlauf zurückblicken
key-answers = im Verlauf: nach Antworten
key-phases = im Verlauf: nach Phasen
key-log = Protokoll
key-chat = Gespräch
key-notes = Notizen
key-seats = Plätze und Punkte
key-text = der Tisch als Text
key-help = Hilfe zur Regel von jetzt
key-keys = diese Liste
key-keeping = Zeit und Leute
key-escape = schließen oder zurück zum Jetzt

tour-step = { $number } von { $of }
tour-next = Weiter
tour-end = Genug
tour-play = { $watching ->
    [yes] Zuschauen
   *[no] Spielen
}
tour-welcome = Willkommen am Tisch
tour-welcome-about = { $watching ->
    [yes] Du schaust zu: Dich fragt niemand etwas. Dies dauert eine halbe Minute.
   *[no] Du kannst sofort spielen; dies dauert eine halbe Minute.
}
tour-ribbon = Der Gang einer Runde
tour-ribbon-about = Dunkel ist vorbei, Rot ist jetzt. Darüber steht, auf wen der Tisch wartet.
tour-board = Das Brett
tour-board-about = { $watching ->
    [yes] Hier liegt alles, was alle wissen dürfen. Die Hände bleiben dir verborgen.
   *[no] Hier liegt alles, was du wissen darfst. Von deiner Hand sieht niemand mehr, als die Regeln erlauben.
}
tour-request = Deine Frage
tour-request-about = Wenn du am Zug bist, wirst du hier gefragt, mit der Regel daneben. Wähle mit dem Zeiger oder mit einer Ziffer und Enter.
tour-buttons = Alles andere
tour-buttons-about = Blicke im Verlauf zurück, lies, was geschah, sprich mit den anderen und finde Hilfe. Die Taste ? zeigt alle Tasten.

# Das Spielbrett von Rising Cultures

board-unpacking = Die Tableaus werden ausgelegt …
cultures-you = du
cultures-your-civilization = { $civilization }, dein Volk
cultures-civilizations = Völker
cultures-character-rome = Leicht zu lernen: Schwerter, Einkommen, viele Gebäude
cultures-character-persia = Leicht zu lernen: mehrere Herrscher nebeneinander, Pferde
cultures-character-abbasid = Anspruchsvoll: studiert abgelegte Karten für Fortschritt
cultures-character-egypt = Anspruchsvoll: Münzen auf dem Nil, den beide nutzen können
cultures-taken-by = Geführt von { $name }
cultures-keeps-coins = behält { $limit } Münzen nach der Runde
cultures-studies = kann für { $cost } Münzen studieren

cultures-progress = Fortschritt
cultures-display = Auslage
cultures-resources = Rohstoffe
cultures-military = Militär
cultures-provinces = Provinzen
cultures-hand = Deine Hand
cultures-nile = Der Nil
cultures-nile-closed = geschlossen
cultures-nile-coin = { $civilization } hat hier eine Münze
cultures-marker = Fortschrittsmarker
cultures-golden-age = Goldenes Zeitalter
cultures-score-now = Punkte, wenn das Spiel jetzt endete
cultures-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
cultures-vp = { $points } SP
cultures-vp-short = SP
cultures-gain = { $points } SP
cultures-of-coins = von { $limit } Münzen
cultures-on-nile = { $coins } auf dem Nil
cultures-hand-count =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
cultures-deck-count = Stapel { $count }
cultures-deck-known = Was du von deinem Stapel kennst, von oben nach unten
cultures-discard-count = Ablage { $count }
cultures-discard-of = Abgelegt von { $civilization }
cultures-no-cards = Keine Karten.
cultures-display-empty = Noch keine Gebäude oder Herrscher
cultures-planned = wenn du sie spielst
cultures-covers = verdeckt { $cards }
cultures-level-empty = nichts
cultures-level-reached = erreicht
cultures-level-planned = mit diesem Zug
cultures-level-open = nicht erreicht
cultures-band-empty = frei
cultures-resource-cards = Rohstoffkarten; die letzte wird als nächste Fortschritt
cultures-last-resource = { $card }: zuletzt gelegt, wird als nächste Fortschritt
cultures-card-comes = mit diesem Zug
cultures-card-goes = wird mit diesem Zug Fortschritt
cultures-as-resources = Als Rohstoffe
cultures-as-military = Als Militär
cultures-cost = Kosten
cultures-costs-nothing = kostet nichts
cultures-no-effect = Keine Wirkung
cultures-kind-building = Gebäude
cultures-kind-leader = Herrscher
reconstructed = Unsere Rekonstruktion: Die gedruckte Karte kann abweichen. Wer das Spiel besitzt, kann die eigenen Karten eintragen.
reconstructed-short = rekonstruiert

cultures-sign =
    { $count } { $what ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
        [gold] Gold
        [coin] { $count ->
            [one] Münze
           *[other] Münzen
        }
        [sword] { $count ->
            [one] Schwert
           *[other] Schwerter
        }
        [horse] { $count ->
            [one] Pferd
           *[other] Pferde
        }
        [shield] { $count ->
            [one] Schild
           *[other] Schilde
        }
        [harvest] Ernte-Provinz
        [craft] Handwerks-Provinz
        [trade] Handels-Provinz
       *[other] { $what }
    }
cultures-becoming = { $now }, dann { $to }
cultures-gain-of =
    +{ $count } { $what ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
        [gold] Gold
        [sword] { $count ->
            [one] Schwert
           *[other] Schwerter
        }
        [horse] { $count ->
            [one] Pferd
           *[other] Pferde
        }
        [shield] { $count ->
            [one] Schild
           *[other] Schilde
        }
       *[other] { $what }
    }

cultures-won-by = Gewonnen von { $civilization }
cultures-boxed = niemandes
cultures-provinces-over = Das Spiel ist aus.
cultures-contest-nobody = { $province } jetzt: Niemand hat ein Symbol, das zählt.
cultures-contest-you = { $province } jetzt: du { $mine }, { $opponent } { $theirs }. Du führst.
cultures-contest-they = { $province } jetzt: du { $mine }, { $opponent } { $theirs }. { $opponent } führt.
cultures-contest-watch = { $province } jetzt: { $me } { $mine }, { $opponent } { $theirs }. { $leader } führt.
cultures-contest-you-then = { $province } dann: du { $mine }, { $opponent } { $theirs }. Du führst.
cultures-contest-they-then = { $province } dann: du { $mine }, { $opponent } { $theirs }. { $opponent } führt.
cultures-contest-watch-then = { $province } dann: { $me } { $mine }, { $opponent } { $theirs }. { $leader } führt.

cultures-waiting = Wir warten auf { $names }.
cultures-past = Du siehst einen früheren Augenblick.
cultures-put-back = Karte zurückstecken
cultures-use-heading = { $card } verwenden
cultures-uses-of = Verwendungen von { $card }
cultures-use-coins =
    { $coins ->
        [one] { $coins } Münze nehmen
       *[other] { $coins } Münzen nehmen
    }
cultures-use-military = Militär verstärken
cultures-use-resource = Rohstoffe anlegen
cultures-use-build =
    { $kind ->
        [leader] { $price ->
            [0] Umsonst einsetzen
            [one] Für { $price } Münze einsetzen
           *[other] Für { $price } Münzen einsetzen
        }
       *[building] { $price ->
            [0] Umsonst bauen
            [one] Für { $price } Münze bauen
           *[other] Für { $price } Münzen bauen
        }
    }
cultures-gist-coins = { $from } auf { $to } Münzen; die Karte wird abgelegt
cultures-gist-full = Alle { $bands } Plätze sind belegt
cultures-gist-helps = { $gains }; { $province } { $mine } zu { $theirs }
cultures-gist-no-help = { $gains }; hilft nicht bei { $province }
cultures-gist-resource =
    { $coins ->
        [0] { $gains }, auf Dauer
        [one] { $gains ->
            [none] 1 Münze, einmalig
           *[other] { $gains }, auf Dauer; 1 Münze, einmalig
        }
       *[other] { $gains ->
            [none] { $coins } Münzen, einmalig
           *[other] { $gains }, auf Dauer; { $coins } Münzen, einmalig
        }
    }
cultures-gist-dear = Fehlende Rohstoffe kosten { $price } Münzen; du hast { $coins }
cultures-gist-missing =
    { $count } { $what ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
       *[gold] Gold
    } fehlt
cultures-place-leader = Wohin
cultures-beside = Neben die anderen
cultures-on-leader = Auf { $leader }
cultures-way-no = Keiner
cultures-way-resource = { $card } wird Fortschritt
cultures-way-study = { $card } für { $cost } Münzen studieren

cultures-consequences = Was geschehen würde
cultures-then-missing =
    { $count } { $resource ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
       *[gold] Gold
    } fehlt, je { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
cultures-then-spared =
    { $count ->
        [one] Ein fehlender Rohstoff wird erlassen
       *[other] { $count } fehlende Rohstoffe werden erlassen
    }
cultures-then-free = Nichts fehlt: Es kostet keine Münzen
cultures-then-effect = { $words }
cultures-then-covered = { $card } wird verdeckt und wirkt nicht mehr
cultures-then-level = { $card } wird Fortschritt, Stufe { $level }: { $words }
cultures-then-coins = Münzen { $from } auf { $to }
cultures-then-limit = Was über { $limit } Münzen geht, kommt nach der Runde zurück
cultures-then-resource =
    { $resource ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
       *[gold] Gold
    } { $from } auf { $to }
cultures-then-symbol =
    { $symbol ->
        [sword] Schwerter
        [horse] Pferde
       *[shield] Schilde
    } { $from } auf { $to }
cultures-then-income = Einkommen je Runde { $from } auf { $to }
cultures-then-contest =
    { $province }: du { $mine }, Gegenseite { $theirs }. { $leads ->
        [yes] Du führst.
       *[no] Die Gegenseite führt.
    }
cultures-then-points = { $points } SP, wenn das Spiel jetzt endete
cultures-then-progress = Danach wählst du eine Karte, die Fortschritt wird

cultures-hint-play = Nimm eine Handkarte auf; hier steht, was jede Verwendung bewirkt, bevor du sie ausführst.
cultures-hint-civilization = Wähle oben ein Tableau; es gehört dir das ganze Spiel.
cultures-hint-bury = Nimm die Karte auf, die unter deinen Stapel kommt.
cultures-hint-start = Wähle drei Karten der Reihe nach: den ersten Rohstoff, den letzten Rohstoff (er wird als nächster Fortschritt) und die Karte für oben auf den Stapel. Die vierte kommt nach unten.
cultures-role-first = 1. Rohstoff
cultures-role-second = 2. Rohstoff
cultures-role-top = oben
cultures-role-bottom = unten

cultures-do-card = Wähle eine Karte
cultures-do-other-use = Wähle die Verwendung
cultures-do-start = Damit beginnen
cultures-do-lead = { $civilization } führen
cultures-do-bury = { $card } unter den Stapel legen
cultures-do-coins =
    { $coins ->
        [one] { $card } für { $coins } Münze ablegen
       *[other] { $card } für { $coins } Münzen ablegen
    }
cultures-do-military = { $card } zum Militär legen
cultures-do-resource = { $card } zu den Rohstoffen legen
cultures-do-build =
    { $kind ->
        [leader] { $price ->
            [0] { $card } umsonst einsetzen
            [one] { $card } für { $price } Münze einsetzen
           *[other] { $card } für { $price } Münzen einsetzen
        }
       *[building] { $price ->
            [0] { $card } umsonst bauen
            [one] { $card } für { $price } Münze bauen
           *[other] { $card } für { $price } Münzen bauen
        }
    }

cultures-if-decline = Du behältst dein Militär; tritt niemand an, verlässt die Provinz das Spiel.
cultures-if-keep = Keine neuen Karten; das Ausspielen beginnt.
cultures-if-swap = Münzen { $from } auf { $to }; für jede neue Karte kommt eine unter deinen Stapel.
cultures-if-nile =
    { $brings ->
        [none] Nichts vom Nil; { $left } Münzen zur Hand.
       *[other] { $brings }; { $left } Münzen zur Hand.
    }
cultures-if-level = Stufe { $level }: { $words }.
cultures-if-second = Die Völker wechseln den Platz, die Provinzen bleiben.
cultures-if-win = { $mine } zu { $theirs }: Treten beide an, gewinnst du.
cultures-if-lose = { $mine } zu { $theirs }: Du gewinnst nur, wenn die Gegenseite nicht antritt.
cultures-if-cost = { $card } wird dafür abgelegt.
cultures-if-cost-nothing = Es kostet dich keine Militärkarte.
cultures-first-game = Erstes Spiel: du { $mine }, Gegenseite { $theirs } Punkte.

cultures-score-sheet = Wertungsblatt
cultures-part-display = Gebäude und Herrscher
cultures-part-board = Volkstableau
cultures-part-provinces = Provinzen
cultures-part-marker = Fortschrittsmarker
cultures-part-first-game = Erstes Spiel
cultures-scored-progress = Fortschrittsstufe { $number }
cultures-scored-military = Militärplatz { $number }

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
pace-day = In Tagen
pace-none-about = Alle nehmen sich so viel Zeit, wie sie brauchen.
pace-live-about = Alle spielen zur selben Zeit: einige Minuten für jede Phase und eine Reserve für die ganze Partie.
pace-day-about = Alle spielen, wann sie Zeit haben: ein Tag für jede Phase und drei Tage Reserve.
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
propose-about = Alle stimmen ab. Zurückgehen, Zurücknehmen und Beenden brauchen alle, alles andere mehr als die Hälfte; ein Platz geht nur mit Zustimmung weg. Wer nicht da ist, bekommt Zeit, um zurückzukommen.
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
propose-replace-departure = Verlässt die Partie
propose-leave = Ich verlasse die Partie
propose-departure-about = Wer die Partie verlässt, verlässt sie endgültig: Das Regelbuch sagt, was aus den Figuren wird.
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
    [one] { $names } ist nicht da, bekommt eine Nachricht und hat { $time }, um zurückzukommen.
   *[other] { $names } sind nicht da, bekommen eine Nachricht und haben { $time }, um zurückzukommen.
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
away-about = Auf dich muss niemand warten. Wer für dich spielt, hört auf, sobald du zurückkommst.
away-go-stand-in = Jetzt spielt eine Vertretung für mich
away-go-bot = Jetzt spielt ein Bot für mich
away-back = Ich bin zurück
away-furthest = Wenn meine Zeit um ist
away-default = nur die üblichen Antworten geben
away-stand-in = eine vorsichtige Vertretung spielt
away-bot = eine Vertretung, später ein Bot
away-spend = Die Vertretung darf handeln und ausgeben
away-spend-about = Sonst rührt sie nichts an, was schwer wiederzubekommen ist.
away-at-once = Schon wenn meine Zeit einmal um war
away-at-once-about = Sonst wird zweimal die übliche Antwort gegeben, bevor jemand für mich spielt.
orders = Antworten im Voraus
orders-about = Damit du dafür nicht kommen musst. Sie gelten, solange dieselbe Auswahl angeboten wird; sonst wirst du gefragt. Nur du siehst sie.
orders-none = Gerade wirst du nichts gefragt. Sobald du gefragt wirst, kannst du hier festlegen, was von da an geantwortet wird.
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
seat-link-dead-spent = Ein Link zu einem Platz gilt für eine Person und einige Tage, und ein neuer ersetzt ihn. Bitte um einen anderen, wo du ihn herhast.
seat-link-dead-moved = Wer dir diesen Link geschickt hat, spielt den Platz nicht mehr. Wenn du mitspielen möchtest, frag am Tisch.
seat-link-dead-back = Der Platz war frei, solange niemand da war, und ist wieder besetzt. Frag am Tisch, ob du zuschauen kannst.
seat-link-dead-parted = Der Platz wird wieder allein gespielt. Frag dort, wenn du mitspielen möchtest.
seat-link-dead-over = Platz nehmen kann dort niemand mehr. In der Lobby findest du Partien, die auf Leute warten.
links-good = Links, die gelten
links-share = Um { $name } zu teilen
links-replace = Um { $name } zu übernehmen
links-by = { $mine ->
    [yes] von dir
   *[no] von { $maker }
  } · für eine Person · bis { $until }
links-revoke = Zurückziehen
newcomer-share = { $name } spielt mit, seit Runde { $turn }
newcomer-replace = { $name } hat in Runde { $turn } übernommen
newcomer-swap = { $name } hat in Runde { $turn } getauscht
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
achievements-about = Was du in beendeten Partien errungen hast. Es bleibt dir, was auch immer du als Nächstes spielst.
achievements-sign-in = Erfolge braucht jemand, der sie erringt: Nimm erst Platz, oder melde dich an.
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