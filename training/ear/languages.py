"""Speech in English and in other languages, from which english.py learns to tell them apart.

The sentences of the app itself. SVOX Pico's two English voices read those in English; its voices for Spanish, Italian,
French and German read those in Spanish, each by the sounds of its own language.
"""

import random
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE / "acoustic"))

from voices import speak_by_pico  # noqa: E402

VOICES = {"en": ("en-US", "en-GB"), "es": ("es-ES", "it-IT", "es-ES", "fr-FR", "es-ES", "de-DE")}
_MESSAGES = HERE.parent.parent / "web" / "src" / "messages"


def read_sentences(language, count, seed=8):
    """Plain sentences of 5 to 12 words that the app shows."""
    files = sorted((_MESSAGES / language).glob("*.ts"))
    texts = {text.replace("\\'", "'") for path in files for text in re.findall(r"'((?:[^'\\{<]|\\')*)'", path.read_text())}
    plain = [text for text in sorted(texts) if 5 <= len(text.split()) <= 12 and not re.search(r"[0-9/@]", text)]
    return random.Random(seed).sample(plain, count)


def synthesize(folder, count):
    """Writes `count` WAV files at 16 kHz to `folder`, named after their voices: two in five are English."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    chooser = random.Random(9)
    for language, share in (("en", 0.4), ("es", 0.6)):
        for place, text in enumerate(read_sentences(language, round(share * count))):
            voice = VOICES[language][place % len(VOICES[language])]
            speak_by_pico(text, voice, folder / f"{voice}-{place:03d}.wav", chooser)
