import type { FilePaths, NeuralModel } from '@henry/contract/neural-models.ts';

/**
 * How much of a model is on this machine.
 * - `installed`: every file is there with the sum that it must have
 * - `partial`: some of it is, and the next fetch goes on from there
 * - `damaged`: a file is not what it must be
 */
export type ModelState = 'installed' | 'partial' | 'damaged' | 'missing';

type FetchOptions = {
	/** Is told how many of the model's bytes are here; never fewer than before. */
	onProgress?: (bytes: number) => void;
	/** While another process fetches models: wait for it (after a call of `onWait`), or answer `busy` at once. */
	whenBusy: 'wait' | 'leave';
	onWait?: () => void;
	/** Aborting it ends the fetch with the signal's reason. */
	signal?: AbortSignal;
};

/**
 * Neural models in a folder of this machine. Failures are `ProviderError`s whose messages are one line for whoever called
 * the command: `unavailable` where the same call may succeed later, `invalid-input` where what came is not the model.
 */
export type ModelStore = {
	/** What is there, trusting files that have not changed since they were checked. */
	state(model: NeuralModel): Promise<ModelState>;
	/** Reads every file again. */
	verify(model: NeuralModel): Promise<ModelState>;
	/** Where each file is, or would be. */
	paths<Model extends NeuralModel>(model: Model): FilePaths<Model['files']>;
	/** Brings what is missing or damaged. What arrived before a failure is kept, and the next fetch goes on from there. */
	fetch(model: NeuralModel, options: FetchOptions): Promise<'fetched' | 'already-there' | 'busy'>;
	remove(model: NeuralModel): void;
};
