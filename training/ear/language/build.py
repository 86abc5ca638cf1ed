"""Builds the language side of the recogniser: lexicon.txt, language-model.safetensors and letter-to-sound.json.

    /usr/bin/python3 training/ear/language/build.py --corpora CORPORA --out models/ear [--measure]

And build/fold<n>-language-model.safetensors for the cross-validation, without what its speakers read.
"""

import argparse
import collections
import os
import sys
import time

import kneser_ney
import learners
import letter_to_sound
import lexicon
import model
import numpy
import phrases
import prose
import text

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from safetensors import write_safetensors

# Mixture weights. Held-out text of the three sources, counted equally, asks for cv 0.10, tm 0.20, all 0.70 (--measure prints
# it), because half of Taskmaster is formulas of a coffee order. These give Common Voice and the own sentences, which are nearer
# to learners' talk, most of that share: held-out Taskmaster gets less likely, Common Voice more, Self-dialogue stays.
SHARES = {"cv": 0.17, "tm": 0.06, "own": 0.1, "all": 0.67}
# Learners' sentences in it. Those of the other folds ask for 0.30, adults alone for 0.15 (--measure prints what each gives).
LEARNERS_SHARE = 0.15


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


def with_learners(open_text, sentences, ids, share=LEARNERS_SHARE):
    """The model of the open text, and what learners read beside it."""
    theirs = kneser_ney.train(model.encode(sentences, ids), len(ids) + 3)
    return kneser_ney.mix([open_text, theirs], [1 - share, share])


def report_learners(open_text, read_aloud, ids):
    """Prints how likely each fold's sentences become by those of the others."""
    for fold in learners.PARTS[1:]:
        others = [words for words, part in read_aloud if part != fold]
        own = {"learners": model.encode([words for words, part in read_aloud if part == fold], ids)}
        for share in (0, 0.1, LEARNERS_SHARE, 0.2, 0.3):
            model.report(f"fold {fold}, share {share}", with_learners(open_text, others, ids, share), own)


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
    for _source, lines in whole.items():
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
        report_learners(unpruned, learners.read(options.corpora), ids)
    else:
        os.makedirs(options.out, exist_ok=True)
        letter_to_sound.write(sound_out, os.path.join(options.out, "letter-to-sound.json"))
        lexicon.write(words, os.path.join(options.out, "lexicon.txt"))
        open_text = model.mixed(components(whole, ids), SHARES, size)
        read_aloud = learners.read(options.corpora)
        for without in learners.PARTS:
            known = [words for words, fold in read_aloud if fold != without]
            pruned = model.fit(with_learners(open_text, known, ids), size)
            path = learners.model_path(options.out, "language-model.safetensors", without)
            write_safetensors(path, model.tensors(pruned), {"order": "3", "logarithm": "natural"})
            print(f"{len(pruned.keys[1])} bigrams {len(pruned.keys[2])} trigrams written to {os.path.basename(path)}")
    print(f"{time.time() - started:.0f} s")


if __name__ == "__main__":
    main()
