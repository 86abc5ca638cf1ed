import type { ConverseResponse } from '@henry/contract/conversation.ts';
import { createCallStandIn } from '#server/domain/stand-in/call-stand-in.ts';
import type { StandInOptions, Upgradable } from '#server/domain/stand-in/stand-in.ts';
import type { Coach } from '#server/ports/coach.ts';

/**
 * A coach with another that takes over each turn that the first one fails in: a talk that waits is over. The answer says
 * who stands in for whom.
 */
export function createCoachWithStandIn(options: StandInOptions<Coach>): Coach & Upgradable<Coach> {
	const { serve, ...common } = createCallStandIn(options);

	async function answer(ask: (coach: Coach) => Promise<ConverseResponse>): Promise<ConverseResponse> {
		const { answer: response, insteadOf } = await serve(ask);
		if (insteadOf === undefined) return response;
		return { ...response, coach: { ...response.coach, standsInFor: insteadOf } };
	}

	return {
		...common,
		converse: (request, options) => answer((coach) => coach.converse(request, options)),
		listen: (request, options) => common.current().listen?.(request, options),
		converseStarTopic: (request, options) => answer((coach) => coach.converseStarTopic(request, options)),
	};
}
