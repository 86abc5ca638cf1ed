import type { ExamReport, TopicRelevance } from '@henry/contract/exam-report.ts';
import type { FeedbackResponse } from '@henry/contract/feedback.ts';
import { practiceResultSchema } from '@henry/contract/practice.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import type { ExamAnswer } from '#web/features/exams/run/exam-run.ts';
import { practiceOfExam, withoutItems } from './practice-of-exam.ts';

const words = (text: string, unsure: string[] = []) =>
	text.split(' ').map((word, index) => ({
		text: word,
		startMs: 2_000 + index * 1_000,
		endMs: 2_800 + index * 1_000,
		confidence0to1: 0.9,
		unsure: unsure.includes(word),
	}));

const answer = (heard: ReturnType<typeof words>): ExamAnswer => ({
	recorded: {
		recording: new Blob([encodeWav(new Int16Array(16_000), 16_000)]),
		hints: [],
		liveTranscript: undefined,
		durationMs: 10_000,
	},
	words: heard,
});

const setup = { exam: 'aptis-general', form: 'a', parts: ['1'], mode: 'practice' as const };
const turns = ['Describe your family.', 'What do you eat?', 'Why?'].map((ask) => ({ asked: { ask } }));
const text = 'my brother have a garden';
const answers = [answer(words(text)), answer(words('i like paella very much', ['paella'])), answer([])];
const figures = { words: 5, spokenSeconds: 4.8, wordsPerMinute: 63, pauses: 0, longestPauseSeconds: 0 };
const nothing = { text: '', changes: [], corrections: [], suggestions: [], writing: [], isEnglish: true };
const topic: TopicRelevance = { verdict: 'onTopic', because: 'topicWords', topicWords: [] };

/** What the checker says of a text with one "have" that should be "has". */
const correctionAt = (wrong: string): FeedbackResponse => {
	const start = wrong.indexOf('have');
	return {
		text: wrong.replace('have', 'has'),
		changes: [],
		suggestions: [],
		writing: [],
		isEnglish: true,
		corrections: [
			{
				rule: 'he-she-it',
				category: 'agreement',
				reason: 'One person has.',
				reasonInSpanish: 'Una persona «has».',
				typicalOf: [],
				original: 'have',
				replacement: 'has',
				originalSpan: { start, end: start + 4 },
				correctedSpan: { start, end: start + 3 },
			},
		],
	};
};

const report: ExamReport = {
	answers: [
		{
			turn: '1.0.0',
			transcription: text,
			feedback: correctionAt(text),
			figures,
			topic,
		},
		{ turn: '1.0.1', transcription: 'i like paella very much', feedback: nothing, figures, topic },
		{ turn: '1.0.2', transcription: '', feedback: nothing, figures, topic },
	],
	estimate: null,
};

test('an exam is remembered with its corrections, weak words, figures and all recordings in one', async () => {
	const practice = await practiceOfExam('Aptis Part One', setup, turns, answers, report);
	expect(practice).toMatchObject({
		activity: 'exam',
		title: 'Aptis Part One',
		measures: { words: 10, spokenSeconds: 9.6 },
		weakWords: ['paella'],
		exam: { ...setup, level: null, band: null },
	});
	expect(practice.corrections).toMatchObject([
		{ sentence: text, correctedSentence: 'my brother has a garden', reason: 'One person has.' },
	]);
	const file = new Uint8Array(await (practice.recording as Blob).arrayBuffer());
	expect(decodeWav(file).samples).toHaveLength(48_000);
});

test('the range is remembered with how far it tells, and none where the exam was ended early', async () => {
	const level = { lowest: 3, highest: 3.9 };
	const estimate = {
		...{ uncalibrated: true as const, level, band: level, chances0to1: [], actions: [], criteria: [] },
		...{ tellsUpTo: 'B1' as const, notCounted: { offTopic: 0, silent: 0, unsure: 0, total: 3 } },
	};
	const remembered = async (all: readonly ExamAnswer[]) =>
		(await practiceOfExam('', setup, turns, all, { ...report, estimate })).exam;
	const whole = await remembered(answers);
	expect(whole).toMatchObject({ level, band: level, tellsUpTo: 'B1', criteria: {} });
	expect(practiceResultSchema.shape.exam.parse(whole)).toEqual(whole);
	const ended = await remembered([...answers.slice(0, 2), { ...answer([]), isUnasked: true }]);
	expect(ended).toEqual({ ...setup, level: null, band: null });
});

test('of an answer that was put right, the correction is remembered, and no word that was misheard', async () => {
	const corrected = { ...report };
	const written = 'I like tortilla. My brother have a garden.';
	corrected.answers = corrected.answers.map((each, index) =>
		index === 1 ? { ...each, transcription: written, feedback: correctionAt(written) } : each,
	);
	const edited = answers.map((each, index) => (index === 1 ? { ...each, text: written } : each));
	const practice = await practiceOfExam('', setup, turns, edited, corrected);
	expect(practice.weakWords).toEqual([]);
	expect(practice.corrections.map(({ sentence }) => sentence)).toEqual([text, 'My brother have a garden.']);
	expect(practice.measures).toEqual({
		words: 10,
		spokenSeconds: 9.6,
		wordsPerMinute: 62.5,
	});
});

test('an exam in writing is remembered without figures on speech and without a recording', async () => {
	const written = [0, 1, 2].map(() => ({ recorded: undefined, words: [], text }));
	const made = { ...report, estimate: null };
	const practice = await practiceOfExam('', setup, turns, written, made);
	expect(practice.measures).toEqual({});
	expect(practice).not.toHaveProperty('recording');
	expect(practice.corrections).toHaveLength(1);
});

test('sounds of free speech are remembered with their places in the recording of all answers', async () => {
	const judged = [{ phone: 'DH', score0to100: 70, place: { word: 'brother', startMs: 3_000, endMs: 3_800 } }];
	const sounds = { words: 5, sounds: 12, accuracy0to100: 80, wrong: 0, examples: [], judged };
	const spoken = answers.map((each) => ({ ...each, sounds }));
	const practice = await practiceOfExam('', setup, turns, spoken, report);
	expect(practice.sounds.map(({ place }) => place?.startMs)).toEqual([3_000, 13_000, 23_000]);
	expect(practice.sounds[0]).toEqual(judged[0]);
	const [first, ...others] = report.answers;
	const danger = { kind: 'selfHarm', title: { en: '' }, text: { en: '' }, numbers: [] } as never;
	const dangerous = first && { ...first, feedback: { ...nothing, danger } };
	const withDanger = { ...report, answers: dangerous ? [dangerous, ...others] : [] };
	const read = spoken.map(({ sounds: _, ...each }) => ({ ...each, readSounds: judged }));
	expect((await practiceOfExam('', setup, turns, read, report)).sounds).toEqual(practice.sounds);
	const kept = await practiceOfExam('', setup, turns, spoken, withDanger);
	expect(kept.sounds.map(({ place }) => place?.startMs)).toEqual([13_000, 23_000]);
});

test('of more sounds than are kept, as many of each answer are', async () => {
	const judged = Array.from({ length: 300 }, (_, index) => ({ phone: 'DH', score0to100: index % 100 }));
	const sounds = { words: 99, sounds: 300, accuracy0to100: 50, wrong: 0, examples: [], judged };
	const of = (phone: string) => ({ ...sounds, judged: judged.map((sound) => ({ ...sound, phone })) });
	const spoken = answers.map((each, index) => ({ ...each, sounds: of(['DH', 'S', 'Z'][index] ?? '') }));
	const { sounds: kept } = await practiceOfExam('', setup, turns, spoken, report);
	expect(kept).toHaveLength(400);
	for (const phone of ['DH', 'S', 'Z']) {
		const share = kept.filter((sound) => sound.phone === phone).length;
		expect(Math.abs(share - 400 / 3)).toBeLessThan(1);
	}
});

test('of a check its figures and ranges are remembered, and nothing that could be practised or handed in', async () => {
	const level = { lowest: 3, highest: 4.4 };
	const marked = (criterion: 'grammar' | 'fluency', has: boolean) => ({
		...{ criterion, level: has ? level : null, band: null, reasons: [], evidence: [] },
	});
	const estimate = {
		...{ uncalibrated: true as const, level, band: null, chances0to1: [], actions: [] },
		criteria: [marked('grammar', true), marked('fluency', false)],
		notCounted: { offTopic: 0, silent: 0, unsure: 0, total: 3 },
	};
	const judged = [{ phone: 'DH', score0to100: 70 }];
	const sounds = { words: 1, sounds: 1, accuracy0to100: 70, wrong: 0, examples: [], judged };
	const spoken = answers.map((each, index) => (index === 0 ? { ...each, sounds } : each));
	const remembered = async (changed: Partial<ExamReport['answers'][number]>) => {
		const found = { ...report, estimate, answers: report.answers.map((each) => ({ ...each, ...changed })) };
		return withoutItems(await practiceOfExam('', setup, turns, spoken, found), found);
	};
	const practice = await remembered({});
	const topic = { verdict: 'silent' as const, because: 'nothingHeard' as const, topicWords: [] };
	const { exam } = await remembered({ topic });
	expect([exam?.exam, exam?.level, exam?.criteria]).toEqual([setup.exam, null, undefined]);
	// It is saved as any other result is.
	expect(practiceResultSchema.shape.exam.safeParse(exam).success).toBe(true);
	const mark0to5 = { lowest: 0, highest: 0 };
	const notAsked = { verdict: 'notAsked' as const, because: 'notAsked' as const, topicWords: [] };
	const unread = { topic: notAsked, repeated: { mark0to5, missing: [] } };
	expect((await remembered(unread)).exam?.level).toBeNull();
	expect((await remembered({ topic, repeated: { mark0to5, missing: [] } })).exam?.level).toEqual(level);
	expect(practice.exam).toMatchObject({ level, criteria: { grammar: level } });
	expect(practice.measures.words).toBe(10);
	expect([practice.corrections, practice.weakWords]).toEqual([[], []]);
	// Nothing of it was practised before: there is no better evidence of how sounds are said.
	expect(practice.sounds).toEqual(judged);
	expect(practice).not.toHaveProperty('said');
});
