import type { NeuralModel } from '@henry/contract/neural-models.ts';

/**
 * How much of a model is on this machine.
 * - `installed`: every file is there with the sum that it must have
 * - `partial`: some of it is, and the next fetch goes on from there
 * - `damaged`: a file is not what it must be
 */
export type ModelState = 'installed' | 'partial' | 'damaged' | 'missing';

type FetchOptions = {
	/** Is told how many of the model's bytes are here; goes back where a file has to start anew. */
	onProgress?: (bytes: number) => void;
	/** While another process fetches models: wait for it (after a call of `onWait`), or answer `busy` at once. */
	whenBusy: 'wait' | 'leave';
	onWait?: () => void;
};

/**
 * What a fetch came to. `unpinned` are the files whose sum no public source tells: what arrived first was recorded, and
 * is what counts from now on.
 */
type Fetched = { outcome: 'fetched' | 'already-there' | 'busy'; unpinned: string[] };

/**
 * Neural models in a folder of this machine. Failures are `ProviderError`s whose messages are one line for whoever called
 * the command: `unavailable` where the same call may succeed later, `invalid-input` where what came is not the model.
 */
export type ModelStore = {
	/** What is there, trusting files that have not changed since they were checked. */
	state(model: NeuralModel): ModelState;
	/** Reads every file again. */
	verify(model: NeuralModel): ModelState;
	/** Brings what is missing or damaged. What arrived before a failure is kept, and the next fetch goes on from there. */
	fetch(model: NeuralModel, options: FetchOptions): Promise<Fetched>;
	remove(model: NeuralModel): void;
};
