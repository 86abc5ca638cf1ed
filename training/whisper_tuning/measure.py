"""What the change does, at several strengths: words, planted errors, punctuation, and words invented where there are none."""

import datetime

import numpy as np
from decoding import transcribe
from words import planted, words, wrong_words

SPOKEN = ("adults", "children", "learner errors", "everyday", "flite slt", "flite rms", "espeak-ng accents")


def _interval(rows):
    """95 % of the word error rate, by drawing speakers, or clips where speakers are not known, again (Efron 1979)."""
    groups = {}
    for number, (wrong, count, speaker) in enumerate(rows):
        groups.setdefault(speaker or number, []).append((wrong, count))
    sums = np.array([np.sum(group, axis=0) for group in groups.values()])
    drawn = sums[np.random.default_rng(1).integers(0, len(sums), (2000, len(sums)))].sum(1)
    return [round(float(x), 4) for x in np.quantile(drawn[:, 0] / drawn[:, 1], (0.025, 0.975))]


def figures(name, clips, results):
    """A set's figures from its clips and what was heard: [(transcript, probability of no speech)]."""
    heard = [text for text, _ in results]
    if name not in SPOKEN:
        return {
            "clips": len(clips),
            "clipsWithWords": sum(bool(words(text)) for text in heard),
            "inventedWords": sum(len(words(text)) for text in heard),
            "clipsWithNoSpeechAtLeast0.6": sum(silent >= 0.6 for _, silent in results),
        }
    rows = [(*wrong_words(clip["text"], text), clip.get("speaker")) for clip, text in zip(clips, heard)]
    found = {
        "clips": len(clips),
        "words": sum(count for _, count, _ in rows),
        "wordErrorRate": round(sum(wrong for wrong, _, _ in rows) / sum(count for _, count, _ in rows), 4),
        "interval95": _interval(rows),
    }
    if name == "learner errors":
        totals = np.sum([planted(clip["errors"], text) for clip, text in zip(clips, heard)], axis=0).tolist()
        found["plantedErrors"] = dict(zip(("kept", "mended", "otherwise"), totals))
    if name in ("learner errors", "everyday"):
        right = [(clip["text"], text) for clip, text in zip(clips, heard) if words(clip["text"]) == words(text)]
        found["allWordsRight"] = len(right)
        found["lastMarkRight"] = sum(want[-1] == text[-1] for want, text in right)
        found["commasWanted"] = sum(want.count(",") for want, _ in right)
        found["commasWritten"] = sum(text.count(",") for _, text in right)
        found["capitalsRight"] = sum([c for c in want if c.isupper()] == [c for c in text if c.isupper()] for want, text in right)
    return found


def measure(model, tokens, sets, strengths, windows, say):
    """Figures by strength and least window in seconds: {"strength 0, windows from 10 s": {set: figures}}."""
    found = {}
    for strength in strengths:
        model.merge(strength)
        for least in windows:
            key = f"strength {strength}, windows from {least} s"
            found[key] = {
                name: figures(name, clips, transcribe(model, tokens, [clip["mel"] for clip in clips], least))
                for name, clips in sets.items()
            }
            say(key + ": " + ", ".join(f"{name} {f.get('wordErrorRate', f.get('clipsWithWords'))}" for name, f in found[key].items()))
    return found


def choose(found):
    """The strength with the fewest wrong words of adults and children among those that make nothing else worse.

    `found`: figures of the part to choose by, without the change with its better windows, from 10 s. Nothing is worse: words
    of the other sets, beyond what their intervals allow, planted errors kept, noises with words. None where no strength is so.
    """
    base = found["strength 0, windows from 10 s"]
    others = {key: sets for key, sets in found.items() if not key.startswith("strength 0,")}

    def harmless(now):
        rates = all(now[name]["interval95"][0] <= base[name]["wordErrorRate"] for name in ("learner errors", "everyday"))
        kept = [each["learner errors"]["plantedErrors"]["kept"] for each in (base, now)]
        return rates and kept[1] >= kept[0] and now["noise"]["clipsWithWords"] <= base["noise"]["clipsWithWords"]

    def wrong(key):
        return others[key]["adults"]["wordErrorRate"] + others[key]["children"]["wordErrorRate"]

    best = min(filter(lambda key: harmless(others[key]), others), key=wrong, default=None)
    return best and float(best.split()[1].rstrip(","))


def today():
    """The date for a result."""
    return datetime.date.today().isoformat()
