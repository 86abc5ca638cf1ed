import type { CallOptions, Engine } from './engine.ts';

/**
 * Tells what texts mean as places in a space: texts that mean the same lie in the same direction. Failures are
 * `ProviderError`s.
 */
export type SentenceEmbeddings = Engine & {
	/**
	 * The place of each text, as a vector of length 1, in the order of the texts: the cosine of two is their product, from
	 * -1 to 1. Only the first hundred words or so of a text count.
	 */
	embed(texts: readonly string[], options?: CallOptions): Promise<Float32Array[]>;
};
