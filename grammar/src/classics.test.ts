import { expect, it } from 'vitest';
import { applyEdits, findErrors } from './check-grammar.ts';
import { classics } from './classics-for-tests.ts';
import { grammarRules } from './rules.ts';
import { createWinkTagger } from './wink-tagger.ts';

const tag = createWinkTagger();

/** What is found in each, once for all tests. */
const foundIn = new Map(classics.map(({ wrong }) => [wrong, findErrors(wrong, tag, grammarRules)]));

/** Whether all that is found, once done, makes the sentence right, and for a reason that fits. */
function isRight({ wrong, right, category }: (typeof classics)[number], isOffered = true): boolean {
	const { sure = [], maybe = [] } = foundIn.get(wrong) ?? {};
	const edits = [...sure, ...(isOffered ? maybe : [])].sort(
		(one, other) => one.span.start - other.span.start,
	);
	const made = applyEdits(wrong, edits).toLowerCase();
	return right.includes(made) && edits.some((edit) => category.includes(edit.category));
}

it('at least 180 of 200 classics are put right, with the right reason', () => {
	expect(classics).toHaveLength(200);
	expect(classics.filter((classic) => isRight(classic)).length).toBeGreaterThanOrEqual(180);
});

it('at least 180 of them are sure enough to be corrected, not only offered', () => {
	expect(classics.filter((classic) => isRight(classic, false)).length).toBeGreaterThanOrEqual(180);
});

it('of each mother tongue at least nine in ten are put right', () => {
	for (const motherTongue of new Set(classics.map((classic) => classic.motherTongue))) {
		const own = classics.filter((classic) => classic.motherTongue === motherTongue);
		expect(own.filter((classic) => isRight(classic)).length).toBeGreaterThanOrEqual(own.length * 0.9);
	}
});

it('what is not put right is known', () => {
	expect(classics.filter((classic) => !isRight(classic)).map(({ wrong }) => wrong)).toEqual([
		'i like very much the chocolate',
	]);
});

it('each correction of a classic, once made, is left alone', () => {
	for (const { right } of classics) {
		for (const text of right) expect(findErrors(text, tag, grammarRules).sure).toEqual([]);
	}
});
