import { createCallStandIn } from '#server/domain/stand-in/call-stand-in.ts';
import type { StandInOptions } from '#server/domain/stand-in/stand-in.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';

/** A grammar checker with another that checks each text that the first one fails in. */
export function createCheckerWithStandIn(options: StandInOptions<GrammarChecker>): GrammarChecker {
	const { serve, ...common } = createCallStandIn(options);
	return {
		...common,
		async check(text, options) {
			const { answer } = await serve((checker) => checker.check(text, options));
			return answer;
		},
	};
}
