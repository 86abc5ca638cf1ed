"""What the words of a text and their letters say of danger: a linear model on hashed n-grams (Weinberger et al. 2009)."""

import unicodedata
from itertools import pairwise

import numpy as np

# scipy and scikit-learn come where they are used: what words and pieces are is tested without them.

# Of each kind: words with pairs of words, and pieces of words of two to five letters.
BUCKETS = 1 << 16
LONGEST_PIECE = 5


def plain(text):
    """Small letters without accents and marks, words parted by single spaces; "don't" becomes "dont"."""
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))
    signs = (sign if "a" <= sign <= "z" or "0" <= sign <= "9" else "" if sign in "'’" else " " for sign in bare)
    return "".join(signs).split()


def fnv1a(text):
    """A number of 32 bits for a text of ASCII signs (Fowler, Noll & Vo)."""
    value = 0x811C9DC5
    for sign in text.encode("ascii"):
        value = ((value ^ sign) * 0x01000193) & 0xFFFFFFFF
    return value


def counts(text):
    """How often each bucket of words and of pieces is met: two dictionaries."""
    words = plain(text)
    of_words, of_pieces = {}, {}
    for gram in words + [f"{one} {two}" for one, two in pairwise(words)]:
        bucket = fnv1a(gram) % BUCKETS
        of_words[bucket] = of_words.get(bucket, 0) + 1
    for word in words:
        padded = f" {word} "
        for size in range(2, LONGEST_PIECE + 1):
            for start in range(len(padded) - size + 1):
                bucket = fnv1a(padded[start : start + size]) % BUCKETS
                of_pieces[bucket] = of_pieces.get(bucket, 0) + 1
    return of_words, of_pieces


def matrix(texts, rarity=None):
    """Texts as rows of weights, words before pieces, each part with a length of 1; and the rarity of each bucket (idf)."""
    from scipy.sparse import csr_matrix, hstack
    from sklearn.preprocessing import normalize

    rows, columns, values = [], [], []
    for row, text in enumerate(texts):
        for part, found in enumerate(counts(text)):
            rows += [row] * len(found)
            columns += [part * BUCKETS + bucket for bucket in found]
            values += [1 + np.log(count) for count in found.values()]
    table = csr_matrix((values, (rows, columns)), shape=(len(texts), 2 * BUCKETS), dtype=np.float64)
    if rarity is None:
        met = np.bincount(table.indices, minlength=2 * BUCKETS)
        rarity = 1 + np.log((1 + len(texts)) / (1 + met))
    weighted = table.multiply(rarity).tocsr()
    return hstack([normalize(weighted[:, :BUCKETS]), normalize(weighted[:, BUCKETS:])]).tocsr(), rarity


def train(texts, is_danger):
    """Weight times rarity of each bucket, rarities, and the bias."""
    from sklearn.linear_model import LogisticRegression

    table, rarity = matrix(texts)
    model = LogisticRegression(C=10, max_iter=2_000).fit(table, is_danger)
    return {"weights": model.coef_[0], "rarity": rarity, "bias": float(model.intercept_[0])}


def scores(model, texts):
    return matrix(texts, model["rarity"])[0] @ model["weights"] + model["bias"]
