# Warum ein solider Bot so antworten würde.

lineage-reason-found = Die fünf Städte zusammen sollen Gebiete lassen, die viele Plättchen ernähren, freie Bauplätze daneben und sichere Grenzen; bisher hast du { $my_cities } Städte.
lineage-reason-lose_city = Von deinen { $my_cities } Städten braucht die Region diese am wenigsten.
lineage-reason-populate = Plättchen kommen zuerst um freie Bauplätze herum, wo sie sich für eine Stadt in Runde 1 sammeln; du hast { $my_tokens } Plättchen auf dem Plan.
lineage-reason-populate-end_populating = Alle Plättchen haben einen Platz: { $my_tokens } Plättchen für { $my_cities } Städte.
