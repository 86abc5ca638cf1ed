import type { LiveTalkServerMessage } from '@henry/contract/live-talk.ts';

export const settings = { pauseMs: 1_000, handsFree: true, voiceRate: 1 } as const;
export const options = {
	exercise: { type: 'talk', exerciseType: 'talkAboutYou' },
	turnsBefore: [],
	settings,
} as const;
const hints = { word: 'a', starter: 'b', example: 'c' };
const answer = {
	question: 'Who?',
	progress: 10,
	covered: [],
	hints,
	coach: { name: 'H', embedded: true },
};
export const henry: LiveTalkServerMessage = { type: 'henry', place: 0, reply: 1, answer };
export const header = {
	type: 'speech',
	reply: 1,
	text: 'Who?',
	sampleRateHz: 16_000,
	samples: 3,
	isLast: true,
} as const;
export const sound = Int16Array.of(7, 8, 9);
export const yourTurn: LiveTalkServerMessage = { type: 'your-turn', wasNotHeard: false };
