import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { expect, test } from 'vitest';
import { createDeferred } from '#server/engines/deferred.ts';
import { answer, openSession, openTalk, settled } from './session-for-tests.ts';

const wordsOf = (text: string): TranscriptWord[] =>
	text.split(' ').map((word, index) => ({
		text: word,
		startMs: 300 * index,
		endMs: 300 * index + 250,
		confidence0to1: 0.9,
		unsure: false,
	}));

test('from the learner’s first sound until all of Henry’s answer is sent, reports wait', async () => {
	const talk = await openTalk();
	talk.hears.push('I live in Madrid');
	const says = createDeferred<void>();
	talk.answers.push(async () => {
		await says.promise;
		return answer('Do you like it there? What is it like?');
	});
	expect(talk.liveWork.isGoingOn()).toBe(false);
	await talk.speak(1);
	expect(talk.liveWork.isGoingOn()).toBe(true);
	await talk.beSilent(1.5);
	expect(talk.types()).not.toContain('speech');
	expect(talk.liveWork.isGoingOn()).toBe(true);
	says.resolve();
	await settled();
	expect(talk.types().filter((type) => type === 'speech')).toHaveLength(2);
	expect(talk.liveWork.isGoingOn()).toBe(false);
});

test('reports go on where it was a noise, where Henry has no voice or no answer, and where the talk is left', async () => {
	const talk = await openTalk();
	talk.hears.push('', 'I live in Madrid', 'I like it');
	const speak = async () => {
		await talk.speak(1);
		expect(talk.liveWork.isGoingOn()).toBe(true);
	};
	await speak();
	await talk.beSilent(1.5);
	expect(talk.sent).toContainEqual({ type: 'your-turn', wasNotHeard: true });
	expect(talk.liveWork.isGoingOn()).toBe(false);
	talk.voice.failure = new Error('It is broken.');
	await speak();
	await talk.beSilent(1.5);
	expect(talk.types()).toContain('voiceless');
	expect(talk.liveWork.isGoingOn()).toBe(false);
	talk.answers.push(new Error('He does not know.'));
	await speak();
	await talk.beSilent(1.5);
	expect(talk.failures).toHaveLength(1);
	expect(talk.liveWork.isGoingOn()).toBe(false);
	await speak();
	talk.close();
	expect(talk.liveWork.isGoingOn()).toBe(false);
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
