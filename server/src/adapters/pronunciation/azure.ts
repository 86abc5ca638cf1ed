import { engineWords } from '@henry/contract/engine-words.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { ReadableWord } from '@henry/reading/judged-reading.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { createRemoteService, jsonOf } from '#server/engines/remote-service.ts';
import { type PronunciationAssessor, refuseLongSpeech } from '#server/ports/pronunciation-assessor.ts';
import { judgedReading, nothingHeard } from './azure-reply.ts';

/** The most that its documentation allows for pronunciation assessment. */
const maxSpeechMs = 30_000;
const path =
	'/speech/recognition/conversation/cognitiveservices/v1?language=en-US&format=detailed&profanity=raw';

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

type Service = { key: string; address: string; maxCalls: number; answerWithinMs?: number | undefined };

/**
 * Azure Speech's pronunciation assessment, by its REST call for short audio (learn.microsoft.com, "Speech to text REST API
 * for short audio"). `address` is that of the service in a region, without a path. Each word is judged in its usual
 * reading; the service tells neither doubt nor what was heard instead of a sound.
 */
export function createAzureAssessor({ key, ...settings }: Service): PronunciationAssessor {
	const service = createRemoteService({
		name: 'Azure Speech',
		model: engineWords.americanPronunciation,
		wrongInput: 'This recording could not be judged. Please record it again.',
		addresses: [settings.address],
		...settings,
	});
	return {
		health: service.health,
		start: service.start,
		close: service.close,
		maxSpeechMs,
		async assess(speech, words, options) {
			refuseLongSpeech(speech, maxSpeechMs);
			if (speech.length === 0) return nothingHeard(words);
			return service.call(
				(signal) =>
					fetch(`${settings.address}${path}`, {
						method: 'POST',
						headers: {
							'Ocp-Apim-Subscription-Key': key,
							'Pronunciation-Assessment': assessmentHeader(words),
							'Content-Type': `audio/wav; codecs=audio/pcm; samplerate=${speechSampleRateHz}`,
							Accept: 'application/json',
						},
						body: encodeWav(speech, speechSampleRateHz),
						redirect: 'manual',
						signal,
					}),
				(body) => judgedReading(jsonOf(body), words),
				options,
			);
		},
	};
}
