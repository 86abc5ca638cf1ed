import type { WebSocket } from '@fastify/websocket';
import { maxExamAnswerBytes, speechSampleRateHz } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import {
	type LiveTranscriptServerMessage,
	liveTranscriptClientMessageSchema,
	type TranscriptResponse,
} from '@henry/contract/transcript.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import { createAnswersAhead } from '#server/domain/grammar/answers-ahead.ts';
import { createTranscription, type Transcription } from '#server/domain/transcription/transcribe.ts';
import { parseJson } from '#server/http/parse-json.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import type { RecognitionOptions, SpeechToText } from '#server/ports/speech-to-text.ts';
import { createPartialSender } from './partial-sender.ts';
import { createSampleReader } from './sample-reader.ts';
import type { Guest, SocketPlaces } from './socket-places.ts';

/** A recording that sends nothing for this long has been left. */
const idleLimitMs = 15_000;
/** How often whoever waits for the end of a transcript is told that somebody is still at it. */
const hearingEveryMs = 3_000;

/** One live recording: frames in, words out; see the contract's `LiveTranscriptServerMessage`. */
function serveRecording(
	socket: WebSocket,
	guest: Guest,
	recognizer: SpeechToText,
	checker: GrammarChecker,
): void {
	const left = new AbortController();
	let receivedBytes = 0;
	let ended = false;
	const readSamples = createSampleReader();
	const send = (message: LiveTranscriptServerMessage) => guest.send(JSON.stringify(message));
	const partials = createPartialSender(send);
	const answers = createAnswersAhead(checker, left.signal);
	const receivedMs = () => (receivedBytes * 1_000) / (speechSampleRateHz * Int16Array.BYTES_PER_ELEMENT);
	const onProgress = (transcript: TranscriptResponse) => {
		partials.tell(transcript);
		answers.tell(transcript.words);
	};
	const fail = (error: unknown) => {
		ended = true;
		partials.stop();
		guest.tellError(error);
		guest.close(1011);
		left.abort();
	};
	const begin = (known: RecognitionOptions) =>
		createTranscription(recognizer, { signal: left.signal, onProgress, ...known });
	let transcription: Transcription | undefined;
	const giveUp = () => fail(new AppError('deadline-exceeded', refusals.recordingStopped));
	let idle = setTimeout(giveUp, idleLimitMs);

	async function finish(): Promise<void> {
		ended = true;
		guest.awaitsAnswer();
		const hearing = setInterval(() => send({ type: 'hearing' }), hearingEveryMs);
		try {
			transcription ??= begin({});
			const transcript = await transcription.finish();
			partials.stop();
			send({ type: 'final', ...transcript });
			guest.close(1000);
		} catch (error) {
			fail(error);
		} finally {
			clearInterval(hearing);
		}
	}

	socket.on('message', (data: Buffer, isBinary: boolean) => {
		if (ended || !guest.takePlace()) return;
		clearTimeout(idle);
		idle = setTimeout(giveUp, idleLimitMs);
		if (!isBinary) {
			const message = liveTranscriptClientMessageSchema.safeParse(parseJson(data.toString())).data;
			if (message?.type === 'end') {
				clearTimeout(idle);
				void finish();
			} else if (message?.type === 'nextAnswer') {
				answers.next(receivedMs());
			} else if (message && !transcription) {
				const { type, ...known } = message;
				transcription = begin(known);
			} else fail(new AppError('invalid-argument', 'This message is not part of a live recording.'));
			return;
		}
		receivedBytes += data.length;
		if (receivedBytes > maxExamAnswerBytes) {
			fail(new AppError('invalid-argument', refusals.recordingTooLong));
		} else {
			transcription ??= begin({});
			transcription.push(readSamples(data));
			answers.advance(receivedMs());
		}
	});
	socket.on('close', () => {
		clearTimeout(idle);
		partials.stop();
		left.abort();
	});
}

/** Live transcription at `/api/transcript/live`. */
export function registerLiveTranscript(
	app: FastifyInstance,
	{ speechToText, grammarChecker }: { speechToText: SpeechToText; grammarChecker: GrammarChecker },
	places: SocketPlaces,
): void {
	app.get('/api/transcript/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
		const guest = places.admit(socket, request);
		if (guest) serveRecording(socket, guest, speechToText, grammarChecker);
	});
}
