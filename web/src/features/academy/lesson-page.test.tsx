import type { ClassLesson } from '@henry/contract/class-lesson.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, callsOf, openPage, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import { signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { chooseSettings } from '#web/lib/visitor-settings.ts';
import { LessonPage } from './lesson-page.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const lesson: ClassLesson = {
	className: 'B1 Tuesday',
	warmUp: { minutes: 3, questions: ['What did you eat?', 'Where were you?', 'Who was there?'] },
	sentences: {
		minutes: 5,
		period: 'fourWeeks',
		items: [
			{ category: 'tense', said: 'Yesterday we go home.', better: 'Yesterday we went home.' },
			{ category: 'article', said: 'He is teacher.', better: 'He is a teacher.' },
		],
	},
	sound: {
		minutes: 3,
		period: 'week',
		found: {
			...{ phone: 'IH', ipa: 'ɪ', keyWord: 'sit', words: ['ship', 'big', 'city'], learners: 4, times: 9 },
			howToMake: { en: 'Keep it short.', es: 'Que sea corta.' },
			minimalPair: { words: ['ship', 'sheep'], hint: { en: 'Sheep is long.' } },
		},
	},
	pairTask: { minutes: 4, centralTopic: 'How can busy people stay healthy?', subTopics: ['Sleep', 'Sport'] },
};

beforeEach(async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	await signInForTests();
});
afterEach(async () => {
	chooseSettings({ untimed: false });
	await signOutForTests();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const address = '/academy/lesson?academy=a&class=c';
function open(...answers: (number | object)[]) {
	setUp({ '/api/classLesson': answers });
	return openPage(LessonPage, address);
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
/** What is shown, without what is printed. */
const shown = () => within(screen.getByRole('region'));

test('one part is shown at a time, by buttons and by arrow keys, and its heading gets the focus', async () => {
	const user = open(lesson);
	await heading('Warm-up');
	screen.getByRole('heading', { level: 1, name: 'Lesson for B1 Tuesday' });
	expect(callsOf('/api/classLesson')).toEqual([{ path: '/api/classLesson', payload: { classId: 'c' } }]);
	shown().getByText('What did you eat?');
	expect((await button('Back')).hasAttribute('disabled')).toBe(true);
	await user.click(await button('Next'));
	expect(document.activeElement).toBe(await heading('Mend the sentences'));
	await user.keyboard('{ArrowRight}');
	expect(document.activeElement).toBe(await heading('One sound'));
	shown().getByText('sheep');
	shown().getByText('It went wrong for 4 learners.');
	await user.keyboard('{ArrowRight}{ArrowRight}');
	await heading('Talk in pairs');
	expect((await button('Next')).hasAttribute('disabled')).toBe(true);
	await user.keyboard('{ArrowLeft}');
	await heading('One sound');
	await user.click(await button(/^Warm-up/));
	await heading('Warm-up');
});

test('what is right is hidden until it is asked for, by space or by its button', async () => {
	const user = open(lesson);
	await heading('Warm-up');
	await user.keyboard(' {ArrowRight}');
	await heading('Mend the sentences');
	shown().getByText('From the last four weeks: this week holds too little.');
	expect(shown().queryByText(/went|a teacher/)).toBeNull();
	await user.keyboard(' ');
	shown().getByText('Yesterday we went home.');
	expect(shown().queryByText('He is a teacher.')).toBeNull();
	await user.click(await button('Show what is right in sentence 2'));
	shown().getByText('He is a teacher.');
	await user.click(await button('Hide what is right in sentence 1'));
	expect(shown().queryByText('Yesterday we went home.')).toBeNull();
	await user.keyboard(' ');
	shown().getByText('Yesterday we went home.');
});

test('a part’s time runs only once it is started, can be stopped, and tells when it is over', async () => {
	const user = open(lesson);
	await heading('Warm-up');
	const timer = screen.getByRole('timer');
	act(() => vi.advanceTimersByTime(5_000));
	expect(timer.textContent).toBe('03:00');
	await user.click(await button('Start the time'));
	act(() => vi.advanceTimersByTime(60_000));
	expect(timer.textContent).toMatch(/^0[12]:[05]\d$/);
	await user.click(await button('Stop the time'));
	const stopped = timer.textContent;
	act(() => vi.advanceTimersByTime(60_000));
	expect(timer.textContent).toBe(stopped);
	expect(screen.getByRole('status').textContent).toBe('');
	await user.click(await button('Start the time'));
	act(() => vi.advanceTimersByTime(180_000));
	await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Time is up.'));
	await user.keyboard('{ArrowRight}');
	await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('05:00'));
});

test('who has switched clocks off sees none', async () => {
	open(lesson);
	act(() => chooseSettings({ untimed: true }));
	await heading('Warm-up');
	expect(screen.queryByRole('timer')).toBeNull();
});

test('on paper stands the whole lesson, with the answers at its end', async () => {
	open(lesson);
	await heading('Warm-up');
	const paper = document.querySelector('[data-printed]') as HTMLElement;
	const titles = [...paper.querySelectorAll('h3')].map(({ textContent }) => textContent);
	expect(titles).toEqual([
		'1. Warm-up (3 minutes)',
		'2. Mend the sentences (5 minutes)',
		'3. One sound (3 minutes)',
		'4. Talk in pairs (4 minutes)',
		'Answers',
	]);
	expect(paper.lastElementChild?.textContent).toContain('Yesterday we went home.');
	const print = vi.spyOn(window, 'print').mockImplementation(() => {});
	fireEvent.click(await button('Print the lesson'));
	expect(print).toHaveBeenCalled();
});

test('what is not there is said, with what to do, and nothing is made up', async () => {
	const user = open({ ...lesson, sentences: { ...lesson.sentences, items: [] } });
	await heading('Warm-up');
	await user.keyboard('{ArrowRight}');
	shown().getByText(/^No sentence to mend.*Set a question as homework/);
	expect(screen.queryByText('Answers')).toBeNull();
});

test('a class without any mistake has no lesson yet, and a lesson that failed can be asked for again', async () => {
	const nothing = {
		...lesson,
		sentences: { ...lesson.sentences, items: [] },
		sound: { ...lesson.sound, found: null },
	};
	const user = open(503, nothing);
	await user.click(await button('Try again'));
	await screen.findByText(/^There is nothing to make a lesson from yet.*Set homework/);
	expect(screen.queryByRole('timer')).toBeNull();
	expect(screen.getByRole('link', { name: 'To the class' }).getAttribute('href')).toBe(
		'/academy?academy=a&class=c',
	);
});
