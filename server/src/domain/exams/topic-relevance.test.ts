import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { isContentWord } from './content-words.ts';
import {
	fewWordsAnswers,
	goodAnswers,
	heard,
	oneWordAnswers,
	otherTopicAnswers,
	repeatedQuestions,
	simpleAnswers,
} from './spoken-answers-for-tests.ts';
import { topicRelevance } from './topic-relevance.ts';

const { forms } = loadContent(new URL('../../../../content/', import.meta.url)).exams;
const aptis = forms.find(({ exam, id }) => exam === 'aptis-general' && id === 'a');
const questions = (aptis?.parts['1']?.[0]?.answers ?? []).map(({ ask, topicWords }) => ({
	text: ask,
	topicWords,
	isComplete: true,
}));
const [family, freeTime, country] = questions as [
	(typeof questions)[0],
	(typeof questions)[0],
	(typeof questions)[0],
];

const judge = (answers: readonly string[]) =>
	questions.map((question, index) => {
		const { verdict, because } = topicRelevance(question, heard(answers[index] ?? ''));
		return `${verdict}: ${because}`;
	});

test('answers of every level to the questions are on topic', () => {
	for (const answers of [goodAnswers, simpleAnswers, fewWordsAnswers]) {
		expect(judge(answers)).toEqual(Array(3).fill('onTopic: topicWords'));
	}
});

test('the words that show it are told as they were said, in any of their forms', () => {
	expect(topicRelevance(family, heard("my mother's brothers married twins"))).toEqual({
		verdict: 'onTopic',
		because: 'topicWords',
		topicWords: ["mother's", 'brothers', 'married', 'twins'],
	});
	expect(topicRelevance(freeTime, heard('i went swimming and cycled')).topicWords).toEqual([
		'swimming',
		'cycled',
	]);
});

test('a memorised talk about other things is off topic', () => {
	expect(judge(otherTopicAnswers)).toEqual(Array(3).fill('offTopic: noTopicWords'));
});

test('saying the question again is no answer to it', () => {
	expect(judge(repeatedQuestions)).toEqual(Array(3).fill('offTopic: onlyTheQuestion'));
});

test('words that mean nothing by themselves tell nothing', () => {
	expect(topicRelevance(family, heard('well yes i can do that'))).toMatchObject({
		verdict: 'unsure',
		because: 'tooShort',
	});
});

test('every word of a topic is one that counts', () => {
	for (const { topicWords } of questions) {
		const words = topicWords.flatMap((line) => line.split(' '));
		expect(words.filter((word) => !isContentWord(word))).toEqual([]);
		expect(words.length).toBe(new Set(words).size);
	}
});

test('one word does not tell what an answer is about, and silence tells nothing', () => {
	expect(judge(oneWordAnswers)).toEqual(Array(3).fill('unsure: tooShort'));
	expect(judge(['', '', ''])).toEqual(Array(3).fill('silent: nothingHeard'));
});

test('a short answer needs one word of the topic, a long one two', () => {
	expect(topicRelevance(country, heard('i like the food')).verdict).toBe('onTopic');
	expect(topicRelevance(family, heard('my family is very big')).verdict).toBe('onTopic');
	const long = 'the manager of the bank told his brother about the interest of the new account';
	expect(topicRelevance(family, heard(long))).toMatchObject({
		verdict: 'unsure',
		because: 'fewTopicWords',
		topicWords: ['brother'],
	});
});

test('an answer to another question of the same exam is not taken for an answer to this one', () => {
	const swapped = [goodAnswers[1], goodAnswers[2], goodAnswers[0]];
	for (const verdict of judge(swapped)) expect(verdict).not.toMatch(/^onTopic/);
});

test('words that the recogniser doubts show nothing for sure', () => {
	const answer = heard('my mother and my father love gardens and animals and spiders', {
		doubts: (index) => index === 1 || index === 4 || index === 5,
	});
	expect(topicRelevance(family, answer)).toMatchObject({ verdict: 'unsure', because: 'doubtedWords' });
});

test('where half of an answer is in doubt, missing words of the topic are no proof', () => {
	const answer = heard(otherTopicAnswers[0], { doubts: (index) => index % 2 === 0 });
	expect(topicRelevance(family, answer)).toMatchObject({ verdict: 'unsure', because: 'doubtedWords' });
});
