import type { ConverseResponse } from '@henry/contract/conversation.ts';
import { createCallFallback } from '#server/domain/fallback/call-fallback.ts';
import type { FallbackOptions, Upgradable } from '#server/domain/fallback/fallback.ts';
import type { Coach } from '#server/ports/coach.ts';

/**
 * A coach with another that takes over each turn that the first one fails in: a talk that waits is over. The answer says
 * who stands in for whom.
 */
export function createCoachWithFallback(options: FallbackOptions<Coach>): Coach & Upgradable<Coach> {
	const { serve, ...common } = createCallFallback(options);

	async function answer(ask: (coach: Coach) => Promise<ConverseResponse>): Promise<ConverseResponse> {
		const { answer: response, insteadOf } = await serve(ask);
		if (insteadOf === undefined) return response;
		return { ...response, coach: { ...response.coach, fallbackFor: insteadOf } };
	}

	return {
		...common,
		converse: (request, options) => answer((coach) => coach.converse(request, options)),
		listen: (request, options) => common.current().listen?.(request, options),
		listenStarTopic: (request, options) => common.current().listenStarTopic?.(request, options),
		beginnings(exercise) {
			const coaches = [common.current(), options.fallback];
			return [...new Set(coaches.flatMap((coach) => coach.beginnings?.(exercise) ?? []))];
		},
		converseStarTopic: (request, options) => answer((coach) => coach.converseStarTopic(request, options)),
	};
}
