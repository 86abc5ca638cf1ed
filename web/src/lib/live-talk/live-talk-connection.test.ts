import { pairDecisionQuestion } from '@henry/contract/conversation.ts';
import { expect, test } from 'vitest';
import { messagesOf } from '#web/lib/conversation/turns.ts';
import { isQuiet } from './live-talk.ts';
import type { LiveTalkEvent } from './live-talk-step.ts';
import {
	about,
	after,
	answered,
	asked,
	closed,
	connected,
	entered,
	exercise,
	failure,
	final,
	henry,
	notHeard,
	opened,
	played,
	settings,
	speech,
	spoken,
	texts,
	voice,
	yourTurn,
} from './talk-timeline-for-tests.ts';

test('a dropped socket is opened anew, later after each failure, until the talk goes on', () => {
	const lost = after(...asked, closed);
	expect(lost).toMatchObject({
		phase: { type: 'reconnecting' },
		effects: [{ type: 'connect', afterMs: 250 }],
	});
	const delays = Array.from({ length: 8 }, (_, count) => {
		const { effects } = after(...asked, ...Array<LiveTalkEvent>(count + 1).fill(closed));
		return effects[0]?.type === 'connect' && effects[0].afterMs;
	});
	expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
	const firstTurn = [closed, closed, opened, yourTurn];
	expect(after(...asked, ...firstTurn, closed).effects).toEqual([{ type: 'connect', afterMs: 1_000 }]);
	expect(after(...asked, ...firstTurn, final(1, 'fine'), closed).effects).toEqual([
		{ type: 'connect', afterMs: 250 },
	]);
});

test('a new socket is told the whole conversation, and says Henry’s message again only if it was cut off', () => {
	const heard = after(...asked, closed, opened);
	expect(heard).toMatchObject({ phase: { type: 'reconnecting' }, names: ['flush', 'tell', 'begin-stream'] });
	expect(heard.tells).toMatchObject([{ type: 'start', repeatsLast: false }]);
	const midway = after(...answered, henry(2, 2), speech(2), closed, opened);
	expect(midway.phase.type).toBe('henry-thinking');
	expect(midway.tells).toEqual([
		{ type: 'start', exercise, settings, repeatsLast: true, fullConversation: messagesOf(midway.turns) },
	]);
	expect(texts(midway)).toEqual(['How was it?', 'fine', 'Why?']);
	const heardMeanwhile = after(...answered, henry(2, 2), speech(2), closed, played(2), opened);
	expect(heardMeanwhile.tells).toMatchObject([{ repeatsLast: false }]);
	expect(after(...answered, closed, opened)).toMatchObject({
		phase: { type: 'henry-thinking' },
		tells: [{ fullConversation: [{ role: 'system' }, { role: 'user', content: 'fine' }] }],
	});
});

test('sound counts as quiet only when nobody can have said anything since the last turn', () => {
	const quiet = (...events: LiveTalkEvent[]) => isQuiet(after(...events).state);
	const second = [...answered, henry(2, 2), speech(2), played(2), yourTurn];
	expect(quiet(...second)).toBe(true);
	expect(quiet(...second, voice(true))).toBe(false);
	expect(quiet(...second, ...spoken)).toBe(false);
	expect(quiet(...second, ...spoken, notHeard)).toBe(true);
	expect(quiet(...second, ...spoken, final(3, 'yes'))).toBe(true);
	expect(quiet(...second, closed)).toBe(false);
	// A new socket is still busy with what was sent again when it gives the turn.
	expect(quiet(...second, closed, opened, yourTurn)).toBe(false);
	// Henry is taken back, or cut off, because the learner speaks.
	expect(quiet(...second, ...spoken, final(3, 'yes'), yourTurn)).toBe(false);
	expect(quiet(...answered, henry(2, 2), speech(2), about('suspend', 2))).toBe(false);
	expect(quiet(...answered, henry(2, 2), speech(2), about('interrupted', 2), yourTurn)).toBe(false);
});

test('a failure can be tried again on the same socket', () => {
	const failed = after(...answered, failure('unavailable'));
	expect(failed.phase).toMatchObject({ type: 'failed', mayRetry: true, error: { code: 'unavailable' } });
	const again = after(...answered, failure('unavailable'), { type: 'retried' });
	expect(again).toMatchObject({ phase: { type: 'henry-thinking' }, tells: [{ type: 'retry' }] });
});

test.each([
	['unavailable', 'reconnecting', undefined],
	['internal', 'reconnecting', undefined],
	['invalid-argument', 'failed', false],
	['permission-denied', 'failed', false],
	['resource-exhausted', 'failed', true],
] as const)('after %s a closed socket leaves the talk %s', (code, type, mayRetry) => {
	const { phase, names } = after(...connected, failure(code), closed);
	expect(phase).toMatchObject({ type, ...(mayRetry !== undefined && { mayRetry }) });
	expect(names).toEqual(type === 'failed' ? [] : ['connect']);
	const again = after(...connected, failure(code), closed, { type: 'retried' });
	if (type === 'failed') expect(again).toMatchObject({ phase: { type: 'connecting' }, names: ['connect'] });
});

test('the end of the discussion’s time is told until Henry has asked for the decision', () => {
	const timeIsUp = { type: 'time-is-up' } as const;
	expect(after(...asked, timeIsUp).tells).toEqual([timeIsUp]);
	expect(after(...asked, closed, timeIsUp, opened).tells[1]).toEqual(timeIsUp);
	const asksForIt = [timeIsUp, henry(1, 2, pairDecisionQuestion), closed, opened] as const;
	expect(after(...asked, ...asksForIt).tells.map(({ type }) => type)).toEqual(['start']);
});

test('without a microphone the talk stands still, keeps what was said, and can be tried again', () => {
	const lost: LiveTalkEvent = { type: 'microphone-failed', problem: 'missing' };
	const still = after(...answered, lost);
	expect(still).toMatchObject({ phase: { type: 'no-microphone', problem: 'missing' }, names: ['close'] });
	expect(texts(still)).toEqual(['How was it?', 'fine']);
	expect(after(...answered, lost, { type: 'wrote', text: 'x', which: 'last-turn' }).effects).toEqual([]);
	expect(after(...answered, lost, { type: 'retried' })).toMatchObject({
		phase: { type: 'connecting' },
		effects: [{ type: 'open', steals: false }],
	});
});

test('only one tab talks: the other one can take over', () => {
	const elsewhere = [...asked, { type: 'taken-elsewhere' } as const];
	expect(after(...elsewhere)).toMatchObject({ phase: { type: 'elsewhere' }, names: ['close'] });
	expect(after(...elsewhere, { type: 'taken-over' }).effects).toEqual([{ type: 'open', steals: true }]);
	expect(after(...asked, { type: 'taken-over' }).effects).toEqual([]);
});

test('after the end nothing happens any more, and leaving gives everything up', () => {
	const ended = [...answered, { type: 'ended' } as const];
	expect(after(...ended)).toMatchObject({ phase: { type: 'ended' }, names: ['close'] });
	expect(after(...ended, closed, entered, henry(2, 2)).turns).toHaveLength(2);
	expect(after(...ended, entered).effects).toEqual([]);
	expect(after(...asked, { type: 'left' })).toMatchObject({ isConnected: false, names: ['close'] });
});
