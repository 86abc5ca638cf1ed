import type { ErrorCode } from '@henry/contract/errors.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimits } from '#server/http/call-limits.ts';
import type { Metrics } from '#server/http/metrics.ts';
import type { LimitSettings } from '#server/limit-settings.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import { type Seats, SocketPlaces } from './socket-places.ts';

/** Live recordings, and live talks, that are served at the same time: together as many as the recogniser hears by default. */
const socketPlaces = 40;
/** A recording is at most some five minutes long; a talk goes on in a new socket. */
const recordingLifetimeMs = 15 * 60_000;
const talkLifetimeMs = 60 * 60_000;

/** The places of each kind of socket. */
export function createPlaces(
	app: FastifyInstance,
	{ socketsPerPerson, peoplePerAddress }: LimitSettings,
	{ limits, metrics, sharedState }: { limits: CallLimits; metrics: Metrics; sharedState: SharedState },
) {
	const common = {
		places: socketPlaces,
		maxPerPerson: socketsPerPerson,
		maxPerAddress: socketsPerPerson * peoplePerAddress,
		callerOf: limits.callerOf,
		onError: (code: ErrorCode, { routeOptions }: FastifyRequest) =>
			metrics.countError(code, routeOptions.url),
	};
	/** How many sockets of a kind a person or an address has open, on all servers together. */
	const seatsOf = (kind: string): Seats => ({
		hold: (of, socket, terms) => sharedState.hold(`${kind} ${of}`, socket, terms),
		leave: (of, socket) => sharedState.leave(`${kind} ${of}`, socket),
	});
	const recordings = new SocketPlaces({
		...common,
		seats: seatsOf('recordings'),
		lifetimeMs: recordingLifetimeMs,
		refusal: refusals.tooManyRecordings,
	});
	const talks = new SocketPlaces({
		...common,
		seats: seatsOf('talks'),
		lifetimeMs: talkLifetimeMs,
		refusal: refusals.tooManyTalks,
	});
	app.addHook('preClose', async () => {
		recordings.close();
		talks.close();
	});
	return { recordings, talks };
}
