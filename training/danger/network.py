"""The network that tells danger: layers of all-MiniLM-L6-v2 (Wang et al. 2020), tuned, with as many word pieces as are met."""

import json

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

HEADS = 12
WIDTH = 384
LONGEST = 64
# Of the six published layers.
LAYERS = (0, 1, 3, 5)
# Whether there is a danger, and of which kind.
KINDS = ("selfHarm", "childSexualHarm", "abuse", "medical")


def _read(path):
    """The tensors of the published network, whose matrices are in eight bits, by name; matrices by the bias that they come with."""
    graph = onnx.load(path).graph
    tensors = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    users = {}
    for node in graph.node:
        for name in node.input:
            users.setdefault(name, []).append(node)

    def whole(name):
        return tensors[f"{name}_q"].astype(np.float32) * tensors[f"{name}_scale"]

    matrices = {}
    for name in tensors:
        if not (name.startswith("val_") and name.endswith("_q")):
            continue
        product = next(node for node in users[name[:-2]] if node.op_type == "MatMul")
        sum_ = next(node for node in users[product.output[0]] if node.op_type == "Add")
        bias = next(name for name in sum_.input if name != product.output[0])
        matrices[bias] = whole(name[:-2])
    embeddings = {kind: whole(f"inner.embeddings.{kind}_embeddings.weight") for kind in ("word", "position")}
    return tensors, matrices, embeddings


class Layer(nn.Module):
    """A layer of BERT (Devlin et al. 2019)."""

    def __init__(self, tensors, matrices, place, dropout):
        super().__init__()
        prefix = f"inner.encoder.layer.{place}."

        def linear(name):
            bias, matrix = tensors[f"{prefix}{name}.bias"], matrices[f"{prefix}{name}.bias"]
            made = nn.Linear(*matrix.shape)
            made.weight.data, made.bias.data = torch.tensor(matrix.T.copy()), torch.tensor(bias.copy())
            return made

        self.query, self.key, self.value = (linear(f"attention.self.{name}") for name in ("query", "key", "value"))
        self.attended, self.wider, self.narrower = (linear(f"{name}.dense") for name in ("attention.output", "intermediate", "output"))
        self.first_norm = _norm(tensors, f"{prefix}attention.output.LayerNorm")
        self.second_norm = _norm(tensors, f"{prefix}output.LayerNorm")
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, mask):
        texts, pieces, _ = x.shape

        def heads(values):
            return values.view(texts, pieces, HEADS, WIDTH // HEADS).transpose(1, 2)

        products = heads(self.query(x)) @ heads(self.key(x)).transpose(2, 3) / (WIDTH // HEADS) ** 0.5
        attention = (products + mask[:, None, None, :]).softmax(3)
        attended = (attention @ heads(self.value(x))).transpose(1, 2).reshape(texts, pieces, WIDTH)
        x = self.first_norm(x + self.dropout(self.attended(attended)))
        return self.second_norm(x + self.dropout(self.narrower(nn.functional.gelu(self.wider(x)))))


def _norm(tensors, name):
    made = nn.LayerNorm(WIDTH, eps=1e-12)
    made.weight.data, made.bias.data = torch.tensor(tensors[f"{name}.weight"].copy()), torch.tensor(tensors[f"{name}.bias"].copy())
    return made


class Network(nn.Module):
    """Pieces [texts, n] and whether each is there [texts, n], 0 or 1 -> log odds [texts, 5]: of danger, and of each kind."""

    def __init__(self, path, pieces, dropout=0.1):
        """`pieces`: the numbers, in the published vocabulary, of the pieces that are kept."""
        super().__init__()
        tensors, matrices, embeddings = _read(path)
        places = embeddings["position"][:LONGEST] + tensors["inner.embeddings.token_type_embeddings.weight"][0]
        self.words = nn.Embedding.from_pretrained(torch.tensor(embeddings["word"][pieces]), freeze=True)
        self.places = nn.Embedding.from_pretrained(torch.tensor(places), freeze=True)
        self.norm = _norm(tensors, "inner.embeddings.LayerNorm")
        self.layers = nn.ModuleList(Layer(tensors, matrices, place, dropout) for place in LAYERS)
        self.dropout = nn.Dropout(dropout)
        self.head = nn.Linear(WIDTH, 1 + len(KINDS))

    def forward(self, pieces, there):
        mask = (1 - there) * -1e9
        x = self.dropout(self.norm(self.words(pieces) + self.places.weight[: pieces.shape[1]]))
        for layer in self.layers:
            x = layer(x, mask)
        return self.head((x * there[..., None]).sum(1) / there.sum(1, keepdim=True))


def write(network, folder):
    """`network.onnx`, its matrices in eight bits; one text at a time."""
    from onnxruntime.quantization import QuantType, quantize_dynamic

    whole = folder / "whole.onnx"
    pieces, there = torch.ones(1, 8, dtype=torch.long), torch.ones(1, 8)
    torch.onnx.export(
        network.eval(), (pieces, there), str(whole), dynamo=False, opset_version=17, input_names=["pieces", "there"],
        output_names=["logOdds"], dynamic_axes={"pieces": {1: "n"}, "there": {1: "n"}},
    )  # fmt: skip
    quantize_dynamic(whole, folder / "network.onnx", weight_type=QuantType.QInt8, per_channel=True)
    whole.unlink()


def kept_pieces(tokenizer_file, counted):
    """The pieces to keep, by their numbers, and the same as a vocabulary: those of `counted`, signs and single letters."""
    vocabulary = json.loads(tokenizer_file.read_text())["model"]["vocab"]
    wanted = [
        (number, piece)
        for piece, number in vocabulary.items()
        if piece in counted or (len(piece.removeprefix("##")) == 1 and piece.isascii())
    ]
    wanted += [(vocabulary[sign], sign) for sign in ("[PAD]", "[UNK]", "[CLS]", "[SEP]")]
    wanted.sort()
    return [number for number, _ in wanted], {piece: place for place, (_, piece) in enumerate(wanted)}
