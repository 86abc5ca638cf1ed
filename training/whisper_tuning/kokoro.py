"""Speech by Kokoro-82M in ONNX Runtime, with misaki's lexicons, and with the sounds that learners put in place of others."""

import json
import re
import sys
from pathlib import Path

import numpy as np
import onnxruntime
from scipy.signal import resample_poly

sys.path.append(str(Path(__file__).parent.parent / "ear" / "language"))
from numbers_in_words import spell

# The network's units and their numbers, from its configuration.
UNITS = dict(zip(
    ";:,.!?—…\"()“” \u0303ʣʥʦʨᵝ\uab67AIOQSTWYᵊabcdefhijklmnopqrstuvwxyzɑɐɒæβɔɕçɖðʤəɚɛɜɟɡɥɨɪʝɯɰŋɳɲɴøɸθœɹɾɻʁɽʂʃʈʧʊʋʌɣɤχʎʒʔˈˌːʰʲ↓→↗↘ᵻ",
    [*range(1, 7), *range(9, 26), 31, 33, 35, 36, 39, *range(41, 49), *range(50, 73), 75, 76, 77, 78, 80, 81, 82, 83, 85, 86,
     87, 90, 92, 99, 101, 102, 103, 110, 111, 112, 113, 114, 115, 116, 118, 119, 120, 123, 125, 126, 128, 129, 130, 131, 132,
     133, 135, 136, 138, 139, 140, 142, 143, 147, 148, 156, 157, 158, 162, 164, 169, 171, 172, 173, 177],
))  # fmt: skip
VOWELS = "AIOQWYaeiouyɑɐɒæɔəɚɛɜɪʊʌᵊ"
FILLERS = {"um": "ˈʌm", "uh": "ˈʌ", "er": "ˈɜː", "hmm": "hˈʌm", "mm": "ˈʌm"}
# What speakers of a language say for English sounds: [(sound, instead)]. A speaker of Spanish puts a vowel before "st".
ACCENTS = {
    "romance": [("ɪ", "i"), ("ʊ", "u"), ("ʌ", "a"), ("æ", "a"), ("ɜː", "ɛɾ"), ("ɜɹ", "ɛɾ"), ("v", "b"), ("z", "s"), ("θ", "t"),
                ("θ", "s"), ("ð", "d"), ("ʤ", "ʝ"), ("ʒ", "ʃ"), ("ʃ", "ʧ"), ("h", "x"), ("ɹ", "ɾ"), ("ə", "e"), ("ə", "a"),
                ("ː", ""), ("ɒ", "o"), ("Q", "o"), ("O", "o"), ("A", "e"), ("ŋ", "n")],
    "hindi": [("v", "ʋ"), ("w", "ʋ"), ("θ", "t"), ("ð", "d"), ("t", "ʈ"), ("d", "ɖ"), ("ɹ", "ɾ"), ("æ", "ɛ"), ("ʒ", "z")],
    "mandarin": [("θ", "s"), ("ð", "z"), ("v", "w"), ("ɪ", "i"), ("ʊ", "u"), ("æ", "ɛ"), ("ʒ", "ɹ"), ("z", "s"), ("ʌ", "a")],
}  # fmt: skip
ACCENT_OF = {"e": "romance", "i": "romance", "p": "romance", "f": "romance", "h": "hindi", "z": "mandarin", "j": "mandarin"}


class Lexicon:
    """Pronunciations of one accent, from misaki's gold and silver lists."""

    def __init__(self, folder, accent):
        self.entries = {}
        for grade in ("silver", "gold"):
            self.entries.update(json.loads((Path(folder) / f"{accent}_{grade}.json").read_text()))

    def _listed(self, word):
        for form in (word, word.lower(), word.capitalize()):
            entry = self.entries.get(form)
            if isinstance(entry, dict):
                entry = entry.get("DEFAULT")
            if entry:
                return entry
        return None

    def _with_ending(self, word):
        for ending, stems in (("'s", [word[:-2]]), ("s", [word[:-1], word[:-2], word[:-3] + "y"]),
                              ("ed", [word[:-2], word[:-1]])):  # fmt: skip
            for stem in stems if word.endswith(ending) and len(word) > 3 else []:
                sounds = self._listed(stem)
                if sounds:
                    return sounds + _ending(sounds[-1], ending)
        return None

    def pronounce(self, word, following):
        """A word's sounds before `following` (sounds or ""), or None where the lists do not have it."""
        before_vowel = following.lstrip("ˈˌ")[:1] in VOWELS and following != ""
        weak = {"the": "ði" if before_vowel else "ðə", "a": "ɐ", "an": "ən", "to": "tʊ" if before_vowel else "tə"}
        lower = word.lower()
        return weak.get(lower) or FILLERS.get(lower) or self._listed(word) or self._with_ending(lower)

    def sounds(self, text):
        """A sentence's sounds with its punctuation, or None where a word is not in the lists."""
        found = ""
        for token in reversed(text.split()):
            match = re.fullmatch(r"([\w'-]+)([.,?!]*)", token)
            if not match:
                return None
            words = spell(match[1]) if match[1][0].isdigit() else match[1].split("-")
            for number, word in enumerate(reversed(words or [""])):
                sounds = self.pronounce(word, found.split(" ")[0]) if word else None
                if sounds is None:
                    return None
                found = sounds + ("" if number else match[2]) + (" " + found if found else "")
        return found


def _ending(last, ending):
    if ending == "ed":
        return "ɪd" if last in "td" else "t" if last in "pkfsʃʧθ" else "d"
    return "ɪz" if last in "szʃʒʧʤ" else "s" if last in "pktfθ" else "z"


def with_accent(sounds, language, strength, rng):
    """Sounds as a speaker of another language may say them: each habit is kept through the sentence, or not at all."""
    habits = {}
    for sound, instead in ACCENTS[language]:
        if rng.random() < strength and sound not in habits:
            habits[sound] = instead
    if language == "romance" and rng.random() < strength / 2:
        sounds = re.sub(r"(^| )([ˈˌ]?)s(?=[ptkmn])", r"\1ɛ\2s", sounds)
    return re.sub("|".join(map(re.escape, sorted(habits, key=len, reverse=True))) or "$^",
                  lambda match: habits[match[0]], sounds)  # fmt: skip


class Kokoro:
    """The network and its voices."""

    def __init__(self, folder, threads=1):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        self.folder = Path(folder)
        self.session = onnxruntime.InferenceSession(str(self.folder / "kokoro-v1.0.int8.onnx"), options)
        self.lexicons = {accent: Lexicon(folder, accent) for accent in ("gb", "us")}

    def voices(self):
        """All voices' names."""
        return sorted(path.stem for path in (self.folder / "voices").glob("*.bin"))

    def speak(self, sounds, voice, speed):
        """A sentence's sounds as speech: samples from -1 to 1, 16 kHz."""
        units = [UNITS[sound] for sound in sounds if sound in UNITS][:500]
        style = np.fromfile(self.folder / "voices" / f"{voice}.bin", np.float32).reshape(-1, 1, 256)[len(units)]
        inputs = {"tokens": [[0, *units, 0]], "style": style, "speed": np.array([speed], np.float32)}
        audio = self.session.run(None, inputs)[0].reshape(-1)
        return resample_poly(audio, 2, 3).astype(np.float32)
