"""What learners read aloud in the corpus of speech, as text for both language models.

Short sentences of today that tell what somebody did, which the other texts lack. Nobody reads another's sentence, so that
without the speakers of a fold the sentences of that fold are unseen.
"""

import os
import sys

import text

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "acoustic"))
from corpus import FOLDS, folds_by_speaker, read_speechocean

# Everybody, for the models that are shipped; then without each fold, for the cross-validation.
PARTS = (None, *range(FOLDS))


def read(corpora):
    """(sentence, fold of its speaker), of everybody."""
    learners = read_speechocean(os.path.join(corpora, "speechocean762-train"))
    assert len({tuple(u.words) for u in learners}) == len(learners)
    fold_of = folds_by_speaker(learners)
    return [(text.normalize(" ".join(u.words)) or [], fold_of[u.speaker]) for u in learners]


def model_path(models, name, without):
    """Where a model is written: `models`, or the build folder where the speakers of a fold are left out."""
    build = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "build")
    return os.path.join(models, name) if without is None else os.path.join(build, f"fold{without}-{name}")
