// @vitest-environment jsdom

import type { JudgedFreeSounds } from '@henry/contract/free-sounds.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { judgeInBackground, judgeTurns, soundsOf } from './background-sounds.ts';
import type { Turn } from './conversation/conversation.ts';

const aRecording = () => new Blob([encodeWav(new Int16Array(16_000), 16_000)]);
const wordsOf = (text: string, unsure = false) =>
	text.split(' ').map((word, index) => ({
		...{ text: word, startMs: 100 * index, endMs: 100 * index + 90 },
		...{ confidence0to1: unsure ? 0.3 : 0.95, unsure },
	}));
const learner = (text: string, own: Partial<Turn> = {}) =>
	({
		...{ speaker: 'learner', text, words: wordsOf(text) },
		recorded: { recording: aRecording(), hints: [], liveTranscript: undefined },
		...own,
	}) as Turn & { speaker: 'learner' };
const henry = {
	speaker: 'henry',
	text: 'And then?',
	hints: undefined,
	coach: undefined,
	covered: [],
} as unknown as Turn;
const sound = { phone: 'Z', score0to100: 20, position: 'end' as const };
const judged: JudgedFreeSounds = {
	...{ words: 5, sounds: 9, accuracy0to100: 80, wrong: 1, examples: [] },
	judged: [{ ...sound, place: { word: 'dogs', startMs: 100, endMs: 190 } }],
};

/** What the server answers next; its last answer goes on. */
let answers: (() => Response)[] = [];
let sent: string[] = [];
const ok = () => Response.json(judged);
const busy = () => Response.json({ error: { code: 'resource-exhausted', message: 'busy' } }, { status: 429 });

beforeEach(() => {
	vi.useFakeTimers();
	[answers, sent] = [[ok], []];
	vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
		sent.push(`${path} ${body.get('words')}`);
		const answer = answers.length > 1 ? answers.shift() : answers[0];
		return answer?.();
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const answerOf = ({ words, recorded }: ReturnType<typeof learner>) => ({
	words,
	recording: recorded?.recording,
});

test('a turn is judged once Henry has answered it, and once only, after his voice was asked for', async () => {
	const first = learner('we saw two big dogs');
	judgeTurns([henry, first]);
	await pass(60_000);
	expect(sent).toEqual([]);
	judgeTurns([henry, first, henry]);
	await pass(1_000);
	expect(sent).toEqual([]);
	judgeTurns([henry, first, henry, learner('they ran away from us')]);
	await pass(60_000);
	expect(sent).toHaveLength(1);
	expect(sent[0]).toContain('/api/freeSounds?background=yes');
});

test('what was written, put right, or hardly heard is not sent', async () => {
	judgeTurns([
		...[learner('we saw two dogs', { words: [] }), learner('we saw two dogs', { recorded: undefined })],
		...[
			learner('dogs'),
			learner('we saw two big dogs', { words: wordsOf('we saw two big dogs', true) }),
			henry,
		],
	]);
	await pass(60_000);
	expect(sent).toEqual([]);
});

test('nothing is sent where somebody pays by the byte', async () => {
	Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
	judgeTurns([learner('we saw two big dogs'), henry]);
	await pass(60_000);
	expect(sent).toEqual([]);
	Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test('of a long talk enough is judged, and no more', async () => {
	const long = Array.from({ length: 10 }, () => [learner(Array(40).fill('dogs').join(' ')), henry]).flat();
	judgeTurns(long);
	await pass(120_000);
	expect(sent).toHaveLength(3);
});

test('a busy server is asked again later, and let alone after three times', async () => {
	answers = [busy, ok];
	const turn = answerOf(learner('we saw two big dogs'));
	judgeInBackground({ ...turn, recording: turn.recording as Blob });
	await pass(5_000);
	expect(sent).toHaveLength(2);
	expect(await soundsOf([turn])).toHaveLength(1);
	answers = [busy];
	judgeInBackground({ words: turn.words, recording: aRecording() });
	await pass(60_000);
	expect(sent).toHaveLength(5);
});

test('the sounds of all turns have their places in one recording, and what comes too late is left out', async () => {
	const turns = [learner('we saw two big dogs'), learner('not judged'), learner('they had three cats')];
	judgeTurns([...turns, henry]);
	await pass(10_000);
	const sounds = await soundsOf(turns.map(answerOf));
	expect(sounds.map(({ place }) => place?.startMs)).toEqual([100, 2_100]);
	expect(sounds[0]).toMatchObject(sound);
	const edited = turns.map((turn) => ({ ...answerOf(turn), words: [] }));
	expect(await soundsOf(edited)).toEqual([]);

	answers = [() => new Promise(() => {}) as never];
	const late = learner('we never hear of this');
	judgeTurns([late, henry]);
	await pass(3_000);
	const waiting = soundsOf([answerOf(late)]);
	await pass(6_000);
	expect(await waiting).toEqual([]);
	// Where nothing was asked for, nothing is waited for.
	expect(await soundsOf([answerOf(learner('we saw two big dogs'))])).toEqual([]);
});
