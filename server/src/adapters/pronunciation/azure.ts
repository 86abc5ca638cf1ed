import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import {
	type PronunciationAssessor,
	type ReadableWord,
	refuseLongSpeech,
} from '#server/ports/pronunciation-assessor.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { judgedReading, nothingHeard } from './azure-reply.ts';

const name = 'Azure Speech';
/** The most that its documentation allows for pronunciation assessment. */
const maxSpeechMs = 30_000;
const path =
	'/speech/recognition/conversation/cognitiveservices/v1?language=en-US&format=detailed&profanity=raw';
const usualAnswerWithinMs = 20_000;
const defaultRetrySeconds = 5;

/** The words of the text in its usual reading, as the parameters of an assessment. */
function assessmentHeader(words: readonly ReadableWord[]): string {
	const parameters = {
		ReferenceText: words.map(({ ways }) => ways[0]?.join(' ')).join(' '),
		GradingSystem: 'HundredMark',
		Granularity: 'Phoneme',
		Dimension: 'Comprehensive',
		EnableMiscue: 'True',
		PhonemeAlphabet: 'SAPI',
	};
	return Buffer.from(JSON.stringify(parameters)).toString('base64');
}

function refusal({ status, headers }: Response): ProviderError {
	if (status === 400) {
		return new ProviderError('invalid-input', 'This recording could not be judged. Please record it again.');
	}
	if (status === 429) {
		const seconds = Math.ceil(Number(headers.get('retry-after')));
		return new ProviderError('busy', `${name} has too many calls.`, {
			retryAfterSeconds: seconds > 0 ? seconds : defaultRetrySeconds,
		});
	}
	const reason = status === 401 || status === 403 ? 'refuses the key' : `answers with status ${status}`;
	return new ProviderError('unavailable', `${name} ${reason}.`);
}

/** What became of a call that brought no whole answer. */
function failure(cause: unknown, signal: AbortSignal | undefined): ProviderError {
	if (cause instanceof ProviderError) return cause;
	if (signal?.aborted) return new ProviderError('cancelled', `The call of ${name} was cancelled.`);
	if ((cause as Error).name === 'TimeoutError') {
		return new ProviderError('timeout', `${name} did not answer in time.`, { cause });
	}
	return new ProviderError('unavailable', `${name} cannot be reached, or its answer cannot be read.`, {
		cause,
	});
}

type Service = { key: string; address: string; answerWithinMs?: number };

async function ask(service: Service, speech: Int16Array, words: ReadableWord[], signal?: AbortSignal) {
	const timeout = AbortSignal.timeout(service.answerWithinMs ?? usualAnswerWithinMs);
	const response = await fetch(`${service.address}${path}`, {
		method: 'POST',
		headers: {
			'Ocp-Apim-Subscription-Key': service.key,
			'Pronunciation-Assessment': assessmentHeader(words),
			'Content-Type': `audio/wav; codecs=audio/pcm; samplerate=${speechSampleRateHz}`,
			Accept: 'application/json',
		},
		body: encodeWav(speech, speechSampleRateHz),
		redirect: 'manual',
		signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
	});
	if (response.ok) return judgedReading(await response.json(), words);
	await response.body?.cancel();
	throw refusal(response);
}

/**
 * Azure Speech's pronunciation assessment, by its REST call for short audio (learn.microsoft.com, "Speech to text REST API
 * for short audio"). `address` is that of the service in a region, without a path. Each word is judged in its usual
 * reading; the service tells neither doubt nor what was heard instead of a sound. Nothing is tried again here.
 */
export function createAzureAssessor(service: Service): PronunciationAssessor {
	let isClosed = false;
	let isFailing = false;

	return {
		maxSpeechMs,
		health: () => ({
			name,
			model: 'pronunciation assessment, US English',
			embedded: false,
			state: isClosed || isFailing ? 'failed' : 'ready',
			queued: 0,
		}),
		async start() {},
		async close() {
			isClosed = true;
		},
		async assess(speech, words, { signal } = {}) {
			if (isClosed) throw new ProviderError('unavailable', `${name} has been closed.`);
			refuseLongSpeech(speech, maxSpeechMs);
			if (speech.length === 0) return nothingHeard(words);
			try {
				const reading = await ask(service, speech, words, signal);
				isFailing = false;
				return reading;
			} catch (cause) {
				const error = failure(cause, signal);
				if (error.category === 'unavailable') isFailing = true;
				throw error;
			}
		},
	};
}
