import type { LiveTalkSettings } from '@henry/contract/live-talk.ts';
import { expect, test } from 'vitest';
import { stepTurnTaking } from './turn-taking.ts';
import { type TurnEvent, turnTakingBefore } from './turn-taking-state.ts';

const handsFree: LiveTalkSettings = { pauseMs: 1_000, handsFree: true, voiceRate: 1 };
const held: LiveTalkSettings = { ...handsFree, handsFree: false };
const frameMs = 20;

type Timeline = readonly (readonly [atMs: number, event: TurnEvent])[];

/** Lets the time of a talk pass, in which the learner has the turn at 0, and answers what was to be done when. */
function play(timeline: Timeline, untilMs: number, settings = handsFree): [number, string][] {
	let { state } = stepTurnTaking(turnTakingBefore(settings), { type: 'henry-played' });
	const done: [number, string][] = [];
	const follow = (event: TurnEvent, atMs: number) => {
		const step = stepTurnTaking(state, event);
		state = step.state;
		for (const effect of step.effects) done.push([atMs, effect]);
	};
	for (let nowMs = 0; nowMs <= untilMs; nowMs += frameMs) {
		for (const [atMs, event] of timeline) if (atMs > nowMs - frameMs && atMs <= nowMs) follow(event, nowMs);
		follow({ type: 'time', nowMs }, nowMs);
	}
	return done;
}

const starts = (startMs: number): TurnEvent => ({ type: 'voice-started', startMs });
const ends = (endMs: number): TurnEvent => ({ type: 'voice-ended', endMs });
const understood = (text: string): TurnEvent => ({ type: 'understood', text });
const judged = (completeness0to1: number): TurnEvent => ({ type: 'judged', completeness0to1 });
const heard = (text: string): TurnEvent => ({ type: 'heard', text });
const timeOf = (done: [number, string][], effect: string) => done.find(([, one]) => one === effect)?.[0];

/** A turn from 1 s to 2 s, judged and understood as engines do it inside the pause. */
const turn = (text: string, completeness0to1: number): Timeline => [
	[1_000, starts(1_000)],
	[2_200, ends(2_000)],
	[2_280, judged(completeness0to1)],
	[2_500, understood(text)],
];

test.each([
	['a question', 'What do you think', 0.9, 2_500],
	['a sentence that may go on', 'I like my work', 0.9, 3_500],
	['a sentence that is open', 'I like it because', 0.9, 4_500],
	['a sound that is open', 'I like my work', 0.02, 4_500],
] as const)('%s becomes Henry’s turn when its own pause is over', (_, text, completeness, atMs) => {
	expect(timeOf(play(turn(text, completeness), 6_000), 'commit')).toBe(atMs);
});

test('a reply is thought up when it was understood, or when the end of a long pause comes near', () => {
	expect(timeOf(play(turn('I like my work', 0.9), 6_000), 'think')).toBe(2_500);
	expect(timeOf(play(turn('I like it because', 0.9), 6_000), 'think')).toBe(3_000);
});

test('where the recogniser is slower than the pause, Henry has the turn first and thinks when it has answered', () => {
	const done = play(
		[
			[1_000, starts(1_000)],
			[2_200, ends(2_000)],
			[4_000, understood('I like it')],
		],
		6_000,
	);
	expect([timeOf(done, 'commit'), timeOf(done, 'think')]).toEqual([3_000, 4_000]);
});

test('a judgement that comes late still shortens the pause', () => {
	const [begins, pauses, , answer] = turn('Do you like it', 0.9);
	const late = play([begins, pauses, answer, [2_800, judged(0.9)]] as Timeline, 6_000);
	expect(timeOf(late, 'commit')).toBe(2_800);
});

test('a sentence that was brought to its end after a hesitation ends the turn', () => {
	const done = play(
		[
			...turn('I work in a', 0.1),
			[3_000, starts(3_000)],
			[3_900, ends(3_700)],
			[3_980, judged(0.6)],
			[4_060, understood('I work in a big hospital')],
		],
		6_000,
	);
	expect(timeOf(done, 'commit')).toBe(4_100);
	expect(done.filter(([, effect]) => effect === 'commit')).toHaveLength(1);
});

test('time to think lasts until the learner speaks again', () => {
	const think: Timeline = [[2_100, { type: 'thinking', isThinking: true }]];
	expect(timeOf(play([...turn('Do you like it', 0.9), ...think], 20_000), 'commit')).toBeUndefined();
	const goesOn: Timeline = [
		[9_000, starts(9_000)],
		[9_700, ends(9_500)],
		[9_780, judged(0.9)],
		[9_800, understood('Do you like it too')],
	];
	expect(timeOf(play([...turn('Do you like it', 0.9), ...think, ...goesOn], 20_000), 'commit')).toBe(9_900);
});

test('the button alone ends a turn that is held, though it sounds finished', () => {
	const timeline: Timeline = [
		[500, { type: 'pressed' }],
		...turn('Do you like it', 0.9),
		[8_000, { type: 'released' }],
	];
	expect(timeOf(play(timeline, 20_000, held), 'commit')).toBe(8_000);
});

test('whoever goes on before Henry is heard takes the turn back; soon after, it is reopened; later, it is a new one', () => {
	const goesOn = (startMs: number): Timeline => [
		[startMs, starts(startMs)],
		[startMs + 300, heard('and you')],
	];
	const given = turn('Do you like it', 0.9);
	const audible: Timeline = [[2_700, { type: 'henry-audible' }]];
	const effects = (timeline: Timeline) => play(timeline, 6_000).map(([, effect]) => effect);
	expect(effects([...given, ...goesOn(2_600)])).toContain('take-back');
	expect(effects([...given, ...audible, ...goesOn(3_000)])).toEqual(
		expect.arrayContaining(['suspend', 'interrupt', 'reopen-turn']),
	);
	const late = effects([...given, ...audible, ...goesOn(5_000)]);
	expect(late).toContain('interrupt');
	expect(late).not.toContain('reopen-turn');
});

test('a noise while Henry speaks holds him for as long as it lasts, once', () => {
	const noise = (startMs: number): Timeline => [
		[startMs, starts(startMs)],
		[startMs + 100, { type: 'voice-discarded' }],
	];
	const done = play(
		[...turn('Do you like it', 0.9), [2_700, { type: 'henry-audible' }], ...noise(3_500), ...noise(4_500)],
		6_000,
	);
	expect(done.filter(([, effect]) => effect === 'suspend' || effect === 'resume')).toEqual([
		[3_500, 'suspend'],
		[3_600, 'resume'],
	]);
});

test('a turn of five minutes is Henry’s at the next pause, however open', () => {
	const done = play(
		[
			[1_000, starts(1_000)],
			[302_000, ends(301_500)],
			[302_080, judged(0.02)],
			[302_100, understood('and then')],
		],
		303_000,
	);
	expect(timeOf(done, 'commit')).toBe(302_000);
});

const thinking = (isThinking: boolean): TurnEvent => ({ type: 'thinking', isThinking });

test.each<[string, Timeline, number]>([
	['', [], 15_000],
	[
		' after the time to think',
		[
			[5_000, thinking(true)],
			[40_000, thinking(false)],
		],
		54_980,
	],
	[
		' after a noise that ended the time to think',
		[
			[5_000, thinking(true)],
			[40_000, starts(40_000)],
			[40_200, { type: 'voice-discarded' }],
		],
		54_980,
	],
])(
	'a learner who says nothing is helped after 15 seconds%s, and only once',
	(_when, timeline, helpedAtMs) => {
		expect(play(timeline, 90_000).filter(([, effect]) => effect === 'help')).toEqual([[helpedAtMs, 'help']]);
	},
);
