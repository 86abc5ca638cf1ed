"""What the encoder hears of every clip: its frames, as the server computes them."""

import csv
import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np
import onnxruntime
import soundfile

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.append(str(HERE.parent / "whisper"))
from log_mel_vector import log_mel  # noqa: E402

from encoder_graph import FRAME_WIDTH  # noqa: E402

RATE = 16_000
# Silence put before and after a clip, as the server does: 0.2 s.
SILENCE = 3_200
LAY_OUT = """
import { layOutJudgeEncoder } from './server/src/adapters/pronunciation/whisper-files.ts';
process.stdout.write(layOutJudgeEncoder({ weights: process.argv[1], folder: 'models/judge' }));
"""


def open_encoder(whisper):
    """The encoder in ONNX Runtime. `whisper`: the folder of the published model."""
    command = ["node", "--import", "tsx", "--input-type=module", "-e", LAY_OUT, str(whisper / "model.bin")]
    file = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return onnxruntime.InferenceSession(file, options)


def frames_of(encoder, audio):
    """[frames of 20 ms, FRAME_WIDTH] of samples from -1 to 1 at 16 kHz."""
    mel = log_mel(np.pad(audio, SILENCE)).astype(np.float32)
    mel = mel[:, : mel.shape[1] // 2 * 2]
    return encoder.run(None, {"mel": mel[None]})[0][0]


def read_corpus(corpora):
    """speechocean762's training half: [{"id", "part", "speaker", "adult", "file", "text", "words", "scores"}].

    Words are lists of phones with the stress marks of the corpus; a phone's score is the experts' mean, 0 to 2.
    """
    folder = corpora / "speechocean762-train"
    table = lambda name: dict(line.split(None, 1) for line in (folder / name).read_text().strip().splitlines())  # noqa: E731
    speaker_of, age_of, text_of = table("utt2spk"), table("spk2age"), table("text")
    words = defaultdict(list)
    for place, phones in table("text-phone").items():
        words[place.split(".")[0]].append([phone.split("_")[0] for phone in phones.split()])
    rows = list(csv.DictReader((folder / "phone_scores.csv").open()))
    scores = {row["file_name"][:-4]: [float(score) for score in row["p_scores"].split()] for row in rows}
    return [
        {
            "id": clip, "part": "learners", "speaker": speaker_of[clip].strip(), "adult": float(age_of[speaker_of[clip].strip()]) >= 16,
            "file": str(folder / "audio" / f"{clip}.opus"), "text": text.strip().lower(), "words": words[clip], "scores": scores[clip],
        }
        for clip, text in text_of.items() if clip in scores and len(scores[clip]) == sum(map(len, words[clip]))
    ]  # fmt: skip


def read_planted(folder, part):
    """What Kokoro has spoken so far: [{"id", "part", "speaker", "file", "text", "words", "said", "planted", "shifted"}]."""
    listing = folder / f"{part}.jsonl"
    jobs = [json.loads(line) for line in listing.open()] if listing.exists() else []
    return [{**job, "speaker": job["voice"], "file": str(folder / f"{job['id']}.wav")} for job in jobs]


def audio_of(file):
    """Samples from -1 to 1 at 16 kHz."""
    if file.endswith(".wav"):
        return soundfile.read(file, dtype="float32")[0]
    decoded = subprocess.run(["opusdec", "--quiet", "--rate", "16000", "--force-wav", file, "-"], check=True, capture_output=True).stdout
    return np.frombuffer(decoded[44:], np.int16).astype(np.float32) / 32768


class Frames:
    """The frames of clips, kept in one file of 16-bit numbers that grows, by clip: frames[id] -> [count, network.width].

    What Whisper's encoder hears is added here; what our own network hears is written by the runtime.
    """

    def __init__(self, folder, network):
        folder.mkdir(parents=True, exist_ok=True)
        self.network = network
        self.file, self.index = folder / "frames.f16", folder / "frames.jsonl"
        self.places = dict(json.loads(line) for line in self.index.open()) if self.index.exists() else {}
        self._open()

    def _open(self):
        self.rows = np.memmap(self.file, np.float16, "r").reshape(-1, self.network.width) if self.places else None

    def __contains__(self, clip):
        return clip in self.places

    def __getitem__(self, clip):
        start, count = self.places[clip]
        return self.rows[start : start + count]

    def count(self, clip):
        """How many frames a clip has."""
        return self.places[clip][1]

    def add(self, clips, whisper, say):
        """Hears those that have not been heard."""
        missing = [clip for clip in clips if clip["id"] not in self]
        if not missing:
            return
        encoder = open_encoder(whisper)
        end = sum(count for _, count in self.places.values())
        with self.file.open("r+b" if self.file.exists() else "wb") as file, self.index.open("a") as index:
            file.seek(end * FRAME_WIDTH * 2)
            for number, clip in enumerate(missing):
                heard = frames_of(encoder, audio_of(clip["file"])).astype(np.float16)
                file.write(heard.tobytes())
                file.flush()
                self.places[clip["id"]] = (end, len(heard))
                print(json.dumps([clip["id"], (end, len(heard))]), file=index, flush=True)
                end += len(heard)
                if number % 500 == 499:
                    say(f"heard {number + 1} of {len(missing)} clips")
        self._open()
