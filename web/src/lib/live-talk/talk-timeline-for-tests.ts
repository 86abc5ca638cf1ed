import type { ErrorCode } from '@henry/contract/errors.ts';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { liveTalkBefore, stepLiveTalk } from './live-talk.ts';
import type { LiveTalkEffect, LiveTalkEvent } from './live-talk-step.ts';
import type { LiveTalkNews } from './talk-socket.ts';

export const settings = { pauseMs: 1_000, handsFree: true, voiceRate: 1 } as const;
export const exercise = { type: 'talk', exerciseType: 'howWasYourDay' } as const;
export const coach = { name: 'Henry', embedded: true };
export const hints = { word: 'a', starter: 'b', example: 'c' };

const told = (news: LiveTalkNews, recording?: Blob): LiveTalkEvent => ({
	type: 'told',
	news,
	recording,
});
export const henry = (place: number, reply: number, question = 'Why?', progress = 20) =>
	told({ type: 'henry', place, reply, answer: { question, progress, covered: ['food'], hints, coach } });
export const speech = (reply: number, isLast = true): LiveTalkEvent => ({
	type: 'speech',
	header: { type: 'speech', reply, text: 'Why?', sampleRateHz: 16_000, samples: 2, isLast },
	samples: Int16Array.of(reply, reply),
});
export const played = (reply: number, wasAudible = true): LiveTalkEvent => ({
	type: 'played',
	reply,
	wasAudible,
});
export const yourTurn = told({ type: 'your-turn', wasNotHeard: false });
export const notHeard = told({ type: 'your-turn', wasNotHeard: true });
export const voice = (active: boolean) => told({ type: 'voice', active });
const word = (text: string, startMs: number) => ({
	text,
	startMs,
	endMs: startMs + 200,
	confidence0to1: 0.9,
	unsure: false,
});
export const partial = told({ type: 'partial', transcription: 'it', words: [word('it', 5_100)] });
export const final = (place: number, transcription: string, recording?: Blob) =>
	told(
		{
			type: 'final',
			place,
			transcription,
			words: [word(transcription, 5_100)],
			startMs: 5_000,
			endMs: 6_000,
		},
		recording,
	);
export const failure = (code: ErrorCode) => told({ type: 'error', error: { code, message: 'No.' } });
export const about = (type: 'suspend' | 'resume' | 'interrupted' | 'voiceless', reply: number) =>
	told({ type, reply });
export const entered: LiveTalkEvent = { type: 'entered' };
export const opened: LiveTalkEvent = { type: 'socket-opened' };
export const closed: LiveTalkEvent = { type: 'socket-closed' };

/** Henry has asked, and the learner has the turn. */
export const connected = [entered, { type: 'microphone-opened' }, opened] satisfies LiveTalkEvent[];
export const asked = [...connected, henry(0, 1, 'How was it?'), speech(1), played(1), yourTurn];
export const spoken = [voice(true), partial, voice(false)];
export const answered = [...asked, ...spoken, final(1, 'fine')];

/** The talk after some events, with the effects of the last one. */
export function after(...events: LiveTalkEvent[]) {
	let state = liveTalkBefore({ exercise, turnsBefore: [], settings });
	let effects: readonly LiveTalkEffect[] = [];
	for (const event of events) ({ state, effects } = stepLiveTalk(state, event));
	const tells = effects.flatMap((effect) => (effect.type === 'tell' ? [effect.message] : []));
	return { ...state, state, effects, tells, names: effects.map(({ type }) => type) };
}

export const texts = ({ turns }: { turns: readonly Turn[] }) => turns.map(({ text }) => text);
