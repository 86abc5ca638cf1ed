"""The networks that judges hear with, below their heads."""

from typing import NamedTuple

from encoder_graph import FRAME_WIDTH


class Network(NamedTuple):
    """What its frames are: their width, how long each is, and how many of silence were put before and after a clip."""

    name: str
    width: int
    frame_ms: int
    silence_frames: int
    # Whether its head runs in our own runtime: layers are rectified and nothing is normalised.
    is_plain: bool
    # So much of what was said right is in doubt at least, of what the trees alone make of it.
    doubted_of_right: float


WHISPER = Network("whisper", FRAME_WIDTH, 20, 10, False, 0.045)
# The channels of our own acoustic network and the three frames of 82 features that it hears them in.
OWN = Network("own", 512 + 3 * 82, 30, 0, True, 0.034)
