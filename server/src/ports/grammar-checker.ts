import type { WrittenMark } from '@henry/contract/feedback.ts';
import type { GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import type { CallOptions, Engine } from './engine.ts';

/**
 * `modelUntil`: once it is aborted, what a language model has not come to is left to the rules. `writing`: how the text is
 * written, of those lines of which that is known; a line with a mark is written wholly.
 */
export type CheckOptions = CallOptions & { modelUntil?: AbortSignal; writing?: readonly WrittenMark[] };

/** A checker of spoken learner English (without punctuation). Failures are `ProviderError`s. */
export type GrammarChecker = Engine & {
	check(text: string, options?: CheckOptions): Promise<GrammarFindings>;
};
