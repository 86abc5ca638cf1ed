import { expect, test } from 'vitest';
import { createRandom } from './search-for-tests.ts';
import { CopyIndex, pruningThreshold, removeBelow, TokenTable } from './token-table.ts';

function randomTokens(count: number): TokenTable {
	const random = createRandom(3);
	const tokens = new TokenTable();
	tokens.reserve(count);
	for (let token = 0; token < count; token++) {
		tokens.score[token] = -100 - 10 * random();
		tokens.node[token] = token;
		if (token % 50 === 0) tokens.addCopy(token);
		tokens.tokenCount++;
		tokens.copyBegin[tokens.copyCount] = tokens.tokenCount;
	}
	tokens.best = Math.max(...tokens.score.subarray(0, count));
	return tokens;
}

test('few tokens are pruned by the beam alone', () => {
	const tokens = randomTokens(1000);
	expect(pruningThreshold(tokens, 4, 1000)).toBe(tokens.best - 4);
});

test('of many tokens about the best ones stay, never more', () => {
	const tokens = randomTokens(1000);
	const sorted = [...tokens.score.subarray(0, 1000)].sort((a, b) => b - a);
	const threshold = pruningThreshold(tokens, 20, 100);
	expect(threshold).toBeGreaterThan(sorted[100] as number);
	expect(threshold).toBeLessThan(sorted[80] as number);
	removeBelow(threshold, tokens);
	expect(tokens.tokenCount).toBeLessThanOrEqual(100);
	expect([...tokens.score.subarray(0, tokens.tokenCount)].sort((a, b) => b - a)).toEqual(
		sorted.slice(0, tokens.tokenCount),
	);
});

test('tokens stay in their copies, and empty copies go', () => {
	const tokens = randomTokens(1000);
	removeBelow(tokens.best - 1, tokens);
	for (let copy = 0; copy < tokens.copyCount; copy++) {
		const nodes = tokens.node.slice(tokens.copyBegin[copy], tokens.copyBegin[copy + 1]);
		expect(nodes.length).toBeGreaterThan(0);
		for (const node of nodes) expect(node - (node % 50)).toBe(tokens.copyState[copy]);
	}
	expect(tokens.copyBegin[tokens.copyCount]).toBe(tokens.tokenCount);
});

test('copies are found after the index has grown, and gone after it was cleared', () => {
	const index = new CopyIndex();
	for (const round of [1, 2]) {
		index.clear();
		expect(index.find(7)).toBe(-1);
		for (let copy = 0; copy < 5000; copy++) index.add(copy * 1024 * round + 7, copy);
		for (let copy = 0; copy < 5000; copy++) expect(index.find(copy * 1024 * round + 7)).toBe(copy);
		expect(index.find(8)).toBe(-1);
	}
});
