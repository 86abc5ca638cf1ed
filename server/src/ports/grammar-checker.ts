import type { Correction, TextSpan } from '@henry/contract/feedback.ts';
import type { CallOptions, Engine } from './engine.ts';

/**
 * One edit of a text: replace the characters of `span` by `replacement`, and why. Edits of one answer never overlap and
 * are ordered by place.
 */
export type GrammarEdit = Pick<Correction, 'rule' | 'category' | 'reason' | 'replacement'> & {
	span: TextSpan;
};

/** A checker of spoken learner English (lower case, little punctuation). Failures are `ProviderError`s. */
export type GrammarChecker = Engine & {
	check(text: string, options?: CallOptions): Promise<GrammarEdit[]>;
};
