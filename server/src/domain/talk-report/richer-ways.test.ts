import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { describe, expect, it, test } from 'vitest';
import { learnerText } from './learner-text.ts';
import { contentForTests, toolsForTests } from './report-tools-for-tests.ts';
import { createRicherWays } from './richer-ways.ts';

const richerWays = createRicherWays(contentForTests.richerWords);
const ways = (...said: string[]) => richerWays(learnerText(said.map((content) => ({ content }))), []);

describe('what was said at any level', () => {
	it('is said at B2 and C1 in the same clause', () => {
		expect(ways('well yesterday i was very tired after work')).toEqual([
			{
				said: 'i was very tired after work',
				B2: 'i was exhausted after work',
				C1: 'i was worn out after work',
			},
		]);
		expect(ways("I don't like football")[0]?.C1).toBe("I've never taken to football");
	});

	it('is left where richer words would not fit', () => {
		expect(ways('he is a very tired man', 'i like to swim', 'i think about you', 'so very happy')).toEqual(
			[],
		);
	});

	it('is left where it was wrong, or heard in doubt', () => {
		const text = 'i was very tired';
		expect(richerWays(learnerText([{ content: text }]), [{ start: 2, end: 5 }])).toEqual([]);
		const words = text.split(' ').map(
			(word, index): TranscriptWord => ({
				text: word,
				startMs: 200 * index,
				endMs: 200 * index + 100,
				confidence0to1: 0.3,
				unsure: word === 'tired',
			}),
		);
		expect(richerWays(learnerText([{ content: text, words }]), [])).toEqual([]);
	});

	it('is three things at most', () => {
		const said = ['i was very tired', 'it is very cold', 'we were very happy', 'they are very angry'];
		expect(ways(...said)).toHaveLength(3);
	});
});

test('no richer word for an adjective or a whole clause brings a mistake with it', async () => {
	const { checker } = toolsForTests(createWinkTagger());
	for (const { said, B2, C1 } of contentForTests.richerWords) {
		for (const richer of [B2, C1]) {
			const isAdjective = /^(?:very|too|not) /.test(said);
			const isClause = /^(?:i|it)\b/.test(said);
			if (!isAdjective && !isClause) continue;
			const sentence = isAdjective
				? `It is ${richer} now`
				: `${richer} ${/ to$/.test(richer) ? 'sing' : 'music'}`;
			const { sure } = await checker.check(sentence);
			expect(sure, `${said}: ${sentence}`).toEqual([]);
		}
	}
});
