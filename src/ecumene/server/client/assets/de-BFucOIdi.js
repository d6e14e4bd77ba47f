var e=`# Lektionen: die Seite mit ihren Türen, und die Begleitung an einem Tisch, der eine ist. Was eine Lektion sagt, kommt aus ihrem Spiel.

learn-title = Lerne beim Spielen
learn-about = Ein erstes Spiel am echten Tisch mit den echten Regeln. Die Begleitung sagt dir, was du siehst, was du tun kannst und warum. Eine Spielregel musst du vorher nicht lesen.
learn-list = Lektionen
learn-none = In diesem Haus gibt es noch keine Lektionen.
learn-minutes = { $minutes } Min.
learn-minutes-of = { $done } von { $minutes } Min.
learn-chapters-of = { $chapters ->
    [one] { $done } von einem Kapitel
   *[other] { $done } von { $chapters } Kapiteln
}
learn-done = geschafft
learn-begin = Beginnen
learn-resume = Fortsetzen
learn-repeat = Wiederholen
learn-begin-of = Beginnen: { $name }
learn-resume-of = Fortsetzen: { $name }
learn-repeat-of = Wiederholen: { $name }
learn-show-chapters = Kapitel von { $name }:
learn-chapter-begin = Mit Kapitel { $number } beginnen:
learn-anywhere = Du kannst überall beginnen: Jedes Kapitel baut seine Stellung selbst auf. Ein neuer Anfang ersetzt den alten. Nach dem letzten Kapitel spielst du weiter.

## Die Begleitung

coach = Begleitung
coach-chapter = Kapitel { $number } von { $of }
coach-steps = In diesem Kapitel
coach-step-done = Erledigt
coach-step-otherwise = Anders gelöst
coach-step-missed = Kam nicht vor
coach-step-now = Jetzt
coach-step-later = Später
coach-why = Warum jetzt?
coach-know = Merke:
coach-free = Du entscheidest.
coach-instead = Du hast es anders gemacht.
coach-passed = Erledigt: { $step }
coach-next = Weiter
coach-show = Zeig es mir
coach-do = Mach es für mich
coach-waits = Die anderen spielen: Gleich geht es weiter.
coach-alone = Dazu sagt die Lektion nichts: Entscheide selbst, oder lass es mich tun.
coach-past = Du blickst zurück. Die Lektion wartet in der Gegenwart.
coach-over = Die Lektion ist zu Ende
coach-play-on = Weiterspielen
coach-fold = Begleitung einklappen
coach-unfold = Begleitung ausklappen
coach-leave = Verlassen (später fortsetzen)
coach-all = Alle Lektionen
`;export{e as default};