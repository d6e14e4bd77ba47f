var e=`# Was der Browser-Client selbst sagt. Die Sätze der Spiele kommen vom Haus.

guest = Gast
house-unreachable = Das Haus antwortet nicht.
try-again = Noch einmal versuchen
take-a-seat = Platz nehmen

# Gemeinsame Teile

close = Schließen
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

# Der Tisch

table-opening = Der Tisch wird gedeckt …
table-none = Diesen Tisch gibt es nicht.
table-closed = Dieser Tisch lässt sich gerade nicht öffnen.
to-the-lobby = Zur Lobby
awaited = Am Zug
you = du
game-over = Die Partie ist zu Ende
spectator = Zuschauer
phases = Phasen der Runde
turn-number = Runde { $turn }
seat-number = Platz { $number }
bot-any = Bot ({ $bot })
menu = Menü
undo = Zurücknehmen
history = Verlauf
log = Protokoll
chat = Gespräch
notes = Notizen
seats = Plätze
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
your-move = du bist am Zug
answer-is-in = Deine Antwort liegt vor
answer-sealed = Sie bleibt verdeckt, bis die anderen geantwortet haben. Bis dahin kannst du sie ändern.
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

and = { " und " }
result-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
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
play-again = Noch eine Partie
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
motion-about = Steine gleiten, außer dein System wünscht weniger Bewegung.

help-rule = Die Regel
help-rule-now = Die Regel zu dieser Entscheidung
help-section = Abschnitt { $rule } der Spielregel, in unseren Worten
help-default = Die als „üblich“ bezeichnete Antwort wird für dich gegeben, wenn du zu lange fort bist.
help-waiting = Jetzt entscheiden die anderen. Du kannst dich umsehen, das Protokoll lesen oder im Verlauf zurückblicken.
help-over = Die Partie ist zu Ende. Du kannst auf alles zurückblicken und das Spielprotokoll beim Ergebnis herunterladen.
help-watching = Du schaust an diesem Tisch zu: Du siehst, was alle sehen dürfen, und niemandes Hand.
help-rules = Alle Regeln, die hier genannt werden
help-rules-why = Jede in wenigen eigenen Worten; der volle Text steht in der gedruckten Spielregel.
help-search = Regeln durchsuchen
help-more = … und { $count } weitere.

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
key-escape = schließen oder zurück zum Jetzt

tour-step = { $number } von { $of }
tour-next = Weiter
tour-end = Genug
tour-play = Spielen
tour-welcome = Willkommen am Tisch
tour-welcome-about = Du kannst sofort spielen; dies dauert eine halbe Minute.
tour-ribbon = Der Gang einer Runde
tour-ribbon-about = Dunkel ist vorbei, Rot ist jetzt. Darüber steht, auf wen der Tisch wartet.
tour-board = Das Brett
tour-board-about = Hier liegt alles, was du wissen darfst. Von deiner Hand sieht niemand mehr, als die Regeln erlauben.
tour-request = Deine Frage
tour-request-about = Wenn du am Zug bist, wirst du hier gefragt, mit der Regel daneben. Wähle mit dem Zeiger oder mit einer Ziffer und Enter.
tour-buttons = Alles andere
tour-buttons-about = Blicke im Verlauf zurück, lies, was geschah, sprich mit den anderen und finde Hilfe. Die Taste ? zeigt alle Tasten.
`;export{e as default};