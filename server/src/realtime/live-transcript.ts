import type { WebSocket } from '@fastify/websocket';
import { maxRecordingBytes } from '@henry/contract/limits.ts';
import {
	type LiveTranscriptServerMessage,
	liveTranscriptClientMessageSchema,
	type TranscriptResponse,
} from '@henry/contract/transcript.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import { recordingTooLarge } from '#server/domain/transcription/recording.ts';
import { createTranscription, type Transcription } from '#server/domain/transcription/transcribe.ts';
import { asAppError, errorBody } from '#server/http/errors.ts';
import { parseJson } from '#server/http/parse-json.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';

/** A recording that sends nothing for this long has been left. */
const idleLimitMs = 15_000;
const maxLiveRecordings = 20;
/** Words that are being said change faster than anybody reads. */
const partialIntervalMs = 200;

/** Frames of bytes, however they fall, as 16-bit samples. */
function createSampleReader(): (bytes: Buffer) => Int16Array {
	let odd = Buffer.alloc(0);
	return (bytes) => {
		const all = Buffer.concat([odd, bytes]);
		const samples = new Int16Array(all.length >> 1);
		for (let index = 0; index < samples.length; index++) samples[index] = all.readInt16LE(2 * index);
		odd = all.subarray(2 * samples.length);
		return samples;
	};
}

/** Sends partial transcripts, the latest one at most once in `partialIntervalMs`, and none twice in a row. */
function createPartialSender(send: (message: LiveTranscriptServerMessage) => void) {
	let timer: NodeJS.Timeout | undefined;
	let latest: TranscriptResponse;
	let sent = '';
	let stopped = false;
	function sendLatest(): void {
		timer = undefined;
		const text = JSON.stringify(latest);
		if (text === sent) return;
		sent = text;
		send({ type: 'partial', ...latest });
		timer = setTimeout(sendLatest, partialIntervalMs);
	}
	return {
		tell(transcript: TranscriptResponse): void {
			latest = transcript;
			if (!timer && !stopped) sendLatest();
		},
		stop(): void {
			stopped = true;
			clearTimeout(timer);
		},
	};
}

/** One live recording: frames in, words out; see the contract's `LiveTranscriptServerMessage`. */
function serveRecording(socket: WebSocket, recognizer: SpeechToText): void {
	const left = new AbortController();
	let receivedBytes = 0;
	let ended = false;
	const readSamples = createSampleReader();
	const send = (message: LiveTranscriptServerMessage) => {
		if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
	};
	const partials = createPartialSender(send);
	const fail = (error: unknown) => {
		ended = true;
		partials.stop();
		send({ type: 'error', ...errorBody(asAppError(error)) });
		socket.close(1011);
	};
	const begin = (hints: string[]) =>
		createTranscription(recognizer, { signal: left.signal, onProgress: partials.tell, hints });
	let transcription: Transcription | undefined;
	const giveUp = () => fail(new AppError('deadline-exceeded', 'The recording stopped arriving.'));
	let idle = setTimeout(giveUp, idleLimitMs);

	async function finish(): Promise<void> {
		ended = true;
		try {
			transcription ??= begin([]);
			const transcript = await transcription.finish();
			partials.stop();
			send({ type: 'final', ...transcript });
			socket.close(1000);
		} catch (error) {
			fail(error);
		}
	}

	socket.on('message', (data: Buffer, isBinary: boolean) => {
		if (ended) return;
		clearTimeout(idle);
		if (!isBinary) {
			const message = liveTranscriptClientMessageSchema.safeParse(parseJson(data.toString())).data;
			if (message?.type === 'end') void finish();
			else if (message && !transcription) transcription = begin(message.hints);
			else fail(new AppError('invalid-argument', 'This message is not part of a live recording.'));
			return;
		}
		idle = setTimeout(giveUp, idleLimitMs);
		receivedBytes += data.length;
		if (receivedBytes > maxRecordingBytes) fail(recordingTooLarge());
		else {
			transcription ??= begin([]);
			transcription.push(readSamples(data));
		}
	});
	socket.on('close', () => {
		clearTimeout(idle);
		partials.stop();
		left.abort();
	});
}

/** A page of another origin may not use this machine's recogniser. */
function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
	return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Live transcription at `/api/transcript/live`. */
export function registerLiveTranscript(app: FastifyInstance, recognizer: SpeechToText): void {
	let liveRecordings = 0;
	app.get('/api/transcript/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
		if (!isSameOrigin(request.headers.origin, request.headers.host)) {
			socket.close(1008);
			return;
		}
		if (liveRecordings >= maxLiveRecordings) {
			const error = new AppError(
				'resource-exhausted',
				'Too many learners are recording. Please try again soon.',
				{
					retryAfterSeconds: 15,
				},
			);
			socket.send(JSON.stringify({ type: 'error', ...errorBody(error) }));
			socket.close(1013);
			return;
		}
		liveRecordings++;
		socket.on('close', () => liveRecordings--);
		serveRecording(socket, recognizer);
	});
}
