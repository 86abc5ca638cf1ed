"""A linear model that tells which of some texts fit, by ridge regression (Hoerl & Kennard 1970)."""

import numpy as np

# Against a sentence embedding of length 1, whose single numbers are small; the same in server/src/domain/conversation/follow-ups.ts.
WEIGHT_OF_SIGN = 0.3
# How strongly weights are held small.
RIDGE = 3.0
FOLDS = 10


def signs_of(text, signs):
    """[signs]: which of some regular expressions are found in a text."""
    return np.array([WEIGHT_OF_SIGN * bool(sign.search(text.lower())) for sign in signs])


def fit(inputs, labels):
    """Weights [outputs, inputs] and base [outputs] for labels by inputs, a row a text."""
    base = labels.mean(0)
    normal = inputs.T @ inputs + RIDGE * np.eye(inputs.shape[1])
    return np.linalg.solve(normal, inputs.T @ (labels - base)).T, base


def first_is_right(inputs, labels):
    """How often what is ranked first is right, and how often where its score lies in the upper half, by cross-validation."""
    fold = np.random.RandomState(0).randint(0, FOLDS, len(inputs))
    scores = np.zeros_like(labels)
    for one in range(FOLDS):
        weights, base = fit(inputs[fold != one], labels[fold != one])
        scores[fold == one] = inputs[fold == one] @ weights.T + base
    right = labels[np.arange(len(labels)), scores.argmax(1)]
    surest = np.argsort(-scores.max(1))[: len(labels) // 2]
    return right.mean(), right[surest].mean()
