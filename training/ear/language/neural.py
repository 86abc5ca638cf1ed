"""Trains the neural language model: neural-language-model.safetensors, by which the ear chooses among the paths of a lattice.

    /usr/bin/python3 training/ear/language/neural.py --corpora CORPORA --models models/ear [--threads N]

A network with long short-term memory (Sundermeyer, Schlüter & Ney 2012) over all words of the lexicon, trained by
noise-contrastive estimation (Mnih & Teh 2012) with noise that a batch shares, so that its scores need no normalisation.
Words that are not among the most frequent ones are left out of the file: the trigram model keeps their scores.
Continues from build/neural-language-model.pt where that is there. Run it after build.py, which chooses the lexicon.
"""

import argparse
import math
import os
import sys
import time

import numpy
import torch
from torch import nn

import prose
import phrases
import text

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from safetensors import quantize_rows, write_safetensors  # noqa: E402

BUILD = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "build")
SIZE, MEMORY, DROPOUT = 160, 256, 0.1
NOISE_WORDS, SENTENCES_AT_ONCE = 1500, 128
WORDS_TO_HEAR = 24e6
PEAK_RATE = 2.5e-3
REPEATS = {"cv": 4, "tm": 1, "sd": 1}  # Common Voice and the own sentences are nearest to learners' talk
REPEATS_OF_PHRASES = 6
LONGEST = 40
KNOWN_WORDS = 6000
# Rows: every word that the lexicon lacks, the start and the end of a sentence, then the lexicon in its order.
UNKNOWN, START, END, FIRST_WORD = 0, 1, 2, 3


class Model(nn.Module):
    """[sentences, words] to [sentences, words, SIZE], which the embedding of the next word is compared with."""

    def __init__(self, log_frequency):
        super().__init__()
        self.embedding = nn.Embedding(len(log_frequency), SIZE)
        nn.init.normal_(self.embedding.weight, 0, 0.1)
        self.lstm = nn.LSTM(SIZE, MEMORY, batch_first=True)
        self.projection = nn.Linear(MEMORY, SIZE)
        self.bias = nn.Parameter(log_frequency.clone())
        self.dropout = nn.Dropout(DROPOUT)

    def forward(self, words):
        remembered, _ = self.lstm(self.dropout(self.embedding(words)))
        return self.dropout(self.projection(self.dropout(remembered)))


def read_lexicon(models):
    """The words of the lexicon in their order."""
    with open(os.path.join(models, "lexicon.txt")) as file:
        return [line.rstrip("\n").split("\t")[0] for line in file]


def read_sentences(corpora, row_of):
    """(training sentences, {source: held-out sentences}) as rows, with start and end."""
    encode = lambda words: [START, *(row_of.get(word, UNKNOWN) for word in words), END]
    training, held_out = [], {}
    for source, repeats in REPEATS.items():
        lines, out = text.read_source(corpora, source)
        training += [encode(words) for words, held in zip(lines, out) if not held for _ in range(repeats)]
        held_out[source] = [encode(words) for words, held in zip(lines, out) if held][:1000]
    training += [encode(words) for words in phrases.read() for _ in range(REPEATS_OF_PHRASES)]
    training += [encode(words) for words in prose.read()]
    return training, held_out


def batches(sentences, random):
    """Without end: sentences of like length together, padded, and which words count."""
    while True:
        order = random.permutation(len(sentences))
        for start in range(0, len(order), 100 * SENTENCES_AT_ONCE):
            block = sorted(order[start : start + 100 * SENTENCES_AT_ONCE], key=lambda place: len(sentences[place]))
            chosen = [block[i : i + SENTENCES_AT_ONCE] for i in range(0, len(block), SENTENCES_AT_ONCE)]
            random.shuffle(chosen)
            for batch in chosen:
                rows = [sentences[place][:LONGEST] for place in batch]
                words = numpy.zeros((len(rows), max(map(len, rows))), numpy.int64)
                counts = numpy.zeros(words.shape, bool)
                for place, row in enumerate(rows):
                    words[place, : len(row)] = row
                    counts[place, 1 : len(row)] = True
                yield torch.from_numpy(words), torch.from_numpy(counts[:, 1:])


def noise_contrastive_loss(model, words, counts, noise, log_frequency):
    with torch.autocast("cpu", dtype=torch.bfloat16):
        expected = model(words[:, :-1])
    expected, said = expected.float()[counts], words[:, 1:][counts]
    chance = log_frequency + math.log(NOISE_WORDS)
    right = (expected * model.embedding(said)).sum(1) + model.bias[said] - chance[said]
    with torch.autocast("cpu", dtype=torch.bfloat16):
        wrong = expected @ model.embedding(noise).T
    wrong = wrong.float() + model.bias[noise] - chance[noise]
    return (nn.functional.softplus(-right) + nn.functional.softplus(wrong).sum(1)).mean()


@torch.no_grad()
def perplexity(weights, sentences, log_frequency):
    """(normalised, as the scores are), over the words of the lexicon."""
    model = Model(log_frequency)
    model.load_state_dict(weights)
    model.eval()
    total, unnormalised, count = 0.0, 0.0, 0
    for sentence in sentences:
        scores = model(torch.tensor(sentence[:-1])[None])[0] @ model.embedding.weight.T + model.bias
        said = torch.tensor(sentence[1:])
        own = scores[torch.arange(len(said)), said]
        known = said != UNKNOWN
        total += float((own - torch.logsumexp(scores, 1))[known].sum())
        unnormalised += float(own[known].sum())
        count += int(known.sum())
    return round(math.exp(-total / count), 1), round(math.exp(-unnormalised / count), 1)


def train(training, held_out, row_count):
    """The averaged weights, on the processor alone."""
    counts = numpy.bincount(numpy.concatenate([sentence[1:] for sentence in training]), minlength=row_count) + 1.0
    frequency = counts / counts.sum()
    log_frequency = torch.tensor(numpy.log(frequency), dtype=torch.float32)
    cumulated = numpy.cumsum(frequency)
    torch.manual_seed(3)
    random = numpy.random.RandomState(4)
    model = Model(log_frequency)
    optimizer = torch.optim.AdamW(model.parameters(), PEAK_RATE, betas=(0.9, 0.98), weight_decay=0.01, foreach=True)
    average = {name: value.clone() for name, value in model.state_dict().items()}
    checkpoint, step, heard, noted = os.path.join(BUILD, "neural-language-model.pt"), 0, 0, time.time()
    if os.path.exists(checkpoint):
        saved = torch.load(checkpoint)
        model.load_state_dict(saved["model"])
        optimizer.load_state_dict(saved["optimizer"])
        average, step, heard = saved["average"], saved["step"], saved["heard"]
        random = numpy.random.RandomState(4 + step)

    def keep():
        torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "average": average,
                    "step": step, "heard": heard}, checkpoint)
        found = {source: perplexity(average, lines, log_frequency) for source, lines in held_out.items()}
        print(f"{heard / 1e6:.1f} million words, perplexity {found}", flush=True)

    for words, said in batches(training, random):
        done = heard / WORDS_TO_HEAR
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = PEAK_RATE * min(1, done / 0.03 + 0.02) * max(0.02, 1 - done)
        noise = torch.from_numpy(numpy.searchsorted(cumulated, random.rand(NOISE_WORDS)).clip(0, row_count - 1))
        loss = noise_contrastive_loss(model, words, said, noise, log_frequency)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        step, heard = step + 1, heard + int(said.sum())
        if step % 4 == 0:
            decay = min(0.9995, (1 + step) / (10 + step)) ** 4
            for name, value in model.state_dict().items():
                average[name].mul_(decay).add_(value, alpha=1 - decay)
        if time.time() - noted > 240:
            keep()
            noted = time.time()
    keep()
    return average, counts


def quantized(name, weight):
    rows, scale = quantize_rows(weight.numpy())
    return {f"{name}.weight": rows, f"{name}.scale": scale}


def export(weights, counts, path):
    """Keeps the KNOWN_WORDS most frequent words; the first row stands for all others."""
    order = [row for row in numpy.argsort(-counts, kind="stable") if row >= FIRST_WORD][:KNOWN_WORDS]
    rows = [UNKNOWN, START, END, *order]
    recurrent = torch.cat([weights["lstm.weight_ih_l0"], weights["lstm.weight_hh_l0"]], 1)
    tensors = {
        **quantized("embedding", weights["embedding.weight"][rows]),
        "embedding.bias": weights["bias"][rows].numpy(),
        **quantized("lstm", recurrent),
        "lstm.bias": (weights["lstm.bias_ih_l0"] + weights["lstm.bias_hh_l0"]).numpy(),
        **quantized("projection", weights["projection.weight"]),
        "projection.bias": weights["projection.bias"].numpy(),
        "words": (numpy.array(order) - FIRST_WORD).astype(numpy.uint16),
    }
    write_safetensors(path, tensors)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--corpora", required=True)
    parser.add_argument("--models", required=True)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    lexicon = read_lexicon(options.models)
    row_of = {word: place + FIRST_WORD for place, word in enumerate(lexicon)}
    training, held_out = read_sentences(options.corpora, row_of)
    print(f"{len(training)} sentences, {sum(map(len, training)) - len(training)} words", flush=True)
    weights, counts = train(training, held_out, len(lexicon) + FIRST_WORD)
    export(weights, counts, os.path.join(options.models, "neural-language-model.safetensors"))


if __name__ == "__main__":
    main()
