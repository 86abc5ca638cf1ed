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


def fit(inputs, labels, counts):
    """Weights [outputs, inputs] and base [outputs] for labels by inputs, a row a text; `counts` [texts]: how much each one counts."""
    base = np.average(labels, axis=0, weights=counts)
    counted = inputs.T * counts
    normal = counted @ inputs + RIDGE * np.eye(inputs.shape[1])
    return np.linalg.solve(normal, counted @ (labels - base)).T, base


def first_is_right(inputs, labels, counts, asked):
    """
    How often what is ranked first is right for the texts of `asked` [texts], 0 or 1, and how often where its score lies in
    the upper half of them, by cross-validation.
    """
    fold = np.random.RandomState(0).randint(0, FOLDS, len(inputs))
    scores = np.zeros_like(labels)
    for one in range(FOLDS):
        weights, base = fit(inputs[fold != one], labels[fold != one], counts[fold != one])
        scores[fold == one] = inputs[fold == one] @ weights.T + base
    scores, labels = scores[asked], labels[asked]
    right = labels[np.arange(len(labels)), scores.argmax(1)]
    surest = np.argsort(-scores.max(1))[: len(labels) // 2]
    return right.mean(), right[surest].mean()
