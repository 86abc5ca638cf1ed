import { correctionKinds } from '@henry/contract/correction-kinds.ts';
import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { applyEdits } from './check-grammar.ts';
import { decideProposals, proposalsFrom } from './proposals.ts';
import { heldToText } from './proposed-edits.ts';

const { correctionKinds: kinds } = loadContent(new URL('../../../../content/', import.meta.url));

/** What becomes of an answer that a model writes both times. */
function decided(said: string, eager: string, careful = eager, logProbability = -0.01) {
	const tokens = (text: string) => [{ text, logProbability }];
	const answer = (text: string) => ({ text, tokens: tokens(text) });
	const proposals = proposalsFrom(said, { eager: answer(eager), careful: answer(careful) });
	return { proposals, ...heldToText(said, decideProposals(proposals, kinds)) };
}

test.each(correctionKinds)('the kind %s is told from its example, and its reasons are whole', (kind) => {
	const { said, right } = kinds[kind];
	const { proposals, sure, maybe } = decided(said, right);
	expect(proposals.map((proposal) => proposal.kind?.kind)).toEqual([kind]);
	const edits = [...sure, ...maybe];
	expect(applyEdits(said, edits)).toBe(right);
	for (const { rule, reason, reasonInSpanish } of edits) {
		expect(rule).toBe(`model-${kind}`);
		for (const text of [reason, reasonInSpanish]) expect(text).not.toMatch(/[{}]|“”|«»|undefined/);
	}
});
