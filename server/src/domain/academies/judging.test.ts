import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { createExamPapers } from '#server/domain/exams/exam-papers.ts';
import { goodAnswers, heard, otherTopicAnswers } from '#server/domain/exams/spoken-answers-for-tests.ts';
import { nothingToCorrect } from '#server/domain/grammar/correct-answer.ts';
import { createLevelOf } from '#server/domain/talk-report/vocabulary.ts';
import type { WorkRow } from '#server/ports/homework-store.ts';
import { attentionOf, attentionReasonsOf } from './attention.ts';
import { classCsv } from './class-csv.ts';
import { classViewOf, commonestMistakes } from './class-view.ts';
import { draftOfAptis, draftOfLanguage, draftOfReading, draftToolsOf } from './draft.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const tools = draftToolsOf(
	createExamPapers(content.exams, content.pictures),
	createLevelOf(content.vocabularyLevels),
);
const speech = (text: string, hearing?: Parameters<typeof heard>[1]) => ({
	words: heard(text, hearing),
	feedback: nothingToCorrect,
});

const rich =
	'last summer i visited my cousins who live in a small village near the sea because i wanted to rest and while we were swimming we saw a boat that had lost its sails so we helped the fishermen and they invited us to dinner';

test('a draft is a range on the public scale of part one, with the levels that it rests on', () => {
	const made = draftOfLanguage([speech(rich, { wordsPerMinute: 130 }), speech(rich)], tools);
	if (!made) throw new Error('Nothing was drafted.');
	expect(made).toMatchObject({ basis: 'language', highest: 5 });
	expect(made.lowest).toBeGreaterThanOrEqual(2);
	expect(made.criteria.map(({ criterion }) => criterion)).toEqual(
		expect.arrayContaining(['grammar', 'vocabulary', 'fluency']),
	);
	expect(made.criteria.map(({ criterion }) => criterion)).not.toContain('task');
	const asLevels = draftOfLanguage([speech(rich, { wordsPerMinute: 130 }), speech(rich)], tools, 'level');
	expect(asLevels).toMatchObject({ basis: 'level', criteria: made.criteria });
	expect(asLevels?.lowest).toBeGreaterThanOrEqual(2);
	expect(asLevels?.highest).toBeLessThanOrEqual(6);
	expect(draftOfReading(undefined)).toBeNull();
	expect(draftOfReading(78.4)).toMatchObject({ lowest: 78, highest: 78, basis: 'pronunciation' });
});

test('too little speech has no draft, and answers off topic lower that of part one', () => {
	expect(draftOfLanguage([speech('')], tools)).toBeNull();
	expect(draftOfLanguage([speech('i like it very much')], tools)).toBeNull();
	const [onTopic, offTopic] = [goodAnswers, otherTopicAnswers].map((answers) =>
		draftOfAptis(
			answers.map((text) => speech(text, { wordsPerMinute: 120 })),
			tools,
		),
	);
	expect(onTopic?.highest).toBe(5);
	expect(offTopic?.highest ?? 0).toBeLessThan(onTopic?.lowest ?? 0);
});

test('who asks for help comes before who was doubted, and nothing speaks against a firm, long answer', () => {
	const judged = { draft: null, isReading: false, asksForHelp: false, isLate: false };
	const words = (count: number, unsure: number) =>
		Array.from({ length: count }, (_, index) => ({ unsure: index < unsure }));
	expect(attentionReasonsOf({ ...judged, words: words(40, 4) })).toEqual([]);
	const doubted = attentionReasonsOf({ ...judged, words: words(40, 11) });
	expect(doubted).toEqual(['machineDoubts']);
	const asking = attentionReasonsOf({ ...judged, words: words(40, 0), asksForHelp: true });
	expect(attentionOf(asking)).toBeGreaterThan(attentionOf(doubted));
	expect(attentionReasonsOf({ ...judged, words: [], isLate: true })).toEqual(['nothingHeard', 'late']);
	const wide = { lowest: 2, highest: 4, basis: 'language' as const, criteria: [] };
	expect(attentionReasonsOf({ ...judged, words: words(10, 0), draft: wide })).toEqual([
		'draftIsWide',
		'fewWords',
	]);
});

const row = (change: Partial<WorkRow>): WorkRow => ({
	handInId: 'answer',
	membershipId: 'lea',
	assignmentId: 'one',
	atMs: 10,
	spokenSeconds: 90,
	hasRecording: false,
	mark: null,
	marks: {},
	isReviewed: false,
	places: null,
	wrongSounds: [],
	mistakes: [],
	...change,
});
const mistake = (category: string, original: string) => ({ category, original, replacement: '' });

test('the commonest mistakes are those of most learners, with examples that differ', () => {
	const found = commonestMistakes([
		row({ mistakes: [mistake('tense', 'go'), mistake('tense', 'go'), mistake('tense', 'see')] }),
		row({ mistakes: [mistake('article', 'the')] }),
		row({ membershipId: 'leo', mistakes: [mistake('article', 'a')] }),
	]);
	expect(found.map(({ category, learners, times }) => [category, learners, times])).toEqual([
		['article', 2, 2],
		['tense', 1, 3],
	]);
	expect(found[1]?.examples.map(({ original }) => original)).toEqual(['go', 'see']);
});

test('a class’s view tells who is late, who has not handed in, and the last mark that a teacher gave', () => {
	const assignment = (id: string, dueAtMs: number | null) => ({
		...{ id, classId: 'c', createdAtMs: 1, title: id, instructions: '', attempts: 3 },
		...{ task: { kind: 'aptis' as const }, dueAtMs, release: 'atOnce' as const },
	});
	const wrongSounds: WorkRow['wrongSounds'] = [
		{ phone: 'S', times: 1 },
		{ phone: 'S', times: 2, inserted: 'start' },
	];
	const view = classViewOf(
		{
			...{ id: 'c', name: 'C', isArchived: false },
			assignments: [assignment('two', 20), assignment('one', 5)],
			learners: Object.entries({ lea: 0, leo: 0, max: 6 }).map(([membershipId, cameAtMs]) => ({
				...{ membershipId, displayName: membershipId, cameAtMs },
			})),
			work: [
				row({ mark: 3, isReviewed: true, wrongSounds }),
				row({ atMs: 11, mark: 4.5, isReviewed: true }),
				row({ atMs: 12 }),
			],
		},
		15,
		content.sounds,
	);
	expect(view.learners).toEqual([
		{
			membershipId: 'lea',
			displayName: 'lea',
			minutesSpoken: 4.5,
			late: 1,
			missing: 0,
			work: [{ assignmentId: 'one', attempts: 3, isLate: true, mark: 4.5, isReviewed: false }],
			levels: [],
		},
		{ membershipId: 'leo', displayName: 'leo', minutesSpoken: 0, late: 0, missing: 1, work: [], levels: [] },
		// Came after it was due.
		{ membershipId: 'max', displayName: 'max', minutesSpoken: 0, late: 0, missing: 0, work: [], levels: [] },
	]);
	expect(view.sounds).toMatchObject([
		{ phone: 'S', times: 2, inserted: 'start', words: [] },
		{ phone: 'S', times: 1, words: expect.arrayContaining([expect.any(String)]) },
	]);
	const { en } = content.serverTexts;
	expect(classCsv(view, en.classCsv, { language: 'en' })).toBe(
		'\ufeffLearner,Minutes spoken,Late,Missing,one,two\r\nlea,4.5,1,0,4.5,\r\nleo,0.0,0,1,,\r\nmax,0.0,0,0,,\r\n',
	);
	for (const language of ['es', 'ca']) {
		expect(classCsv(view, en.classCsv, { language })).toBe(
			'\ufeffLearner;Minutes spoken;Late;Missing;one;two\r\nlea;4,5;1;0;4,5;\r\nleo;0,0;0;1;;\r\nmax;0,0;0;0;;\r\n',
		);
	}
});
