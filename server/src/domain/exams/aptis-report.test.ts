import type { AptisReport, AptisTiming, LanguageCriterion } from '@henry/contract/aptis.ts';
import { aptisReportSchema } from '@henry/contract/aptis.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { findErrors } from '#server/domain/grammar/check-grammar.ts';
import { grammarRules } from '#server/domain/grammar/rules.ts';
import { createDangerWatch } from '#server/domain/safety/danger-watch.ts';
import { createWinkTagger } from '#server/engines/wink-tagger.ts';
import { reportOnAptis } from './aptis-report.ts';
import {
	fewWordsAnswers,
	goodAnswers,
	heard,
	oneWordAnswers,
	otherTopicAnswers,
	repeatedQuestions,
	simpleAnswers,
} from './spoken-answers-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const { questions } = content.aptisPartOne;
const tag = createWinkTagger();
const report = reportOnAptis(questions, {
	checker: {
		health: () => ({ name: 'rules', model: '', embedded: true, state: 'ready', queued: 0 }),
		start: async () => {},
		close: async () => {},
		check: async (text) => findErrors(text, tag, grammarRules),
	},
	danger: createDangerWatch(content.safety),
});

function reportOn(answers: readonly TranscriptWord[][], timing: AptisTiming = 'exam'): Promise<AptisReport> {
	return report({
		timing,
		answers: answers.map((words, index) => ({ questionId: index + 1, words, durationMs: 25_000 })),
	});
}

async function estimateOf(...answers: Parameters<typeof reportOn>) {
	const { estimate } = await reportOn(...answers);
	if (!estimate) throw new Error('Nothing was estimated.');
	return estimate;
}

type Estimate = Awaited<ReturnType<typeof estimateOf>>;

function criterion(estimate: Estimate, name: LanguageCriterion['criterion']): LanguageCriterion {
	const found = estimate.language.find((candidate) => candidate.criterion === name);
	if (!found) throw new Error(`There is no criterion ${name}.`);
	return found;
}

const hearAll = (texts: readonly string[], hearing?: Parameters<typeof heard>[1]) =>
	texts.map((text) => heard(text, hearing));
const firmly = (points: number) => ({ lowest: points, highest: points });

test('rich answers to all three questions reach the top of the scale', async () => {
	const estimate = await estimateOf(hearAll(goodAnswers));
	expect(estimate).toMatchObject({ overall0to5: firmly(5), isSure: true });
	expect(estimate.task.onTopic).toEqual(firmly(3));
	expect(estimate.language.flatMap(({ doubts }) => doubts)).toEqual([]);
	expect(criterion(estimate, 'grammar').reasons[0]).toMatchObject({
		code: 'structures',
		structures: expect.arrayContaining(['past', 'perfect', 'reason', 'relative']),
	});
});

test('simple sentences with mistakes are worth four, and each mistake is corrected', async () => {
	const { answers, estimate } = await reportOn(hearAll(simpleAnswers, { wordsPerMinute: 80 }));
	expect(estimate?.overall0to5).toEqual(firmly(4));
	expect(answers[0]?.feedback.corrections.map(({ original }) => original)).toContain('have sixteen years');
	const mistakes = answers.flatMap(({ feedback }) => feedback.corrections).length;
	expect(estimate && criterion(estimate, 'grammar').reasons).toContainEqual({
		code: 'corrections',
		values: { mistakes, doubted: 0, words: 115 },
		structures: [],
	});
});

test('words and phrases are worth two', async () => {
	const estimate = await estimateOf(hearAll(fewWordsAnswers, { wordsPerMinute: 45 }));
	expect(estimate.overall0to5).toEqual(firmly(2));
});

test.each([
	['a memorised talk about something else', otherTopicAnswers],
	['the questions said again', repeatedQuestions],
])('%s is worth nothing', async (_, answers) => {
	const estimate = await estimateOf(hearAll(answers));
	expect(estimate.task.onTopic).toEqual(firmly(0));
	expect(estimate.overall0to5).toEqual(firmly(0));
});

test('answers off topic hold good language down, one by one', async () => {
	const [good, other] = [hearAll(goodAnswers), hearAll(otherTopicAnswers)];
	const twoOnTopic = [good[0], good[1], other[2]] as TranscriptWord[][];
	expect((await estimateOf(twoOnTopic)).overall0to5).toEqual(firmly(3));
	const oneOnTopic = [good[0], other[1], other[2]] as TranscriptWord[][];
	expect((await estimateOf(oneOnTopic)).overall0to5).toEqual(firmly(1));
});

test('silence is not scored at all', async () => {
	const { answers, estimate } = await reportOn([[], [], []]);
	expect(estimate).toBeNull();
	expect(answers.map(({ feedback }) => feedback.text)).toEqual(['', '', '']);
	expect(answers.map(({ figures }) => figures.wordsPerMinute)).toEqual([null, null, null]);
});

test('one silent answer is said to be silent and cannot be on topic', async () => {
	const estimate = await estimateOf([...hearAll(goodAnswers.slice(0, 2)), []]);
	expect(estimate.task.doubts).toEqual([{ code: 'silentAnswers', values: { answers: 1 }, structures: [] }]);
	expect(estimate.overall0to5).toEqual(firmly(3));
});

test('one word an answer is too little for a firm figure', async () => {
	const estimate = await estimateOf(hearAll(oneWordAnswers));
	expect(estimate).toMatchObject({ overall0to5: { lowest: 0, highest: 2 }, isSure: false });
	for (const { doubts } of estimate.language) expect(doubts[0]?.code).toBe('fewWords');
});

test('a few words an answer give a figure that is said to be unsure', async () => {
	const estimate = await estimateOf(hearAll(['my family is big', 'i like football', 'i like the food']));
	expect(estimate).toMatchObject({ overall0to5: { lowest: 2, highest: 4 }, isSure: false });
});

test('where the recogniser doubts half of the words, no firm figure is given and nothing is held against the learner', async () => {
	const estimate = await estimateOf(hearAll(goodAnswers, { doubts: (index) => index % 2 === 0 }));
	expect(estimate).toMatchObject({ overall0to5: { lowest: 2, highest: 5 }, isSure: false });
	for (const [name, code] of [
		['grammar', 'understoodTooLittle'],
		['vocabulary', 'understoodTooLittle'],
		['pronunciation', 'mayNotBeYou'],
	] as const) {
		expect(criterion(estimate, name).level).toEqual({ lowest: 'A1', highest: 'B1' });
		expect(criterion(estimate, name).doubts[0]?.code).toBe(code);
	}
});

test('a recogniser that is unsure of everything makes a range, however much was said', async () => {
	const estimate = await estimateOf(hearAll(simpleAnswers, { confidence0to1: 0.4, doubts: () => true }));
	expect(estimate.overall0to5.lowest).toBeLessThan(estimate.overall0to5.highest);
	expect(criterion(estimate, 'pronunciation').level.highest).toBe('B1');
});

test('corrections that rest on doubted words do not count for sure', async () => {
	const words = hearAll(simpleAnswers);
	const doubted = words.map((answer) =>
		answer.map((word) => ({ ...word, unsure: ['have', 'student'].includes(word.text) })),
	);
	const corrections = (estimate: Estimate) =>
		criterion(estimate, 'grammar').reasons.find(({ code }) => code === 'corrections')?.values;
	const [all, fewer] = [corrections(await estimateOf(words)), corrections(await estimateOf(doubted))];
	expect(all?.doubted).toBe(0);
	expect(fewer?.doubted).toBe(2);
	expect(Number(fewer?.mistakes) + 2).toBe(all?.mistakes);
});

test('slow speech full of pauses lowers fluency, and speed close to a limit is said to be so', async () => {
	const fluencyAt = async (wordsPerMinute: number) =>
		criterion(await estimateOf(hearAll(goodAnswers, { wordsPerMinute })), 'fluency');
	expect((await fluencyAt(40)).level).toEqual({ lowest: 'A1', highest: 'A1' });
	expect((await fluencyAt(80)).level).toEqual({ lowest: 'A2', highest: 'A2' });
	expect((await fluencyAt(140)).level).toEqual({ lowest: 'B1', highest: 'B1' });
	const close = await fluencyAt(98);
	expect(close.level).toEqual({ lowest: 'A2', highest: 'B1' });
	expect(close.doubts[0]?.code).toBe('closeToTheLimit');
	const halting = goodAnswers.map((text) =>
		heard(text).map((word, index) => ({ ...word, endMs: word.startMs + (index % 2 ? 100 : 200) })),
	);
	expect(criterion(await estimateOf(halting), 'fluency').level.highest).toBe('A1');
});

test('vocabulary is held against the time that was given', async () => {
	const short = hearAll(goodAnswers).map((answer) => answer.slice(0, 30));
	expect(criterion(await estimateOf(short, 'exam'), 'vocabulary').level.highest).toBe('A2');
	expect(criterion(await estimateOf(short, 'drill'), 'vocabulary').level.lowest).toBe('B1');
});

test('without a time limit vocabulary is held against the time that was taken, at least that of the exam', async () => {
	const short = hearAll(goodAnswers).map((answer) => answer.slice(0, 30));
	expect(criterion(await estimateOf(short, 'untimed'), 'vocabulary').level.highest).toBe('A2');
	const answers = short.map((words, index) => ({ questionId: index + 1, words, durationMs: 100_000 }));
	const made = await report({ timing: 'untimed', answers });
	expect(made.estimate?.language.find((each) => each.criterion === 'vocabulary')?.level.highest).toBe('A1');
	expect(made.estimate?.task.reasons).toContainEqual({
		code: 'timeTaken',
		values: { seconds: 300, allowed: 90 },
		structures: [],
	});
});

test('the report has the answers in the order of the questions and keeps to its schema', async () => {
	const answers = hearAll(goodAnswers).map((words, index) => ({
		questionId: index + 1,
		words,
		durationMs: 30_000,
	}));
	const made = await report({ timing: 'exam', answers: answers.toReversed() });
	expect(made.answers.map(({ questionId }) => questionId)).toEqual([1, 2, 3]);
	expect(made.answers[1]?.transcription).toMatch(/^i really enjoy playing tennis/);
	expect(made.estimate?.task.reasons).toContainEqual({
		code: 'timeUsed',
		values: { seconds: 90, allowed: 90 },
		structures: [],
	});
	expect(aptisReportSchema.parse(made)).toEqual(made);
});

test('what the learner put right is corrected and held against its question; figures and estimate stay as they were heard', async () => {
	const words = hearAll(simpleAnswers);
	const asHeard = await reportOn(words);
	const text = 'My aunt have a bakery. My grandparents live in Oslo.';
	const answers = words.map((heardWords, index) => ({
		questionId: index + 1,
		words: heardWords,
		durationMs: 25_000,
		...(index === 0 && { text }),
	}));
	const made = await report({ timing: 'exam', answers });
	expect(made.answers[0]).toMatchObject({
		transcription: text,
		feedback: { text: 'My aunt has a bakery. My grandparents live in Oslo.' },
		topic: { verdict: 'onTopic', topicWords: expect.arrayContaining(['aunt', 'grandparents']) },
		figures: asHeard.answers[0]?.figures,
	});
	expect(made.answers.slice(1)).toEqual(asHeard.answers.slice(1));
	expect(made.estimate).toEqual(asHeard.estimate);
});

test('answers that are written alone are corrected, and nothing is estimated from them', async () => {
	const answers = simpleAnswers.map((text, index) => ({
		questionId: index + 1,
		words: [],
		durationMs: 0,
		text,
	}));
	const made = await report({ timing: 'exam', answers });
	expect(made.estimate).toBeNull();
	expect(made.answers.map(({ topic }) => topic.verdict)).toEqual(['onTopic', 'onTopic', 'onTopic']);
	expect(made.answers[0]?.feedback.corrections.length).toBeGreaterThan(0);
	expect(made.answers[0]?.figures).toMatchObject({ words: 0, wordsPerMinute: null });
});

test('answers to other questions are refused', async () => {
	const answers = [1, 2, 2].map((questionId) => ({ questionId, words: [], durationMs: 0 }));
	await expect(report({ timing: 'exam', answers })).rejects.toMatchObject({ code: 'invalid-argument' });
});

test('an answer that speaks of danger is not reported on, and nothing is estimated', async () => {
	const [first = [], second = []] = hearAll(goodAnswers);
	const { answers, estimate } = await reportOn([first, second, heard('my husband hits me every night')]);
	expect(estimate).toBeNull();
	expect(answers[0]?.transcription).not.toBe('');
	expect(answers[2]).toMatchObject({
		transcription: '',
		feedback: { text: '', corrections: [], danger: { kind: 'abuse' } },
		figures: { words: 0 },
	});
	expect(JSON.stringify(answers)).not.toContain('hits me');
});
