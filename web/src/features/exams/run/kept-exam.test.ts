// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HomeworkNow, keepHomework } from '#web/lib/homework-now.ts';
import { examCacheName, isExamBegun } from '#web/lib/kept-for-one.ts';
import { stubCaches } from '#web/lib/kept-here-for-tests.ts';
import type { ExamSetup } from './exam-run.ts';
import { browserKeeper, forgetExam, keptExams } from './kept-exam.ts';

beforeEach(() => void stubCaches());
afterEach(() => vi.unstubAllGlobals());

const setup = (exam: string): ExamSetup => ({
	...{ exam, form: 'a', parts: ['1'], mode: 'exam', timing: 'exam', extraTimePercent: 0, isWritten: false },
});
const written = (text: string) => ({ recorded: undefined, words: [], text });
const told = async () =>
	(await keptExams()).map(({ id, setup: { exam }, answers }) => [
		id,
		exam,
		[...answers].map(([turn, { text }]) => `${turn} ${text}`),
	]);

test('an exam in another tab, or begun before the report on the last, takes nothing from it', async () => {
	const [first, second] = [browserKeeper('one', setup('ielts')), browserKeeper('two', setup('toefl'))];
	expect(await isExamBegun()).toBe(false);
	await first.keepAnswer('1.0.0', written('First.'));
	await second.keepAnswer('1.0.0', written('Second.'));
	await first.keepAnswer('1.0.1', written('Third.'));
	const [one, two] = [
		['one', 'ielts', ['1.0.0 First.', '1.0.1 Third.']],
		['two', 'toefl', ['1.0.0 Second.']],
	];
	expect(await told()).toEqual([one, two]);
	await second.forgetExam();
	expect(await told()).toEqual([one]);
	expect(await isExamBegun()).toBe(true);
	await forgetExam('one');
	// As exams were kept before they had ids: nobody can open it any more.
	await (await caches.open(examCacheName)).put('/kept-exam/setup', new Response('{}'));
	expect([await told(), await isExamBegun()]).toEqual([[], false]);
});

test('an exam that is homework is kept with it, and any other without', async () => {
	const homework: HomeworkNow = {
		...{ assignmentId: 'one', title: 'IELTS', activity: 'exam', exam: 'ielts' },
		...{ sharesRecording: false, asksForHelp: false },
	};
	keepHomework(homework);
	await browserKeeper('one', setup('ielts')).keepAnswer('1.0.0', written('First.'));
	await browserKeeper('two', setup('toefl')).keepAnswer('1.0.0', written('Second.'));
	keepHomework(undefined);
	expect((await keptExams()).map((exam) => exam.homework)).toEqual([undefined, homework]);
});

test('what was said to each other is kept with who spoke when', async () => {
	const recording = new Blob(['sound'], { type: 'audio/wav' });
	const recorded = { recording, hints: ['a hint'], liveTranscript: undefined, durationMs: 5 };
	const stretches = [{ speaker: 1, startMs: 2 }];
	await browserKeeper('one', setup('ielts')).keepAnswer('2.0.0', { recorded, stretches });
	const answer = (await keptExams())[0]?.answers.get('2.0.0');
	expect(answer).toMatchObject({ stretches, recorded: { hints: ['a hint'], durationMs: 5 } });
	expect(await answer?.recorded?.recording.text()).toBe('sound');
});
