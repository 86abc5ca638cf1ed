import type { TopicRelevance } from '@henry/contract/exam-report.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { dictionaryForm, distinctWords, formsOf, isContentWord, lookUpForm } from './content-words.ts';

/**
 * A question and lines of words that belong to its topic. They are `complete` where they were written for that, in their
 * dictionary forms; else they are taken from what is on the screen and a model answer, and that none of them was said
 * proves nothing.
 */
export type ExamQuestion = { text: string; topicWords: readonly string[]; isComplete: boolean };

/** A word of an answer; `unsure` where the recogniser doubts it. */
export type AnswerWord = Pick<TranscriptWord, 'text' | 'unsure'>;

/** An answer with fewer words says too little to tell what it is about. */
const fewestWords = 3;
/** An answer with at most so many content words of its own needs one word of the topic, a longer one two. */
const shortAnswerContentWords = 4;
/** Share of the topic's words among the content words: from here on topic, below that about something else. */
const onTopicShare = 0.15;
const offTopicShare = 0.06;
/** Where more words than this are in doubt, missing words of the topic prove nothing. */
const doubtedShare = 1 / 3;

/** Words of the topic in an answer, as they were said, and how much they weigh. Words of the question do not count. */
function weigh(words: readonly AnswerWord[], topic: ReadonlySet<string>, asked: ReadonlySet<string>) {
	const own = words
		.map(({ text }) => text)
		.filter((text) => isContentWord(text) && !asked.has(lookUpForm(text)));
	const topicWords = own.filter((text) => topic.has(lookUpForm(text)));
	const said = distinctWords(own).size;
	const onTopic = distinctWords(topicWords).size;
	const needed = said <= shortAnswerContentWords ? 1 : 2;
	return {
		topicWords: [...new Set(topicWords)],
		said,
		share: said === 0 ? 0 : onTopic / said,
		isOnTopic: onTopic >= needed && onTopic / said >= onTopicShare,
	};
}

/** Whether too many words are in doubt for the others to prove anything. */
export function isDoubted(words: readonly AnswerWord[]): boolean {
	return words.filter(({ unsure }) => unsure).length > doubtedShare * words.length;
}

/**
 * Whether an answer is about its question: by the words of the topic in it, beyond those of the question itself. It is on
 * topic where the words that the recogniser is sure of show it, off topic where hardly any word shows it, and in doubt in
 * between. The method is ours, simple so that it can be shown to the learner.
 */
export function topicRelevance(question: ExamQuestion, words: readonly AnswerWord[]): TopicRelevance {
	const asked = new Set(
		question.text.split(/[^\p{L}'’]+/u).flatMap((word) => [...formsOf(lookUpForm(word))]),
	);
	const topic = new Set(
		question.topicWords
			.flatMap((line) => line.split(' '))
			.filter(isContentWord)
			.flatMap((word) => [...formsOf(dictionaryForm(word))]),
	);
	const all = weigh(words, topic, asked);
	const sure = weigh(
		words.filter(({ unsure }) => !unsure),
		topic,
		asked,
	);
	const judged = (verdict: TopicRelevance['verdict'], because: TopicRelevance['because']) => {
		return { verdict, because, topicWords: verdict === 'onTopic' ? sure.topicWords : all.topicWords };
	};
	if (words.length === 0) return judged('silent', 'nothingHeard');
	if (words.length < fewestWords) return judged('unsure', 'tooShort');
	if (sure.isOnTopic) return judged('onTopic', 'topicWords');
	if (all.isOnTopic || isDoubted(words)) return judged('unsure', 'doubtedWords');
	if (all.said === 0 && words.some(({ text }) => isContentWord(text))) {
		return judged('offTopic', 'onlyTheQuestion');
	}
	if (all.topicWords.length === 0 && all.said <= shortAnswerContentWords) return judged('unsure', 'tooShort');
	if (!question.isComplete) return judged('unsure', 'fewTopicWords');
	if (all.share < offTopicShare) return judged('offTopic', 'noTopicWords');
	return judged('unsure', 'fewTopicWords');
}
