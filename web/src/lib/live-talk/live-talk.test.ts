import { expect, test } from 'vitest';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { liveTalkBefore, stepLiveTalk } from './live-talk.ts';
import type { LiveTalkEvent } from './live-talk-step.ts';
import {
	about,
	after,
	answered,
	asked,
	closed,
	coach,
	connected,
	entered,
	exercise,
	final,
	henry,
	hints,
	notHeard,
	opened,
	partial,
	played,
	settings,
	speech,
	spoken,
	texts,
	voice,
	yourTurn,
} from './talk-timeline-for-tests.ts';

test('microphone, then socket, then the talk begins with all that was said before', () => {
	expect(after(entered)).toMatchObject({ phase: { type: 'connecting' }, names: ['mark', 'open'] });
	expect(after(...connected.slice(0, 2)).effects).toEqual([{ type: 'connect', afterMs: 0 }]);
	const begun = after(...connected);
	expect(begun.phase).toEqual({ type: 'henry-thinking' });
	expect(begun.names).toEqual(['flush', 'tell', 'begin-stream']);
	expect(begun.tells).toEqual([
		{ type: 'start', exercise, fullConversation: [], settings, repeatsLast: false },
	]);
});

test('a conversation that was held by taps goes on live where it is, without what has no text', () => {
	const untranscribed: Turn = { speaker: 'learner', text: undefined, words: [], recorded: undefined };
	const question: Turn = { speaker: 'henry', text: 'How was it?', hints, coach, covered: [] };
	const turnsBefore = [question, untranscribed];
	let state = liveTalkBefore({ exercise, turnsBefore, settings });
	expect(texts(state)).toEqual(['How was it?']);
	for (const event of connected) ({ state } = stepLiveTalk(state, event));
	expect(state.phase.type).toBe('connecting');
	expect(stepLiveTalk(state, yourTurn).state.phase).toEqual({ type: 'learner', wasNotHeard: false });
});

test('Henry speaks, the learner has the turn once he is heard, and what was said is acknowledged', () => {
	const speaking = after(...connected, henry(0, 1, 'How was it?'), speech(1));
	expect(speaking).toMatchObject({
		phase: { type: 'henry-speaking', isSuspended: false },
		progress0to100: 20,
		covered: ['food'],
		names: ['play', 'await-end'],
	});
	expect(after(...connected, henry(0, 1), speech(1, false)).names).toEqual(['play']);
	expect(after(...connected, henry(0, 1), speech(1), played(1)).tells).toEqual([
		{ type: 'played', reply: 1 },
	]);

	const heard = after(...asked, voice(true), partial);
	expect(heard).toMatchObject({ phase: { type: 'learner' }, hearsVoice: true });
	expect(heard.partialWords.map(({ text }) => text)).toEqual(['it']);
	const understood = after(...answered);
	expect(texts(understood)).toEqual(['How was it?', 'fine']);
	expect(understood).toMatchObject({
		phase: { type: 'henry-thinking' },
		partialWords: [],
		hearsVoice: false,
	});
});

test('a turn has its recording, and words whose times begin with it', () => {
	const recording = new Blob(['sound']);
	const turn = after(...asked, final(1, 'fine', recording)).turns[1];
	expect(turn).toMatchObject({
		recorded: { recording },
		words: [{ text: 'fine', startMs: 100, endMs: 300 }],
	});
});

test('the first sentence may come before the whole answer, and is played once', () => {
	const early = after(...answered, speech(2, false));
	expect(early).toMatchObject({ phase: { type: 'henry-speaking' }, names: ['flush', 'play'] });
	expect(texts(early)).toEqual(['How was it?', 'fine']);
	const whole = after(...answered, speech(2, false), henry(2, 2));
	expect(texts(whole)).toEqual(['How was it?', 'fine', 'Why?']);
	expect(whole.effects).toEqual([]);
});

test('a noise holds Henry, who goes on if it was no words', () => {
	const suspended = [...connected, henry(0, 1), speech(1), about('suspend', 1)];
	expect(after(...suspended)).toMatchObject({
		phase: { type: 'henry-speaking', isSuspended: true },
		names: ['hold'],
	});
	expect(after(...suspended, about('resume', 1))).toMatchObject({
		phase: { type: 'henry-speaking', isSuspended: false },
		names: ['resume'],
	});
	expect(after(...connected, henry(0, 1), speech(1), about('suspend', 7)).effects).toEqual([]);
});

test('words take the turn: what Henry has left to say is dropped, whatever of it still comes', () => {
	const interrupted = [
		...connected,
		henry(0, 1),
		speech(1, false),
		about('suspend', 1),
		about('interrupted', 1),
	];
	expect(after(...interrupted)).toMatchObject({ phase: { type: 'learner' }, names: ['flush'] });
	expect(after(...interrupted, speech(1)).effects).toEqual([]);
	expect(after(...interrupted, played(1)).effects).toEqual([]);
});

test('whoever went on has one turn: it replaces the one before, with Henry’s answer to that', () => {
	const longer = after(
		...answered,
		henry(2, 2),
		speech(2),
		voice(true),
		about('suspend', 2),
		about('interrupted', 2),
		yourTurn,
		voice(false),
		final(1, 'fine and well'),
	);
	expect(texts(longer)).toEqual(['How was it?', 'fine and well']);
	expect(longer).toMatchObject({ phase: { type: 'henry-thinking' }, names: ['flush'] });
});

test('speech without words leaves the turn with the learner', () => {
	expect(after(...asked, ...spoken, notHeard)).toMatchObject({
		phase: { type: 'learner', wasNotHeard: true },
		partialWords: [],
	});
});

test('without sound Henry is read: the server knows of its own missing voice, but not of a silent browser', () => {
	const voiceless = after(...connected, henry(0, 1), about('voiceless', 1));
	expect(voiceless).toMatchObject({ isVoiceless: true, effects: [{ type: 'await-end', reply: 1 }] });
	expect(after(...connected, henry(0, 1), about('voiceless', 1), yourTurn, played(1)).tells).toEqual([]);

	const silent = after(...connected, henry(0, 1), speech(1), played(1, false));
	expect(silent).toMatchObject({ isVoiceless: true, tells: [{ type: 'played', reply: 1 }] });
	expect(after(...answered, henry(2, 2)).isVoiceless).toBe(false);
});

test('what Henry says again is a reply of its own, and he is said again on a new socket if it was not heard', () => {
	expect(after(...asked, { type: 'repeat-wanted' }).tells).toEqual([{ type: 'repeat' }]);
	const again = [...asked, speech(2)];
	expect(after(...again)).toMatchObject({ phase: { type: 'henry-speaking' }, reply: 2 });
	expect(after(...again, played(2)).tells).toEqual([{ type: 'played', reply: 2 }]);
	expect(after(...again, closed, opened).tells).toMatchObject([{ type: 'start', repeatsLast: true }]);
	expect(after(...asked, closed, { type: 'repeat-wanted' }, opened).tells[0]).toMatchObject({
		repeatsLast: true,
	});
	expect(after(...answered, { type: 'repeat-wanted' }).effects).toEqual([]);
});

test('the conversation ends when the last thing that Henry says has been heard', () => {
	const last = [...answered, henry(2, 2, 'Goodbye!', 100), speech(2)];
	expect(after(...last).phase.type).toBe('henry-speaking');
	expect(after(...last, played(2))).toMatchObject({ phase: { type: 'ended' }, names: ['close'] });
	expect(
		after(...answered, henry(2, 2, 'Goodbye!', 100), about('voiceless', 2), played(2, false)).phase,
	).toEqual({ type: 'ended' });
	const cutOff = after(...last, closed);
	expect(cutOff).toMatchObject({ phase: { type: 'henry-speaking' }, names: ['resume', 'await-end'] });
	expect(after(...last, closed, played(2)).phase.type).toBe('ended');
	const objected = after(
		...last,
		about('interrupted', 2),
		yourTurn,
		final(3, 'wait'),
		henry(4, 3, 'Yes?', 90),
	);
	expect(objected.phase.type).toBe('henry-speaking');
});

test('time to think, the button and settings are told, kept with the sound, and shown', () => {
	const think = { type: 'think', thinking: true } as const;
	expect(after(...asked, { type: 'marked', mark: think })).toMatchObject({
		isThinking: true,
		effects: [
			{ type: 'mark', mark: think },
			{ type: 'tell', message: think },
		],
	});
	const pressed = { type: 'talk-button', pressed: true } as const;
	expect(after(...asked, closed, { type: 'marked', mark: pressed })).toMatchObject({
		isPressed: true,
		effects: [{ type: 'mark', mark: pressed }],
	});
	const slower = { type: 'settings', settings: { ...settings, voiceRate: 0.75 } } as const;
	const changed = after(...asked, { type: 'marked', mark: slower });
	expect(changed).toMatchObject({ settings: slower.settings, names: ['mark', 'tell'] });
});

test.each([
	['speech', voice(true)],
	['a turn', final(1, 'fine')],
])('%s ends the time to think', (_name, event) => {
	const thinking = [...asked, { type: 'marked', mark: { type: 'think', thinking: true } } as const];
	const ended = after(...thinking, event);
	expect(ended.isThinking).toBe(false);
	expect(ended.effects).toContainEqual({ type: 'mark', mark: { type: 'think', thinking: false } });
});

test('an answer in writing is a turn like another', () => {
	const written = after(...asked, { type: 'wrote', text: ' quite good ', which: 'answer' });
	expect(texts(written)).toEqual(['How was it?', 'quite good']);
	expect(written).toMatchObject({ phase: { type: 'henry-thinking' }, names: ['flush', 'settle', 'tell'] });
	expect(written.tells).toEqual([{ type: 'written', place: 1, text: 'quite good' }]);
	expect(after(...answered, { type: 'wrote', text: 'more', which: 'answer' }).effects).toEqual([]);
	expect(after(...asked, { type: 'wrote', text: ' ', which: 'answer' }).effects).toEqual([]);
	const offline = after(...asked, closed, { type: 'wrote', text: 'good', which: 'answer' });
	expect(offline).toMatchObject({ phase: { type: 'reconnecting' }, tells: [] });
	expect(texts(offline)).toEqual(['How was it?', 'good']);
});

test('the last turn put right withdraws Henry’s answer, and what still comes of it', () => {
	const recording = new Blob(['sound']);
	const before = [...asked, final(1, 'fine', recording), henry(2, 2), speech(2, false)];
	const edit: LiveTalkEvent = { type: 'wrote', text: 'fish', which: 'last-turn' };
	const edited = after(...before, edit);
	expect(texts(edited)).toEqual(['How was it?', 'fish']);
	expect(edited.turns[1]).toMatchObject({ words: [], recorded: { recording } });
	expect(edited.tells).toEqual([{ type: 'written', place: 1, text: 'fish' }]);
	expect(after(...before, edit, speech(2)).effects).toEqual([]);
	expect(after(...before, edit, about('interrupted', 2)).phase.type).toBe('henry-thinking');
	expect(texts(after(...before, edit, final(3, 'too late')))).toEqual(['How was it?', 'fish']);
	expect(texts(after(...before, edit, henry(2, 3, 'Fish?')))).toEqual(['How was it?', 'fish', 'Fish?']);
	expect(after(...asked, edit).effects).toEqual([]);
});

test('danger closes microphone and socket, keeps nothing of what was said, and the learner can go on', () => {
	const danger = {
		kind: 'selfHarm' as const,
		title: { en: 'Stop', es: 'Alto' },
		text: { en: 'Call', es: 'Llama' },
		numbers: [{ number: '024', who: { en: 'Help', es: 'Ayuda' } }],
	};
	const reply = henry(2, 2, 'Please call.');
	if (reply.type !== 'told' || reply.news.type !== 'henry') throw new Error('This is no reply.');
	const inDanger: LiveTalkEvent = {
		...reply,
		news: { ...reply.news, answer: { ...reply.news.answer, danger } },
	};
	const events = [
		...connected,
		henry(0, 1, 'How was it?'),
		speech(1),
		played(1),
		yourTurn,
		final(1, 'bad'),
		inDanger,
	];
	const stopped = after(...events);
	expect(stopped.phase).toEqual({ type: 'danger', danger });
	expect(stopped.names).toEqual(['close']);
	expect(stopped.turns.map(({ text }) => text)).toEqual(['How was it?']);
	const goneOn = after(...events, { type: 'retried' });
	expect(goneOn.phase).toEqual({ type: 'connecting' });
	expect(goneOn.names).toEqual(['open']);
});
