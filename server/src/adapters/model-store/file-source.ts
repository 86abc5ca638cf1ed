import type { ModelFile, NeuralModel } from '@henry/contract/neural-models.ts';

/** What arrives of a file: its bytes from the place `from` on. */
export type Arrival = {
	from: number;
	/** Names the file's version, where the source does: what arrives later may only go on from the same. */
	tag: string | undefined;
	/** Throws an `Interruption` where it ends early and says so. */
	chunks: AsyncIterable<Uint8Array>;
};

/** Where models come from. */
export type FileSource = {
	/**
	 * Asks for a file from the place `from` on; the answer may begin at 0 instead. Rejects with an `Interruption`, or with a
	 * `ProviderError` where asking again is of no use.
	 */
	open(model: NeuralModel, file: ModelFile, from: number, tag: string | undefined): Promise<Arrival>;
};

/** Something went wrong on the way; the same may succeed when it is tried again. The message has no full stop. */
export class Interruption extends Error {
	/** Whether anything answered at all. */
	readonly isAnswered: boolean;

	constructor(message: string, { isAnswered, cause }: { isAnswered: boolean; cause?: unknown }) {
		super(message, { cause });
		this.name = 'Interruption';
		this.isAnswered = isAnswered;
	}
}
