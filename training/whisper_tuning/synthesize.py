"""The synthetic part of the data: sentences by Kokoro's voices, with accents, as files of sound and a list of what is said."""

import json
import random
import time

import numpy as np
import soundfile
from kokoro import ACCENT_OF, Kokoro, with_accent
from sentences import corpus_sentences, everyday_sentences, learner_sentences

# Heard in no training: for the final figures, and for choosing settings.
TEST_VOICES = "af_sarah am_michael bf_emma bm_lewis em_alex pm_alex if_sara hm_omega zf_xiaoni jf_alpha".split()
DEV_VOICES = "af_nova am_eric bf_lily bm_fable em_santa im_nicola hf_beta zm_yunxi".split()
COUNTS = {"train": (900, 400, 1000), "dev": (100, 60, 0), "test": (120, 50, 0)}
# Clips for training that are made before those for the final figures.
FIRST = 220
SEED = 11


def jobs(corpora, voices):
    """What is to be said: [{"id", "part", "kind", "text", "right", "errors", "voice", "speed", "accent"}].

    The kinds come in turn, so that the beginning of the list is a fair mixture too.
    """
    found = {}
    for number, part in enumerate(("dev", "test", "train")):
        rng = random.Random(SEED + number)
        learner, everyday, corpus = COUNTS[part]
        kinds = [
            ("learner", learner_sentences(part, learner, SEED + number)),
            ("everyday", everyday_sentences(part, everyday, SEED + number)),
            ("corpus", corpus_sentences(corpora / "text", corpus, SEED) if corpus else []),
        ]
        allowed = {"dev": DEV_VOICES, "test": TEST_VOICES}.get(part) or sorted(set(voices) - {*DEV_VOICES, *TEST_VOICES})
        native = [voice for voice in allowed if voice[0] in "ab"]
        foreign = [voice for voice in allowed if voice[0] not in "ab"]
        spoken = []
        for kind, sentences in kinds:
            order = rng.sample(sentences, len(sentences))
            for place, sentence in enumerate(order):
                pool = foreign if rng.random() < (0.7 if kind == "learner" else 0.4 if part == "train" else 0) else native
                voice = rng.choice(pool)
                accent = rng.random() * 0.6 if voice[0] not in "ab" and rng.random() < 0.7 else 0
                spoken.append(((place + rng.random()) / len(order), dict(
                    sentence, part=part, kind=kind, voice=voice, speed=round(rng.uniform(0.8, 1.15), 2), accent=round(accent, 2)
                )))  # fmt: skip
        spoken.sort(key=lambda item: item[0])
        found[part] = [dict(job, id=f"{part}-{place:04}") for place, (_, job) in enumerate(spoken)]
    return found["dev"] + found["train"][:FIRST] + found["test"] + found["train"][FIRST:]


def synthesize(corpora, kokoro_folder, out, say):
    """Speaks all into `out`; a job that is done is not done again. The list of the finished ones is out/list.jsonl."""
    out.mkdir(parents=True, exist_ok=True)
    kokoro = Kokoro(kokoro_folder)
    listing = out / "list.jsonl"
    done = {json.loads(line)["id"] for line in listing.open()} if listing.exists() else set()
    seconds, started = 0, time.time()
    with listing.open("a") as file:
        for number, job in enumerate(jobs(corpora, kokoro.voices())):
            rng = random.Random(job["id"])
            lexicon = kokoro.lexicons["us" if job["voice"][0] == "a" or (job["voice"][0] != "b" and rng.random() < 0.5) else "gb"]
            sounds = lexicon.sounds(job["text"])
            if job["id"] in done or sounds is None:
                continue
            if job["accent"]:
                sounds = with_accent(sounds, ACCENT_OF[job["voice"][0]], job["accent"], rng)
            audio = kokoro.speak(sounds, job["voice"], job["speed"])
            audio = audio / max(1e-4, float(np.abs(audio).max())) * rng.uniform(0.2, 0.8)
            soundfile.write(out / f"{job['id']}.flac", audio, 16000)
            print(json.dumps(job), file=file, flush=True)
            seconds += len(audio) / 16000
            if number % 50 == 0:
                say(f"{number}: {seconds:.0f} s of speech in {time.time() - started:.0f} s")
