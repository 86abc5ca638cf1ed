import type { GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import type { CallOptions, Engine } from './engine.ts';

/** `modelUntil`: once it is aborted, what a language model has not come to is left to the rules. */
export type CheckOptions = CallOptions & { modelUntil?: AbortSignal };

/** A checker of spoken learner English (lower case, little punctuation). Failures are `ProviderError`s. */
export type GrammarChecker = Engine & {
	check(text: string, options?: CheckOptions): Promise<GrammarFindings>;
};
