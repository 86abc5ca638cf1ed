"""Has faster-whisper hear WAV files: prints [{"text", "seconds"}] as JSON; the seconds are of processor time.

    python faster-whisper.py MODEL_FOLDER FILE...
"""

import json
import sys
import time

from faster_whisper import WhisperModel


def main():
    model = WhisperModel(sys.argv[1], device="cpu", compute_type="int8", cpu_threads=1)
    # Numbers in words, as the references have them.
    digits = [number for token, number in model.hf_tokenizer.get_vocab().items() if any(c.isdigit() for c in token) and "<" not in token]
    answers = []
    for file in sys.argv[2:]:
        start = time.process_time()
        segments, _ = model.transcribe(file, language="en", beam_size=1, suppress_tokens=[-1, *digits])
        text = " ".join(segment.text for segment in segments)
        answers.append({"text": text, "seconds": time.process_time() - start})
    print(json.dumps(answers))


if __name__ == "__main__":
    main()
