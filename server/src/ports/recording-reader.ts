import type { WavProblem } from '@henry/sound/wav.ts';
import type { CallOptions } from './engine.ts';

/** A recording as recognisers hear it (16-bit mono at 16 kHz), or what keeps the file from being read. */
export type ReadRecording = { samples: Int16Array<ArrayBuffer> } | { problem: WavProblem };

/** Reads WAV files apart from the server's own thread. Failures are `ProviderError`s. */
export type RecordingReader = {
	read(file: Uint8Array, options?: CallOptions): Promise<ReadRecording>;
	/** Gets ready, so that the first recording does not wait. */
	start(): Promise<void>;
	close(): Promise<void>;
};
