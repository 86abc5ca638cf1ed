import type { ConverseResponse } from '@henry/contract/conversation.ts';
import type { StandInOptions } from '#server/domain/stand-in/stand-in.ts';
import type { Coach } from '#server/ports/coach.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** After so many failures in a row a coach is left alone for a while, so that no talk waits for it in vain at every turn. */
const failuresInRow = 3;
const restMs = 60_000;

/**
 * A coach with another that takes over each turn that the first one fails in, whatever the reason: a talk that waits is
 * over. The answer says who stands in for whom, and so does `health` until the first one has answered again.
 */
export function createCoachWithStandIn({ engine, standIn, clock, tell }: StandInOptions<Coach>): Coach {
	const name = () => engine.health().model;
	let failures = 0;
	let restsUntilMs = 0;

	function countFailure(error: ProviderError): void {
		failures += 1;
		if (failures >= failuresInRow) restsUntilMs = clock.nowMs() + restMs;
		tell(`${standIn.health().name} stands in for ${name()}: ${error.message}`);
	}

	async function answer(ask: (coach: Coach) => Promise<ConverseResponse>): Promise<ConverseResponse> {
		if (clock.nowMs() >= restsUntilMs) {
			try {
				const response = await ask(engine);
				if (failures > 0) tell(`${name()} is at work again.`);
				failures = 0;
				return response;
			} catch (error) {
				if (!(error instanceof ProviderError) || error.category === 'cancelled') throw error;
				countFailure(error);
			}
		}
		const response = await ask(standIn);
		return { ...response, coach: { ...response.coach, standsInFor: name() } };
	}

	return {
		health: () => (failures === 0 ? engine.health() : { ...standIn.health(), insteadOf: name() }),
		async start() {
			await Promise.all([engine.start(), standIn.start()]);
		},
		async close() {
			await Promise.all([engine.close(), standIn.close()]);
		},
		converse: (request, options) => answer((coach) => coach.converse(request, options)),
		converseStarTopic: (request, options) => answer((coach) => coach.converseStarTopic(request, options)),
	};
}
