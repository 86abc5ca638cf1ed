"""transcribe.py FOLDER: what Whisper base hears in each WAV file of a folder, as one JSON object on standard output.

Needs faster-whisper. WHISPER names the folder of the model in CTranslate2's form. Greedy, English, no context.
"""
import json
import os
import sys
from pathlib import Path

from faster_whisper import WhisperModel

model = WhisperModel(os.environ["WHISPER"], device="cpu", compute_type="int8", cpu_threads=1)
heard = {}
for file in sorted(Path(sys.argv[1]).glob("*.wav")):
    segments, _ = model.transcribe(str(file), language="en", beam_size=1, condition_on_previous_text=False)
    heard[file.stem] = " ".join(segment.text.strip() for segment in segments)
json.dump(heard, sys.stdout)
