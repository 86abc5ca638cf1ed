"""The n-gram models on a handful of sentences: what they give must be probabilities, also mixed and pruned."""

import unittest

import kneser_ney
import numpy
import prune
import quantize

WORDS = ["<s>", "</s>", "<unk>", "i", "like", "tea", "you", "coffee"]
SENTENCES = ["i like tea", "you like tea", "i like coffee", "you like coffee", "i like tea", "tea i like"]


def tokens(sentences):
    """Ids of sentences, one array."""
    ids = [[0, *(WORDS.index(word) for word in sentence.split()), 1] for sentence in sentences]
    return numpy.array([id for sentence in ids for id in sentence])


def sums(model):
    """What the probabilities of all words after each listed history of one word add up to."""
    words = numpy.arange(1, len(WORDS))
    histories = set(model.history(model.keys[1]).tolist())
    return [
        float(model.probability(kneser_ney.pack([numpy.full(len(words), history), words], model.bits), 2).sum()) for history in histories
    ]


class LanguageModels(unittest.TestCase):
    def setUp(self):
        self.model = kneser_ney.train(tokens(SENTENCES), len(WORDS))

    def test_what_may_follow_a_word_adds_up_to_one(self):
        for total in sums(self.model):
            self.assertAlmostEqual(total, 1, places=5)

    def test_what_was_seen_is_likelier_than_what_was_not(self):
        seen, unseen = tokens(["i like tea"]), tokens(["tea you coffee"])
        likely = [numpy.log(kneser_ney.sequence_probabilities(self.model, one)[0][1:]).sum() for one in (seen, unseen)]
        self.assertGreater(likely[0], likely[1])

    def test_an_unknown_word_is_not_counted_and_nothing_is_known_after_it(self):
        sentence = numpy.array([0, 3, 2, 5, 1])
        p, counted = kneser_ney.sequence_probabilities(self.model, sentence)
        self.assertEqual(counted.tolist(), [False, True, False, True, True])
        self.assertAlmostEqual(p[3], self.model.p[0][5])

    def test_a_mixture_adds_up_to_one_and_leans_to_the_likelier_model(self):
        other = kneser_ney.train(tokens(["coffee coffee tea", "coffee tea"] * 3), len(WORDS))
        for total in sums(kneser_ney.mix([self.model, other], [0.7, 0.3])):
            self.assertAlmostEqual(total, 1, places=4)
        held_out = tokens(["i like coffee", "you like tea"])
        columns = [kneser_ney.sequence_probabilities(model, held_out)[0][held_out != 0] for model in (self.model, other)]
        shares = kneser_ney.mixture_weights(columns, numpy.ones(len(columns[0])))
        self.assertGreater(shares[0], 0.9)
        self.assertAlmostEqual(shares.sum(), 1)

    def test_a_pruned_model_is_smaller_and_still_adds_up_to_one(self):
        pruned = prune.prune(self.model, bytes_most=20, bytes_each=[2, 4])
        sizes = [sum(len(keys) for keys in model.keys[1:]) for model in (self.model, pruned)]
        self.assertLess(sizes[1], sizes[0])
        for total in sums(pruned):
            self.assertAlmostEqual(total, 1, places=4)

    def test_numbers_become_their_nearest_of_few_values(self):
        values = numpy.random.RandomState(1).normal(size=1000)
        centres, codes = quantize.codebook(values, size=16)
        nearest = numpy.abs(values[:, None] - centres[None]).min(1)
        self.assertTrue(numpy.allclose(numpy.abs(values - centres[codes]), nearest, atol=1e-6))
        self.assertLess(nearest.mean(), 0.15)


if __name__ == "__main__":
    unittest.main()
