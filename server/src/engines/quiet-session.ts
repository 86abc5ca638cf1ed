import type { InferenceSession } from 'onnxruntime-node';

/** How a network runs beside others on shared cores: on so many threads, which sleep while they wait. */
export const quietSession = (threads = 1): InferenceSession.SessionOptions => ({
	intraOpNumThreads: threads,
	interOpNumThreads: 1,
	executionMode: 'sequential',
	extra: { session: { 'intra_op.allow_spinning': '0' } },
});
