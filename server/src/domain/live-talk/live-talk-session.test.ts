import { pairDecisionQuestion } from '@henry/contract/conversation.ts';
import { expect, test } from 'vitest';
import { answer, openSession, openTalk, settled, typesOf, wordsOf } from './session-for-tests.ts';

test('Henry opens, and the learner has the turn once his words have been heard', async () => {
	const talk = openSession();
	talk.answers.push(answer('Hello! How are you?'));
	await talk.begin();
	expect(talk.news()).toMatchObject([
		{ type: 'henry', place: 0, reply: 1, answer: { question: 'Hello! How are you?' } },
		{ type: 'speech', reply: 1, text: 'Hello!', isLast: false },
		{ type: 'speech', reply: 1, text: 'How are you?', isLast: true },
	]);
	await talk.played();
	expect(talk.news()).toEqual([{ type: 'your-turn', wasNotHeard: false }]);
});

test('a turn ends after the pause that was set, and not before', async () => {
	const talk = await openTalk();
	talk.hears.push('I am fine');
	await talk.speak(1);
	await talk.beSilent(0.9);
	expect(typesOf(talk.news())).not.toContain('final');
	await talk.beSilent(0.2);
	expect(talk.news()).toMatchObject([
		{ type: 'final', place: 1, transcription: 'I am fine' },
		{ type: 'henry', place: 2, reply: 2 },
		{ type: 'speech', reply: 2, isLast: true },
	]);
	expect(talk.asked.at(-1)?.conversation).toEqual(['Question 1?', 'I am fine']);
});

test('a sentence that has not come to its end gets twice the pause', async () => {
	const talk = await openTalk();
	talk.hears.push('I like it because');
	await talk.speak(1);
	await talk.beSilent(1.8);
	expect(typesOf(talk.news())).not.toContain('final');
	await talk.beSilent(0.3);
	expect(typesOf(talk.news())).toContain('final');
});

test('the reply is thought up inside the pause, and thrown away when the learner goes on', async () => {
	const talk = await openTalk();
	talk.hears.push('I live', 'in Madrid');
	await talk.speak(1);
	await talk.beSilent(0.6);
	expect(talk.asked.at(-1)?.conversation).toEqual(['Question 1?', 'I live']);
	expect(talk.asked.at(-1)?.signal?.aborted).toBe(false);
	await talk.speak(1);
	expect(talk.asked.at(-1)?.signal?.aborted).toBe(true);
	await talk.beSilent(1.2);
	const news = talk.news();
	expect(news.filter(({ type }) => type === 'final')).toMatchObject([
		{ transcription: 'I live in Madrid', place: 1 },
	]);
	expect(news.filter(({ type }) => type === 'henry')).toHaveLength(1);
	expect(talk.asked.at(-1)?.conversation).toEqual(['Question 1?', 'I live in Madrid']);
});

const discussion = { type: 'pairTopic' as const, topic: 'Sports', options: ['Tennis', 'Golf'] };
test.each([
	['', {}],
	[' in a discussion', { exercise: discussion }],
])(
	'Henry follows what is being said%s, but for the last words, until he thinks of his reply',
	async (_, talked) => {
		const talk = await openTalk(talked);
		talk.hears.push('I live in a small town near Madrid');
		await talk.speak(2);
		talk.opened.at(-1)?.onPartial?.(wordsOf('I live'));
		talk.opened.at(-1)?.onPartial?.(wordsOf('I live in a small'));
		talk.opened.at(-1)?.onPartial?.(wordsOf('I live in a small town near my'));
		expect(talk.listened.map(({ said }) => said)).toEqual(['I live in', 'I live in a small town']);
		expect(talk.listened.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
		await talk.beSilent(0.6);
		expect(talk.asked.at(-1)?.conversation.at(-1)).toBe('I live in a small town near Madrid');
		expect(talk.listened.at(-1)?.signal?.aborted).toBe(true);
	},
);

test('time to think holds the turn until the learner speaks again', async () => {
	const talk = await openTalk();
	talk.hears.push('well', 'I think so');
	await talk.speak(1);
	await talk.beSilent(0.5);
	await talk.tell({ type: 'think', thinking: true });
	await talk.beSilent(8);
	expect(typesOf(talk.news())).not.toContain('final');
	await talk.speak(1);
	await talk.beSilent(1.2);
	expect(talk.news()).toContainEqual(
		expect.objectContaining({ type: 'final', transcription: 'well I think so' }),
	);
});

test('the recogniser is told what is known of the speaker', async () => {
	const speaker = { model: 'a model', readings: 1, values: 'AAAA' };
	const talk = await openTalk({ speaker });
	await talk.speak(1);
	expect(talk.opened.at(-1)).toMatchObject({ speaker });
});

test('a silent minute: Henry helps once, and then waits', async () => {
	const talk = await openTalk();
	await talk.beSilent(16);
	expect(typesOf(talk.news())).toEqual(['henry', 'speech']);
	expect(talk.asked.at(-1)?.conversation).toEqual(['Question 1?']);
	await talk.played();
	await talk.beSilent(60);
	expect(typesOf(talk.news())).toEqual(['your-turn']);
	expect(talk.asked).toHaveLength(2);
});

test('speech without a word that was understood is said to be not heard, and Henry is not asked', async () => {
	const talk = await openTalk();
	await talk.speak(1);
	await talk.beSilent(1.5);
	expect(talk.news()).toContainEqual({ type: 'your-turn', wasNotHeard: true });
	expect(talk.asked).toHaveLength(1);
});

test('held to talk, the turn lasts as long as the button is down, and ends with it', async () => {
	const talk = await openTalk({ settings: { pauseMs: 600, handsFree: false, voiceRate: 1 } });
	await talk.speak(1);
	expect(talk.news(), 'nothing is heard while the button is up').toEqual([]);
	talk.hears.push('first', 'second');
	await talk.tell({ type: 'talk-button', pressed: true });
	await talk.speak(0.5);
	await talk.beSilent(4);
	expect(typesOf(talk.news())).not.toContain('final');
	await talk.speak(0.5);
	await talk.tell({ type: 'talk-button', pressed: false });
	await talk.beSilent(0.02);
	expect(talk.news()).toContainEqual(
		expect.objectContaining({ type: 'final', transcription: 'first second' }),
	);
});

test('the button stops Henry, and letting it go without a word says so', async () => {
	const talk = openSession({ settings: { pauseMs: 600, handsFree: false, voiceRate: 1 } });
	await talk.begin();
	talk.news();
	await talk.tell({ type: 'talk-button', pressed: true });
	expect(typesOf(talk.news())).toEqual(['interrupted', 'your-turn']);
	await talk.beSilent(0.5);
	await talk.tell({ type: 'talk-button', pressed: false });
	expect(talk.news()).toEqual([{ type: 'your-turn', wasNotHeard: true }]);
});

test('Henry says his last words again, slower where that was set', async () => {
	const talk = await openTalk();
	await talk.tell({ type: 'settings', settings: { pauseMs: 1_000, handsFree: true, voiceRate: 0.75 } });
	await talk.tell({ type: 'repeat' });
	expect(talk.news()).toMatchObject([{ type: 'speech', reply: 2, text: 'Question 1?', isLast: true }]);
	expect(talk.said).toEqual([
		{ text: 'Question 1?', rate: 1 },
		{ text: 'Question 1?', rate: 0.75 },
	]);
	await talk.played();
	expect(typesOf(talk.news())).toEqual(['your-turn']);
});

test('Henry speaks in the voice that was chosen', async () => {
	const settings = { pauseMs: 1_000, handsFree: true, voice: 'rms', voiceRate: 1 } as const;
	const talk = await openTalk({ settings });
	expect(talk.said).toEqual([{ text: 'Question 1?', rate: 1, voice: 'rms' }]);
});

test('a talk goes on where its conversation was left', async () => {
	const conversation = [
		{ role: 'system' as const, content: 'How are you?' },
		{ role: 'user' as const, content: 'Fine.' },
	];
	const answered = openSession({ fullConversation: conversation });
	await answered.begin();
	expect(answered.news()).toMatchObject([{ type: 'henry', place: 2 }, { type: 'speech' }]);
	const heard = openSession({ fullConversation: conversation.slice(0, 1) });
	await heard.begin();
	expect(heard.news()).toEqual([{ type: 'your-turn', wasNotHeard: false }]);
	const unheard = openSession({ fullConversation: conversation.slice(0, 1), repeatsLast: true });
	await unheard.begin();
	expect(unheard.news()).toMatchObject([{ type: 'speech', text: 'How are you?' }]);
	expect(heard.asked).toEqual([]);
});

test('a turn that is put right in writing is answered anew', async () => {
	const talk = await openTalk();
	talk.hears.push('I leave in Rome');
	await talk.speak(1);
	await talk.beSilent(1.2);
	talk.news();
	await talk.tell({ type: 'written', place: 1, text: 'I live in Rome' });
	expect(talk.asked.at(-1)?.conversation).toEqual(['Question 1?', 'I live in Rome']);
	expect(talk.news()).toMatchObject([
		{ type: 'interrupted', reply: 2 },
		{ type: 'henry', place: 2, reply: 3 },
		{ type: 'speech', reply: 3 },
	]);
	await talk.tell({ type: 'written', place: 0, text: 'I am Henry' });
	await talk.tell({ type: 'written', place: 4, text: 'Too far' });
	expect(talk.failures).toMatchObject([{ code: 'invalid-argument' }, { code: 'invalid-argument' }]);
});

test('what is written while Henry begins to help takes the place of his help', async () => {
	const talk = await openTalk();
	await talk.beSilent(16);
	talk.news();
	await talk.tell({ type: 'written', place: 1, text: 'I was looking for a word' });
	expect(talk.asked.at(-1)?.conversation).toEqual(['Question 1?', 'I was looking for a word']);
	expect(talk.news()).toMatchObject([
		{ type: 'final', place: 1, transcription: 'I was looking for a word', words: [] },
		{ type: 'interrupted', reply: 2 },
		{ type: 'henry', place: 2, reply: 3 },
		{ type: 'speech', reply: 3 },
	]);
});

test('Henry’s first sentence is spoken while the coach still writes the next one', async () => {
	const talk = openSession();
	let finish = (_: ReturnType<typeof answer>) => {};
	talk.answers.push(({ onQuestion }) => {
		onQuestion?.('Hello there! How a');
		return new Promise((resolve) => (finish = resolve));
	});
	await talk.begin();
	expect(talk.news()).toMatchObject([{ type: 'speech', text: 'Hello there!', isLast: false }]);
	finish(answer('Hello there! How are you?'));
	await settled();
	expect(talk.news()).toMatchObject([
		{ type: 'henry', place: 0 },
		{ type: 'speech', text: 'How are you?', isLast: true },
	]);
});

test('at the end of the plan nobody has the turn any more', async () => {
	const talk = openSession();
	talk.answers.push(answer('Goodbye!', { progress: 100 }));
	await talk.begin();
	await talk.played();
	talk.news();
	await talk.speak(1);
	await talk.beSilent(30);
	expect(talk.news().filter(({ type }) => type !== 'voice')).toEqual([]);
	expect(talk.asked).toHaveLength(1);
});

test('when the time of a discussion is up, Henry asks for the decision after the turn that is spoken', async () => {
	const talk = await openTalk({ exercise: discussion });
	talk.hears.push('I like tennis');
	await talk.speak(0.5);
	await talk.tell({ type: 'time-is-up' });
	await talk.speak(0.5);
	await talk.beSilent(1.2);
	await talk.played();
	const texts = talk.news().flatMap((message) => (message.type === 'henry' ? [message.answer.question] : []));
	expect(texts).toEqual(['Question 2?', pairDecisionQuestion]);
});

test('a talk of ten minutes is held without a turn being lost @whole', async () => {
	const talk = await openTalk();
	const turns = 40;
	for (let turn = 1; turn <= turns; turn++) {
		talk.hears.push(`answer ${turn}`);
		await talk.speak(8);
		await talk.beSilent(1.2);
		await talk.played();
		await talk.beSilent(5);
	}
	const finals = talk.news().filter((message) => message.type === 'final');
	expect(finals.map(({ place, transcription }) => [place, transcription])).toEqual(
		Array.from({ length: turns }, (_, index) => [2 * index + 1, `answer ${index + 1}`]),
	);
});

test('what is shown where the learner has spoken of danger is told, and not spoken', async () => {
	const talk = await openTalk();
	talk.hears.push('I am in danger');
	const danger = {
		kind: 'abuse' as const,
		title: { en: 'Stop', es: 'Alto' },
		text: { en: 'Call', es: 'Llama' },
		numbers: [{ number: '016', who: { en: 'Help', es: 'Ayuda' } }],
	};
	talk.answers.push(answer('Please call somebody.', { danger }));
	await talk.speak(1);
	await talk.beSilent(1.1);
	const news = talk.news().filter(({ type }) => type === 'henry' || type === 'speech');
	expect(news).toMatchObject([{ type: 'henry', answer: { danger } }]);
	expect(talk.said.map(({ text }) => text)).not.toContain('Please call somebody.');
});
