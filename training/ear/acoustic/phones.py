"""The phone set, the classes of left neighbours, and the states that the network scores."""

import numpy as np

PHONES = ("SIL AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH").split()
INDEX = {phone: index for index, phone in enumerate(PHONES)}
SILENCE = 0

# How a phone begins depends on where the tongue and lips come from. Phones that end alike share a class, so that the
# 2.8 hours of training speech show each class often enough.
_LEFT_CLASSES = [
    "SIL",
    "IY IH EY AY OY Y",
    "EH AE",
    "AA AO AH",
    "UW UH OW AW W",
    "ER R",
    "L",
    "P B F V",
    "M",
    "T D TH DH",
    "S Z",
    "SH ZH CH JH",
    "K G HH",
    "N NG",
]
LEFT_CLASS_OF = np.zeros(len(PHONES), np.int32)
for _number, _members in enumerate(_LEFT_CLASSES):
    for _phone in _members.split():
        LEFT_CLASS_OF[INDEX[_phone]] = _number
CLASS_COUNT = len(_LEFT_CLASSES)


def tie_states(sequences, minimum=100):
    """Chooses the states: `state_of[left class, phone, first frame or later frames]`.

    Every phone has a pair of states of its own; a (left class, phone) seen at least `minimum` times in `sequences`
    (lists of phone indices) has a further pair. Returns the table and the number of states.
    """
    counts = np.zeros((CLASS_COUNT, len(PHONES)), int)
    for sequence in sequences:
        for left, phone in zip([SILENCE, *sequence], sequence):
            counts[LEFT_CLASS_OF[left], phone] += 1
    pair_of = np.tile(np.arange(len(PHONES)), (CLASS_COUNT, 1))
    pairs = len(PHONES)
    for left_class, phone in np.argwhere(counts >= minimum):
        if phone != SILENCE:
            pair_of[left_class, phone] = pairs
            pairs += 1
    return np.stack([2 * pair_of, 2 * pair_of + 1], -1).astype(np.int32), 2 * pairs


def bigram(sequences):
    """Probability of each phone after each other one, [phones, phones], with linear back-off; no silence after silence."""
    counts = np.zeros((len(PHONES), len(PHONES)))
    for sequence in sequences:
        for left, phone in zip([SILENCE, *sequence], sequence):
            counts[left, phone] += 1
    single = counts.sum(0) + 1
    smoothed = (counts + 8 * single / single.sum()) / (counts.sum(1, keepdims=True) + 8)
    smoothed[SILENCE, SILENCE] = 0
    return smoothed
