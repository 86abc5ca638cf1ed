"""Writes models/judge/encoder.onnx and layout.json: the layers of Whisper base's encoder that the judge hears with.

The graph refers to its weights as external data in a file `weights`, which the server lays out from the published file.
"""

import json
import sys
from pathlib import Path

from onnx import TensorProto

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "whisper"))
from graphs import BANDS, WIDTH, Graph, Layout, encoder_front, encoder_layer  # noqa: E402

MODELS = HERE.parents[1] / "models/judge"
# Counted from 1. Upper layers repair what was said wrong, which lower ones still hear; experts judge more like the uppermost.
HEARD_LAYERS = (3, 4, 6)
# Numbers a frame of 20 ms: those of each layer, and the log mels of its two steps of 10 ms.
FRAME_WIDTH = WIDTH * len(HEARD_LAYERS) + 2 * BANDS


def _plain_norm(graph, x):
    """Each frame with mean 0 and deviation 1."""
    one = graph.constant([1.0] * WIDTH, TensorProto.FLOAT)
    return graph.add("LayerNormalization", [x, one], axis=-1, epsilon=1e-5)


def encoder(layout):
    """mel [1, 80, 2n] -> frames [1, n, FRAME_WIDTH]: the layers, each normalised, and the log mels."""
    graph = Graph(layout)
    mel = graph.input("mel", TensorProto.FLOAT, [1, BANDS, "steps"])
    x, heard = encoder_front(graph, mel), []
    for number in range(max(HEARD_LAYERS)):
        x = encoder_layer(graph, x, number)
        if number + 1 in HEARD_LAYERS:
            heard.append(_plain_norm(graph, x))
    steps = graph.add("Transpose", [mel], perm=[0, 2, 1])
    heard.append(graph.reshaped(steps, [1, -1, 2 * BANDS]))
    graph.output(graph.add("Concat", heard, axis=-1), "frames", [1, "frames", FRAME_WIDTH])
    return graph


def write_encoder():
    """Writes the graph and the places of its weights."""
    MODELS.mkdir(parents=True, exist_ok=True)
    layout = Layout()
    encoder(layout).save(MODELS / "encoder.onnx")
    spoken = {"pattern": "^$", "special": [0, 0], "count": 0}
    description = {"bytes": layout.size, "spokenTokens": spoken, "tensors": list(layout.tensors.values())}
    (MODELS / "layout.json").write_text(json.dumps(description, indent=1) + "\n")


if __name__ == "__main__":
    write_encoder()
