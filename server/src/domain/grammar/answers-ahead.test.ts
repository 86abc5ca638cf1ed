import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { expect, test } from 'vitest';
import { createDeferred, type Deferred } from '#server/engines/deferred.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { createAnswersAhead } from './answers-ahead.ts';

/** A checker that answers when the test says so. */
function slowChecker(health: Partial<ReturnType<GrammarChecker['health']>> = {}) {
	const asked: string[] = [];
	const calls: Deferred<GrammarFindings>[] = [];
	const checker: GrammarChecker = {
		health: () => ({ name: 'slow', model: 'none', embedded: true, state: 'ready', queued: 0, ...health }),
		start: async () => {},
		close: async () => {},
		check(text) {
			asked.push(text);
			const call = createDeferred<GrammarFindings>();
			calls.push(call);
			return call.promise;
		},
	};
	const settle = async (end: (call: Deferred<GrammarFindings>) => void) => {
		end(calls.at(-1) as Deferred<GrammarFindings>);
		await new Promise(setImmediate);
	};
	return {
		checker,
		asked,
		answer: () => settle(({ resolve }) => resolve({ sure: [], maybe: [] })),
		fail: () => settle(({ reject }) => reject(new Error('The model is gone.'))),
	};
}

const word = (text: string, startMs: number) => ({
	text,
	startMs,
	endMs: startMs + 300,
	confidence0to1: 1,
	unsure: false,
});
const words = [
	word('he', 1_000),
	word('go', 14_000),
	word('she', 15_500),
	word('like', 29_000),
	word('it', 31_000),
];

/** Three answers of 15 s, told as they come. */
function answersOf(checker: GrammarChecker) {
	const answers = createAnswersAhead(checker, new AbortController().signal);
	answers.next(15_000);
	answers.next(30_000);
	answers.tell(words);
	return answers;
}

test('an answer is checked once its words no longer change, one after the other', async () => {
	const { checker, asked, answer } = slowChecker();
	const answers = answersOf(checker);
	answers.advance(17_900);
	expect(asked).toEqual([]);
	answers.advance(18_000);
	answers.advance(33_000);
	expect(asked).toEqual(['he go']);
	await answer();
	answers.advance(33_100);
	expect(asked).toEqual(['he go', 'she like']);
	await answer();
	answers.advance(60_000);
	expect(asked).toHaveLength(2);
});

test('of the answer that is being given, the sentences are checked that are over', async () => {
	const { checker, asked, answer } = slowChecker();
	const answers = createAnswersAhead(checker, new AbortController().signal);
	const [he, go, she, like, it] = words as [
		TranscriptWord,
		TranscriptWord,
		TranscriptWord,
		TranscriptWord,
		TranscriptWord,
	];
	answers.tell([he, { ...go, mark: '.' }, she, like, it]);
	answers.advance(17_200);
	expect(asked).toEqual([]);
	answers.advance(17_300);
	await answer();
	expect(asked).toEqual(['he go']);
	answers.advance(34_300);
	expect(asked).toHaveLength(1);
	answers.tell([he, { ...go, mark: '.' }, she, { ...like, mark: '?' }, it]);
	answers.advance(34_400);
	await answer();
	expect(asked).toEqual(['he go', 'he go she like']);
	answers.next(32_000);
	answers.advance(35_000);
	expect(asked.slice(2)).toEqual(['he go she like it']);
});

test('a check that fails is left for the report, and the next answer is checked', async () => {
	const { checker, asked, fail } = slowChecker();
	const answers = answersOf(checker);
	answers.advance(18_000);
	await fail();
	answers.advance(33_000);
	expect(asked).toEqual(['he go', 'she like']);
});

test('an answer to which nothing was said is passed over', () => {
	const { checker, asked } = slowChecker();
	const answers = answersOf(checker);
	answers.tell(words.slice(2));
	answers.advance(18_000);
	answers.advance(33_000);
	expect(asked).toEqual(['she like']);
});

test.each([
	['somebody waits for the model', { queued: 1 }],
	['the model is elsewhere', { embedded: false }],
])('nothing is checked ahead where %s', (_, health) => {
	const { checker, asked } = slowChecker(health);
	answersOf(checker).advance(60_000);
	expect(asked).toEqual([]);
});
