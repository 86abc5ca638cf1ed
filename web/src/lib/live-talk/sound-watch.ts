import { liveTalkFrameMs } from '@henry/contract/limits.ts';
import type { SoundTrouble } from './live-talk-state.ts';

/** The learner has had the turn for so long, and not one sample was other than zero: no open microphone is that quiet. */
const silentMs = 5_000;
/** A line that has been so much behind for so long takes less than is said. */
const behindMs = 3_000;
const behindForMs = 2_000;

/** Finds what is amiss with the learner's sound, frame by frame. */
export class SoundWatch {
	#isInterrupted = false;
	#silentMs = 0;
	#behindForMs = 0;

	/** The system has taken the microphone away, or has given it back. */
	interrupt(isInterrupted: boolean): SoundTrouble | undefined {
		this.#isInterrupted = isInterrupted;
		this.#silentMs = 0;
		return this.#trouble();
	}

	/** `turn`: whose it is; nobody's while there is no talk. `unsentMs`: sound that has not left the browser. */
	hear(
		samples: Int16Array,
		{ turn, unsentMs }: { turn: 'learner' | 'henry' | undefined; unsentMs: number },
	): SoundTrouble | undefined {
		const isSilent = samples.every((sample) => sample === 0);
		// Should nothing else tell, sound shows that an interruption is over.
		if (!isSilent) this.#isInterrupted = false;
		if (!isSilent || turn === 'henry') this.#silentMs = 0;
		// What was silent before the socket broke is so until there is sound.
		else if (turn === 'learner') this.#silentMs += liveTalkFrameMs;
		this.#behindForMs = unsentMs > behindMs ? this.#behindForMs + liveTalkFrameMs : 0;
		return this.#trouble();
	}

	#trouble(): SoundTrouble | undefined {
		if (this.#isInterrupted || this.#silentMs >= silentMs) return 'no-sound';
		return this.#behindForMs >= behindForMs ? 'slow-line' : undefined;
	}
}
