import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { expect, test } from 'vitest';
import { openSession, openTalk } from './session-for-tests.ts';

const wordsOf = (text: string): TranscriptWord[] =>
	text.split(' ').map((word, index) => ({
		text: word,
		startMs: 300 * index,
		endMs: 300 * index + 250,
		confidence0to1: 0.9,
		unsure: false,
	}));
const aborted = (signals: readonly (AbortSignal | undefined)[]) => signals.map((signal) => signal?.aborted);

test('the coach rests from a pause until what was said is understood', async () => {
	const talk = await openTalk();
	talk.hears.push('I live in Madrid');
	await talk.speak(1);
	expect(talk.rests).toEqual([]);
	await talk.beSilent(0.6);
	expect(talk.asked).toHaveLength(2);
	expect(aborted(talk.rests)).toEqual([true]);
});

test('the coach rests no longer where the learner goes on', async () => {
	const talk = await openTalk();
	await talk.speak(1);
	await talk.beSilent(0.45);
	await talk.speak(0.5);
	expect(talk.rests.length).toBeGreaterThan(0);
	expect(aborted(talk.rests)).not.toContain(false);
});

test('the coach who knows more is not told less', async () => {
	const talk = await openTalk();
	await talk.speak(1);
	for (const heard of ['I live in a small town', 'I live in a', 'I live in a small house near']) {
		talk.opened.at(-1)?.onPartial?.(wordsOf(heard));
	}
	expect(talk.listened.map(({ said }) => said)).toEqual(['I live in a', 'I live in a small']);
	await talk.beSilent(0.6);
	talk.opened.at(-1)?.onPartial?.(wordsOf('I live in a small house near the sea'));
	expect(talk.listened).toHaveLength(2);
});

test('the words with which Henry begins are spoken ahead, once in each manner', async () => {
	const talk = openSession();
	talk.beginnings.push('Lovely!', 'Oh no!');
	await talk.begin();
	const ahead = () => talk.said.filter(({ text }) => talk.beginnings.includes(text));
	await expect.poll(ahead).toEqual([
		{ text: 'Lovely!', rate: 1 },
		{ text: 'Oh no!', rate: 1 },
	]);
	await talk.played();
	await talk.tell({ type: 'repeat' });
	expect(ahead()).toHaveLength(2);
	await talk.played();
	await talk.tell({ type: 'settings', settings: { pauseMs: 1_000, handsFree: true, voiceRate: 0.75 } });
	await talk.tell({ type: 'repeat' });
	await expect
		.poll(() => ahead().slice(2))
		.toEqual([
			{ text: 'Lovely!', rate: 0.75 },
			{ text: 'Oh no!', rate: 0.75 },
		]);
});
