import type { TranscriptResponse } from '@henry/contract/transcript.ts';
import { expect, test } from 'vitest';
import {
	type Conversation,
	type ConversationEffect,
	type ConversationEvent,
	conversationFrom,
	type HenrySpoke,
	nothingSaid,
	stepConversation,
} from './conversation.ts';
import { answersIn, messagesOf } from './turns.ts';

const spoken = (text: string, change: Partial<HenrySpoke> = {}): ConversationEvent => ({
	type: 'henry-spoke',
	spoken: {
		text,
		hints: { word: 'a', starter: 'b', example: 'c' },
		coach: { name: 'Henry', embedded: true },
		progress0to100: 20,
		covered: ['food'],
		isLast: false,
		...change,
	},
});
const recorded = { recording: new Blob(['sound']), hints: [], liveTranscript: undefined };
const started: ConversationEvent = { type: 'learner-started' };
const wasRecorded: ConversationEvent = { type: 'learner-recorded', recorded };
const transcript = (transcription: string): TranscriptResponse => ({
	transcription,
	words: transcription.split(' ').map((text, index) => ({
		text,
		startMs: index * 500,
		endMs: index * 500 + 400,
		confidence0to1: 0.9,
		unsure: false,
	})),
});
const understood = (text: string): ConversationEvent => ({
	type: 'learner-understood',
	transcript: transcript(text),
});
const failed: ConversationEvent = { type: 'failed', error: new Error('no engine') };

function after(...events: ConversationEvent[]) {
	let conversation: Conversation = conversationFrom(nothingSaid);
	let effects: readonly ConversationEffect[] = [];
	for (const event of events) ({ conversation, effects } = stepConversation(conversation, event));
	return { ...conversation, effects: effects.map(({ type }) => type) };
}

const texts = ({ turns }: Pick<Conversation, 'turns'>) => turns.map(({ text }) => text);
const answered = [spoken('How was it?'), started, wasRecorded, understood('it was good')];

test('Henry begins, the learner answers, and Henry is asked again with everything that was said', () => {
	expect(after({ type: 'entered' }).effects).toEqual(['cancel', 'ask']);
	expect(after(spoken('How was it?'))).toMatchObject({
		phase: { type: 'listening' },
		progress0to100: 20,
		covered: ['food'],
	});
	expect(after(...answered.slice(0, 3))).toMatchObject({
		phase: { type: 'transcribing' },
		effects: ['cancel', 'transcribe'],
	});
	const asking = after(...answered);
	expect(asking).toMatchObject({ phase: { type: 'asking' }, effects: ['cancel', 'ask'] });
	expect(messagesOf(asking.turns)).toEqual([
		{ role: 'system', content: 'How was it?', covered: ['food'] },
		{ role: 'user', content: 'it was good', words: transcript('it was good').words },
	]);
	expect(answersIn(asking.turns)).toEqual([
		{ words: transcript('it was good').words, recording: recorded.recording },
	]);
});

test('a conversation goes on from what was said in another way', () => {
	const { turns } = after(...answered);
	const soFar = { progress0to100: 20, covered: ['food'] };
	expect(conversationFrom({ ...soFar, turns })).toMatchObject({ ...soFar, turns, phase: { type: 'asking' } });
	const asked = conversationFrom({ ...soFar, turns: turns.slice(0, 1) });
	expect(asked.phase).toEqual({ type: 'listening', wasNotHeard: false });
	expect(stepConversation(asked, { type: 'entered' }).effects).toEqual([]);
});

test('the conversation ends with the last thing that Henry says, or when the learner finishes', () => {
	const ended = after(spoken('Goodbye!', { isLast: true, progress0to100: 100 }));
	expect(ended.phase.type).toBe('ended');
	expect(after(spoken('How was it?'), { type: 'ended' })).toMatchObject({
		phase: { type: 'ended' },
		effects: ['cancel'],
	});
	expect(after(...answered, { type: 'ended' }, spoken('Too late')).turns).toHaveLength(2);
});

test('a failed transcription keeps the recording, to be tried again or recorded anew', () => {
	const stuck = [...answered.slice(0, 3), failed];
	expect(after(...stuck).phase).toMatchObject({ type: 'failed', during: 'transcribing' });
	expect(after(...stuck).turns).toHaveLength(2);
	const again = after(...stuck, { type: 'retried' });
	expect(again).toMatchObject({ phase: { type: 'transcribing' }, effects: ['cancel', 'transcribe'] });
	expect(again.turns).toHaveLength(2);
	const anew = after(...stuck, { type: 'recording-dropped' });
	expect(anew.phase.type).toBe('listening');
	expect(texts(anew)).toEqual(['How was it?']);
	expect(texts(after(...stuck, { type: 'ended' }))).toEqual(['How was it?']);
});

test('a recording without any sound is none, and the learner may answer in another way', () => {
	const silent = after(...answered.slice(0, 2), { type: 'recording-dropped' });
	expect(silent).toMatchObject({ phase: { type: 'listening' }, effects: [] });
	expect(texts(silent)).toEqual(['How was it?']);
});

test('when Henry cannot be asked, he is asked again with the same conversation', () => {
	const stuck = after(...answered, failed);
	expect(stuck.phase).toMatchObject({ type: 'failed', during: 'asking' });
	const again = after(...answered, failed, { type: 'retried' });
	expect(again.effects).toEqual(['cancel', 'ask']);
	expect(texts(again)).toEqual(['How was it?', 'it was good']);
});

test('a recording in which nobody is heard is dropped, and the learner may record again', () => {
	const silent = after(...answered.slice(0, 3), { type: 'learner-not-heard' });
	expect(silent.phase).toEqual({ type: 'listening', wasNotHeard: true });
	expect(texts(silent)).toEqual(['How was it?']);
});

test('putting the last turn right withdraws what Henry has answered to it', () => {
	const edited = after(...answered, spoken('Why good?'), { type: 'learner-edited', text: 'it was food' });
	expect(texts(edited)).toEqual(['How was it?', 'it was food']);
	expect(edited).toMatchObject({ phase: { type: 'asking' }, effects: ['cancel', 'ask'] });
	expect(messagesOf(edited.turns).at(-1)).toEqual({ role: 'user', content: 'it was food' });
	expect(after(spoken('Hello'), { type: 'learner-edited', text: 'hi' }).phase.type).toBe('listening');
});

test('what the browser’s own recogniser heard is told as such until it is put right', () => {
	const browser = { heard: true, confidence0to1: 0.6 } as const;
	const transcript = { transcription: 'it was good', words: [], browser };
	const heard = after(spoken('How was it?'), started, wasRecorded, {
		type: 'learner-understood',
		transcript,
	});
	expect(heard.turns.at(-1)).toMatchObject({ text: 'it was good', words: [], browser });
	expect(messagesOf(heard.turns).at(-1)).toEqual({ role: 'user', content: 'it was good' });
	const edited = stepConversation(heard, { type: 'learner-edited', text: 'it was great' });
	expect(edited.conversation.turns.at(-1)).toMatchObject({ text: 'it was great', browser: undefined });
});

test('an answer can be written instead', () => {
	const written = after(spoken('How was it?'), { type: 'learner-wrote', text: 'It was good.' });
	expect(written).toMatchObject({ phase: { type: 'asking' }, effects: ['cancel', 'ask'] });
	expect(messagesOf(written.turns).at(-1)).toEqual({ role: 'user', content: 'It was good.' });
	expect(answersIn(written.turns)).toEqual([{ words: [], recording: undefined, text: 'It was good.' }]);
});

test('Henry can go on without an answer, but never interrupts one', () => {
	expect(after(spoken('And food?'), { type: 'answer-skipped' }).effects).toEqual(['cancel', 'ask']);
	const speaking = after(spoken('And food?'), started, { type: 'answer-skipped' });
	expect(speaking).toMatchObject({ phase: { type: 'recording' }, effects: [] });
});

test('leaving cancels what is being done, and what comes back too late changes nothing', () => {
	expect(after({ type: 'entered' }, { type: 'left' }).effects).toEqual(['cancel']);
	expect(texts(after(spoken('One'), spoken('Two')))).toEqual(['One']);
});

const danger = {
	kind: 'abuse' as const,
	title: { en: 'Stop', es: 'Alto' },
	text: { en: 'Call', es: 'Llama' },
	numbers: [{ number: '016', who: { en: 'Help', es: 'Ayuda' } }],
};

test('danger stands still with its notice, keeps nothing of what was said, and the learner goes on or stops', () => {
	const inDanger = [...answered, spoken('Please call.', { danger, progress0to100: 0, covered: [] })];
	const stopped = after(...inDanger);
	expect(stopped).toMatchObject({ phase: { type: 'danger', danger }, progress0to100: 20, covered: ['food'] });
	expect(texts(stopped)).toEqual(['How was it?']);
	expect(answersIn(stopped.turns)).toEqual([]);
	expect(after(...inDanger, { type: 'went-on' }).phase).toEqual({ type: 'listening', wasNotHeard: false });
	expect(after(...inDanger, { type: 'ended' }).phase).toEqual({ type: 'ended' });
});
