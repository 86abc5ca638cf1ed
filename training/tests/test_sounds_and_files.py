"""Spelling aligned with sounds, and the files that models are written to."""

import json
import struct
import tempfile
import unittest
from pathlib import Path

import alignment
import numpy
import safetensors


class SoundsAndFiles(unittest.TestCase):
    def test_each_letter_gets_the_sounds_that_it_makes(self):
        words = [("cat", ["K", "AE", "T"]), ("tack", ["T", "AE", "K"]), ("act", ["AE", "K", "T"]), ("tax", ["T", "AE", "K", "S"])] * 40
        aligned = alignment.align(words, ["AE", "K", "S", "T"])
        self.assertEqual(aligned[0], [("K",), ("AE",), ("T",)])
        self.assertEqual(aligned[3], [("T",), ("AE",), ("K", "S")])
        for (word, phones), sounds in zip(words, aligned):
            self.assertEqual(len(sounds), len(word))
            self.assertEqual([phone for sound in sounds for phone in sound], phones)

    def test_what_has_more_sounds_than_its_letters_can_make_is_left(self):
        words = [("a", ["AE", "K", "T"]), *[("at", ["AE", "T"])] * 20]
        self.assertIsNone(alignment.align(words, ["AE", "K", "T"])[0])

    def test_eight_bits_keep_the_weights_nearly(self):
        rows = numpy.random.RandomState(1).normal(size=(4, 50))
        whole, scale = safetensors.quantize_rows(rows)
        self.assertLessEqual(numpy.abs(whole * scale[:, None] - rows).max(), scale.max() / 2 + 1e-6)

    def test_a_file_holds_what_was_written_at_aligned_places(self):
        tensors = {"bytes": numpy.arange(3, dtype=numpy.uint8), "floats": numpy.array([[1.5, -2]], numpy.float32)}
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "model.safetensors")
            safetensors.write_safetensors(path, tensors, {"version": "1"})
            raw = path.read_bytes()
        (length,) = struct.unpack("<Q", raw[:8])
        header = json.loads(raw[8 : 8 + length])
        self.assertEqual(header.pop("__metadata__"), {"version": "1"})
        for name, array in tensors.items():
            start, end = header[name]["data_offsets"]
            self.assertEqual(start % array.dtype.itemsize, 0)
            found = numpy.frombuffer(raw[8 + length + start : 8 + length + end], array.dtype)
            self.assertEqual(found.tolist(), array.ravel().tolist())


if __name__ == "__main__":
    unittest.main()
