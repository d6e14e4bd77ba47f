"""Words as a search compares them: without accents, small words and most endings, in English and German."""

from __future__ import annotations

import re
import unicodedata

_WORD = re.compile(r"[a-z0-9]+")
_UMLAUT = re.compile(r"(?<![aeq])([aou])e")

_SMALL_ENGLISH = """
allowed because cannot enough every exactly happen happened happening happens hold holds instead many no not
now possible really something take takes anything everything each other others yet
a about all also am an and any anyone are as at be been before being both but by can could did do does done
else for from get gets go got had has have he her here him his how i if in into is it its just let like may
me mean means might mine more much must my need of off on one only or our out own s she should so some
somebody someone still than that the their them then there these they thing this those to too us use used
very want was we what when where whether which while who whom whose why will with work works would you your
"""
_SMALL_GERMAN = """
bringt gegen genug gilt immer jetzt kein keine keinen lohnt moeglich moglich nicht nichts viel viele
vielen wieder zwischen reicht moechte mochte bekomme bekommt anderen andere selben statt erst
aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da damit dann darf
darfst das dass dein deine deinem deinen deiner dem den denn der des die dies diese diesem diesen dieser
dieses doch dort du durch ein eine einem einen einer eines er es etwas euch fuer fur geht gibt habe haben
hat hatte hier ich ihm ihn ihr ihre im in ins ist ja jede jedem jeden jeder jemand kann kannst koennen
konnen machen mache macht man mehr mein meine meinem meinen meiner mich mir mit muss mussen musst nach noch
nur ob oder passiert sein seine seinem seinen seiner sich sie sind so soll sollte ueber uber um und uns
unser von vom vor wann warum was welche welchem welchen welcher welches wem wen wenn wer werde werden wie
wieso will wir wird wo wofur wollen wozu zu zum zur
"""
SMALL = {"en": frozenset(_SMALL_ENGLISH.split()), "de": frozenset(_SMALL_GERMAN.split())}
"""Words without meaning for a search."""

_ENGLISH = (("ies", "y"), ("ments", ""), ("ment", ""), ("ions", ""), ("ion", ""), ("ings", ""), ("ing", ""))
_GERMAN = ("ungen", "ung", "innen", "ern", "est", "en", "er", "em", "es", "et", "e", "n", "s", "t")
_LEAST = 3
"""The number of letters of a word that stay, whatever its ending."""


def words_of(text: str, language: str) -> list[str]:
    """The stems of the meaningful words of a text.

    >>> words_of("Can I move my cities?", "en")
    ['mov', 'city']
    >>> words_of("Wie viele Städte darf ich bauen?", "de")
    ['stad', 'bau']
    """
    small = SMALL.get(language, SMALL["en"])
    return [stem(word, language) for word in _WORD.findall(_plain(text, language)) if word not in small]


def stem(word: str, language: str) -> str:
    return _german(word) if language == "de" else _english(word)


def _plain(text: str, language: str) -> str:
    """Small letters without accents; the two ways to write an umlaut are one."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _UMLAUT.sub(r"\1", bare) if language == "de" else bare


def _english(word: str) -> str:
    for ending, instead in _ENGLISH:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST:
            return _bare(word.removesuffix(ending) + instead)
    if word.endswith("ed") and len(word) > 4:
        return _bare(word[:-2])
    if word.endswith("es") and len(word) > 4 and word[-3] in "sxzh":
        return _bare(word[:-2])
    if word.endswith("s") and len(word) > 3 and word[-2] not in "su":
        return _bare(word[:-1])
    return _bare(word)


def _bare(word: str) -> str:
    """Without a final e, and without the double letter before an ending."""
    if len(word) > _LEAST and word.endswith("e"):
        word = word[:-1]
    if len(word) > _LEAST + 1 and word[-1] == word[-2] and word[-1] not in "sl":
        word = word[:-1]
    return word


def _german(word: str) -> str:
    for _ in range(2):
        for ending in _GERMAN:
            if word.endswith(ending) and len(word) - len(ending) >= _LEAST:
                word = word.removesuffix(ending)
                break
    return word
