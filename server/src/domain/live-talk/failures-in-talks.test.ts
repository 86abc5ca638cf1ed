import { expect, test } from 'vitest';
import { ProviderError } from '#server/ports/provider-error.ts';
import { openSession, openTalk, settled, typesOf } from './session-for-tests.ts';

test('where the coach fails, that is told, and a retry asks again', async () => {
	const talk = await openTalk();
	talk.answers.push(new ProviderError('unavailable', 'The endpoint is down.'));
	talk.hears.push('hello');
	await talk.speak(1);
	await talk.beSilent(1.2);
	expect(talk.failures).toMatchObject([{ category: 'unavailable' }]);
	expect(typesOf(talk.news())).not.toContain('henry');
	await talk.tell({ type: 'retry' });
	expect(talk.news()).toMatchObject([{ type: 'henry', place: 2 }, { type: 'speech' }]);
	await talk.tell({ type: 'retry' });
	expect(talk.news(), 'there is nothing to retry').toEqual([]);
});

test('without a voice, Henry can be read and the learner has the turn', async () => {
	const talk = openSession();
	talk.voice.failure = new ProviderError('unavailable', 'The voice is gone.');
	await talk.begin();
	await settled();
	expect(talk.types()).toContain('henry');
	expect(typesOf(talk.news()).slice(-2)).toEqual(
		expect.arrayContaining(['voiceless', 'your-turn']) as unknown as string[],
	);
});

test('what is said after an answer without a voice is a turn of its own', async () => {
	const talk = await openTalk();
	talk.hears.push('I live in Madrid', 'I like it');
	talk.voice.failure = new ProviderError('unavailable', 'The voice is gone.');
	for (const place of [1, 3]) {
		await talk.speak(1);
		await talk.beSilent(1.5);
		expect(talk.news().filter(({ type }) => type === 'final')).toMatchObject([{ place }]);
	}
});

test('where the recogniser fails, the talk ends, so that what was said can be sent again', async () => {
	const talk = await openTalk();
	talk.hears.push(new ProviderError('unavailable', 'The engine died twice.'));
	await talk.speak(1);
	await talk.beSilent(1.2);
	expect(talk.fatal).toMatchObject([{ category: 'unavailable' }]);
	expect(typesOf(talk.news())).not.toContain('final');
});
