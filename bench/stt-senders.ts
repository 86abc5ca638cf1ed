import { apiPaths } from '@henry/contract/api-paths.ts';
import { type ErrorBody, errorBodySchema, errorTexts } from '@henry/contract/errors.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import {
	liveTranscriptServerMessageSchema,
	transcriptFileField,
	transcriptResponseSchema,
} from '@henry/contract/transcript.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { frameSamples, framesOf } from './stt-hearing.ts';
import { openSocket } from './visitor.ts';

const frameMs = (frameSamples * 1_000) / speechSampleRateHz;

/**
 * What became of an utterance: `text` is what was heard, or how it was lost; `seconds` are from its last sound on, where it
 * was sent as it was spoken, and else from its first.
 */
export type Outcome = { kind: 'answered' | 'refused' | 'lost'; text: string; seconds: number };

/** Sends an utterance to a server. */
export type Send = (baseURL: string, samples: Int16Array) => Promise<Outcome>;

/** Only a refusal that says how long to wait counts as one. */
function outcomeOfError({ error }: ErrorBody): Omit<Outcome, 'seconds'> {
	if (error.message === errorTexts.couldNotHearYou) return { kind: 'answered', text: '' };
	const isRefused = error.code === 'resource-exhausted' && (error.retryAfterSeconds ?? 0) > 0;
	return { kind: isRefused ? 'refused' : 'lost', text: `${error.code}: ${error.message}` };
}

const secondsSince = (startMs: number) => (performance.now() - startMs) / 1_000;

/** As a recording, over HTTP. */
export const sendAsFile: Send = async (baseURL, samples) => {
	const form = new FormData();
	const wav = new Uint8Array(encodeWav(samples, speechSampleRateHz));
	form.append(transcriptFileField, new Blob([wav], { type: 'audio/wav' }), 'recording.wav');
	const startMs = performance.now();
	try {
		const response = await fetch(new URL(apiPaths.transcript, baseURL), { method: 'POST', body: form });
		const answer: unknown = await response.json();
		const outcome: Omit<Outcome, 'seconds'> = response.ok
			? { kind: 'answered', text: transcriptResponseSchema.parse(answer).transcription }
			: outcomeOfError(errorBodySchema.parse(answer));
		return { ...outcome, seconds: secondsSince(startMs) };
	} catch (error) {
		return { kind: 'lost', text: String(error), seconds: secondsSince(startMs) };
	}
};

/** Over a socket: all frames at once. */
export const sendLive: Send = (baseURL, samples) => sendFrames(baseURL, samples, async () => {});

/** Over a socket: each frame when it has been spoken; by a visitor of these cookies, where they are given. */
export const sendAsSpoken = (baseURL: string, samples: Int16Array, cookie?: string): Promise<Outcome> => {
	let dueMs = performance.now();
	const spoken = async () => {
		dueMs += frameMs;
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));
	};
	return sendFrames(baseURL, samples, spoken, cookie);
};

async function sendFrames(
	baseURL: string,
	samples: Int16Array,
	spoken: () => Promise<void>,
	cookie?: string,
): Promise<Outcome> {
	const socket = openSocket(new URL(apiPaths.liveTranscript, baseURL.replace(/^http/, 'ws')), cookie);
	let outcome: Omit<Outcome, 'seconds'> = { kind: 'lost', text: 'the connection ended without an answer' };
	socket.onmessage = ({ data }) => {
		const message = liveTranscriptServerMessageSchema.parse(JSON.parse(String(data)));
		if (message.type === 'final') outcome = { kind: 'answered', text: message.transcription };
		if (message.type === 'error') outcome = outcomeOfError(message);
	};
	const closed = new Promise((resolve) => {
		socket.onclose = resolve;
	});
	const opened = new Promise((resolve) => {
		socket.onopen = resolve;
	});
	await Promise.race([opened, closed]);
	let startMs = performance.now();
	for (const frame of framesOf(samples)) {
		await spoken();
		if (socket.readyState !== WebSocket.OPEN) break;
		socket.send(frame);
		startMs = performance.now();
	}
	if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'end' }));
	await closed;
	return { ...outcome, seconds: secondsSince(startMs) };
}
