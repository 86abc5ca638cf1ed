import type { TalkFacts } from '@henry/contract/conversation.ts';
import type { TextSpan } from '@henry/contract/feedback.ts';
import { speechFigures, speechRate } from '@henry/contract/speech-figures.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { distinctWords } from '#server/domain/exams/content-words.ts';
import type { LearnerText } from './learner-text.ts';
import { lexicalDiversity } from './lexical-diversity.ts';
import { sentencePatterns } from './sentence-patterns.ts';
import { type LevelOf, richWordsIn, vocabularyRange, wordsByLevel } from './vocabulary.ts';

const fillerPattern = /\b(?:u+[hm]+|e+r+m*|h+m+|m{2,}|you know|i mean|kind of|sort of)\b/gi;

/**
 * What can be counted in what a learner said. Words in doubt are of no level, and what was `corrected` shows no pattern.
 */
export async function talkFacts(
	learner: LearnerText,
	corrected: readonly TextSpan[],
	levelOf: LevelOf,
): Promise<TalkFacts> {
	const { text, turns, unsure } = learner;
	const words = splitWords(text);
	const spoken = turns.flatMap((turn) => (turn.words.length > 0 ? [turn.words] : []));
	const rate = speechRate(spoken);
	const isSure = ({ span }: { span: TextSpan }) => !unsure.some(({ start }) => start === span.start);
	const heard = words.filter(isSure).map((word) => word.text);
	const byLevel = wordsByLevel(heard, levelOf);
	return {
		words: words.length,
		turns: turns.length,
		wordsPerMinute: rate ? Math.round(rate.wordsPerMinute) : null,
		pauses: spoken.length === 0 ? null : spoken.reduce((sum, turn) => sum + speechFigures(turn).pauses, 0),
		fillers: fillersIn(text),
		differentWords: distinctWords(words.map((word) => word.text)).size,
		richWords: richWordsIn(heard, levelOf),
		lexicalDiversity: lexicalDiversity(words.map(({ lower }) => lower)) ?? null,
		wordsByLevel: byLevel,
		vocabularyRange: vocabularyRange(byLevel),
		patterns: await sentencePatterns(learner, corrected),
	};
}

/** Sounds and phrases that fill pauses, the most frequent first. */
function fillersIn(text: string): TalkFacts['fillers'] {
	const counts = new Map<string, number>();
	for (const [filler] of text.toLowerCase().matchAll(fillerPattern)) {
		counts.set(filler, (counts.get(filler) ?? 0) + 1);
	}
	return [...counts]
		.map(([filler, count]) => ({ filler, count }))
		.sort((one, other) => other.count - one.count);
}
