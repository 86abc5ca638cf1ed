import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxSpeechRate, minSpeechRate } from '@henry/contract/limits.ts';
import type { PathLevel } from '@henry/contract/path.ts';
import { type SpeechRequest, timedSpeechResponseSchema } from '@henry/contract/speech.ts';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '#web/lib/api-client.ts';
import { inChosenVoice } from '#web/lib/speak-text.ts';
import { transcribeFile } from '#web/lib/transcribe-recording.ts';
import { type TextWord, timedWords } from './round-figures.ts';

/** The model voice that a learner speaks along with: a WAV file, and the words of the text with their times in it. */
export type Model = { sound: Blob; words: TextWord[] };

/** Slower than the voice's own speed at the lower levels: whoever is left behind learns nothing of its rhythm (ours). */
const rateOf: Record<PathLevel, number> = { A2: 0.7, B1: 0.75, B2: 0.85, C1: 0.9 };

/** The sentences in the chosen voice, at the level's speed and the visitor's. */
function modelRequest(sentences: readonly string[], level: PathLevel): SpeechRequest {
	const { rate = 1, ...request } = inChosenVoice(sentences.join(' '));
	return { ...request, rate: Math.min(maxSpeechRate, Math.max(minSpeechRate, rate * rateOf[level])) };
}

async function loadModel(request: SpeechRequest, sentences: string[], signal: AbortSignal): Promise<Model> {
	const { wav, words } = await callFunction(apiPaths.timedSpeech, request, timedSpeechResponseSchema, {
		signal,
	});
	const bytes = Uint8Array.from(atob(wav), (character) => character.charCodeAt(0));
	const sound = new Blob([bytes], { type: 'audio/wav' });
	if (words) return { sound, words: timedWords(request.text, words) };
	// A voice that does not know its times is listened to as a learner is.
	const heard = await transcribeFile({ recording: sound, hints: sentences, liveTranscript: undefined });
	return { sound, words: timedWords(request.text, heard.words) };
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
