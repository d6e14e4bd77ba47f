var e=`hint-tabs = Was willst du wissen?
hint-tab-what = Was kann ich tun?
hint-tab-why = Warum das?
hint-tab-steady = Was würde ein solider Bot tun?
hint-none = Du wirst gerade nichts gefragt.
hint-coming = Einen Moment …
hint-ways = Diese Arten von Antworten gibt es:
hint-more = { $count ->
    [one] und noch eine dieser Art
   *[other] und { $count } weitere dieser Art
}
hint-not-all = Auch andere Antworten sind möglich, wenn die Regeln sie erlauben.
hint-led = Was zuletzt geschah
hint-then = Was danach kommt
hint-steady-about = Ein solider Bot sieht, was du siehst, und sagt, was er antworten würde und warum. Das ist Hilfe: Am Ende der Partie erfahren alle, wie viele Tipps genutzt wurden, und wer einen genutzt hat, bekommt in dieser Partie keine Erfolge.
hint-steady-ask = Gib mir einen Tipp
hint-off = Der Gastgeber hat die Tipps an diesem Tisch abgeschaltet.
hint-would = Ein solider Bot würde antworten
hint-because = Der Grund
hint-used = { $count ->
    [one] Ein Tipp in dieser Partie genutzt.
   *[other] { $count } Tipps in dieser Partie genutzt.
}
hint-show = Zeig es mir
hint-do = Mach es für mich
`;export{e as default};