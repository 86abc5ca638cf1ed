import type { PathWeek } from '@henry/contract/path.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	button,
	callsOf,
	correction,
	heard,
	notHeard,
	openPage,
	say,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import { signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { browserPath } from '#web/lib/chosen-path.ts';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { PathPage } from './path-page.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const weeks = Array.from({ length: 12 }, (_, index): PathWeek => {
	const name = `Week name ${index + 1}`;
	return {
		...{
			key: `week${'abcdefghijkl'[index]}`,
			title: name,
			talk: { key: 'howWasYourDay', label: `Talk ${index + 1}` },
		},
		story: { title: 'A day at sea', points: ['Who was there?', 'What happened?', 'How did it end?'] },
		questions: ['Where do you live?', 'Why there?', 'For how long?'],
		phrases: ['Nice to meet you.', 'See you soon.', 'Take care.', 'Good luck.'],
		shadowing: ['We went out.', 'It rained.', 'We came home.', 'We were wet.'],
		...{ sounds: 'ship-sheep', tasks: { work: 'Call your boss.', travel: 'Call a hotel.', school: 'Call.' } },
	};
});
const feedback = {
	...{ text: 'We went.', isEnglish: true, corrections: [], suggestions: [], changes: [], writing: [] },
};

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
	await signOutForTests();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	browserPath.keep(undefined);
});

const pathOf = (goal: 'work' | 'travel') => ({ level: 'A2', goal, beganAtMs: Date.now() - 1_000 }) as const;

function open(address: string, answers: Parameters<typeof setUp>[0] = {}, isChosen = true) {
	setUp({ '/api/pathWeeks?level=A2': [weeks], ...answers });
	if (isChosen) browserPath.keep(pathOf('travel'));
	return openPage(PathPage, address);
}

test('a goal and a level are chosen, and the first day of the first week is there to begin', async () => {
	const user = open('/path', {}, false);
	await user.click(screen.getByRole('radio', { name: /^Travel/ }));
	await user.click(screen.getByRole('radio', { name: /^A2/ }));
	await user.click(await button('Start my path'));
	expect(browserPath.read()).toMatchObject({ goal: 'travel', level: 'A2' });
	await screen.findByRole('heading', { name: /Week 1 of 12.*Week name 1/ });
	const today = screen.getByText('Day 1').closest('li') as HTMLElement;
	expect(today.getAttribute('aria-current')).toBe('step');
	within(today).getByText('Four phrases to hear and say');
	expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/path?week=1&do=phrases');
});

test('a path is stopped only after a question, and then another can be chosen', async () => {
	const user = open('/path');
	await user.click(await button('Stop this path'));
	await user.click(await button('Stop it'));
	expect(browserPath.read()).toBeNull();
	await button('Start my path');
});

const nothingPractised = { results: [], cards: [], recordings: [] };
const inAccount = (...paths: (object | null)[]) => ({
	'/api/practice': [nothingPractised, nothingPractised, nothingPractised],
	'/api/learnerState': paths.map((path) => ({ memory: null, path, begunChecks: null })),
});

test('the path of whoever is signed in is the account’s, and another that is chosen is kept there', async () => {
	await signInForTests();
	const user = open(
		'/path',
		{
			...inAccount(pathOf('travel'), pathOf('travel'), pathOf('work')),
			'/api/saveLearnerState': [{ done: true }],
		},
		false,
	);
	await user.click(await button('Change'));
	await user.click(screen.getByRole('radio', { name: /^Use English at work/ }));
	await user.click(await button('Save'));
	await screen.findByText('Week name 1');
	expect(callsOf('/api/saveLearnerState')).toMatchObject([
		{ payload: { path: { goal: 'work', level: 'A2' } } },
	]);
	expect(browserPath.read()).toBeNull();
});

test('where a path cannot be kept, what was chosen stays in the form, to be tried again @whole', async () => {
	await signInForTests();
	const user = open(
		'/path',
		{
			...inAccount(null, null, null, null, pathOf('travel')),
			'/api/saveLearnerState': [503, { done: true }],
		},
		false,
	);
	await user.click(await screen.findByRole('radio', { name: /^Travel/ }));
	await user.click(screen.getByRole('radio', { name: /^A2/ }));
	await user.click(await button('Start my path'));
	await screen.findByRole('alert');
	expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Travel/ }).checked).toBe(true);
	await user.click(await button('Start my path'));
	await screen.findByRole('heading', { name: /Week 1 of 12.*Week name 1/ });
	expect(screen.queryByRole('alert')).toBeNull();
});

test('where the account’s path cannot be fetched, that is told and can be tried again', async () => {
	await signInForTests();
	const answers = inAccount(pathOf('travel'));
	const user = open(
		'/path',
		{ ...answers, '/api/learnerState': [503, ...answers['/api/learnerState']] },
		false,
	);
	await screen.findByRole('alert');
	expect(screen.queryByRole('button', { name: 'Start my path' })).toBeNull();
	await user.click(await button('Try again'));
	await screen.findByText('Week name 1');
});

test('one who waits for their guardian keeps the path in the browser', async () => {
	await signInForTests('pending');
	open('/path');
	await screen.findByText('Week name 1');
	expect(callsOf('/api/learnerState')).toEqual([]);
});

test('a story is planned, told three times and compared by what was counted alone', async () => {
	const tellings = [20, 30, 40].map((count) => heard(Array.from({ length: count }, () => 'word').join(' ')));
	const user = open('/path?week=1&do=story', {
		'/api/transcript': tellings,
		'/api/feedback': [feedback, feedback, feedback],
	});
	await screen.findByText('What happened?');
	await user.click(await button('Tell it now'));
	for (const time of ['01:30', '01:00', '00:45']) {
		await screen.findByText(new RegExp(`You have ${time}`));
		await say(user);
	}
	const row = async (name: string) =>
		within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)
			.getAllByRole('cell')
			.map(({ textContent }) => textContent);
	expect(await row('Words')).toEqual(['20', '30', '40']);
	expect(await row('Pauses per 100 words')).toEqual(['0', '0', '0']);
	await screen.findByText(/Saved/);
	const { results } = await browserKeeper.load();
	expect(results).toMatchObject([{ activity: 'story', title: 'A day at sea', measures: { words: 90 } }]);
	expect(results[0]?.measures.wordsPerMinute).toBeUndefined();
});

test('danger in any telling is answered by its card at once, and nothing is counted or kept', async () => {
	const danger = {
		kind: 'selfHarm',
		title: { en: 'Please talk to somebody.', es: 'Habla con alguien.' },
		text: { en: 'They listen.', es: 'Te escuchan.' },
		numbers: [{ number: '024', who: { en: 'For all', es: 'Para todos' } }],
	};
	const user = open('/path?week=1&do=story', {
		'/api/transcript': [heard('one two three'), heard('four five six')],
		'/api/feedback': [feedback, { ...feedback, danger }],
	});
	await user.click(await button('Tell it now'));
	for (let round = 0; round < 2; round += 1) {
		await screen.findByText(`Telling ${round + 1} of 3`);
		await say(user);
	}
	await screen.findByRole('link', { name: /024/ });
	expect(screen.queryByText('Telling 3 of 3')).toBeNull();
	expect(screen.queryByRole('table')).toBeNull();
	expect((await browserKeeper.load()).results).toEqual([]);
});

test('a telling that was not heard counts as none, and one that failed is asked for again @whole', async () => {
	const user = open('/path?week=1&do=story', {
		'/api/transcript': [heard('one two three'), notHeard, 503, heard('four five six')],
		'/api/feedback': [feedback, feedback],
	});
	await user.click(await button('Tell it now'));
	for (let round = 0; round < 3; round += 1) {
		await screen.findByText(`Telling ${round + 1} of 3`);
		await say(user);
	}
	await user.click(await button('Try again'));
	await screen.findByText('Too little was heard to count.');
	expect(callsOf('/api/transcript')).toHaveLength(4);
});

test('the task of the goal is answered, and then the lesson comes and is remembered @whole', async () => {
	const user = open('/path?week=1&do=task', {
		'/api/transcript': [heard('Hello, my name is Ana.')],
		'/api/feedback': [feedback],
		'/api/talkCorrection': [correction],
	});
	await screen.findByText('Call a hotel.');
	await say(user);
	await user.click(await button('Finish exercise'));
	await screen.findByText(/Saved/);
	const { results } = await browserKeeper.load();
	expect(results).toMatchObject([{ activity: 'task', title: 'Week name 1' }]);
});

test.each([
	['questions', 'Where do you live?', 'Why there?'],
	['task', 'Call a hotel.', 'Thank you.'],
])(
	'danger in an answer of %s is answered at once, and that answer is left out',
	async (step, first, next) => {
		const danger = {
			kind: 'abuse',
			title: { en: 'You are not to blame', es: 'No es culpa tuya' },
			text: { en: 'They listen.', es: 'Te escuchan.' },
			numbers: [{ number: '116 111', who: { en: 'For minors', es: 'Para menores' } }],
		};
		const user = open(`/path?week=1&do=${step}`, {
			'/api/transcript': [heard('my father hits me'), heard('I live in Vigo.')],
			'/api/feedback': [{ ...feedback, danger }, feedback],
			'/api/talkCorrection': [correction],
		});
		await screen.findByText(first);
		await say(user);
		await screen.findByRole('link', { name: '116 111' });
		expect(screen.queryByText(next, { exact: false })).toBeNull();
		expect(document.body.textContent).not.toContain('my father hits me');
		await user.click(await button('Go on practising'));
		await say(user);
		await screen.findByText(next, { exact: false });
		await user.click(await button('Finish exercise'));
		await screen.findByText(/Saved/);
		expect(JSON.stringify(callsOf('/api/talkCorrection'))).not.toContain('my father');
		expect(screen.queryByRole('link', { name: '116 111' })).toBeNull();
	},
);

test('a step that is not there says so and leads back', async () => {
	open('/path?week=99&do=story');
	await screen.findByText('This step is not there any more.');
	expect(screen.getByRole('link', { name: 'My path' }).getAttribute('href')).toBe('/path');
});
