"""What words and pieces of words the classifier of danger sees: server/src/adapters/danger-classifier/n-grams.ts sees the same."""

import unittest

import n_grams


class NGrams(unittest.TestCase):
    def test_words_are_plain(self):
        self.assertEqual(n_grams.plain("Don’t, mamá... ¿NO? 24 años"), ["dont", "mama", "no", "24", "anos"])

    def test_numbers_are_those_of_fowler_noll_and_vo(self):
        for text, number in [("", 0x811C9DC5), ("a", 0xE40C292C), ("foobar", 0xBF9CF968)]:
            self.assertEqual(n_grams.fnv1a(text), number)

    def test_words_pairs_and_pieces_are_counted(self):
        words, pieces = n_grams.counts("no, no")
        self.assertEqual(words, {n_grams.fnv1a("no") % n_grams.BUCKETS: 2, n_grams.fnv1a("no no") % n_grams.BUCKETS: 1})
        self.assertEqual(pieces, {n_grams.fnv1a(piece) % n_grams.BUCKETS: 2 for piece in (" n", "no", "o ", " no", "no ", " no ")})


if __name__ == "__main__":
    unittest.main()
