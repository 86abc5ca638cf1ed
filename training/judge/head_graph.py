"""Writes heads: for ONNX Runtime, frames [1, n, FRAME_WIDTH] -> logProbabilities [1, n, CLASSES], the mean of the heads'; and
for our own runtime, one head as 8-bit weights (ear/src/judge/phone-head.ts)."""

import sys
from pathlib import Path

import numpy as np
from onnx import TensorProto, helper, numpy_helper

from encoder_graph import FRAME_WIDTH
from head import CLASSES

sys.path.append(str(Path(__file__).parents[1] / "ear"))
from safetensors import quantize_rows  # noqa: E402


class _Graph:
    def __init__(self):
        self.nodes, self.initializers = [], []

    def tensor(self, values):
        name = f"tensor_{len(self.initializers)}"
        self.initializers.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def add(self, kind, inputs, domain="", **attributes):
        name = f"{kind}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [name], domain=domain, **attributes))
        return name

    def weights(self, values):
        """Kept in 16 bits."""
        return self.add("Cast", [self.tensor(values.astype(np.float16))], to=TensorProto.FLOAT)

    def dense(self, x, matrix, bias):
        return self.add("Add", [self.add("MatMul", [x, self.weights(matrix)]), self.tensor(bias.astype(np.float32))])

    def gelu(self, x):
        return self.add("Gelu", [x], domain="com.microsoft")


def _logs(graph, frames, head):
    state = {name: tensor.detach().numpy() for name, tensor in head.state_dict().items()}
    centred = graph.add("Sub", [frames, graph.tensor(state["mean"])])
    scaled = graph.add("Div", [centred, graph.tensor(state["deviation"])])
    x = graph.gelu(graph.dense(scaled, state["inward.weight"].T, state["inward.bias"]))
    parameters = [graph.tensor(state[f"norm.{name}"]) for name in ("weight", "bias")]
    x = graph.add("LayerNormalization", [x, *parameters], axis=-1, epsilon=1e-5)
    for layer, reach in (("wide", 2), ("narrow", 1)):
        turned = graph.add("Transpose", [x], perm=[0, 2, 1])
        kernel = [graph.weights(state[f"{layer}.weight"]), graph.tensor(state[f"{layer}.bias"])]
        heard = graph.add("Conv", [turned, *kernel], pads=[reach, reach])
        x = graph.add("Add", [x, graph.add("Transpose", [graph.gelu(heard)], perm=[0, 2, 1])])
    return graph.add("LogSoftmax", [graph.dense(x, state["outward.weight"].T, state["outward.bias"])], axis=-1)


def write_heads(path, heads):
    """Writes one network of one or more heads."""
    graph = _Graph()
    logs = [_logs(graph, "frames", head) for head in heads]
    mean = graph.add("Mean", logs)
    graph.nodes.append(helper.make_node("Identity", [mean], ["logProbabilities"]))
    shapes = {"frames": FRAME_WIDTH, "logProbabilities": CLASSES}
    infos = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, "count", width]) for name, width in shapes.items()]
    made = helper.make_graph(graph.nodes, "head", infos[:1], infos[1:], graph.initializers)
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(helper.make_model(made, opset_imports=opsets, ir_version=9).SerializeToString())


def head_tensors(head):
    """A plain head's tensors: 8-bit weights [outputs, taps * inputs] with a scale for each output."""
    state = {name: tensor.detach().numpy() for name, tensor in head.state_dict().items()}
    tensors = {f"head.{name}": state[name].astype(np.float32) for name in ("mean", "deviation")}
    for layer in ("inward", "wide", "narrow", "outward"):
        weight = state[f"{layer}.weight"]
        weight = weight.transpose(0, 2, 1).reshape(len(weight), -1) if weight.ndim == 3 else weight
        tensors[f"head.{layer}.weight"], tensors[f"head.{layer}.scale"] = quantize_rows(weight)
        tensors[f"head.{layer}.bias"] = state[f"{layer}.bias"].astype(np.float32)
    return tensors
