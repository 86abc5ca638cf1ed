import type { WebSocket } from '@fastify/websocket';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxRecordingBytes, speechSampleRateHz } from '@henry/contract/limits.ts';
import { type LiveTalkServerMessage, liveTalkClientMessageSchema } from '@henry/contract/live-talk.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import { LiveTalkSession } from '#server/domain/live-talk/live-talk-session.ts';
import type { LiveTalkTools } from '#server/domain/live-talk/live-talk-tools.ts';
import { parseJson } from '#server/http/parse-json.ts';
import type { Coach } from '#server/ports/coach.ts';
import { createPartialSender } from './partial-sender.ts';
import { createSampleReader } from './sample-reader.ts';
import type { Guest, SocketPlaces } from './socket-places.ts';

export type LiveTalkOptions = {
	/** The time in milliseconds. */
	now: () => number;
	/** A talk whose microphone sends nothing for this long has been left. */
	idleLimitMs: number;
	/** Takes one of Henry's turns from the caller's budget; rejects where it is used up. */
	spendTurn: (request: FastifyRequest) => Promise<void>;
	places: SocketPlaces;
};
/** Sound that was kept while a connection was down may come at once; beyond it, sound comes as fast as it is spoken. */
const aheadBytes = 2 * maxRecordingBytes;
const bytesPerSecond = 2 * speechSampleRateHz;

/** One live talk on its socket; see the contract's `live-talk.ts`. */
function serveTalk(
	socket: WebSocket,
	guest: Guest,
	tools: LiveTalkTools,
	{ now, idleLimitMs }: LiveTalkOptions,
): void {
	let session: LiveTalkSession | undefined;
	let hasFailed = false;
	let receivedBytes = 0;
	const startedAtMs = now();
	const readSamples = createSampleReader();
	const send = (message: LiveTalkServerMessage) => guest.send(JSON.stringify(message));
	const partials = createPartialSender(send);
	const fail = (error: unknown) => {
		if (hasFailed) return;
		hasFailed = true;
		session?.close();
		guest.tellError(error);
		guest.close(1011);
	};
	const giveUp = () => fail(new AppError('deadline-exceeded', refusals.microphoneStopped));
	let idle = setTimeout(giveUp, idleLimitMs);

	function take(sound: Buffer): void {
		receivedBytes += sound.length;
		const allowedBytes = aheadBytes + (bytesPerSecond * (now() - startedAtMs)) / 1_000;
		if (!session) fail(new AppError('invalid-argument', 'A live talk begins with its start.'));
		else if (receivedBytes > allowedBytes) {
			fail(new AppError('resource-exhausted', 'More sound came than can have been spoken.'));
		} else session.push(readSamples(sound));
	}

	function follow(text: string): void {
		const message = liveTalkClientMessageSchema.safeParse(parseJson(text)).data;
		if (!message || (message.type === 'start') === Boolean(session)) {
			fail(new AppError('invalid-argument', 'This message is not part of a live talk.'));
		} else if (message.type === 'start') {
			session = new LiveTalkSession(tools, message, {
				send(toldMessage) {
					if (toldMessage.type === 'final' || toldMessage.type === 'resume') partials.clear();
					send(toldMessage);
				},
				sendSound(samples) {
					guest.send(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
				},
				tellPartial: partials.tell,
				tellFailure: guest.tellError,
				fail,
			});
		} else session?.follow(message);
	}

	socket.on('message', (data: Buffer, isBinary: boolean) => {
		if (hasFailed || !guest.takePlace()) return;
		clearTimeout(idle);
		idle = setTimeout(giveUp, idleLimitMs);
		if (isBinary) take(data);
		else follow(data.toString());
	});
	socket.on('close', () => {
		clearTimeout(idle);
		partials.stop();
		session?.close();
	});
}

/** The same coach, each of whose turns is paid for first. */
function withBudget(coach: Coach, spend: () => Promise<void>): Coach {
	return {
		...coach,
		async converse(request, options) {
			await spend();
			return coach.converse(request, options);
		},
		async converseStarTopic(request, options) {
			await spend();
			return coach.converseStarTopic(request, options);
		},
	};
}

/** Live talk at `/api/talk/live`. */
export function registerLiveTalk(app: FastifyInstance, tools: LiveTalkTools, options: LiveTalkOptions): void {
	app.get(apiPaths.liveTalk, { websocket: true, schema: { hide: true } }, (socket, request) => {
		const guest = options.places.admit(socket, request);
		if (!guest) return;
		const coach = withBudget(tools.coach, () => options.spendTurn(request));
		serveTalk(socket, guest, { ...tools, coach }, options);
	});
}
