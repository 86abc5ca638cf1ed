"""Writes models/whisper/encoder.onnx, decoder.onnx and layout.json: Whisper base for ONNX Runtime, without its weights.

    python graphs.py

The graphs refer to their weights as external data in one file, `weights`, which the server lays out from the published
CTranslate2 file as layout.json says: for each tensor its variables in that file, its form, and its place.
"""

import json
from pathlib import Path

import onnx
from onnx import TensorProto, helper

WIDTH, HEADS, LAYERS, BANDS, POSITIONS, TEXT_POSITIONS = 512, 8, 6, 80, 1500, 448
HEAD = WIDTH // HEADS
# The tokens that this decoder can say: see models/whisper's `spokenTokens` in layout.json.
VOCABULARY = 38_053
EMBEDDINGS = "decoder/embeddings"
# Weights that share a scale where few rows are multiplied.
BLOCK = 128
# Attention heads that follow what is being said (openai/whisper, `_ALIGNMENT_HEADS["base"]`), by layer.
ALIGNMENT_HEADS = {3: [1], 4: [2, 3, 7], 5: [1, 2, 4, 6]}
ALIGNMENT = 64
MICROSOFT = "com.microsoft"


class Layout:
    """The places of the tensors in the file of weights; a tensor that both graphs use lies there once."""

    def __init__(self):
        self.tensors = {}
        self.size = 0

    def place(self, name, form, shape, kind):
        if name not in self.tensors:
            width = {TensorProto.FLOAT: 4, TensorProto.INT8: 1, TensorProto.UINT8: 1}[kind]
            length = width
            for extent in shape:
                length *= extent
            offset = -(-self.size // ALIGNMENT) * ALIGNMENT
            self.tensors[name] = {
                "name": name, "form": form, "shape": shape, "offset": offset, "bytes": length,
            }
            self.size = offset + length
        return self.tensors[name]


class Graph:
    """A graph in the making: every method adds nodes and answers the name of what they compute."""

    def __init__(self, layout):
        self.layout = layout
        self.nodes, self.initializers, self.inputs, self.outputs = [], [], [], []
        self.names = set()
        self.count = 0

    def add(self, kind, inputs, outputs=1, domain="", **attributes):
        names = [f"{kind}_{self.count}_{index}" for index in range(outputs)] if isinstance(outputs, int) else outputs
        self.count += 1
        self.nodes.append(helper.make_node(kind, inputs, names, domain=domain, **attributes))
        return names[0] if len(names) == 1 else names

    def constant(self, values, kind=TensorProto.INT64, shape=None):
        name = f"constant_{len(self.initializers)}"
        shape = [len(values)] if shape is None else shape
        self.initializers.append(helper.make_tensor(name, kind, shape, values))
        return name

    def weights(self, name, form, shape, kind=TensorProto.FLOAT):
        """A tensor of the file of weights."""
        if name in self.names:
            return name
        self.names.add(name)
        place = self.layout.place(name, form, shape, kind)
        tensor = TensorProto(name=name, data_type=kind, dims=shape, data_location=TensorProto.EXTERNAL)
        for key, value in {"location": "weights", "offset": place["offset"], "length": place["bytes"]}.items():
            tensor.external_data.add(key=key, value=str(value))
        self.initializers.append(tensor)
        return name

    def floats(self, variable, shape):
        return self.weights(variable, "floats", shape)

    def dense(self, x, layer, inputs, outputs):
        """A layer with its bias for many rows: a scale for each output, and one for all that comes in."""
        matrix = self.weights(f"{layer}/weight", "columns", [inputs, outputs], TensorProto.INT8)
        scales = self.weights(f"{layer}/scales", "column scales", [outputs])
        bias = self.floats(f"{layer}/bias", [outputs])
        return self.add("DynamicQuantizeMatMul", [x, matrix, scales, "", bias], domain=MICROSOFT)

    def blocks(self, layer, inputs, outputs):
        """A layer's weights [outputs, blocks, BLOCK] from 0 to 255, where 128 is nothing, and the blocks' scales."""
        count = inputs // BLOCK
        matrix = self.weights(f"{layer}/weight", "blocks", [outputs, count, BLOCK], TensorProto.UINT8)
        return matrix, self.weights(f"{layer}/scales", "block scales", [outputs, count])

    def dense_for_few(self, x, layer, inputs, outputs):
        """A layer for few rows: quantised in blocks, weights as well as what comes in. The last layer has no bias."""
        matrix, scales = self.blocks(layer, inputs, outputs)
        bias = [] if layer == EMBEDDINGS else ["", "", self.floats(f"{layer}/bias", [outputs])]
        settings = {"K": inputs, "N": outputs, "bits": 8, "block_size": BLOCK, "accuracy_level": 4}
        return self.add("MatMulNBits", [x, matrix, scales, *bias], domain=MICROSOFT, **settings)

    def normalized(self, x, layer):
        parameters = [self.floats(f"{layer}/{name}", [WIDTH]) for name in ("gamma", "beta")]
        return self.add("LayerNormalization", [x, *parameters], axis=-1, epsilon=1e-5)

    def reshaped(self, x, shape):
        return self.add("Reshape", [x, self.constant(shape)])

    def by_head(self, x):
        """[1, n, 512] as [8, n, 64]: what all hypotheses ask of one sound goes through one product of matrices."""
        return self.add("Transpose", [self.reshaped(x, [-1, HEADS, HEAD])], perm=[1, 0, 2])

    def feed_forward(self, x, layer, dense):
        wide = dense(self.normalized(x, f"{layer}/layer_norm"), f"{layer}/linear_0", WIDTH, 4 * WIDTH)
        wide = self.add("Gelu", [wide], domain=MICROSOFT)
        return self.add("Add", [x, dense(wide, f"{layer}/linear_1", 4 * WIDTH, WIDTH)])

    def input(self, name, kind, shape):
        self.inputs.append(helper.make_tensor_value_info(name, kind, shape))
        return name

    def output(self, x, name, shape, kind=TensorProto.FLOAT):
        self.add("Identity", [x], [name])
        self.outputs.append(helper.make_tensor_value_info(name, kind, shape))

    def save(self, path):
        graph = helper.make_graph(self.nodes, path.stem, self.inputs, self.outputs, self.initializers)
        opsets = [helper.make_opsetid("", 17), helper.make_opsetid(MICROSOFT, 1)]
        path.write_bytes(helper.make_model(graph, opset_imports=opsets, ir_version=9).SerializeToString())


def encoder_front(graph, mel):
    """The two convolutions over the log mels [1, BANDS, 2n], and the positions: [1, n, WIDTH]."""
    x = mel
    for name, inputs, stride in (("conv1", BANDS, 1), ("conv2", WIDTH, 2)):
        kernel = graph.floats(f"encoder/{name}/weight", [WIDTH, inputs, 3])
        bias = graph.floats(f"encoder/{name}/bias", [WIDTH])
        x = graph.add("Conv", [x, kernel, bias], kernel_shape=[3], pads=[1, 1], strides=[stride])
        x = graph.add("Gelu", [x], domain=MICROSOFT)
    x = graph.add("Transpose", [x], perm=[0, 2, 1])
    length = graph.add("Slice", [graph.add("Shape", [x]), graph.constant([1]), graph.constant([2])])
    positions = graph.floats("encoder/position_encodings/encodings", [POSITIONS, WIDTH])
    return graph.add("Add", [x, graph.add("Slice", [positions, graph.constant([0]), length, graph.constant([0])])])


def encoder_layer(graph, x, number):
    """The encoder's layer `number`, counted from 0: [1, n, WIDTH] -> [1, n, WIDTH]."""
    layer = f"encoder/layer_{number}"
    fused = graph.normalized(x, f"{layer}/self_attention/layer_norm")
    fused = graph.dense(fused, f"{layer}/self_attention/linear_0", WIDTH, 3 * WIDTH)
    q, k, v = graph.add("Split", [fused], 3, axis=-1)
    heard = graph.add("MultiHeadAttention", [q, k, v], domain=MICROSOFT, num_heads=HEADS)
    x = graph.add("Add", [x, graph.dense(heard, f"{layer}/self_attention/linear_1", WIDTH, WIDTH)])
    return graph.feed_forward(x, f"{layer}/ffn", graph.dense)


def encoder(layout):
    graph = Graph(layout)
    x = encoder_front(graph, graph.input("mel", TensorProto.FLOAT, [1, BANDS, "frames"]))
    for number in range(LAYERS):
        x = encoder_layer(graph, x, number)
        if number + 1 in (3, 4, 6):
            graph.output(x, f"layer{number + 1}", [1, "positions", WIDTH])
    x = graph.normalized(x, "encoder/layer_norm")
    for number in range(LAYERS):
        fused = graph.dense(x, f"decoder/layer_{number}/attention/linear_1", WIDTH, 2 * WIDTH)
        fused = graph.reshaped(fused, [-1, 2, HEADS, HEAD])
        key = graph.add("Gather", [fused, graph.constant([0], shape=[])], axis=1)
        value = graph.add("Gather", [fused, graph.constant([1], shape=[])], axis=1)
        for name, part in (("Keys", key), ("Values", value)):
            part = graph.add("Transpose", [part], perm=[1, 0, 2])
            graph.output(part, f"heard{name}{number}", [HEADS, "positions", HEAD])
    return graph


def own_attention(graph, x, number, hidden):
    """A hypothesis attends to its own tokens; their keys and values are kept from step to step."""
    layer = f"decoder/layer_{number}/self_attention"
    fused = graph.dense_for_few(graph.normalized(x, f"{layer}/layer_norm"), f"{layer}/linear_0", WIDTH, 3 * WIDTH)
    split = graph.add("Split", [fused], 3, axis=-1)
    shaped = [graph.reshaped(part, [0, 0, HEADS, HEAD]) for part in split]
    q, k, v = (graph.add("Transpose", [part], perm=[0, 2, 1, 3]) for part in shaped)
    shape = ["hypotheses", HEADS, "past", HEAD]
    k = graph.add("Concat", [graph.input(f"pastKeys{number}", TensorProto.FLOAT, shape), k], axis=2)
    v = graph.add("Concat", [graph.input(f"pastValues{number}", TensorProto.FLOAT, shape), v], axis=2)
    for name, x_kept in (("keys", k), ("values", v)):
        graph.output(x_kept, f"{name}{number}", ["hypotheses", HEADS, "kept", HEAD])
    scores = graph.add("MatMul", [q, graph.add("Transpose", [k], perm=[0, 1, 3, 2])])
    scores = graph.add("Mul", [scores, graph.constant([HEAD**-0.5], TensorProto.FLOAT, [])])
    chosen = graph.add("MatMul", [graph.add("Softmax", [graph.add("Add", [scores, hidden])], axis=-1), v])
    chosen = graph.reshaped(graph.add("Transpose", [chosen], perm=[0, 2, 1, 3]), [0, 0, WIDTH])
    return graph.add("Add", [x, graph.dense_for_few(chosen, f"{layer}/linear_1", WIDTH, WIDTH)])


def heard_attention(graph, x, number, shape, followed):
    """All hypotheses attend to the one sound."""
    layer = f"decoder/layer_{number}/attention"
    q = graph.dense_for_few(graph.normalized(x, f"{layer}/layer_norm"), f"{layer}/linear_0", WIDTH, WIDTH)
    shape_heard = [HEADS, "positions", HEAD]
    k = graph.input(f"heardKeys{number}", TensorProto.FLOAT, shape_heard)
    v = graph.input(f"heardValues{number}", TensorProto.FLOAT, shape_heard)
    k = graph.add("Transpose", [k], perm=[0, 2, 1])
    q = graph.add("Mul", [graph.by_head(q), graph.constant([HEAD**-0.5], TensorProto.FLOAT, [])])
    weights = graph.add("Softmax", [graph.add("MatMul", [q, k])], axis=-1)
    if number in ALIGNMENT_HEADS:
        followed.append(graph.add("Gather", [weights, graph.constant(ALIGNMENT_HEADS[number])], axis=0))
    chosen = graph.add("Transpose", [graph.add("MatMul", [weights, v])], perm=[1, 0, 2])
    chosen = graph.add("Reshape", [chosen, shape])
    return graph.add("Add", [x, graph.dense_for_few(chosen, f"{layer}/linear_2", WIDTH, WIDTH)])


def embedded(graph, tokens):
    """The tokens' rows of the matrix that also scores them, out of its eight bits."""
    matrix, scales = graph.blocks(EMBEDDINGS, WIDTH, VOCABULARY)
    rows = graph.add("Cast", [graph.add("Gather", [matrix, tokens], axis=0)], to=TensorProto.FLOAT)
    rows = graph.add("Sub", [rows, graph.constant([128.0], TensorProto.FLOAT, [])])
    scales = graph.add("Unsqueeze", [graph.add("Gather", [scales, tokens], axis=0), graph.constant([3])])
    return graph.reshaped(graph.add("Mul", [rows, scales]), [0, 0, WIDTH])


def decoder(layout):
    graph = Graph(layout)
    tokens = graph.input("tokens", TensorProto.INT64, ["hypotheses", "new"])
    positions = graph.input("places", TensorProto.INT64, ["new"])
    hidden = graph.input("hidden", TensorProto.FLOAT, ["new", "kept"])
    x = embedded(graph, tokens)
    encodings = graph.floats("decoder/position_encodings/encodings", [TEXT_POSITIONS, WIDTH])
    x = graph.add("Add", [x, graph.add("Gather", [encodings, positions], axis=0)])
    shape = graph.add("Shape", [x])
    followed = []
    for number in range(LAYERS):
        x = own_attention(graph, x, number, hidden)
        x = heard_attention(graph, x, number, shape, followed)
        x = graph.feed_forward(x, f"decoder/layer_{number}/ffn", graph.dense_for_few)
    x = graph.normalized(x, "decoder/layer_norm")
    graph.output(graph.dense_for_few(x, EMBEDDINGS, WIDTH, VOCABULARY), "scores", ["hypotheses", "new", VOCABULARY])
    graph.output(graph.add("Concat", followed, axis=0), "followed", [HEADS, "queries", "positions"])
    return graph


def main():
    folder = Path(__file__).parents[2] / "models/whisper"
    layout = Layout()
    graphs = {"encoder": encoder(layout), "decoder": decoder(layout)}
    for name, graph in graphs.items():
        graph.save(folder / f"{name}.onnx")
    description = {
        "bytes": layout.size,
        # Letters and the marks of sentences, and all that is no text up to where time stamps begin: numbers are spelt out.
        "spokenTokens": {"pattern": "^Ġ?[A-Za-z'.,?!-]+$", "special": [50_257, 50_364], "count": VOCABULARY},
        "tensors": list(layout.tensors.values()),
    }
    (folder / "layout.json").write_text(json.dumps(description, indent=1) + "\n")


if __name__ == "__main__":
    main()
