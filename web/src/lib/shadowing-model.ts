import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxSpeechRate, minSpeechRate } from '@henry/contract/limits.ts';
import type { PathLevel } from '@henry/contract/path.ts';
import {
	type SpokenWord,
	type TimedSpeechRequest,
	timedSpeechResponseSchema,
} from '@henry/contract/speech.ts';
import { alignWords, comparedWord } from '@henry/contract/word-alignment.ts';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '#web/lib/api-client.ts';
import { inChosenVoice } from '#web/lib/speak-text.ts';
import { keepSpoken, spokenHere } from '#web/lib/spoken-here.ts';
import { transcribeFile } from '#web/lib/transcribe-recording.ts';
import { isUnreachable } from '#web/lib/unreachable.ts';

/** A word of the text as it is read, and when the voice says it; null where that is not known. */
export type TextWord = { text: string; time: { startMs: number; endMs: number } | null };

/** The words of a text, with the times of those that the voice is known to say. */
export function timedWords(text: string, spoken: readonly SpokenWord[]): TextWord[] {
	const words = text.split(/\s+/).filter((word) => comparedWord(word) !== '');
	const places = alignWords(
		words.map(comparedWord),
		spoken.map((word) => comparedWord(word.text)),
	);
	return words.map((word, index) => {
		const found = spoken[places[index] ?? -1];
		const isSame = found && comparedWord(found.text) === comparedWord(word);
		return { text: word, time: isSame ? { startMs: found.startMs, endMs: found.endMs } : null };
	});
}

/** The model voice that a learner speaks along with: a sound file, and the words of the text with their times in it. */
export type Model = { sound: Blob; words: TextWord[] };

/** Slower than the voice's own speed at the lower levels: whoever is left behind learns nothing of its rhythm (ours). */
const rateOf: Record<PathLevel, number> = { A2: 0.7, B1: 0.75, B2: 0.85, C1: 0.9 };

/** The sentences in the chosen voice, at the level's speed and the visitor's. */
function modelRequest(sentences: readonly string[], level: PathLevel) {
	const { rate = 1, ...request } = inChosenVoice(sentences.join(' '));
	return {
		...request,
		format: 'mp3' as const,
		rate: Math.min(maxSpeechRate, Math.max(minSpeechRate, rate * rateOf[level])),
	};
}

const nameOf = (request: TimedSpeechRequest) => `shadowing ${JSON.stringify(request)}`;

/** The text spoken, with the times of its words; where the server cannot be reached, as it was kept. */
async function speakTimed(request: TimedSpeechRequest, signal: AbortSignal) {
	try {
		const spoken = await callFunction(apiPaths.timedSpeech, request, timedSpeechResponseSchema, { signal });
		void keepSpoken(nameOf(request), JSON.stringify(spoken));
		return spoken;
	} catch (error) {
		const kept = isUnreachable(error) && (await spokenHere(nameOf(request)));
		if (!kept) throw error;
		return timedSpeechResponseSchema.parse(await kept.json());
	}
}

const blobOf = (base64: string, type: string) =>
	new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });

async function loadModel(
	request: TimedSpeechRequest,
	sentences: string[],
	signal: AbortSignal,
): Promise<Model> {
	const { sound, words } = await speakTimed(request, signal);
	if (words) return { sound: blobOf(sound, 'audio/mpeg'), words: timedWords(request.text, words) };
	// A voice that does not know its times is listened to as a learner is.
	const spoken = await speakTimed({ ...request, format: 'wav' }, signal);
	const recording = blobOf(spoken.sound, 'audio/wav');
	const heard = await transcribeFile({ recording, hints: sentences, liveTranscript: undefined });
	return { sound: recording, words: timedWords(request.text, heard.words) };
}

/** The text spoken by the model voice, asked for once. Rejects with an `ApiError`. */
export function modelOf(sentences: string[], level: PathLevel) {
	const request = modelRequest(sentences, level);
	return queryOptions({
		queryKey: ['shadowing', request],
		queryFn: ({ signal }) => loadModel(request, sentences, signal),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** Whether the text can be spoken along with without a connection. */
export async function isModelHere(sentences: string[], level: PathLevel): Promise<boolean> {
	return (await spokenHere(nameOf(modelRequest(sentences, level)))) !== undefined;
}

/** Has the text made and kept, where it is not. Rejects with an `ApiError`. */
export async function keepModel(sentences: string[], level: PathLevel, signal: AbortSignal): Promise<void> {
	if (!(await isModelHere(sentences, level))) await speakTimed(modelRequest(sentences, level), signal);
}
