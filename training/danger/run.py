"""Makes the classifier that tells danger: see README.md."""

import argparse
import hashlib
import json
import lzma
import os
import random
import time
from collections import Counter
from pathlib import Path

import learning
import n_grams
import numpy as np
import torch
from network import KINDS, LONGEST, Network, kept_pieces, write
from safetensors.numpy import save_file
from sklearn.linear_model import LogisticRegression
from tokenizers import Tokenizer
from tokenizers.processors import TemplateProcessing

HERE = Path(__file__).parent
MODELS = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "talk-to-henry" / "models"
SHIPPED = HERE.parents[1] / "models" / "danger"
# Sentences that nobody made for this, harmless but for a few.
ORDINARY = ("tm", "sd", "cv")
ORDINARY_OF_EACH = 1_200
# Whose sentences say where the limits lie, by a network that has not learned from them.
MEASURED_ON = ("world", "learners", "service")
# A danger is told where no more than this share of harmless sentences, which are hard ones, is told too.
FALSE_ALARMS = 0.02
# The pieces that are met in these sentences and, up to so many, in so many of each of those corpora.
PIECES = 11_000
PIECES_OF = 30_000


def say(line):
    print(time.strftime("%H:%M:%S"), line, flush=True)


def read_sentences():
    """Sentences by their author: dictionaries with `text` and `kind`, one of KINDS or none."""
    files = sorted((HERE / "sentences").glob("*.jsonl"))
    return {file.stem: [json.loads(line) for line in file.read_text().splitlines()] for file in files}


def read_texts(corpora, of_each):
    """Sentences of four to forty words from corpora of talks, so many of each."""
    source = random.Random(0)
    for name in ORDINARY:
        with lzma.open(corpora / "text" / f"{name}.txt.xz", "rt") as lines:
            fitting = [line.strip() for line in lines if 4 <= len(line.split()) <= 40]
        yield from source.sample(fitting, min(of_each, len(fitting)))


def read_ordinary(corpora):
    return [{"text": text, "kind": "none"} for text in read_texts(corpora, ORDINARY_OF_EACH)]


def labels(rows):
    return np.array([[row["kind"] != "none"] + [row["kind"] == kind for kind in KINDS] for row in rows], np.float32)


class Classifier:
    """A network and n-grams that learned from the same sentences, and how much each counts."""

    def __init__(self, options, tokenizer, kept, rows):
        texts = [row["text"] for row in rows]
        self.tokenizer = tokenizer
        self.network = learning.train(Network(options.minilm / "model.onnx", kept), self.pieces(texts), labels(rows), say)
        self.n_grams = n_grams.train(texts, labels(rows)[:, 0])

    def pieces(self, texts):
        return [encoding.ids for encoding in self.tokenizer.encode_batch(texts)]

    def evidence(self, rows):
        """[texts, 2]: log odds of the network and of the n-grams."""
        texts = [row["text"] for row in rows]
        return np.stack([learning.log_odds(self.network, self.pieces(texts))[:, 0], n_grams.scores(self.n_grams, texts)], 1)


def read_tokenizer(options, rows):
    """The tokenizer with the pieces that are met most, its vocabulary, and the numbers of its pieces in the published one."""
    file = options.minilm / "tokenizer.json"
    tokenizer = Tokenizer.from_file(str(file))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    met = {piece for row in rows for piece in tokenizer.encode(row["text"]).tokens}
    counted = Counter(piece for text in read_texts(options.corpora, PIECES_OF) for piece in tokenizer.encode(text).tokens)
    most = [piece for piece, _ in counted.most_common() if piece not in met]
    kept, vocabulary = kept_pieces(file, met | set(most[: max(0, PIECES - len(met))]))
    described = json.loads(file.read_text())
    described["model"]["vocab"] = vocabulary
    described["post_processor"] = None
    kept_signs = [token for token in described["added_tokens"] if token["content"] in vocabulary]
    described["added_tokens"] = [{**token, "id": vocabulary[token["content"]]} for token in kept_signs]
    smaller = Tokenizer.from_str(json.dumps(described))
    smaller.no_padding()
    ends = [(sign, vocabulary[sign]) for sign in ("[CLS]", "[SEP]")]
    smaller.post_processor = TemplateProcessing(single="[CLS] $A [SEP]", special_tokens=ends)
    smaller.enable_truncation(LONGEST)
    return smaller, kept, vocabulary


def limits(options, tokenizer, kept, sentences, ordinary):
    """How the two are weighed (logistic regression), and the log odds above which a danger is told."""
    measured = [row for name in MEASURED_ON for row in sentences[name]]
    learned = [row for name, rows in sentences.items() if name not in MEASURED_ON for row in rows]
    classifier = Classifier(options, tokenizer, kept, learned + ordinary)
    evidence, is_danger = classifier.evidence(measured), labels(measured)[:, 0] > 0
    weigh = LogisticRegression(C=100).fit(evidence, is_danger)
    odds = weigh.decision_function(evidence)
    above = np.quantile(odds[~is_danger], 1 - FALSE_ALARMS)
    say(f"of {is_danger.sum()} dangers {(odds[is_danger] > above).mean():.3f} lie above {above:.2f}")
    network, of_n_grams = map(float, weigh.coef_[0])
    return {"network": network, "nGrams": of_n_grams, "bias": float(weigh.intercept_[0]), "above": float(above)}


def ship(classifier, vocabulary, weights):
    """Writes `models/danger`."""
    SHIPPED.mkdir(exist_ok=True)
    write(classifier.network, SHIPPED)
    n = classifier.n_grams
    tensors = {name: n[name].astype(np.float32) for name in ("weights", "rarity")}
    save_file(tensors, SHIPPED / "n-grams.safetensors")
    (SHIPPED / "tokenizer.json").write_text(json.dumps({"model": {"vocab": vocabulary}}, ensure_ascii=False))
    layout = {"kinds": KINDS, "longest": LONGEST, "nGramBias": n["bias"], **weights}
    (SHIPPED / "layout.json").write_text(json.dumps(layout, indent="\t") + "\n")
    for path in SHIPPED.iterdir():
        path.chmod(0o644)
    files = sorted(path for path in SHIPPED.iterdir() if path.name != "SHA256SUMS")
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (SHIPPED / "SHA256SUMS").write_text("".join(sums))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpora", type=Path, required=True)
    parser.add_argument("--minilm", type=Path, default=MODELS / "minilm", help="the published network and its tokenizer")
    options = parser.parse_args()
    torch.set_num_threads(os.cpu_count() or 1)
    sentences, ordinary = read_sentences(), read_ordinary(options.corpora)
    rows = [row for author in sentences.values() for row in author] + ordinary
    say(f"{len(rows)} sentences, {int(labels(rows)[:, 0].sum())} of danger")
    tokenizer, kept, vocabulary = read_tokenizer(options, rows)
    say(f"{len(kept)} pieces")
    weights = limits(options, tokenizer, kept, sentences, ordinary)
    ship(Classifier(options, tokenizer, kept, rows), vocabulary, weights)


if __name__ == "__main__":
    main()
