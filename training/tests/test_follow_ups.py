"""Which follow-ups fit: server/src/domain/conversation/follow-ups.ts weighs them the same."""

import re
import unittest

import choosing
import numpy as np


class FollowUps(unittest.TestCase):
    def test_signs_are_found_in_lower_case(self):
        signs = [re.compile(r"\bwas\b"), re.compile(r"^i\b")]
        np.testing.assert_allclose(choosing.signs_of("It WAS late", signs), [choosing.WEIGHT_OF_SIGN, 0])

    def test_what_goes_with_an_input_is_learned(self):
        random = np.random.RandomState(1)
        inputs = random.normal(size=(400, 5))
        labels = np.stack([inputs[:, 0] > 0, inputs[:, 1] > 0], axis=1).astype(float)
        counts, asked = np.ones(400), np.arange(400) < 200
        weights, base = choosing.fit(inputs, labels, counts)
        self.assertEqual(weights.shape, (2, 5))
        self.assertEqual(list(np.abs(weights).argmax(1)), [0, 1])
        np.testing.assert_allclose(base, labels.mean(0))
        first, surest = choosing.first_is_right(inputs, labels, counts, asked)
        self.assertGreater(first, 0.7)
        self.assertGreater(surest, first)

    def test_what_counts_more_is_followed_more(self):
        inputs = np.ones((30, 1))
        labels = np.array([[1.0]] * 10 + [[0.0]] * 20)
        _, base = choosing.fit(inputs, labels, np.array([4.0] * 10 + [1.0] * 20))
        np.testing.assert_allclose(base, [40 / 60])


if __name__ == "__main__":
    unittest.main()
