/** Samples of one fade, which is short enough to be silence after it and long enough not to click: 2.7 ms at 48 kHz. */
const fadeSamples = 128;

/** Sound, or the mark of an end with its number. */
type Entry = Float32Array | number;

/** Multiplies by a straight line over the samples of a fade, up from 0 or down from 1. */
function fade(samples: Float32Array, direction: 'in' | 'out') {
	for (let index = 0; index < Math.min(fadeSamples, samples.length); index++) {
		const gain = (index + 1) / fadeSamples;
		samples[index] = (samples[index] as number) * (direction === 'in' ? gain : 1 - gain);
	}
}

/**
 * Sound that waits to be played, at one rate. What is held or flushed fades out over the next `fadeSamples` samples; what
 * was held goes on from where the fade began.
 */
export class PlayoutQueue {
	#entries: Entry[] = [];
	/** Samples of the first entry that have been played. */
	#offset = 0;
	#isHeld = false;
	/** What is heard next instead of the queue: the end of what was held or flushed. */
	#fadingOut: Float32Array | undefined;
	#fadesIn = false;

	enqueue(samples: Float32Array): void {
		this.#entries.push(samples);
	}

	/** Marks that an end with this number has come once everything before is played. */
	markEnd(number: number): void {
		this.#entries.push(number);
	}

	hold(): void {
		if (this.#isHeld) return;
		const [entries, offset] = [[...this.#entries], this.#offset];
		this.#fadeOut();
		[this.#entries, this.#offset] = [entries, offset];
		this.#isHeld = true;
	}

	resume(): void {
		if (!this.#isHeld) return;
		this.#isHeld = false;
		this.#fadesIn = this.#fadingOut === undefined;
		this.#fadingOut = undefined;
	}

	/** Drops all sound and all marks; what is enqueued from now on is not held. */
	flush(): void {
		if (!this.#isHeld) this.#fadeOut();
		this.#entries = [];
		this.#offset = 0;
		this.#isHeld = false;
		this.#fadesIn = false;
	}

	/** Fills `output` (of at least `fadeSamples`), with silence where there is nothing; the numbers of ends it has come to. */
	pull(output: Float32Array): number[] {
		output.fill(0);
		if (this.#fadingOut) {
			output.set(this.#fadingOut);
			this.#fadingOut = undefined;
			return [];
		}
		if (this.#isHeld) return [];
		const ends = this.#take(output);
		if (this.#fadesIn) fade(output, 'in');
		this.#fadesIn = false;
		return ends;
	}

	#fadeOut(): void {
		// What has not been faded in yet is silent already.
		if (!this.#fadesIn) {
			this.#fadingOut = new Float32Array(fadeSamples);
			this.#take(this.#fadingOut);
			fade(this.#fadingOut, 'out');
		}
		this.#fadesIn = false;
	}

	#take(output: Float32Array): number[] {
		const ends: number[] = [];
		let filled = 0;
		for (let entry = this.#entries[0]; entry !== undefined; entry = this.#entries[0]) {
			if (typeof entry === 'number') {
				ends.push(entry);
				this.#entries.shift();
				continue;
			}
			const part = entry.subarray(this.#offset, this.#offset + output.length - filled);
			output.set(part, filled);
			filled += part.length;
			this.#offset += part.length;
			if (this.#offset < entry.length) break;
			this.#entries.shift();
			this.#offset = 0;
		}
		return ends;
	}
}
