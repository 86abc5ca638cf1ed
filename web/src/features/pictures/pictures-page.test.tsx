import type { PhotoExercise } from '@henry/contract/content.ts';
import { errorTexts } from '@henry/contract/errors.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	type Answers,
	button,
	callsOf,
	correction,
	heard,
	notHeard,
	openPage,
	say,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { PicturesPage } from './pictures-page.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const descriptions = ['Friends in a park.', 'A woman with a book.', 'A man with a brush.'];
const exercises: PhotoExercise[] = ['free-time', 'eating', 'travelling', 'working', 'celebrating'].map(
	(key) => ({
		key,
		instructions: `Compare two pictures about ${key}.`,
		images: [1, 2, 3].map((number) => `/content/pictures/${key}-${number}.svg`),
		thumbnails: [1, 2, 3].map((number) => `/content/pictures/${key}-${number}.webp`),
		descriptions,
	}),
);
const imageCorrection = {
	...correction,
	report: { ...correction.report, facts: { ...correction.report.facts, richWords: [] } },
	pictures: descriptions.map((description, index) => ({
		description,
		mentioned: index === 0,
		evidence: index === 0 ? ['park'] : [],
	})),
	comparing: { used: ['whereas'], toTry: [] },
	speculating: { used: [], toTry: ['They might be …'] },
};

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function open(answers: Answers = {}, address = '/imageDescription?exercise=free-time') {
	setUp({ '/api/photoExercises': [exercises], ...answers });
	return openPage(PicturesPage, address);
}

const ofCard = (title: string) =>
	within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);

test('five exercises; the chosen one shows instructions, three described pictures and a recorder', async () => {
	const user = open({}, '/imageDescription');
	await user.click(await button('Free time'));
	expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(4 + 3);
	expect(screen.getByText('Compare two pictures about free-time.')).toBeTruthy();
	expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(descriptions);
	await user.click(await button('Enlarge picture 2'));
	expect((await button('Shrink picture 2')).getAttribute('aria-pressed')).toBe('true');
	await user.click(await button('Tap to record'));
	expect(await screen.findByText('01:00 left')).toBeTruthy();
});

test('a description becomes a transcription and a report at 100 percent', async () => {
	const user = open({
		'/api/transcript': [heard('people play in a park')],
		'/api/correctImageDescription': [imageCorrection],
	});
	await say(user);
	expect(await screen.findByRole('heading', { name: 'Your answer' })).toBeTruthy();
	expect(screen.getByText('100%')).toBeTruthy();
	await user.click(await button('Finish exercise'));
	await screen.findByText('Exercise completed!');
	expect(callsOf('/api/correctImageDescription')[0]?.payload).toMatchObject({
		instructions: 'Compare two pictures about free-time.',
		descriptions,
		transcription: 'people play in a park',
		words: { length: 5 },
	});
	const [first, second] = ofCard('The pictures').getAllByRole('listitem');
	expect(first?.textContent).toContain('You talked about it.“park”');
	expect(second?.textContent).toContain('Henry did not hear anything about it.');
	expect(screen.getByText('Compare two of the three pictures next time.')).toBeTruthy();
	expect(screen.queryByText(/two of the three are enough/)).toBeNull();
	expect(screen.queryByText(/in his questions/)).toBeNull();
	const language = ofCard('Language of comparing and guessing');
	expect(language.getByText('“whereas”')).toBeTruthy();
	expect(language.getByText('They might be …')).toBeTruthy();
	expect(screen.getByText('Reason 1.')).toBeTruthy();
	expect(await screen.findByText('Saved to My progress.')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Record again' })).toBeNull();
	await user.click(await button('Other pictures'));
	expect(screen.getByRole('heading', { name: 'Choose an exercise' })).toBe(document.activeElement);
	expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(5);
});

test('two pictures are enough, which is said once', async () => {
	const pictures = imageCorrection.pictures.map((picture, index) => ({ ...picture, mentioned: index < 2 }));
	const user = open({
		'/api/transcript': [heard('a park and a book')],
		'/api/correctImageDescription': [{ ...imageCorrection, pictures }],
	});
	await say(user);
	await user.click(await button('Finish exercise'));
	expect(await screen.findByText('In the exam, two of the three are enough.')).toBeTruthy();
});

test('while a description is recorded nothing can be chosen that would lose it', async () => {
	const user = open({ '/api/transcript': [heard('a park')] });
	const lost = async () =>
		(await Promise.all([button('Eating'), button('Write instead')])).map((each) =>
			each.hasAttribute('disabled'),
		);
	expect(await lost()).toEqual([false, false]);
	await user.click(await button('Tap to record'));
	await button('Tap to stop');
	expect(await lost()).toEqual([true, true]);
	await user.click(await button('Tap to stop'));
	await screen.findByText(/no sound/);
	expect(await lost()).toEqual([false, false]);
	await say(user);
	expect(await screen.findByRole('heading', { name: 'Your answer' })).toBeTruthy();
	expect((await button('Eating')).hasAttribute('disabled')).toBe(false);
});

test('a corrected transcription is what is reported on, and a new recording replaces it', async () => {
	const user = open({
		'/api/transcript': [heard('people play in a bark'), heard('a woman reads')],
		'/api/correctImageDescription': [imageCorrection],
	});
	await say(user);
	await user.click(await button('Not what I said?'));
	await user.type(screen.getByRole('textbox'), ' and read');
	await user.click(await button('Use this text'));
	expect(screen.getByText('people play in a bark and read')).toBeTruthy();
	await user.click(await button('Record again'));
	expect(screen.queryByText('people play in a bark and read')).toBeNull();
	await say(user, 'alreadyRecording');
	await user.click(await button('Finish exercise'));
	await screen.findByText('Exercise completed!');
	expect(callsOf('/api/correctImageDescription')[0]?.payload).toMatchObject({
		transcription: 'a woman reads',
	});
});

test('a recording without a voice is told apart from a failure, which keeps the recording @whole', async () => {
	const user = open({ '/api/transcript': [notHeard, 503, 503, 503, 503, heard('a park')] });
	await say(user);
	expect((await screen.findByRole('alert')).textContent).toBe(errorTexts.couldNotHearYou);
	await user.click(await button('Record again'));
	await say(user, 'alreadyRecording');
	await vi.waitFor(
		() => expect(screen.getByRole('alert').textContent).toContain(errorTexts.conversationFailed),
		{
			timeout: 5_000,
		},
	);
	await user.click(await button('Try again'));
	expect(await screen.findByRole('heading', { name: 'Your answer' })).toBeTruthy();
});

test('who was not heard can write the description, and its report has no sound @whole', async () => {
	const user = open({
		'/api/transcript': [notHeard],
		'/api/correctImageDescription': [imageCorrection],
	});
	await say(user);
	await screen.findByRole('alert');
	await user.click(await button('Write instead'));
	await user.type(screen.getByRole('textbox', { name: 'Your description' }), 'people play in a park');
	await user.click(await button('Use this text'));
	expect(screen.getByText('You wrote this.')).toBeTruthy();
	expect(screen.queryByRole('alert')).toBeNull();
	await user.click(await button('Finish exercise'));
	await screen.findByText('Saved to My progress.');
	expect(callsOf('/api/correctImageDescription')[0]?.payload).toMatchObject({
		transcription: 'people play in a park',
		words: [],
	});
	expect((await browserKeeper.load()).results).toMatchObject([{ activity: 'pictures', measures: {} }]);
	expect(screen.queryByRole('button', { name: 'Tap to record' })).toBeNull();
});

test('a text that is put right after the report is reported on anew, without the recording, and remembered alone @whole', async () => {
	const user = open({
		'/api/transcript': [heard('people play in a bark')],
		'/api/correctImageDescription': [
			imageCorrection,
			503,
			{ ...imageCorrection, speculating: imageCorrection.comparing },
		],
	});
	await say(user);
	await user.click(await button('Finish exercise'));
	await screen.findByText('Saved to My progress.');
	await user.click(await button('Not what I said?'));
	await user.clear(screen.getByRole('textbox'));
	await user.type(screen.getByRole('textbox'), 'people play in a park');
	await user.click(await button('Use this text'));
	expect(screen.getByText('You corrected this text.')).toBeTruthy();
	await user.click(await button('Try again'));
	await vi.waitFor(() =>
		expect(ofCard('Language of comparing and guessing').getAllByText('“whereas”')).toHaveLength(2),
	);
	expect(callsOf('/api/correctImageDescription').map(({ payload }) => payload)).toMatchObject([
		{ transcription: 'people play in a bark' },
		{ transcription: 'people play in a park', words: [] },
		{ transcription: 'people play in a park', words: [] },
	]);
	expect(callsOf('/api/transcript')).toHaveLength(1);
	await screen.findByText('Saved to My progress.');
	expect((await browserKeeper.load()).results).toHaveLength(1);
});
