import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { asTranscript } from '@henry/ear/confidence/heard-transcript.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { Addresses } from '#server/engines/addresses.ts';
import { createRemoteService, jsonOf } from '#server/engines/remote-service.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import { durationMs } from './heard-words.ts';
import { heardInReply } from './openai-reply.ts';
import { createRemoteRecognizer } from './remote-recognizer.ts';

const maxUtteranceMs = 60_000;
/** Whisper looks at the last 224 tokens of a prompt, of some four letters each. */
const maxPromptCharacters = 800;
/**
 * As for our own ear; how well it parts right words from wrong ones has not been measured here. What the confidences are
 * is told in `heardInReply`.
 */
const unsureBelow0to1 = 0.5;
/** The mean of the logarithms is then under -1, the limit under which the documentation calls a transcript failed. */
const nothingHeardBelow0to1 = Math.exp(-1);

export type OpenAiSettings = {
	/** Left out for a service that asks for none. */
	key?: string | undefined;
	/** Everything before `/audio/transcriptions`. */
	addresses: Addresses;
	model: string;
	/** How many utterances may be recognised at the same time. */
	maxCalls: number;
	answerWithinMs?: number | undefined;
};

/** gpt models answer their transcripts without times, but with the probability of every token. */
const givesTimes = (model: string) => !model.startsWith('gpt-');

function formOf(speech: Int16Array, model: string, hints: readonly string[]): FormData {
	const form = new FormData();
	form.append('model', model);
	form.append('language', 'en');
	form.append('temperature', '0');
	if (hints.length > 0) form.append('prompt', hints.join(' ').slice(0, maxPromptCharacters));
	if (givesTimes(model)) {
		form.append('response_format', 'verbose_json');
		form.append('timestamp_granularities[]', 'word');
		form.append('timestamp_granularities[]', 'segment');
	} else {
		form.append('response_format', 'json');
		form.append('include[]', 'logprobs');
	}
	const wav = encodeWav(speech, speechSampleRateHz);
	form.append('file', new Blob([wav], { type: 'audio/wav' }), 'speech.wav');
	return form;
}

/**
 * Any service that takes OpenAI's call `/audio/transcriptions` (developers.openai.com, "Create transcription"). Hints
 * become the prompt. An utterance is sent whole at its end.
 */
export function createOpenAiEar(settings: OpenAiSettings): SpeechToText {
	const { key, addresses, model } = settings;
	const service = createRemoteService({ name: new URL(addresses[0]).host, ...settings });
	return createRemoteRecognizer(service, maxUtteranceMs, (speech, hints, options) =>
		service.call(
			(signal, address) =>
				fetch(`${address}/audio/transcriptions`, {
					method: 'POST',
					headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
					body: formOf(speech, model, hints),
					redirect: 'manual',
					signal,
				}),
			(body) =>
				asTranscript(heardInReply(jsonOf(body), speech), durationMs(speech), {
					unsureBelow0to1,
					nothingHeardBelow0to1,
				}),
			options,
		),
	);
}
