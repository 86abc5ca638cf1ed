import { imageCorrectionResponseSchema } from '@henry/contract/conversation.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { expect, test } from 'vitest';
import { reportOnPictures } from './picture-report.ts';
import { contentForTests, spoken, toolsForTests } from './report-tools-for-tests.ts';

const tools = toolsForTests(createWinkTagger());
const report = reportOnPictures(tools, contentForTests.pictures);
const freeTime = contentForTests.pictures.find(({ key }) => key === 'free-time')?.descriptions ?? [];

test('the pictures that were spoken about are told from those that were not, in the learner’s words', async () => {
	const { pictures } = await report({
		descriptions: freeTime,
		transcription:
			'in the first picture some boys are playing soccer on the grass and the other shows a lady reading a novel',
	});
	expect(pictures.map(({ mentioned }) => mentioned)).toEqual([true, true, false]);
	expect(pictures[0]?.evidence).toEqual(expect.arrayContaining(['boys', 'soccer', 'grass']));
	expect(pictures[1]?.evidence).toEqual(expect.arrayContaining(['lady', 'reading', 'novel']));
	expect(pictures[2]?.evidence).toEqual([]);
});

test.each(contentForTests.pictures.map((exercise) => [exercise.key, exercise] as const))(
	'each description of %s covers its own picture and no other',
	async (_, { descriptions }) => {
		for (const [index, transcription] of descriptions.entries()) {
			const { pictures } = await report({ descriptions, transcription });
			expect(pictures.map(({ mentioned }) => mentioned)).toEqual(
				descriptions.map((__, other) => other === index),
			);
		}
	},
);

test('comparing and speculating is counted, and examples are given where there is little of it', async () => {
	const some = await report({
		descriptions: freeTime,
		transcription:
			'both pictures show free time but the first one is more active than the second whereas she might be tired and perhaps she looks like a student',
	});
	expect(some.comparing).toEqual({
		used: ['both pictures', 'more active than', 'whereas'],
		toTry: [],
	});
	expect(some.speculating).toEqual({ used: ['might', 'perhaps', 'looks like'], toTry: [] });
	expect(some.report.strengths.map(({ code }) => code)).toEqual(
		expect.arrayContaining(['comparison', 'speculation']),
	);
	const none = await report({ descriptions: freeTime, transcription: 'i see a cat' });
	expect(none.comparing).toMatchObject({ used: [], toTry: expect.arrayContaining(['Both pictures show …']) });
	expect(none.speculating.toTry.length).toBeGreaterThan(0);
});

test('descriptions that nobody knows are covered by their own words', async () => {
	const { pictures } = await report({
		descriptions: ['A girl feeding elephants.', 'An astronaut on the moon.'],
		transcription: 'a girl is giving food to an elephant',
	});
	expect(pictures.map(({ mentioned }) => mentioned)).toEqual([true, false]);
});

test('the answer keeps to the contract, with corrections and facts, and its HTML is escaped', async () => {
	const answer = await report({
		descriptions: ['A <b>dog</b>.'],
		...(({ content, words }) => ({ transcription: content, words }))(spoken('she like the dog | very much')),
	});
	expect(imageCorrectionResponseSchema.parse(answer)).toEqual(answer);
	expect(answer.report.corrections.map(({ replacement }) => replacement)).toEqual(['likes']);
	expect(answer.report.facts.pauses).toBe(1);
	expect(answer.correction).toContain('A &lt;b&gt;dog&lt;/b&gt;. You said: <q>dog</q>');
});
