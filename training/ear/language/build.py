"""Builds the language side of the recogniser: lexicon.txt, language-model.safetensors and letter-to-sound.json.

    /usr/bin/python3 training/ear/language/build.py --corpora CORPORA --out models/ear [--measure]
"""

import argparse
import collections
import os
import sys
import time

import numpy

import prose
import letter_to_sound
import lexicon
import model
import phrases
import text

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from safetensors import write_safetensors  # noqa: E402

# Mixture weights. Held-out text of the three sources, counted equally, asks for cv 0.10, tm 0.20, all 0.70 (--measure prints
# it), because half of Taskmaster is formulas of a coffee order. These give Common Voice and the own sentences, which are nearer
# to learners' talk, most of that share: held-out Taskmaster gets less likely, Common Voice more, Self-dialogue stays.
SHARES = {"cv": 0.17, "tm": 0.06, "own": 0.1, "all": 0.67}


def read(corpora):
    """Lines of each source: ({source: training lines}, {source: held-out lines})."""
    kept, held = {}, {}
    for source in text.SOURCES:
        lines, held_out = text.read_source(corpora, source)
        kept[source] = [words for words, out in zip(lines, held_out) if not out]
        held[source] = [words for words, out in zip(lines, held_out) if out]
        print(f"{source}: {len(lines)} lines, {sum(map(len, lines))} words", flush=True)
    return kept, held


def components(lines, ids):
    """Training text as ids: the small sources by themselves, and all together."""
    encoded = {source: model.encode(sentences, ids) for source, sentences in lines.items()}
    everything = numpy.concatenate(list(encoded.values()))
    return {**{source: encoded[source] for source in ("cv", "tm", "own")}, "all": everything}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpora", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--measure", action="store_true", help="hold out 5 % of the lines, print perplexities, write nothing")
    options = parser.parse_args()
    started = time.time()

    kept, held = read(options.corpora)
    kept["own"], held["own"] = phrases.read(), []
    print(f"own: {len(kept['own'])} sentences, {sum(map(len, kept['own']))} words")
    whole = {source: kept[source] + held[source] for source in kept}
    counts = collections.Counter()
    for source, lines in whole.items():
        for words in lines:
            counts.update(words)
    # Old stories and speeches show how sentences are made; the words to know are those of today's talk.
    kept["prose"], held["prose"] = prose.read(), []
    whole["prose"] = kept["prose"]
    print(f"prose: {len(kept['prose'])} sentences, {sum(map(len, kept['prose']))} words")
    sound_out = letter_to_sound.measure() if options.measure else letter_to_sound.learn()
    words = lexicon.build(counts, options.corpora, sound_out)
    ids = {word: index + 3 for index, word in enumerate(words)}
    size = len(ids) + 3
    known = sum(count for word, count in counts.items() if word in ids)
    covered = known / sum(counts.values())
    print(f"{len(words)} words, {sum(map(len, words.values()))} pronunciations; they cover {covered:.4f} of the text")

    if options.measure:
        training, held_out = components(kept, ids), {name: model.encode(lines, ids) for name, lines in held.items() if lines}
        shares = model.held_out_shares(training, held_out, size)
        print("weights that suit the held-out text best:", {name: round(share, 3) for name, share in shares.items()})
        model.report("unpruned with these", model.mixed(training, shares, size), held_out)
        unpruned = model.mixed(training, SHARES, size)
        model.report("unpruned", unpruned, held_out)
        pruned = model.fit(unpruned, size)
        model.report("pruned", pruned, held_out)
        model.report("quantised", model.quantized(pruned), held_out)
    else:
        os.makedirs(options.out, exist_ok=True)
        letter_to_sound.write(sound_out, os.path.join(options.out, "letter-to-sound.json"))
        pruned = model.fit(model.mixed(components(whole, ids), SHARES, size), size)
        lexicon.write(words, os.path.join(options.out, "lexicon.txt"))
        write_safetensors(
            os.path.join(options.out, "language-model.safetensors"), model.tensors(pruned), {"order": "3", "logarithm": "natural"}
        )
        print(f"{len(pruned.keys[1])} bigrams {len(pruned.keys[2])} trigrams written")
    print(f"{time.time() - started:.0f} s")


if __name__ == "__main__":
    main()
