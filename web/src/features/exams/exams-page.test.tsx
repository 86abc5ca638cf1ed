import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examSchema } from '@henry/contract/exams.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, openPage, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import { type HomeworkNow, homeworkNow, keepHomework } from '#web/lib/homework-now.ts';
import { stubCaches } from '#web/lib/kept-here-for-tests.ts';
import { ExamsPage } from './exams-page.tsx';
import { browserKeeper } from './run/kept-exam.ts';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const file = join(import.meta.dirname, '../../../../content/exams/ielts.json');
const { parts, ...exam } = examSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const listing = {
	...exam,
	parts: parts.map(({ id, title }) => ({ id, title, seconds: 60 })),
	forms: [{ id: 'a', title: { en: 'A', es: 'A' } }],
	minutesTogether: null,
};
const homework: HomeworkNow = {
	...{ assignmentId: 'one', title: 'IELTS', activity: 'exam', exam: 'ielts' },
	...{ sharesRecording: false, asksForHelp: false },
};

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	setUp({ '/api/exams': [[listing]] });
	stubCaches();
});
afterEach(() => {
	keepHomework(undefined);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test.each(['Go on', 'Get the report on these'])(
	'homework that was begun in another tab is handed in: %s',
	async (name) => {
		keepHomework(homework);
		await browserKeeper('run', {
			...{ exam: 'ielts', form: 'a', parts: ['1'], mode: 'exam', timing: 'exam' },
			...{ extraTimePercent: 0, isWritten: false },
		}).keepAnswer('1.0.0', { recorded: undefined, words: [], text: 'My answer.' });
		keepHomework(undefined);
		const user = openPage(ExamsPage, '/exams');
		await user.click(await button(name));
		expect(homeworkNow()).toEqual(homework);
	},
);
