import { expect, test } from 'vitest';
import { answer, openSession, openTalk, typesOf } from './session-for-tests.ts';

test('a voice holds Henry’s sound at once, and words take the turn', async () => {
	const talk = openSession();
	await talk.begin();
	talk.news();
	talk.hears.push('wait a moment please');
	await talk.beSilent(0.3);
	await talk.speak(0.06);
	expect(talk.news()).toMatchObject([{ type: 'suspend', reply: 1 }, { type: 'voice' }]);
	talk.opened
		.at(-1)
		?.onPartial?.([{ text: 'wait', startMs: 0, endMs: 100, confidence0to1: 0, unsure: false }]);
	expect(talk.news()).toMatchObject([
		{ type: 'interrupted', reply: 1 },
		{ type: 'your-turn' },
		{ type: 'partial', transcription: 'wait' },
	]);
	await talk.speak(0.5);
	await talk.beSilent(1.2);
	expect(talk.news()).toContainEqual(
		expect.objectContaining({ type: 'final', place: 1, transcription: 'wait a moment please' }),
	);
});

test.each(['', 'mm-hm', 'yeah okay'])('Henry goes on after the sound "%s"', async (sound) => {
	const talk = openSession();
	talk.answers.push(answer('One. Two. Three.'));
	await talk.begin();
	talk.news();
	talk.hears.push(sound);
	await talk.beSilent(0.3);
	await talk.speak(0.3);
	await talk.beSilent(0.6);
	expect(typesOf(talk.news())).toEqual(['suspend', 'voice', 'voice', 'resume']);
	await talk.speak(0.3);
	expect(typesOf(talk.news()), 'a noise may hold him once').toEqual(['voice']);
});

test('a yes that begins before the question has ended is an answer', async () => {
	const talk = openSession();
	await talk.begin();
	talk.hears.push('yes');
	await talk.beSilent(0.5);
	await talk.speak(0.4);
	await talk.played();
	await talk.beSilent(1.2);
	expect(talk.news()).toContainEqual(expect.objectContaining({ type: 'final', transcription: 'yes' }));
});

test('whoever goes on as Henry begins had not finished: both parts are one turn', async () => {
	const talk = await openTalk();
	talk.hears.push('I went', 'to the cinema');
	await talk.speak(1);
	await talk.beSilent(1.1);
	expect(talk.news()).toContainEqual(expect.objectContaining({ type: 'final', transcription: 'I went' }));
	await talk.speak(0.8);
	await talk.beSilent(1.2);
	const news = talk.news();
	expect(typesOf(news)).toContain('interrupted');
	expect(news).toContainEqual(
		expect.objectContaining({ type: 'final', place: 1, transcription: 'I went to the cinema' }),
	);
	expect(talk.asked.at(-1)?.conversation).toEqual(['Question 1?', 'I went to the cinema']);
});

test('whoever goes on before Henry is to be heard takes the turn back', async () => {
	const talk = await openTalk();
	let answerNow = (_: ReturnType<typeof answer>) => {};
	talk.answers.push(() => new Promise((resolve) => (answerNow = resolve)));
	talk.hears.push('I went', 'home');
	await talk.speak(1);
	await talk.beSilent(1.1);
	expect(typesOf(talk.news())).toContain('final');
	await talk.speak(0.5);
	expect(typesOf(talk.news())).toContain('your-turn');
	answerNow(answer('Too late?'));
	await talk.beSilent(1.2);
	const news = talk.news();
	expect(news).toContainEqual(
		expect.objectContaining({ type: 'final', place: 1, transcription: 'I went home' }),
	);
	expect(JSON.stringify(news)).not.toContain('Too late?');
});
