#!/usr/bin/python3
"""Makes the tiny models that the tests of the neural engines load; see README.md.

    /usr/bin/python3 training/tiny-sherpa/make.py

Needs Debian's python3-onnx. The same bytes come out every time.
"""

from pathlib import Path

import numpy as np
from onnx import TensorProto, checker, helper, numpy_helper

SERVER = Path(__file__).parents[2] / "server/src/adapters"
SEED = 5

# What sherpa-onnx takes from the metadata of a streaming zipformer and its files (online-zipformer2-transducer-model.cc).
FEATURES = 80
CHUNK_FRAMES = 32
FRAMES = 45
FRAMES_A_STEP = 4
STEPS = CHUNK_FRAMES // FRAMES_A_STEP
BANDS = 4
LEFT_CONTEXT = 2
CONTEXT_TOKENS = 2

SYLLABLES = "I BA DO KE LU MI'S NO PI RA SE TU VO".split()
ENDINGS = "LA MEN NING TER".split()
TOKENS = ["<blk>", "<sos/eos>", "<unk>", *("\u2581" + syllable for syllable in SYLLABLES), *ENDINGS]
FIRST_SYLLABLE = 3

# Mean log energy of the features: digital silence has -16, loud speech about -2.
SILENCE = -16.0
FLOOR = -9.0
RISE = 1.0
# Bands of white noise, about their mean.
NOISE_SHAPE = [-4.28, -0.76, 1.61, 3.44]
BLANK_LEAD = 20.0
SHARPNESS = 20.0

# What sherpa-onnx gives a Silero detector of speech, version 4 (silero-vad-model.cc): a window of sound, and its states.
WINDOW = 512
STATE = [2, 1, 64]
SOFT = 1e-5

# The voices: each letter is a tone of this length, from this pitch on.
VOICE_RATE_HZ = 16_000
SAMPLES_A_LETTER = 1_120
PITCHES_HZ = {"low": 90, "high": 130}
PITCH_STEP_HZ = 1
LETTERS = "_ abcdefghijklmnopqrstuvwxyz0123456789'.,!?"


class Graph:
    """A graph that grows by one operation a line."""

    def __init__(self):
        self.nodes = []
        self.constants = []

    def constant(self, value, kind=np.float32):
        name = f"constant{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.asarray(value, dtype=kind), name))
        return name

    def apply(self, operation, *inputs, output=None, **attributes):
        name = output or f"{operation.lower()}{len(self.nodes)}"
        self.nodes.append(helper.make_node(operation, list(inputs), [name], **attributes))
        return name

    def cut(self, value, start, end, axis, output=None):
        bounds = [self.constant([number], np.int64) for number in (start, end, axis)]
        return self.apply("Slice", value, *bounds, output=output)

    def save(self, path, inputs, outputs, metadata):
        def tensor(name, kind, shape):
            return helper.make_tensor_value_info(name, kind, shape)

        graph = helper.make_graph(
            self.nodes,
            path.stem,
            [tensor(*value) for value in inputs],
            [tensor(*value) for value in outputs],
            self.constants,
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
        helper.set_model_props(model, {key: str(value) for key, value in metadata.items()})
        checker.check_model(model, full_check=True)
        path.write_bytes(model.SerializeToString())


def make_encoder(path):
    """One layer. A step is loud and rising, or not; and it has a colour, the direction of its spectrum, unless it is noise."""
    graph = Graph()
    steps = graph.apply(
        "Reshape",
        graph.cut("x", 0, CHUNK_FRAMES, 1),
        graph.constant([0, STEPS, FRAMES_A_STEP, FEATURES], np.int64),
    )
    spectrum = graph.apply("ReduceMean", steps, axes=[2], keepdims=0)
    width = FEATURES // BANDS
    pooling = np.kron(np.eye(BANDS), np.ones((width, 1)) / width)
    bands = graph.apply("MatMul", spectrum, graph.constant(pooling))
    # Above silence, so that states of zeros, with which a stream begins, mean silence.
    bands = graph.apply("Sub", bands, graph.constant(SILENCE))
    by_time = graph.apply("Transpose", bands, perm=[0, 2, 1])
    before = graph.apply("Concat", "cached_conv1_0", graph.cut(by_time, 0, STEPS - 1, 2), axis=2)
    graph.cut(by_time, STEPS - 1, STEPS, 2, output="new_cached_conv1_0")

    level = graph.apply("ReduceMean", bands, axes=[2], keepdims=1)
    before = graph.apply("Transpose", before, perm=[0, 2, 1])
    rise = graph.apply("Sub", level, graph.apply("ReduceMean", before, axes=[2], keepdims=1))
    loud = graph.apply("Sub", level, graph.constant(FLOOR - SILENCE))
    least = graph.apply("Min", graph.apply("Sub", rise, graph.constant(RISE)), loud)
    zero, one = graph.constant(0), graph.constant(1)
    onset = graph.apply("Clip", graph.apply("Mul", least, graph.constant(50)), zero, one)

    shape = graph.apply("Sub", bands, level)
    from_noise = graph.apply("ReduceL2", graph.apply("Sub", shape, graph.constant(NOISE_SHAPE)), axes=[2], keepdims=1)
    coloured = graph.apply("Clip", graph.apply("Sub", from_noise, one), zero, one)
    length = graph.apply("Add", graph.apply("ReduceL2", shape, axes=[2], keepdims=1), graph.constant(1e-3))
    colour = graph.apply("Mul", coloured, graph.apply("Div", shape, length))
    graph.apply("Concat", onset, colour, output="encoder_out", axis=2)

    passed = {
        "cached_key_0": [LEFT_CONTEXT, "N", 1],
        "cached_nonlin_attn_0": [1, "N", LEFT_CONTEXT, 3 * BANDS // 4],
        "cached_val1_0": [LEFT_CONTEXT, "N", 1],
        "cached_val2_0": [LEFT_CONTEXT, "N", 1],
        "cached_conv1_0": ["N", BANDS, 1],
        "cached_conv2_0": ["N", BANDS, 1],
        "embed_states": ["N", 128, 3, ((FEATURES - 1) // 2 - 1) // 2],
    }
    for name in passed:
        if name != "cached_conv1_0":
            graph.apply("Identity", name, output=f"new_{name}")
    graph.apply("Add", "processed_lens", graph.constant([CHUNK_FRAMES // 2], np.int64), output="new_processed_lens")

    states = [(name, TensorProto.FLOAT, shape) for name, shape in passed.items()]
    states.append(("processed_lens", TensorProto.INT64, ["N"]))
    graph.save(
        path,
        [("x", TensorProto.FLOAT, ["N", FRAMES, FEATURES]), *states],
        [
            ("encoder_out", TensorProto.FLOAT, ["N", STEPS, 1 + BANDS]),
            *((f"new_{name}", kind, shape) for name, kind, shape in states),
        ],
        {
            "model_type": "zipformer2",
            "version": 1,
            "T": FRAMES,
            "decode_chunk_len": CHUNK_FRAMES,
            "encoder_dims": BANDS,
            "query_head_dims": 1,
            "value_head_dims": 1,
            "num_heads": 1,
            "num_encoder_layers": 1,
            "cnn_module_kernels": 3,
            "left_context_len": LEFT_CONTEXT,
        },
    )


def make_decoder(path, random):
    """What was said before, as a place among the colours."""
    graph = Graph()
    table = graph.constant(0.2 * random.standard_normal((len(TOKENS), BANDS)))
    graph.apply("ReduceMean", graph.apply("Gather", table, "y"), output="decoder_out", axes=[1], keepdims=0)
    graph.save(
        path,
        [("y", TensorProto.INT64, ["N", CONTEXT_TOKENS])],
        [("decoder_out", TensorProto.FLOAT, ["N", BANDS])],
        {"vocab_size": len(TOKENS), "context_size": CONTEXT_TOKENS},
    )


def make_joiner(path, random):
    """Blank without an onset; with one, the token whose own colour is nearest, and any of them for noise."""
    graph = Graph()
    colours = random.standard_normal((BANDS, len(TOKENS)))
    colours -= colours.mean(axis=0)
    colours /= np.linalg.norm(colours, axis=0)
    colours[:, :FIRST_SYLLABLE] = 0
    onset = np.where(np.arange(len(TOKENS)) < FIRST_SYLLABLE, 0, 2 * BLANK_LEAD)
    lead = np.where(np.arange(len(TOKENS)) < FIRST_SYLLABLE, -2 * BLANK_LEAD, -BLANK_LEAD)
    lead[0] = 0
    # A colour of length 0 gives every token the same chance; what was said before changes the choice a little.
    heard = graph.apply("MatMul", "encoder_out", graph.constant(np.vstack([onset, SHARPNESS * colours])))
    said = graph.apply("MatMul", "decoder_out", graph.constant(colours))
    graph.apply("Add", graph.apply("Add", heard, said), graph.constant(lead), output="logit")
    graph.save(
        path,
        [("encoder_out", TensorProto.FLOAT, ["N", 1 + BANDS]), ("decoder_out", TensorProto.FLOAT, ["N", BANDS])],
        [("logit", TensorProto.FLOAT, ["N", len(TOKENS)])],
        {"joiner_dim": BANDS},
    )


def make_detector(path):
    """Speech is what is loud and low, in this window and in the one before; low: samples differ little from the last one."""
    graph = Graph()
    step = graph.apply("Sub", graph.cut("input", 1, WINDOW, 1), graph.cut("input", 0, WINDOW - 1, 1))
    energy = graph.apply("ReduceMean", graph.apply("Mul", "input", "input"), axes=[1])
    low = graph.apply("Sub", energy, graph.apply("ReduceMean", graph.apply("Mul", step, step), axes=[1]))
    least = graph.apply("Min", low, graph.apply("Sub", energy, graph.constant(SOFT)))
    now = graph.apply("Clip", graph.apply("Mul", least, graph.constant(1e9)), graph.constant(0), graph.constant(1))
    before = graph.apply("ReduceMax", "h", axes=[0, 2], keepdims=0)
    graph.apply("Min", now, before, output="output")
    graph.apply("Expand", now, graph.constant(STATE, np.int64), output="hn")
    graph.apply("Identity", "c", output="cn")
    graph.save(
        path,
        [
            ("input", TensorProto.FLOAT, [1, WINDOW]),
            ("sr", TensorProto.INT64, [1]),
            ("h", TensorProto.FLOAT, STATE),
            ("c", TensorProto.FLOAT, STATE),
        ],
        [
            ("output", TensorProto.FLOAT, [1, 1]),
            ("hn", TensorProto.FLOAT, STATE),
            ("cn", TensorProto.FLOAT, STATE),
        ],
        {},
    )


def write_tokens(path, tokens):
    path.write_text("".join(f"{token} {place}\n" for place, token in enumerate(tokens)))


def make_voice(path, pitch_hz):
    """A voice with Piper's interface and a letter as its unit: each is a tone, twice as long at half the speed."""
    graph = Graph()
    scale = graph.apply("Squeeze", graph.cut("scales", 1, 2, 0))
    letter = graph.apply("Floor", graph.apply("Mul", scale, graph.constant(SAMPLES_A_LETTER)))
    count = graph.apply("Cast", graph.apply("Squeeze", "input_lengths"), to=TensorProto.FLOAT)
    time = graph.apply("Range", graph.constant(0), graph.apply("Mul", count, letter), graph.constant(1))
    place = graph.apply("Cast", graph.apply("Floor", graph.apply("Div", time, letter)), to=TensorProto.INT64)
    spoken = graph.apply("Gather", graph.apply("Squeeze", "input", graph.constant([0], np.int64)), place)
    # The pad, the space and the marks are silent.
    loudness = graph.constant([0.3 if letter.isalnum() else 0.0 for letter in LETTERS])
    steps = graph.constant(2 * np.pi * (pitch_hz + PITCH_STEP_HZ * np.arange(len(LETTERS))) / VOICE_RATE_HZ)
    tone = graph.apply("Sin", graph.apply("Mul", time, graph.apply("Gather", steps, spoken)))
    sound = graph.apply("Mul", tone, graph.apply("Gather", loudness, spoken))
    graph.apply("Reshape", sound, graph.constant([1, 1, -1], np.int64), output="output")
    graph.save(
        path,
        [
            ("input", TensorProto.INT64, [1, "letters"]),
            ("input_lengths", TensorProto.INT64, [1]),
            ("scales", TensorProto.FLOAT, [3]),
        ],
        [("output", TensorProto.FLOAT, [1, 1, "samples"])],
        {
            "comment": "piper",
            "frontend": "characters",
            "language": "English",
            "sample_rate": VOICE_RATE_HZ,
            "n_speakers": 1,
            "add_blank": 0,
            "use_eos_bos": 0,
            "punctuation": "",
        },
    )


def main():
    random = np.random.default_rng(SEED)
    recogniser = SERVER / "speech-to-text/fixtures/tiny-zipformer"
    recogniser.mkdir(parents=True, exist_ok=True)
    make_encoder(recogniser / "encoder.onnx")
    make_decoder(recogniser / "decoder.onnx", random)
    make_joiner(recogniser / "joiner.onnx", random)
    write_tokens(recogniser / "tokens.txt", TOKENS)
    detector = SERVER / "speech-to-text/fixtures/tiny-silero"
    detector.mkdir(parents=True, exist_ok=True)
    make_detector(detector / "detector.onnx")
    voice = SERVER / "text-to-speech/fixtures/tiny-piper"
    voice.mkdir(parents=True, exist_ok=True)
    for name, pitch_hz in PITCHES_HZ.items():
        make_voice(voice / f"{name}.onnx", pitch_hz)
    write_tokens(voice / "tokens.txt", LETTERS)


if __name__ == "__main__":
    main()
