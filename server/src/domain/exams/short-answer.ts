import type { ExamAnswerReport, TopicRelevance } from '@henry/contract/exam-report.ts';
import { comparedWord } from '@henry/contract/word-alignment.ts';
import { type AnswerWord, isDoubted } from './topic-relevance.ts';

type Keyed = NonNullable<ExamAnswerReport['keyed']>;

const plainText = (words: readonly AnswerWord[]) =>
	` ${words.flatMap(({ text }) => text.split(/\s+/).map(comparedWord)).join(' ')} `;

/**
 * Whether an answer to a short question is right: one of the `key` is in it, whatever is said around that. It is in doubt
 * where the recogniser is not sure of what it rests on, and where it names one thing or another.
 */
export function shortAnswer(key: readonly string[], words: readonly AnswerWord[]): Keyed {
	const [answer = ''] = key;
	const holdsKey = (said: string) => key.some((right) => said.includes(` ${right} `));
	const all = plainText(words);
	const isRight = holdsKey(plainText(words.filter(({ unsure }) => !unsure)));
	if (isRight && !all.includes(' or ')) return { verdict: 'right', answer };
	return { verdict: holdsKey(all) || isDoubted(words) ? 'unsure' : 'wrong', answer };
}

/** The same as a topic, which is what every answer has. */
export function topicOfShort({ verdict }: Keyed): TopicRelevance {
	if (verdict === 'unsure') return { verdict, because: 'doubtedWords', topicWords: [] };
	const isRight = verdict === 'right';
	return {
		verdict: isRight ? 'onTopic' : 'offTopic',
		because: isRight ? 'topicWords' : 'noTopicWords',
		topicWords: [],
	};
}

/** What it is worth, of 5; undefined stands for silence. */
export function markOfShort(keyed: Keyed | undefined): { lowest: number; highest: number } {
	return {
		lowest: keyed?.verdict === 'right' ? 5 : 0,
		highest: keyed === undefined || keyed.verdict === 'wrong' ? 0 : 5,
	};
}
