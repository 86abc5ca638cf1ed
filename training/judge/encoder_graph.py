"""Writes models/judge/encoder.onnx and layout.json: the layers of Whisper base's encoder that the judge hears with.

The graph refers to its weights as external data in a file `weights`, which the server lays out from the published file.
"""

import json
import sys
from pathlib import Path

from onnx import TensorProto

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent / "whisper"))
from graphs import BANDS, HEADS, MICROSOFT, POSITIONS, WIDTH, Graph, Layout  # noqa: E402

MODELS = HERE.parents[1] / "models/judge"
# Counted from 1. Upper layers repair what was said wrong; lower ones still hear it.
HEARD_LAYERS = (3, 4)
# Numbers a frame of 20 ms: those of each layer, and the log mels of its two steps of 10 ms.
FRAME_WIDTH = WIDTH * len(HEARD_LAYERS) + 2 * BANDS


def _plain_norm(graph, x):
    """Each frame with mean 0 and deviation 1."""
    one = graph.constant([1.0] * WIDTH, TensorProto.FLOAT)
    return graph.add("LayerNormalization", [x, one], axis=-1, epsilon=1e-5)


def encoder(layout):
    """mel [1, 80, 2n] -> frames [1, n, FRAME_WIDTH]: the layers, each normalised, and the log mels."""
    graph = Graph(layout)
    mel = x = graph.input("mel", TensorProto.FLOAT, [1, BANDS, "steps"])
    for name, inputs, stride in (("conv1", BANDS, 1), ("conv2", WIDTH, 2)):
        kernel = graph.floats(f"encoder/{name}/weight", [WIDTH, inputs, 3])
        bias = graph.floats(f"encoder/{name}/bias", [WIDTH])
        x = graph.add("Conv", [x, kernel, bias], kernel_shape=[3], pads=[1, 1], strides=[stride])
        x = graph.add("Gelu", [x], domain=MICROSOFT)
    x = graph.add("Transpose", [x], perm=[0, 2, 1])
    length = graph.add("Slice", [graph.add("Shape", [x]), graph.constant([1]), graph.constant([2])])
    positions = graph.floats("encoder/position_encodings/encodings", [POSITIONS, WIDTH])
    x = graph.add("Add", [x, graph.add("Slice", [positions, graph.constant([0]), length, graph.constant([0])])])
    heard = []
    for number in range(max(HEARD_LAYERS)):
        layer = f"encoder/layer_{number}"
        fused = graph.normalized(x, f"{layer}/self_attention/layer_norm")
        fused = graph.dense(fused, f"{layer}/self_attention/linear_0", WIDTH, 3 * WIDTH)
        q, k, v = graph.add("Split", [fused], 3, axis=-1)
        attended = graph.add("MultiHeadAttention", [q, k, v], domain=MICROSOFT, num_heads=HEADS)
        x = graph.add("Add", [x, graph.dense(attended, f"{layer}/self_attention/linear_1", WIDTH, WIDTH)])
        x = graph.feed_forward(x, f"{layer}/ffn", graph.dense)
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
