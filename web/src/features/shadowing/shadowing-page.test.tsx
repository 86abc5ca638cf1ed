import type { PathWeek } from '@henry/contract/path.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	button,
	callsOf,
	notHeard,
	openPage,
	say,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { ShadowingPage } from './shadowing-page.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const sentences = [
	'We went to the sea in June.',
	'It was cold, and it rained.',
	'We sat in the car.',
	'We sang old songs.',
];
const words = sentences.join(' ').split(' ');
const week = {
	...{ key: 'atSea', title: 'At the sea', talk: { key: 'travel', label: 'Travel' } },
	story: { title: 'A day', points: ['a', 'b', 'c'] },
	...{ questions: ['a?', 'b?', 'c?'], phrases: ['a', 'b', 'c', 'd'], shadowing: sentences },
	...{ sounds: 'ship-sheep', tasks: { work: 'w', travel: 't', school: 's' } },
} satisfies PathWeek;
const model = {
	sound: btoa('ID3'),
	words: words.map((text, index) => ({
		text: text.replace(/[.,]/, ''),
		startMs: 400 * index,
		endMs: 400 * index + 200 + 20 * (index % 7),
	})),
};

/** The first so many words of the text, heard so long after the voice. */
const heardAfter = (lagMs: number, count = words.length) => ({
	transcription: words.slice(0, count).join(' '),
	words: model.words.slice(0, count).map(({ text, startMs, endMs }) => ({
		...{ text, startMs: startMs + lagMs, endMs: endMs + lagMs },
		...{ confidence0to1: 0.9, unsure: false },
	})),
});

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	// 100 ms are recorded while the voice is at 60 ms of its sound: it began after 40 ms.
	vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'get').mockReturnValue(0.06);
	vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set').mockReturnValue(undefined);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

function open(address: string, answers: Parameters<typeof setUp>[0] = {}) {
	setUp({ '/api/pathWeeks?level=A2': [[week]], '/api/timedSpeech': [model], ...answers });
	return openPage(ShadowingPage, address);
}
const cells = async (name: string) =>
	within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)
		.getAllByRole('cell')
		.map(({ textContent }) => textContent);
const text = () => screen.queryByText('rained.');

test('a level and a text are chosen, and the voice speaks slower at a lower level', async () => {
	const user = open('/shadowing', { '/api/pathWeeks?level=B1': [[]] });
	await user.click(await button('A2'));
	await user.click(await button('At the sea'));
	await button('Listen');
	expect(callsOf('/api/timedSpeech')).toMatchObject([{ payload: { text: words.join(' '), rate: 0.7 } }]);
	screen.getByText(/Put on headphones/);
	await user.click(await button('All texts'));
	await button('At the sea');
});

test('three rounds: with the words marked and no figure, with the text, and without; and only that it was done is kept', async () => {
	const user = open('/shadowing?level=A2&week=1', {
		'/api/transcript': [heardAfter(1_040), heardAfter(740), heardAfter(540, 12)],
	});
	await user.click(await button('Speak along'));
	await screen.findByRole('heading', { name: 'Round 1' });
	expect(text()).not.toBeNull();
	await say(user);
	await screen.findByRole('heading', { name: 'You kept up with the voice.' });
	screen.getByText('You stayed close behind it. That is just right.');
	expect(screen.queryByRole('table')).toBeNull();
	const first = screen.getByRole('region', { name: 'You kept up with the voice.' });
	expect(first.textContent).not.toMatch(/\d+ of|\d s/);

	await user.click(await button('Round 2'));
	expect(text()).not.toBeNull();
	await say(user);
	expect(await cells('Behind the voice')).toEqual(['0.7 s']);
	expect(await cells('Words heard')).toEqual(['22 of 22']);
	expect(await cells('Your rhythm')).toEqual(['like the voice']);

	await user.click(await button('Round 3'));
	await screen.findByText(/Now without the text/);
	expect(text()).toBeNull();
	await say(user);
	expect(await cells('Behind the voice')).toEqual(['0.7 s', '0.5 s']);
	expect(await cells('Words heard')).toEqual(['22 of 22', '12 of 22']);
	await screen.findByText(/Saved/);
	expect(screen.getByRole('link', { name: 'Now talk freely' }).getAttribute('href')).toBe(
		'/talkToHenry?exercise=travel',
	);
	const [result] = (await browserKeeper.load()).results;
	expect(result).toMatchObject({ activity: 'shadowing', title: 'At the sea', sounds: [] });
	expect(Object.keys(result?.measures ?? {})).toEqual(['spokenSeconds', 'words']);
	expect(result?.measures.words).toBe(56);
});

test('where too little was heard there is what to do next, and no figure', async () => {
	const user = open('/shadowing?level=A2&week=1', {
		'/api/transcript': [notHeard, heardAfter(500, 4), heardAfter(500, 4)],
	});
	await user.click(await button('Speak along'));
	for (const next of ['Round 2', 'Round 3', 'Once more']) {
		await say(user);
		await screen.findByRole('heading', { name: 'Too little was heard.' });
		screen.getByText(/Go closer to the microphone/);
		expect(screen.queryByRole('table')).toBeNull();
		await user.click(await button(next));
	}
	await screen.findByRole('heading', { name: 'Round 1' });
});

test('what could not be heard because the server failed is heard when it is asked again', async () => {
	const user = open('/shadowing?level=A2&week=1', { '/api/transcript': [503, heardAfter(700)] });
	await user.click(await button('Speak along'));
	await say(user);
	await user.click(await button('Try again'));
	await screen.findByRole('heading', { name: 'You kept up with the voice.' });
});

test('a voice that does not know its times is heard first, and one that cannot be had can be asked for again', async () => {
	const user = open('/shadowing?level=A2&week=1', {
		'/api/timedSpeech': [503, { sound: model.sound }, { sound: model.sound }],
		'/api/transcript': [heardAfter(0), heardAfter(2_040)],
	});
	await user.click(await button('Try again'));
	await user.click(await button('Speak along'));
	await say(user);
	await screen.findByText(/You were far behind/);
});

test('where the browser does not play the voice, the round is tried again and nothing is judged', async () => {
	const user = open('/shadowing?level=A2&week=1');
	await user.click(await button('Speak along'));
	HTMLMediaElement.prototype.play = async () => {
		throw new DOMException('No.', 'NotAllowedError');
	};
	await user.click(await button('Tap to record'));
	await screen.findByRole('alert');
	await button('Tap to record');
	expect(callsOf('/api/transcript')).toEqual([]);
});

test('a text that there is not says so', async () => {
	open('/shadowing?level=A2&week=99');
	await screen.findByText('There is no such text.');
});
