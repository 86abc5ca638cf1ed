import type { DangerKind } from '@henry/contract/safety.ts';
import type { CallOptions, Engine } from './engine.ts';

/**
 * What a text tells of danger, by its meaning: `logOdds` of any danger at all, above 0 where that is likelier than not, and
 * the likeliest kind.
 */
export type DangerJudgement = { logOdds: number; kind: DangerKind };

/** Tells whether texts, in English or Spanish, tell of a danger. Failures are `ProviderError`s. */
export type DangerClassifier = Engine & {
	/** Of each text, in their order. Only the first fifty words or so of a text count. */
	judge(texts: readonly string[], options?: CallOptions): Promise<DangerJudgement[]>;
};
