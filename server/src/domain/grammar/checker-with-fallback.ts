import type { GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { createCallFallback } from '#server/domain/fallback/call-fallback.ts';
import type { FallbackOptions, Upgradable } from '#server/domain/fallback/fallback.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';

/** A grammar checker with another that checks each text that the first one fails in, and writes what it leaves as heard. */
export function createCheckerWithFallback(
	options: FallbackOptions<GrammarChecker>,
): GrammarChecker & Upgradable<GrammarChecker> {
	const { serve, ...common } = createCallFallback(options);
	return {
		...common,
		async check(text, callOptions) {
			const { answer } = await serve((checker) => checker.check(text, callOptions));
			if (answer.writing) return answer;
			const { writing } = await options.fallback.check(text, callOptions).catch(withoutMarks);
			return writing ? { ...answer, writing } : answer;
		},
	};
}

const withoutMarks = (): Pick<GrammarFindings, 'writing'> => ({});
