import type { ModelFile, NeuralModel } from '@henry/contract/neural-models.ts';

/** What arrives of a file: its bytes from the place `from` on. */
export type Arrival = {
	from: number;
	/** Throws an `Interruption` where it ends early and says so. */
	chunks: AsyncIterable<Uint8Array>;
};

export type OpenOptions = {
	signal: AbortSignal;
	/** Is told how many bytes of the file are on this machine, while a package that holds it is still on its way. */
	onArriving: (bytes: number) => void;
};

/** A place that one file comes from. */
export type FileSource = {
	/**
	 * Asks for the file from the place `from` on; the answer may begin at 0 instead. Rejects with an `Interruption`, or with
	 * a `ProviderError` where asking again is of no use.
	 */
	open(from: number, options: OpenOptions): Promise<Arrival>;
};

/** Where models come from. */
export type ModelLibrary = {
	/** The places that a file comes from, in the order in which they are tried. */
	sourcesOf(model: NeuralModel, file: ModelFile): FileSource[];
	/** Deletes what was only needed on the way. */
	tidy(): void;
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
