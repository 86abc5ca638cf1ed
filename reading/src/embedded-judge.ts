import type { Accent } from '@henry/contract/accent.ts';
import type { SpeakerProfile } from '@henry/ear/acoustic/speaker-profile.ts';
import { Assessor, type AssessorFiles } from '@henry/ear/judge/assessor.ts';
import type { Reading } from '@henry/ear/judge/reading.ts';
import { spellingsOf, spokenWays, withGuessedInDoubt } from './spoken-ways.ts';

/** What it takes at a time. */
export const maxSpeechMsOfEmbeddedJudge = 30_000;

/** Judges speech (16-bit mono at 16 kHz) of a text: for each word the ways to read it, by an accent, either where it is left out. */
export type EmbeddedJudge = (
	speech: Int16Array,
	words: readonly (readonly (readonly string[])[])[],
	accent?: Accent,
	speaker?: SpeakerProfile,
) => Reading;

/** Our own judge of sounds (the room `ear`), of text as it is written. Throws where a file is damaged. */
export function createEmbeddedJudge(files: AssessorFiles): EmbeddedJudge {
	const assessor = new Assessor(files);
	const { pronunciations } = assessor;
	return (speech, words, accent = 'either', speaker) => {
		const spoken = words.map((ways) => spokenWays(ways, pronunciations, accent));
		return withGuessedInDoubt(
			assessor.judge(speech, spoken, spellingsOf(words), speaker),
			words,
			pronunciations,
		);
	};
}
