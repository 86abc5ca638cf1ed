"""Greedy decoding as the product does it: letters only, no timestamps, no three tokens twice, windows from a least length."""

import re
from pathlib import Path

import numpy as np
import tokenizers
import torch

FRAMES_PER_SECOND = 100
TAIL_SECONDS = 0.5


class Tokens:
    """Whisper's tokens: the prompt for English, the end, and what is never written: digits, symbols, other alphabets."""

    def __init__(self, folder):
        self.tokenizer = tokenizers.Tokenizer.from_file(str(Path(folder) / "tokenizer.json"))
        number = self.tokenizer.token_to_id
        self.prompt = [number(f"<|{name}|>") for name in ("startoftranscript", "en", "transcribe", "notimestamps")]
        self.end, self.no_speech = number("<|endoftext|>"), number("<|nocaptions|>")
        spoken = re.compile(r"^\u0120?[A-Za-z'.,?!-]+$")
        names = self.tokenizer.get_vocab()
        self.unspoken = [n for name, n in names.items() if not spoken.match(name) and n < self.end]

    def target(self, text):
        """The tokens that a transcript should have, with the end; of an empty one the end alone."""
        return (self.tokenizer.encode(" " + text, add_special_tokens=False).ids if text else []) + [self.end]


def window_frames(frames, least_seconds):
    """Frames that a clip's window has: the clip and half a second, rounded up to half seconds, at least `least_seconds`."""
    step = FRAMES_PER_SECOND // 2
    wanted = max(frames + TAIL_SECONDS * FRAMES_PER_SECOND, least_seconds * FRAMES_PER_SECOND)
    return min(3000, int(-(-wanted // step)) * step)


def padded(mel, frames):
    """A log-mel [80, n] with `frames` frames: silence after it, or cut. Silence is 8 below the loudest, as Whisper has it."""
    out = np.full((80, frames), mel.max() - 2, np.float32)
    out[:, : mel.shape[1]] = mel[:, :frames]
    return out


@torch.no_grad()
def transcribe(model, tokens, mels, least_seconds=5, batch_size=32):
    """The transcripts of log-mels without padding, in order, and the probability that there is no speech."""
    windows = [window_frames(mel.shape[1], least_seconds) for mel in mels]
    order = sorted(range(len(mels)), key=lambda number: windows[number])
    found = [None] * len(mels)
    while order:
        batch = [number for number in order[:batch_size] if windows[number] == windows[order[0]]]
        order = order[len(batch) :]
        mel = torch.from_numpy(np.stack([padded(mels[number], windows[number]) for number in batch]))
        longest = max(int(mels[number].shape[1] / FRAMES_PER_SECOND * 7) + 8 for number in batch)
        for number, result in zip(batch, _greedy(model, tokens, mel, longest)):
            found[number] = result
    return found


def _greedy(model, tokens, mel, longest):
    memories = model.memories(model.encode(mel))
    rows = [[] for _ in mel]
    cache, step = [], torch.tensor([tokens.prompt] * len(rows))
    for length in range(longest):
        scores = model.decode(step, memories, cache).float()
        if length == 0:
            no_speech = scores[:, 0].softmax(-1)[:, tokens.no_speech].tolist()
        scores = scores[:, -1]
        scores[:, tokens.end + 1 :] = -np.inf
        scores[:, tokens.unspoken] = -np.inf
        for row, written in enumerate(rows):
            for place in range(len(written) - 2):
                if written[place : place + 2] == written[-2:]:
                    scores[row, written[place + 2]] = -np.inf
        best = scores.argmax(-1)
        for row, written in enumerate(rows):
            if written and written[-1] == tokens.end:
                best[row] = tokens.end
            written.append(int(best[row]))
        if all(written[-1] == tokens.end for written in rows):
            break
        step = best[:, None]
    return [(tokens.tokenizer.decode([t for t in row if t != tokens.end]).strip(), p) for row, p in zip(rows, no_speech)]
