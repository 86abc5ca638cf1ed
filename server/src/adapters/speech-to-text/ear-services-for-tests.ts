import { createHash } from 'node:crypto';
import { encodeWav } from '@henry/sound/wav.ts';
import {
	json,
	type ServiceCall,
	type ServiceForTests,
	startService,
} from '#server/engines/service-for-tests.ts';

export type EarServiceForTests = ServiceForTests & {
	/** Makes the service hear this text in that speech. */
	hear(speech: Int16Array, text: string): void;
};

/** A word that the service heard, its times in seconds. */
type Word = { word: string; start: number; end: number };

const fingerprint = (wav: Uint8Array) => createHash('sha256').update(wav).digest('hex');

/** A service that answers with the words that it was told to hear in a WAV file; in any other it hears none. */
async function startEarService(
	wavOf: (call: ServiceCall) => Promise<Uint8Array>,
	replyOf: (words: Word[], seconds: number) => unknown,
): Promise<EarServiceForTests> {
	const texts = new Map<string, string>();
	const service = await startService(async (call) => {
		const wav = await wavOf(call);
		const seconds = (wav.length - 44) / 2 / 16_000;
		const heard = texts.get(fingerprint(wav))?.split(' ') ?? [];
		const length = seconds / heard.length;
		const words = heard.map((word, index) => ({ word, start: index * length, end: (index + 0.9) * length }));
		return json(replyOf(words, seconds));
	});
	return Object.assign(service, {
		hear: (speech: Int16Array, text: string) => texts.set(fingerprint(encodeWav(speech, 16_000)), text),
	});
}

/** The fields of a call that is a form; the file by its name and bytes. */
export async function formOf({ headers, body }: ServiceCall): Promise<FormData> {
	return new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
}

const textOf = (words: Word[]) => words.map(({ word }) => word).join(' ');

/** OpenAI's `/audio/transcriptions` with `verbose_json`, as documented for whisper-1. */
export const startOpenAiEarService = () =>
	startEarService(
		async (call) => new Uint8Array(await ((await formOf(call)).get('file') as File).arrayBuffer()),
		(words, duration) => ({
			task: 'transcribe',
			language: 'english',
			duration,
			text: textOf(words),
			segments: [{ id: 0, seek: 0, start: 0, end: duration, text: ` ${textOf(words)}`, tokens: [50364] }].map(
				(segment) => ({
					...segment,
					...{ temperature: 0, avg_logprob: -0.2, compression_ratio: 1.2, no_speech_prob: 0.01 },
				}),
			),
			words,
		}),
	);

/** Deepgram's `v1/listen` for recordings. */
export const startDeepgramEarService = () =>
	startEarService(
		async ({ body }) => body,
		(words, duration) => ({
			metadata: { request_id: '1', channels: 1, duration, models: ['1'] },
			results: {
				channels: [
					{
						alternatives: [
							{
								transcript: textOf(words),
								confidence: 0.97,
								words: words.map((word) => ({ ...word, confidence: 0.97 })),
							},
						],
					},
				],
			},
		}),
	);

/** Azure Speech's REST call for short audio, in the detailed format. */
export const startAzureEarService = () =>
	startEarService(
		async ({ body }) => body,
		(words, seconds) => {
			if (words.length === 0) return { RecognitionStatus: 'NoMatch', Offset: 0, Duration: 0 };
			const text = textOf(words);
			const ticks = (time: number) => Math.round(time * 10_000_000);
			return {
				RecognitionStatus: 'Success',
				DisplayText: text,
				Offset: 0,
				Duration: ticks(seconds),
				NBest: [
					{
						...{ Confidence: 0.92, Lexical: text, ITN: text, MaskedITN: text, Display: text },
						Words: words.map(({ word, start, end }) => ({
							Word: word,
							Offset: ticks(start),
							Duration: ticks(end - start),
							Confidence: 0.95,
						})),
					},
				],
			};
		},
	);
