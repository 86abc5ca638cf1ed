import { errorTexts } from '@henry/contract/errors.ts';
import type { FeedbackResponse } from '@henry/contract/feedback.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	type Answers,
	button,
	callsOf,
	heard,
	notHeard,
	openPage,
	say,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { GrammarSpeechPage } from './grammar-speech-page.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const questions = ['Who?', 'Where?', 'When?', 'What?', 'Why?'];
const topics = ['Family', 'Travel', 'Food', 'Work', 'Home', 'Sport'].map((topic) => ({ topic, questions }));

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function open(answers: Answers) {
	setUp({ '/api/exercises': [topics], ...answers });
	return openPage(GrammarSpeechPage, '/exercise?topic=Family');
}

/** What the checker says of a text in which "have" should be "has". */
function feedback(text: string): FeedbackResponse {
	const start = text.indexOf('have');
	const correction = {
		...{ rule: 'he-she-it', category: 'agreement' as const, reason: 'One person has.' },
		...{ reasonInSpanish: 'Una persona «has».', typicalOf: [], original: 'have', replacement: 'has' },
		originalSpan: { start, end: start + 4 },
		correctedSpan: { start, end: start + 3 },
	};
	const corrections = start === -1 ? [] : [correction];
	return {
		text: text.replace('have', 'has'),
		changes: [],
		corrections,
		suggestions: [],
		writing: [],
		isEnglish: true,
	};
}

const ofCard = (title: string) =>
	within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);
const sentTexts = () => callsOf('/api/feedback').map(({ payload }) => (payload as { text: string }).text);

test('what was misheard is put right under its question and corrected anew, never transcribed again @whole', async () => {
	const right = 'she have a car and a garden';
	const user = open({
		'/api/transcript': [heard('she have a cat and a garden')],
		'/api/feedback': [feedback('she have a cat and a garden'), 503, feedback(right)],
	});
	await say(user);
	await user.click(await button('Submit answer'));
	await screen.findByText('Good job!');
	await screen.findByText('Saved to My progress.');
	expect(screen.getByText('Henry is not sure he heard the words with a dotted line.')).toBeTruthy();
	expect((await browserKeeper.load()).results).toMatchObject([{ weakWords: ['garden'] }]);
	const lesson = within(screen.getByRole('region', { name: 'Your lesson' }));
	expect(lesson.getByRole('listitem').textContent).toMatch(
		/she have a cat and a garden.*she has a cat and a garden$/,
	);
	expect(lesson.getByRole('button', { name: /^This mark is wrong/ })).toBeTruthy();
	expect(lesson.queryByText('You spoke fluently.')).toBeNull();
	expect((await button('Show the whole report')).getAttribute('aria-expanded')).toBe('false');

	await user.click(await button('Not what I said?'));
	expect(screen.getAllByRole('textbox')).toHaveLength(5);
	const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Who?' });
	expect(field).toBe(document.activeElement);
	expect(field.value).toBe('she have a cat and a garden');
	await user.clear(field);
	await user.type(field, right);
	await user.click(await button('Use this text'));
	expect((await screen.findByRole('alert')).textContent).toContain('The server answered 503.');
	expect(field.value).toBe(right);
	await user.click(await button('Use this text'));

	expect(await screen.findByText('You corrected this text.')).toBeTruthy();
	expect(await button('Not what I said?')).toBe(document.activeElement);
	expect(ofCard('Your answer').getByText('have').tagName).toBe('MARK');
	expect(ofCard('Suggestion').getByRole('definition').textContent).toBe('she has a car and a garden');
	expect(sentTexts()).toEqual(['she have a cat and a garden', right, right]);
	expect(callsOf('/api/transcript')).toHaveLength(1);
	await screen.findByText('Saved to My progress.');
	const { results } = await browserKeeper.load();
	expect(results).toMatchObject([{ weakWords: [], corrections: [{ sentence: right }] }]);
	expect(results[0]?.measures).toEqual({ words: 7, spokenSeconds: 2.7 });
});

/** Answers of which the rules alone have read all, submitted; the rest comes when the test gives it. */
async function openUnfinished(...later: Answers[string]) {
	let come: (rest: FeedbackResponse | number) => void = () => {};
	const rest = new Promise<FeedbackResponse | number>((resolve) => {
		come = resolve;
	});
	const first = { ...feedback('she have a cat'), corrections: [], unfinished: true };
	const user = open({
		'/api/transcript': [heard('she have a cat')],
		'/api/feedback': [first, rest, ...later],
	});
	await say(user);
	await user.click(await button('Submit answer'));
	await screen.findByText('Good job!');
	return { user, come: (rest: FeedbackResponse | number = feedback('she have a cat')) => come(rest) };
}
const onItsWay = () => screen.queryByText(/^Henry is still reading your last answers/);
const mayBeSaved = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Save as PDF' }).disabled;
const kept = async () => (await browserKeeper.load()).results.map(({ corrections }) => corrections.length);

test('what the rules found is shown at once, what a model finds comes after it, and the whole is remembered', async () => {
	const { come } = await openUnfinished();
	expect(onItsWay()).toBeTruthy();
	expect(mayBeSaved()).toBe(false);
	expect(await kept()).toEqual([]);
	come();
	await screen.findByText('Saved to My progress.');
	expect(onItsWay()).toBeNull();
	expect(mayBeSaved()).toBe(true);
	expect(ofCard('Suggestion').getByRole('definition').textContent).toBe('she has a cat');
	expect(await kept()).toEqual([1]);
	const calls = callsOf('/api/feedback').map(({ payload }) => (payload as { isAwaited: boolean }).isAwaited);
	expect(calls).toEqual([true, false]);
});

test('where the rest fails, what is there stays and is remembered, and the rest can be asked for again @whole', async () => {
	const { user, come } = await openUnfinished(feedback('she have a cat'));
	come(503);
	expect(await screen.findByText(/^The rest of your report is missing/)).toBeTruthy();
	await screen.findByText('Saved to My progress.');
	expect(await kept()).toEqual([0]);
	await user.click(await button('Try again'));
	await waitFor(async () => expect(await kept()).toEqual([1]));
});

test('who puts the text right while the rest is on its way has only that remembered @whole', async () => {
	const { user, come } = await openUnfinished(feedback('she has a cat'));
	await user.click(await button('Not what I said?'));
	await user.type(screen.getByRole('textbox', { name: 'Who?' }), '{Backspace>14}she has a cat');
	await user.click(await button('Use this text'));
	await screen.findByText('You corrected this text.');
	await screen.findByText('Saved to My progress.');
	expect(onItsWay()).toBeNull();
	come();
	await act(() => vi.advanceTimersByTimeAsync(100));
	expect(ofCard('Your answer').getByRole('definition').textContent).toBe('she has a cat');
	expect(await kept()).toEqual([0]);
});

test('who goes on to another topic while the rest is on its way has the whole remembered', async () => {
	const { user, come } = await openUnfinished();
	await user.click(screen.getByRole('button', { name: 'Travel' }));
	expect(screen.queryByText('Good job!')).toBeNull();
	come();
	await waitFor(async () => expect(await kept()).toEqual([1]));
});

test('while an answer is recorded or submitted, no tap on another topic or on writing loses it', async () => {
	const isOff = (name: string) => screen.getByRole('button', { name }).matches(':disabled');
	const hint = () => screen.queryByText(/^Questions appear one at a time/);
	const user = open({
		'/api/transcript': [heard('she has a cat')],
		'/api/feedback': [feedback('she has a cat')],
	});
	await button('Tap to record');
	expect([isOff('Travel'), isOff('Write instead')]).toEqual([false, false]);
	expect(hint()).toBeTruthy();
	await user.click(await button('Tap to record'));
	await button('Tap to stop');
	expect([isOff('Travel'), isOff('Write instead')]).toEqual([true, true]);
	expect(hint()).toBeNull();
	await say(user, 'alreadyRecording');
	const submit = await button('Submit answer');
	expect([isOff('Travel'), isOff('Write instead')]).toEqual([false, false]);
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const answer = fetch;
	vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
		await held;
		return answer(...call);
	});
	await user.click(submit);
	expect(isOff('Travel')).toBe(true);
	letGo();
	await screen.findByText('Good job!');
	expect(isOff('Travel')).toBe(false);
});

test('an answer that stays the same is not corrected again', async () => {
	const user = open({
		'/api/transcript': [heard('she has a cat')],
		'/api/feedback': [feedback('she has a cat')],
	});
	await say(user);
	await user.click(await button('Submit answer'));
	await user.click(await button('Not what I said?'));
	await user.click(await button('Use this text'));
	expect(await button('Not what I said?')).toBe(document.activeElement);
	expect(sentTexts()).toHaveLength(1);
});

test('who was not heard is told so and can write, question by question, without a recording', async () => {
	const user = open({
		'/api/transcript': [notHeard],
		'/api/feedback': [503, feedback('my aunt have a car\nin Rome')],
	});
	await say(user);
	await user.click(await button('Submit answer'));
	expect((await screen.findByRole('alert')).textContent).toBe(errorTexts.couldNotHearYou);
	expect(screen.queryByRole('button', { name: 'Submit answer' })).toBeNull();

	await user.click(await button('Write instead'));
	await user.type(screen.getByRole('textbox', { name: 'Who?' }), ' my aunt have a car ');
	await user.type(screen.getByRole('textbox', { name: 'Where?' }), 'in Rome');
	await user.click(await button('Submit answer'));
	expect((await screen.findByRole('alert')).textContent).toContain(errorTexts.submissionFailed);
	await user.click(await button('Submit answer'));

	await screen.findByText('Good job!');
	expect(sentTexts().at(-1)).toBe('my aunt have a car\nin Rome');
	expect(ofCard('Your answer').getByText('You wrote this.')).toBeTruthy();
	expect(ofCard('Your answer').queryByRole('button', { name: 'Play' })).toBeNull();
	expect(screen.queryByRole('button', { name: 'Tap to record' })).toBeNull();
	await screen.findByText('Saved to My progress.');
	expect((await browserKeeper.load()).results).toMatchObject([
		{ measures: {}, corrections: [{ sentence: 'my aunt have a car' }] },
	]);
});

test('what was written stays on the screen until it is taken, whatever else is recorded', async () => {
	const user = open({ '/api/feedback': [503, feedback('my aunt has a car')] });
	await user.click(await button('Write instead'));
	const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Who?' });
	await user.type(field, 'my aunt have a car');
	await user.click(await button('Submit answer'));
	const { textContent } = await screen.findByRole('alert');
	expect(textContent).toContain(errorTexts.submissionFailed);
	expect(textContent).toContain('Henry cannot be reached');
	expect(textContent).toContain('Check your connection.');
	expect(textContent).toContain(errorTexts.submissionFailedShare);
	expect(textContent).toContain('"code": "unavailable"');
	expect(document.contains(field)).toBe(true);

	await user.click(await button('Tap to record'));
	await button('Tap to stop');
	expect(field.value).toBe('my aunt have a car');
	expect(screen.getByRole('button', { name: 'Submit answer' }).matches(':disabled')).toBe(true);
	await say(user, 'alreadyRecording');
	await screen.findByText(/^Your recording is ready/);
	await user.clear(field);
	await user.type(field, 'my aunt has a car');
	const [written] = screen.getAllByRole('button', { name: 'Submit answer' });
	await user.click(written as HTMLElement);
	await screen.findByText('Good job!');
	expect(sentTexts()).toEqual(['my aunt have a car', 'my aunt has a car']);
	expect(screen.queryByRole('textbox')).toBeNull();
});

test('what rests on a word that was not heard for sure is asked apart from the corrections', async () => {
	const text = 'she have a car';
	const { corrections, ...asked } = feedback(text);
	const suggestions = corrections.map((correction) => ({ ...correction, asksWhatWasSaid: true }));
	const user = open({
		'/api/transcript': [heard(text)],
		'/api/feedback': [{ ...asked, text, corrections: [], suggestions }],
	});
	await say(user);
	await user.click(await button('Submit answer'));
	const question = within(await screen.findByRole('region', { name: 'Did you say this?' }));
	expect(question.getByText('have')).toBeTruthy();
	const [call] = callsOf('/api/feedback');
	expect(call?.payload).toMatchObject({ text, words: [{}, {}, {}, { text: 'car', unsure: true }] });
});

test('an answer in another language is said to be no English', async () => {
	const user = open({
		'/api/transcript': [heard('ella tiene un coche')],
		'/api/feedback': [{ ...feedback('ella tiene un coche'), isEnglish: false }],
	});
	await say(user);
	await user.click(await button('Submit answer'));
	expect(await screen.findAllByText(/does not look like English/)).toHaveLength(2);
	expect(screen.queryByText('You spoke fluently.')).toBeNull();
});
