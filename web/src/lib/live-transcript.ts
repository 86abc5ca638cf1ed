import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	type LiveTranscriptClientMessage,
	liveTranscriptServerMessageSchema,
	type TranscriptResponse,
} from '@henry/contract/transcript.ts';
import { ApiError } from './api-error.ts';
import { withKnownSpeaker } from './known-speaker.ts';

/**
 * What was heard in the browser. Its own recogniser, where the visitor wants it: it heard, and how sure it is of the whole
 * (undefined where it does not tell), or it did not and Henry heard in its place. Or the ear that is kept there for when
 * Henry cannot be reached, by its name.
 */
export type BrowserHearing =
	| { readonly heard: true; readonly confidence0to1: number | undefined }
	| { readonly heard: true; readonly offlineEar: string }
	| { readonly heard: false };

/** A transcript. One that the browser's own recogniser heard has no words with times. */
export type HeardTranscript = TranscriptResponse & { browser?: BrowserHearing };

/** The browser's own recogniser failed or heard nothing; the recording is there for another. */
export class BrowserDeafError extends Error {
	override readonly name = 'BrowserDeafError';
}

/** A recording that is transcribed while it is being made. */
export type LiveTranscript = {
	/** Sends the next samples: 16-bit mono at 16 kHz. */
	send(samples: Int16Array): void;
	/** Says that what comes now answers the next question. */
	next(): void;
	/**
	 * Says that the recording has ended and answers its transcript. Rejects with an `ApiError`: `invalid-argument` when
	 * nobody was heard, `unavailable` when the connection broke; or with a `BrowserDeafError`.
	 */
	finish(): Promise<HeardTranscript>;
	/** Gives the recording up. */
	close(): void;
};

/** A recording that has ended is given up here once its connection has neither taken nor told anything for so long. */
const deadMs = 8_000;
const lookEveryMs = 1_000;

const connectionBroke = () => new ApiError({ code: 'unavailable', message: '' });

/**
 * Opens a live transcription; the words of `hints` are likely to be said. What is sent before the connection stands is
 * kept and sent then.
 */
export function openLiveTranscript(hints: string[]): LiveTranscript {
	const address = new URL(apiPaths.liveTranscript, window.location.href);
	address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
	const socket = new WebSocket(address);
	const waiting: (Int16Array<ArrayBuffer> | string)[] = [];

	const ended = new AbortController();
	let aliveAtMs = 0;
	const noteAlive = () => {
		aliveAtMs = Date.now();
	};
	let giveUp = () => {};
	const transcript = new Promise<TranscriptResponse>((resolve, reject) => {
		socket.onmessage = ({ data }) => {
			noteAlive();
			const message = liveTranscriptServerMessageSchema.safeParse(JSON.parse(String(data)));
			if (message.data?.type === 'final') resolve(message.data);
			if (message.data?.type === 'error') reject(new ApiError(message.data.error));
		};
		socket.onclose = () => {
			ended.abort();
			reject(connectionBroke());
		};
		// A lost network does not close a socket for minutes; whoever waits asks in another way at once.
		giveUp = () => {
			ended.abort();
			reject(connectionBroke());
			socket.close();
		};
		addEventListener('offline', giveUp, { signal: ended.signal });
	});
	// Whoever asked by then is told by `finish`; a recording that was given up has nobody to tell.
	transcript.catch(() => {});
	socket.onopen = () => {
		noteAlive();
		for (const message of waiting.splice(0)) socket.send(message);
	};

	const sendOrKeep = (message: Int16Array<ArrayBuffer> | string) => {
		if (socket.readyState === WebSocket.CONNECTING) waiting.push(message);
		else if (socket.readyState === WebSocket.OPEN) socket.send(message);
	};
	const tell = (message: LiveTranscriptClientMessage) => sendOrKeep(JSON.stringify(message));
	/** Gives up once the connection is silent: many a network goes away without a word. */
	function watchEnd() {
		noteAlive();
		let unsentBytes = socket.bufferedAmount;
		const looking = setInterval(() => {
			if (socket.bufferedAmount < unsentBytes) noteAlive();
			unsentBytes = socket.bufferedAmount;
			if (Date.now() - aliveAtMs >= deadMs) giveUp();
		}, lookEveryMs);
		ended.signal.addEventListener('abort', () => clearInterval(looking));
	}
	tell({ type: 'start', hints, ...withKnownSpeaker() });
	return {
		send: (samples) => sendOrKeep(samples.slice()),
		next: () => tell({ type: 'nextAnswer' }),
		finish() {
			tell({ type: 'end' });
			if (!ended.signal.aborted) watchEnd();
			return transcript;
		},
		close: () => socket.close(),
	};
}
