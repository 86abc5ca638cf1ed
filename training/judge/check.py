"""Whether what is called planted was spoken, as a second recogniser hears it: our own network, by the
phones that it tells apart itself, which learned nothing of this speech.

It is asked which way each word was said: as it is written, or with the error; the borders of its sounds are free. It has no
signs for what speakers of Spanish say in place of HH and R: there it is asked about what is nearest. About every word that
was said right it is asked too, with an error that could have been planted in it: so often it hears what was not said.
"""

import json
import random
from collections import Counter

from errors import errors_in
from frames import read_planted
from sounds import Sound

NEAREST = {"X": ("K", "G", "SH"), "RR": ("D", "T", "L")}
STRESS = "wrong stress"


def _phones(sounds):
    """Ways to write sounds in the recogniser's signs, the likeliest first."""
    ways = [[]]
    for sound in sounds:
        ways = [[*way, phone] for way in ways for phone in NEAREST.get(sound.phone, (sound.phone,))]
    return ways


def _asked_of(clip, rng):
    """By word: the name of the error that is asked about or "", whether it was planted, and the ways to say the word."""
    planted = {word: name for name, word, _ in clip["planted"]} | dict.fromkeys(clip["shifted"], STRESS)
    found = []
    for number, (spelling, word) in enumerate(zip(clip["spelled"], clip["words"])):
        word = [Sound(*sound) for sound in word]
        name, said = planted.get(number, ""), [Sound(*sound) for instead in clip["said"][number] for sound in instead]
        if not name:
            options = errors_in(spelling, word, clip["accent"], clip["voice"][0] in "eip")
            if options:
                name, place, instead = rng.choice(options)
                said = [*word[:place], *instead, *word[place + 1 :]]
        right, wrong = _phones(word), [way for way in _phones(said) if way]
        is_asked = name != "" and wrong and wrong[0] != right[0]
        found.append((name if is_asked else "", number in planted, right + wrong if is_asked else right))
    return found


def write_questions(work, parts):
    """Writes asked.jsonl, a line a clip: {"id", "file", "words": [ways to say each, the right one first], "names", "planted"}."""
    with (work / "asked.jsonl").open("w") as file:
        for clip in [clip for part in parts for clip in read_planted(work / "speech", part)]:
            names, planted, ways = zip(*_asked_of(clip, random.Random(clip["id"])))
            row = {"id": clip["id"], "file": clip["file"], "words": ways, "names": names, "planted": planted}
            print(json.dumps(row), file=file)


def read_answers(work, say):
    """Reads told.jsonl, the way that was heard of every word, and writes unheard.json: clips' words whose error was not heard."""
    told = {row["id"]: row["chosen"] for row in map(json.loads, (work / "told.jsonl").open())}
    asked, heard, unheard = Counter(), Counter(), {}
    for row in map(json.loads, (work / "asked.jsonl").open()):
        for word, (name, planted, chosen) in enumerate(zip(row["names"], row["planted"], told[row["id"]])):
            if not name:
                continue
            asked[name, planted] += 1
            heard[name, planted] += chosen > 0
            if planted and chosen == 0 and name != STRESS:
                unheard.setdefault(row["id"], []).append(word)
    (work / "unheard.json").write_text(json.dumps(unheard))
    for planted in (True, False):
        count, of = (sum(value for (_, was), value in counter.items() if was == planted) for counter in (heard, asked))
        say(f"{'planted' if planted else 'said right'}: heard with an error {count} of {of}")
    for name in sorted({name for name, _ in asked}):
        say(f"{name}: heard {heard[name, True]} of {asked[name, True]}, where said right {heard[name, False]} of {asked[name, False]}")


def unheard_words(work):
    """clip -> numbers of the words whose planted error the second recogniser did not hear; none before it was asked."""
    file = work / "unheard.json"
    return json.loads(file.read_text()) if file.exists() else {}
