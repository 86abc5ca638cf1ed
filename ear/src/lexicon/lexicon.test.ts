import { expect, test } from 'vitest';
import { packPronunciations, parseLexicon } from './lexicon.ts';
import { buildPrefixTree, type PrefixTree } from './prefix-tree.ts';

const phoneNames = ['SIL', 'AH', 'B', 'K', 'T'];
const text = '<s>\n</s>\n<unk>\na\tAH\nbut\tB AH T\nbuck\tB AH K\tK\nbutt\tB AH T\n';

/** All the tree's rows of phones with the words that end there, in the order of the nodes. */
function contentOf(tree: PrefixTree): string[] {
	const rows = [''];
	const content: string[] = [];
	for (let node = 1; node < tree.nodeCount; node++) {
		rows[node] = `${rows[tree.parent[node] as number]}${tree.phone[node]}`;
		const words = tree.endingWords.slice(tree.wordStart[node], tree.wordStart[node + 1]);
		if (words.length > 0) content.push(`${rows[node]}: ${words.join()}`);
	}
	return content;
}

test('a word is known by its line and has all its pronunciations', () => {
	const lexicon = parseLexicon(text, phoneNames);
	expect(lexicon.words).toEqual(['<s>', '</s>', '<unk>', 'a', 'but', 'buck', 'butt']);
	expect(lexicon.idOf.get('buck')).toBe(5);
	expect(lexicon.pronunciationsOf(5)).toEqual([[2, 1, 3], [3]]);
	expect(lexicon.pronunciationsOf(0)).toEqual([]);
	expect([...lexicon.pronunciations.wordOf]).toEqual([3, 4, 5, 5, 6]);
	expect([...lexicon.pronunciations.phones]).toEqual([1, 2, 1, 4, 2, 1, 3, 3, 2, 1, 4]);
});

test('an unknown phone and an empty pronunciation are refused', () => {
	expect(() => parseLexicon('x\tAH ZZ\n', phoneNames)).toThrow('No phone is called "ZZ".');
	expect(() => packPronunciations([{ word: 3, phones: [] }])).toThrow(RangeError);
});

test('the tree shares beginnings and keeps children together, the best words first', () => {
	const tree = buildPrefixTree(parseLexicon(text, phoneNames).pronunciations, (word) => -word);
	expect(tree.nodeCount).toBe(7);
	expect(contentOf(tree)).toEqual(['1: 3', '3: 5', '214: 4,6', '213: 5']);
	for (let node = 0; node < tree.nodeCount; node++)
		for (let child = tree.childStart[node] as number; child < (tree.childStart[node + 1] as number); child++)
			expect(tree.parent[child]).toBe(node);
});
