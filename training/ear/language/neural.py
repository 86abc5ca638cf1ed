"""Trains the neural language model: neural-language-model.safetensors, by which the ear chooses among the paths of a lattice.

    /usr/bin/python3 training/ear/language/neural.py --corpora CORPORA --models models/ear [--threads N]

A network with long short-term memory (Sundermeyer, Schlüter & Ney 2012) over all words of the lexicon, trained by
noise-contrastive estimation (Mnih & Teh 2012) with noise that a batch shares, so that its scores need no normalisation.
Words that are not among the most frequent ones are left out of the file: the trigram model keeps their scores.
Continues from build/neural-language-model.pt where that is there. At the end it is tuned to what learners read: the shipped
model to all of it, build/fold<n>-neural-language-model.safetensors for the cross-validation without that fold's speakers.
Run it after build.py, which chooses the lexicon.
"""

import argparse
import math
import os
import sys
import time

import learners
import numpy
import phrases
import prose
import text
import torch
from torch import nn

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from device import DEVICE, HAS_BFLOAT16
from safetensors import quantize_rows, write_safetensors

BUILD = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "build")
SIZE, MEMORY, DROPOUT = 160, 256, 0.1
NOISE_WORDS, SENTENCES_AT_ONCE = 1500, 128
WORDS_TO_HEAR = 24e6
PEAK_RATE = 2.5e-3
TUNING_PASSES, TUNING_RATE = 12, 1e-3
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


def read_sentences(corpora, encode):
    """(training sentences, {source: held-out sentences}) as rows, with start and end."""
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
    with torch.autocast(DEVICE.type, dtype=torch.bfloat16, enabled=HAS_BFLOAT16):
        expected = model(words[:, :-1])
    expected, said = expected.float()[counts], words[:, 1:][counts]
    chance = log_frequency + math.log(NOISE_WORDS)
    right = (expected * model.embedding(said)).sum(1) + model.bias[said] - chance[said]
    with torch.autocast(DEVICE.type, dtype=torch.bfloat16, enabled=HAS_BFLOAT16):
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


class Frequencies:
    """How often each row is in the training text: `log` as a tensor, and rows drawn by it."""

    def __init__(self, sentences, row_count):
        self.counts = numpy.bincount(numpy.concatenate([sentence[1:] for sentence in sentences]), minlength=row_count) + 1.0
        frequency = self.counts / self.counts.sum()
        self.log = torch.tensor(numpy.log(frequency), dtype=torch.float32)
        self._cumulated = numpy.cumsum(frequency)

    def draw(self, count, random):
        return torch.from_numpy(numpy.searchsorted(self._cumulated, random.rand(count)).clip(0, len(self.counts) - 1))


class Training:
    """A model with the running average of its weights, on DEVICE."""

    def __init__(self, frequencies, rate, decay):
        self.frequencies, self.decay = frequencies, decay
        self.model = Model(frequencies.log).to(DEVICE)
        self._log_frequency = frequencies.log.to(DEVICE)
        self.optimizer = torch.optim.AdamW(self.model.parameters(), rate, betas=(0.9, 0.98), weight_decay=0.01, foreach=True)
        self.average = {name: value.clone() for name, value in self.model.state_dict().items()}
        self.step, self.heard = 0, 0

    def hear(self, words, said, rate, random):
        """One step on a batch."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        noise = self.frequencies.draw(NOISE_WORDS, random).to(DEVICE)
        loss = noise_contrastive_loss(self.model, words.to(DEVICE), said.to(DEVICE), noise, self._log_frequency)
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        self.step, self.heard = self.step + 1, self.heard + int(said.sum())
        if self.step % 4 == 0:
            decay = min(self.decay, (1 + self.step) / (10 + self.step)) ** 4
            for name, value in self.model.state_dict().items():
                self.average[name].mul_(decay).add_(value, alpha=1 - decay)

    def weights(self):
        """The averaged weights, for the processor."""
        return {name: value.cpu() for name, value in self.average.items()}


def rate_at(peak, done):
    """Up to the peak, then down to a fiftieth; `done`: the share of the training that is over."""
    return peak * min(1, done / 0.03 + 0.02) * max(0.02, 1 - done)


def train(sentences, held_out, frequencies):
    """The averaged weights after all open text."""
    torch.manual_seed(3)
    random = numpy.random.RandomState(4)
    training = Training(frequencies, PEAK_RATE, 0.9995)
    checkpoint, noted = os.path.join(BUILD, "neural-language-model.pt"), time.time()
    if os.path.exists(checkpoint):
        saved = torch.load(checkpoint, map_location=DEVICE)
        training.model.load_state_dict(saved["model"])
        training.optimizer.load_state_dict(saved["optimizer"])
        training.average, training.step, training.heard = saved["average"], saved["step"], saved["heard"]
        random = numpy.random.RandomState(4 + training.step)

    def keep():
        torch.save(
            {
                "model": training.model.state_dict(),
                "optimizer": training.optimizer.state_dict(),
                "average": training.average,
                "step": training.step,
                "heard": training.heard,
            },
            checkpoint,
        )
        found = {source: perplexity(training.average, lines, frequencies.log) for source, lines in held_out.items()}
        print(f"{training.heard / 1e6:.1f} million words, perplexity {found}", flush=True)

    for words, said in batches(sentences, random):
        done = training.heard / WORDS_TO_HEAR
        if done >= 1:
            break
        training.hear(words, said, rate_at(PEAK_RATE, done), random)
        if time.time() - noted > 240:
            keep()
            noted = time.time()
    keep()
    return training.weights()


def tune(weights, read_aloud, sentences, frequencies):
    """The averaged weights after some passes over what learners read, among as many sentences of the open text."""
    torch.manual_seed(5)
    random = numpy.random.RandomState(6)
    training = Training(frequencies, TUNING_RATE, 0.99)
    training.model.load_state_dict(weights)
    theirs = read_aloud * TUNING_PASSES
    mixed = theirs + [sentences[place] for place in random.randint(len(sentences), size=len(theirs))]
    total = sum(len(sentence[:LONGEST]) - 1 for sentence in mixed)
    for words, said in batches(mixed, random):
        if training.heard >= total:
            break
        training.hear(words, said, rate_at(TUNING_RATE, training.heard / total), random)
    return training.weights()


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

    def encode(words):
        return [START, *(row_of.get(word, UNKNOWN) for word in words), END]

    sentences, held_out = read_sentences(options.corpora, encode)
    print(f"{len(sentences)} sentences, {sum(map(len, sentences)) - len(sentences)} words", flush=True)
    frequencies = Frequencies(sentences, len(lexicon) + FIRST_WORD)
    weights = train(sentences, held_out, frequencies)
    read_aloud = [(encode(words), fold) for words, fold in learners.read(options.corpora)]
    for without in learners.PARTS:
        tuned = tune(weights, [words for words, fold in read_aloud if fold != without], sentences, frequencies)
        unheard = {"learners": [words for words, fold in read_aloud if fold == without], "cv": held_out["cv"]}
        found = {name: perplexity(tuned, lines, frequencies.log) for name, lines in unheard.items() if lines}
        path = learners.model_path(options.models, "neural-language-model.safetensors", without)
        export(tuned, frequencies.counts, path)
        print(f"{os.path.basename(path)}: perplexity {found}", flush=True)


if __name__ == "__main__":
    main()
