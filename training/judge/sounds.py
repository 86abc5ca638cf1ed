"""Sounds of English in ARPAbet, and misaki's notation of them, British and American."""

import re
from typing import NamedTuple

# What the judge tells apart: ARPAbet, and what speakers of Spanish say in place of HH (X, as in "jota") and R (RR).
PHONES = (
    "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH X RR"
).split()  # fmt: skip
VOWELS = set("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split())

CONSONANT_OF = {
    "b": "B", "ʧ": "CH", "d": "D", "ð": "DH", "f": "F", "ɡ": "G", "h": "HH", "ʤ": "JH", "k": "K", "l": "L", "m": "M",
    "n": "N", "ŋ": "NG", "p": "P", "ɹ": "R", "s": "S", "ʃ": "SH", "t": "T", "ɾ": "T", "ʔ": "T", "θ": "TH", "v": "V",
    "w": "W", "j": "Y", "z": "Z", "ʒ": "ZH",
}  # fmt: skip
VOWEL_OF = {
    "us": {
        "ɜɹ": "ER", "əɹ": "ER", "ɑ": "AA", "æ": "AE", "ʌ": "AH", "ə": "AH", "ɐ": "AH", "ᵊ": "AH", "ɔ": "AO", "W": "AW",
        "I": "AY", "ɛ": "EH", "A": "EY", "ɪ": "IH", "ᵻ": "IH", "i": "IY", "O": "OW", "Y": "OY", "ʊ": "UH", "u": "UW",
    },
    "gb": {
        "ɜː": "ER", "əː": "ER", "ɑː": "AA", "ɒ": "AA", "a": "AE", "ʌ": "AH", "ə": "AH", "ɐ": "AH", "ᵊ": "AH", "ɔː": "AO",
        "ɔ": "AO", "W": "AW", "I": "AY", "ɛː": "EH", "ɛ": "EH", "A": "EY", "ɪ": "IH", "ᵻ": "IH", "iː": "IY", "i": "IY",
        "Q": "OW", "Y": "OY", "ʊ": "UH", "uː": "UW", "u": "UW",
    },
}  # fmt: skip
# How an accent writes a phone that is put in; the rest as CONSONANT_OF has it.
WRITTEN = {
    "us": {"IY": "i", "IH": "ɪ", "UW": "u", "UH": "ʊ", "AA": "ɑ", "AE": "æ", "AH": "ʌ", "EH": "ɛ", "AO": "ɔ", "OW": "O"},
    "gb": {"IY": "iː", "IH": "ɪ", "UW": "uː", "UH": "ʊ", "AA": "ɑː", "AE": "a", "AH": "ʌ", "EH": "ɛ", "AO": "ɔː", "OW": "Q"},
}
FOREIGN = {"X": "x", "RR": "r"}
WEAK = {"ə", "ɐ", "ᵊ", "ᵻ"}


class Sound(NamedTuple):
    """One sound: ARPAbet, how Kokoro writes it, and the mark of stress before it ("", "ˌ" or "ˈ")."""

    phone: str
    written: str
    stress: str = ""

    @property
    def is_vowel(self):
        """Whether it is a vowel."""
        return self.phone in VOWELS

    @property
    def is_stressed(self):
        """Whether it is a vowel with stress, primary or secondary."""
        return self.is_vowel and self.stress != ""


def parse(sounds, accent):
    """A word of misaki's lexicon as [Sound], or None where it has a sign of no English sound.

    misaki marks stress before the vowel.
    """
    vowels = VOWEL_OF[accent]
    signs = sorted([*vowels, *CONSONANT_OF], key=len, reverse=True)
    found, place, stress = [], 0, ""
    while place < len(sounds):
        if sounds[place] in "ˈˌ":
            stress, place = sounds[place], place + 1
            continue
        sign = next((sign for sign in signs if sounds.startswith(sign, place)), None)
        if sign is None:
            return None
        phone = vowels.get(sign) or CONSONANT_OF[sign]
        found.append(Sound(phone, sign, stress if phone in VOWELS else ""))
        stress, place = ("" if phone in VOWELS else stress), place + len(sign)
    return found


def sound_of(phone, accent, stress=""):
    """A sound to put in, as an accent writes it."""
    written = FOREIGN.get(phone) or WRITTEN[accent].get(phone)
    if written is None:
        written = next(sign for sign, of in {**VOWEL_OF[accent], **CONSONANT_OF}.items() if of == phone)
    return Sound(phone, written, stress)


def written(words):
    """Words of sounds as Kokoro reads them."""
    return " ".join("".join(sound.stress + sound.written for sound in word) for word in words)


def plain_words(text):
    """The words of a sentence, lower case, with their apostrophes."""
    return re.findall(r"[a-z]+(?:'[a-z]+)*", text.lower().replace("’", "'"))
