import type { TalkFacts } from '@henry/contract/conversation.ts';
import type { TextSpan } from '@henry/contract/feedback.ts';
import { distinctWords } from '#server/domain/exams/content-words.ts';
import { speechFigures, speechRate } from '#server/domain/fluency/speech-figures.ts';
import { splitWords } from '#server/domain/grammar/tagged-text.ts';
import type { LearnerText } from './learner-text.ts';
import type { RichLevelOf } from './vocabulary.ts';

const fillerPattern = /\b(?:u+[hm]+|e+r+m*|h+m+|m{2,}|you know|i mean|kind of|sort of)\b/gi;

/** What can be counted in what a learner said. Words in doubt are no rich words. */
export function talkFacts({ text, turns, unsure }: LearnerText, richLevelOf: RichLevelOf): TalkFacts {
	const words = splitWords(text);
	const spoken = turns.flatMap((turn) => (turn.words.length > 0 ? [turn.words] : []));
	const rate = speechRate(spoken);
	const isSure = ({ span }: { span: TextSpan }) => !unsure.some(({ start }) => start === span.start);
	const rich = new Map<string, 'B1' | 'B2'>();
	for (const found of words.filter(isSure).map((word) => richLevelOf(word.text))) {
		if (found) rich.set(found.word, found.level);
	}
	return {
		words: words.length,
		turns: turns.length,
		wordsPerMinute: rate ? Math.round(rate.wordsPerMinute) : null,
		pauses: spoken.length === 0 ? null : spoken.reduce((sum, turn) => sum + speechFigures(turn).pauses, 0),
		fillers: fillersIn(text),
		differentWords: distinctWords(words.map((word) => word.text)).size,
		richWords: [...rich].map(([word, level]) => ({ word, level })),
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
