"""What is read and made as text: numbers in words, normal form, sentences from patterns and templates."""

import random
import unittest

import numbers_in_words
import phrases
import sentences
import text


class Texts(unittest.TestCase):
    def test_numbers_are_written_as_they_are_said(self):
        for written, said in [
            ("0", "zero"), ("21", "twenty one"), ("1999", "nineteen ninety nine"), ("2005", "two thousand five"), 
            ("1905", "nineteen oh five"),
            ("1,200", "one thousand two hundred"), ("5:30", "five thirty"), ("7:05pm", "seven oh five pm"), ("2.5", "two point five"),
            ("80s", "eighties"), ("3rd", "third"), ("20th", "twentieth"), ("10k", "ten thousand"),
        ]:  # fmt: skip
            self.assertEqual(" ".join(numbers_in_words.spell(written)), said)

    def test_what_has_no_usual_way_to_be_said_is_left(self):
        for written in ("1/2", "a1", "12:345", "1234567890123"):
            self.assertIsNone(numbers_in_words.spell(written))

    def test_a_line_becomes_plain_words_with_its_apostrophes(self):
        self.assertEqual(text.normalize("i dont think it s 3rd"), "i don't think it's third".split())
        self.assertIsNone(text.normalize("naïve 1/2"))

    def test_a_pattern_gives_one_of_its_choices_and_the_right_article(self):
        found = {phrases.expand("i have a_ {apple|pear} [today]", {}, random.Random(seed)) for seed in range(40)}
        self.assertEqual(found, {"i have an apple", "i have an apple today", "i have a pear", "i have a pear today"})

    def test_a_marked_sentence_tells_what_is_wrong_in_it(self):
        said, right, errors = sentences.learner_sentence("Yesterday {I go|I went} to the {|big }market.")
        self.assertEqual((said, right), ("Yesterday I go to the market.", "Yesterday I went to the big market."))
        self.assertEqual(errors, [["yesterday i go to", "yesterday i went to"], ["the market", "the big market"]])

    def test_no_template_is_in_two_parts(self):
        parts = sentences.templates("learner-sentences.txt")
        lines = [line for part in parts.values() for line in part]
        self.assertEqual(len(lines), len(set(lines)))
        self.assertTrue(all(parts.values()))

    def test_the_same_seed_gives_the_same_sentences(self):
        first, again = (sentences.learner_sentences("dev", 20, seed=3) for _ in range(2))
        self.assertEqual(first, again)
        self.assertEqual(len({one["text"] for one in first}), 20)


if __name__ == "__main__":
    unittest.main()
