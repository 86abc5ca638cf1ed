import { createCallStandIn } from '#server/domain/stand-in/call-stand-in.ts';
import type { StandInOptions, Upgradable } from '#server/domain/stand-in/stand-in.ts';
import type { GrammarChecker, GrammarFindings } from '#server/ports/grammar-checker.ts';

/** A grammar checker with another that checks each text that the first one fails in, and writes what it leaves as heard. */
export function createCheckerWithStandIn(
	options: StandInOptions<GrammarChecker>,
): GrammarChecker & Upgradable<GrammarChecker> {
	const { serve, ...common } = createCallStandIn(options);
	return {
		...common,
		async check(text, callOptions) {
			const { answer } = await serve((checker) => checker.check(text, callOptions));
			if (answer.writing) return answer;
			const { writing } = await options.standIn.check(text, callOptions).catch(withoutMarks);
			return writing ? { ...answer, writing } : answer;
		},
	};
}

const withoutMarks = (): Pick<GrammarFindings, 'writing'> => ({});
