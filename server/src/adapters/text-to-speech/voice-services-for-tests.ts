import { encodeWav } from '@henry/sound/wav.ts';
import {
	bytes,
	json,
	type ServiceCall,
	type ServiceForTests,
	startService,
} from '#server/engines/service-for-tests.ts';

const sampleRateHz = 24_000;
const secondsPerCharacter = 0.065;
const pauseSeconds = 0.3;

type Spoken = { text: string; voice: string; rate: number };

/** A hum as long as it takes to say each sentence, at a pitch by the voice, with pauses around each. */
function hum({ text, voice, rate }: Spoken): Int16Array {
	const hertz = 100 + (voice.length % 7) * 10 + (voice.charCodeAt(voice.length - 5) % 7);
	const pause = Math.round(pauseSeconds * sampleRateHz);
	const lengths = text
		.split(/(?<=[.!?]) /)
		.map((sentence) => Math.round((sentence.length * secondsPerCharacter * sampleRateHz) / rate));
	const samples = new Int16Array(lengths.reduce((sum, length) => sum + length + pause, pause));
	let start = pause;
	for (const length of lengths) {
		for (let index = 0; index < length; index++) {
			const phase = ((start + index) * hertz) / sampleRateHz;
			samples[start + index] = 6_000 * (2 * (phase % 1) - 1);
		}
		start += length + pause;
	}
	return samples;
}

/** Starts a service that speaks what `asked` finds in a call; where that is nothing, the call is wrong. */
function startVoiceService(
	asked: (call: ServiceCall) => Spoken | undefined,
	answer: (samples: Int16Array) => ReturnType<typeof bytes>,
): Promise<ServiceForTests> {
	return startService((call) => {
		const spoken = asked(call);
		return spoken ? answer(hum(spoken)) : json({ error: 'not as documented' }, 400);
	});
}

const wav = (samples: Int16Array) => bytes(encodeWav(samples, sampleRateHz), 'audio/wav');

/** OpenAI's `/audio/speech`. */
export const startOpenAiVoiceService = () =>
	startVoiceService(({ body }) => {
		const { input, voice, speed, response_format } = JSON.parse(body.toString());
		return response_format === 'wav' ? { text: input, voice, rate: speed ?? 1 } : undefined;
	}, wav);

/** Deepgram's `v1/speak`, with samples of 24 kHz without a header. */
export const startDeepgramVoiceService = () =>
	startVoiceService(
		({ url, body }) => {
			const query = Object.fromEntries(url.searchParams);
			const isRaw = query.encoding === 'linear16' && query.container === 'none';
			const rate = Number(query.speed ?? 1);
			if (!isRaw || query.sample_rate !== String(sampleRateHz) || rate < 0.7 || rate > 1.5) return;
			return { text: JSON.parse(body.toString()).text, voice: query.model ?? '', rate };
		},
		(samples) => bytes(new Uint8Array(samples.buffer), `audio/l16; rate=${sampleRateHz}`),
	);

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', apos: "'", quot: '"' };
const plain = (xml: string) => xml.replace(/&(\w+);/g, (_, name) => marks[name] ?? '');

/** Azure Speech's REST call for SSML. */
export const startAzureVoiceService = () =>
	startVoiceService(({ headers, body }) => {
		const found =
			/^<speak version='1\.0' xmlns='[^']+' xml:lang='en-US'><voice name='([^']+)'><prosody rate='([\d.]+)'>([^<]*)<\/prosody><\/voice><\/speak>$/.exec(
				body.toString(),
			);
		if (!found || headers['x-microsoft-outputformat'] !== 'riff-24khz-16bit-mono-pcm') return;
		const [, voice = '', rate, text = ''] = found;
		return { text: plain(text), voice: plain(voice), rate: Number(rate) };
	}, wav);
