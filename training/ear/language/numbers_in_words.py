"""Spells out the numbers of written text the way they are said: 1999 -> nineteen ninety nine, 5:30 -> five thirty."""

import re

UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
).split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
SCALES = ((10**9, "billion"), (10**6, "million"), (10**3, "thousand"))
IRREGULAR_ORDINALS = {
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth",
    "twelve": "twelfth",
}  # fmt: skip

PLAIN = re.compile(r"^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(s|'s|st|nd|rd|th|am|pm|k)?$")
CLOCK = re.compile(r"^(\d{1,2}):(\d{2})(am|pm)?$")
DECIMAL = re.compile(r"^(\d{0,9})\.(\d{1,4})$")


def cardinal(value):
    """The words of a whole number from 0 to 10^12 - 1."""
    for scale, name in SCALES:
        if value >= scale:
            rest = cardinal(value % scale) if value % scale else []
            return [*cardinal(value // scale), name, *rest]
    if value >= 100:
        return [UNITS[value // 100], "hundred"] + (cardinal(value % 100) if value % 100 else [])
    if value >= 20:
        return [TENS[value // 10]] + ([UNITS[value % 10]] if value % 10 else [])
    return [UNITS[value]]


def year(value):
    """The words of a year: nineteen oh five, two thousand one, twenty seventeen."""
    if 2000 <= value <= 2009 or value % 1000 == 0:
        return cardinal(value)
    low = value % 100
    if low == 0:
        return [*cardinal(value // 100), "hundred"]
    return cardinal(value // 100) + (["oh", UNITS[low]] if low < 10 else cardinal(low))


def plural(word):
    """The plural of a number's last word: eighties, hundreds, sixes."""
    if word.endswith("y"):
        return word[:-1] + "ies"
    return word + ("es" if word.endswith("x") else "s")


def ordinal(word):
    """The ordinal of a number's last word: twentieth, third."""
    if word in IRREGULAR_ORDINALS:
        return IRREGULAR_ORDINALS[word]
    return word[:-1] + "ieth" if word.endswith("y") else word + "th"


def spell(token):
    """The words of a token with digits, or None where there is no usual way to say it."""
    match = CLOCK.match(token)
    if match:
        hours, minutes = int(match[1]), int(match[2])
        middle = [] if minutes == 0 else ["oh", UNITS[minutes]] if minutes < 10 else cardinal(minutes)
        return cardinal(hours) + middle + ([match[3]] if match[3] else [])
    match = DECIMAL.match(token)
    if match:
        return (cardinal(int(match[1])) if match[1] else []) + ["point"] + [UNITS[int(c)] for c in match[2]]
    match = PLAIN.match(token)
    if not match:
        return None
    value, ending = int(match[1].replace(",", "")), match[2]
    is_year = "," not in match[1] and 1100 <= value <= 2099
    words = year(value) if is_year else cardinal(value)
    if ending in ("s", "'s"):
        return [*words[:-1], plural(words[-1])]
    if ending in ("st", "nd", "rd", "th"):
        return [*words[:-1], ordinal(words[-1])]
    if ending == "k":
        return [*words, "thousand"]
    return words + ([ending] if ending else [])
