import { scoreFairAbove0to100, scoreGoodAbove0to100 } from '@henry/contract/limits.ts';
import type { SayAgainResponse } from '@henry/contract/say-again.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { alignWords, comparedWord } from '@henry/contract/word-alignment.ts';
import type { JudgedReading } from '@henry/reading/judged-reading.ts';
import { practisedSound } from '@henry/reading/practised-sound.ts';
import { readableText } from '@henry/reading/readable-text.ts';
import { AppError } from '#server/domain/app-error.ts';
import { transcribeRecording } from '#server/domain/transcription/transcribe.ts';
import type { AssessmentOptions, PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';

type SaidWord = SayAgainResponse['words'][number];

/** How the judge of sounds found a word: left out, or with a score. */
export type JudgedWord = { wasSaid: boolean; score0to100: number };

/**
 * A word was said where the recogniser heard it in its place, or where its sounds were good though it heard another. The
 * two contradicting each other is doubt.
 */
function judge(text: string, heard: TranscriptWord | undefined, sounds: JudgedWord | undefined): SaidWord {
	const wasHeard = heard !== undefined && comparedWord(heard.text) === comparedWord(text);
	const soundsGood = sounds?.wasSaid === true && sounds.score0to100 > scoreGoodAbove0to100;
	const soundsFair = sounds?.wasSaid === true && sounds.score0to100 > scoreFairAbove0to100;
	if (wasHeard) return { text, said: true, unsure: heard.unsure && !soundsFair };
	return { text, said: soundsGood, unsure: soundsFair || heard?.unsure === true };
}

/** Word by word, what was heard of a text. `sounds`: the words of the text as the judge of sounds found them. */
export function judgeWords(
	text: string,
	heard: readonly TranscriptWord[],
	sounds: readonly JudgedWord[] = [],
): SaidWord[] {
	const wanted = text.split(/\s+/).filter((word) => comparedWord(word) !== '');
	const places = alignWords(
		wanted.map(comparedWord),
		heard.map((word) => comparedWord(word.text)),
	);
	return wanted.map((word, index) => {
		const place = places[index];
		// Words are written differently where the text has hyphens or signs: then the judge's do not belong to these.
		const sound = sounds.length === wanted.length ? sounds[index] : undefined;
		return judge(word, place === undefined ? undefined : heard[place], sound);
	});
}

/** What the judge of sounds makes of a reading; nothing where it cannot read the text. */
async function judgeSounds(
	assessor: PronunciationAssessor,
	samples: Int16Array,
	text: string,
	options: AssessmentOptions,
): Promise<Pick<JudgedReading, 'words' | 'speaker'>> {
	try {
		const reading = await assessor.assess(samples, readableText(text), options);
		return reading.resembles ? reading : { words: [] };
	} catch (error) {
		const cannotRead =
			error instanceof AppError || (error instanceof ProviderError && error.category === 'invalid-input');
		if (cannotRead) return { words: [] };
		throw error;
	}
}

/**
 * Listens to a known text said aloud (16-bit mono samples at 16 kHz) and tells word by word what was heard of it, and how
 * the sounds of the words that were said came out. The recogniser is told the text, as a listener who knows what to
 * expect. Errors as `transcribeRecording`.
 */
export async function sayAgain(
	engines: { speechToText: SpeechToText; pronunciation: PronunciationAssessor },
	samples: Int16Array,
	text: string,
	options: AssessmentOptions = {},
): Promise<SayAgainResponse> {
	const [{ transcription, words }, { words: judged, speaker }] = await Promise.all([
		transcribeRecording(engines.speechToText, samples, { ...options, hints: [text] }),
		judgeSounds(engines.pronunciation, samples, text, options),
	]);
	const sounds = judged.flatMap((word) =>
		word.sounds.flatMap((sound, place) => (sound.unsure ? [] : practisedSound(sound, place))),
	);
	const found = judged.map((word) => ({ wasSaid: word.sounds.length > 0, score0to100: word.score0to100 }));
	return {
		heard: transcription,
		words: judgeWords(text, words, found),
		sounds,
		...(speaker && { speaker }),
	};
}
