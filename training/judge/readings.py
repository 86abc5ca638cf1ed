"""What clips are held against: what was to be said and, for learning, other expectations; and how good each sound was."""

from labels import expected, fold_of
from misreadings import SURELY_RIGHT, misread

# What a sound is worth that was planted or is expected where another was said; experts give such sounds less than 1.
WRONG = 0.4
RIGHT = 2.0
# Other expectations of each learner's clip.
MISREADINGS = 2


def _as_written(clip):
    """A clip's own reading: [(phone, score or None where nobody knows, name of the error)] by word.

    Nobody knows of a word whose stress was shifted, and of one whose planted error a second recogniser did not hear.
    """
    words = expected(clip)
    if clip["part"] == "learners":
        scores = iter(clip["scores"])
        return [[(phone, next(scores), "") for phone in word] for word in words]
    names = {(word, place): name for name, word, place in clip["planted"] if word not in clip["unheard"]}
    unknown = {*clip["shifted"], *clip["unheard"]}
    return [
        [
            (phone, WRONG if (number, place) in names else None if number in unknown else RIGHT, names.get((number, place), ""))
            for place, phone in enumerate(word)
        ]
        for number, word in enumerate(words)
    ]  # fmt: skip


def readings(clip, counts, rng):
    """The readings of a clip to learn from or to measure on.

    Each: {"id", "part", "speaker", "elsewhere", "fold", "own", "words", "changed", "spelled", "scores", "names"}; `changed`: numbers of the
    words of which something else is expected. `counts`: how often each error was expected so far, counted on.
    """
    own = _as_written(clip)
    found = [("", own)]
    if clip["part"] == "learners":
        right = [[score is not None and score >= SURELY_RIGHT for _, score, _ in word] for word in own]
        for number in range(MISREADINGS):
            words = misread([[phone for phone, _, _ in word] for word in own], right, counts, rng)
            changed = [
                [
                    (phone, WRONG if name else own[place][source][1], name or own[place][source][2]) for phone, source, name in word
                ]
                for place, word in enumerate(words)
            ]  # fmt: skip
            found.append((f"~{number}", changed))
    spelled = clip.get("spelled") or clip["text"].split()
    shared = {**{key: clip[key] for key in ("part", "speaker", "elsewhere")}, "fold": fold_of(clip), "spelled": spelled}
    return [
        {
            **shared, "id": clip["id"] + mark, "own": mark == "",
            "changed": [number for number, word in enumerate(words) if mark and any(name for _, _, name in word)],
            "words": [[phone for phone, _, _ in word] for word in words],
            "scores": [score for word in words for _, score, _ in word],
            "names": [name for word in words for _, _, name in word],
        }
        for mark, words in found
    ]  # fmt: skip
