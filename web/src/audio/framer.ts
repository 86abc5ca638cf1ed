/** Cuts a stream of samples into frames. */
export type Framer = {
	readonly push: (samples: Float32Array) => void;
	/** Hands on the last, shorter frame, if anything is left. */
	readonly flush: () => void;
};

/** Hands on frames of exactly `frameLength` samples; each is a fresh array that the receiver may keep. */
export function createFramer(frameLength: number, onFrame: (frame: Float32Array) => void): Framer {
	let frame = new Float32Array(frameLength);
	let filled = 0;

	function emit() {
		const full = frame.subarray(0, filled);
		frame = new Float32Array(frameLength);
		filled = 0;
		onFrame(full);
	}

	return {
		push(samples) {
			for (let taken = 0; taken < samples.length; ) {
				const part = samples.subarray(taken, taken + frameLength - filled);
				frame.set(part, filled);
				filled += part.length;
				taken += part.length;
				if (filled === frameLength) emit();
			}
		},
		flush() {
			if (filled > 0) emit();
		},
	};
}
