import { applyEdits, findErrors } from '@henry/grammar/check-grammar.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { createRuleGrammarChecker } from './rules.ts';

const checker = createRuleGrammarChecker({ processes: 1, maxQueued: 4 });
const tag = createWinkTagger();
afterAll(() => checker.close());

describe('right English is neither corrected nor called unusual', () => {
	test.each([
		'I have few friends but they are good ones.',
		"I've got little time left.",
		'He has few enemies.',
		'I have few hobbies because I work a lot.',
		'Unfortunately I have few free evenings.',
		'a couple of hundred euros',
		'It cost a couple of thousand dollars.',
		'No one but my parents knows.',
		'my brother as well as my cousins is coming',
		'I recommend that he see a specialist.',
		'Had I known, I would have called you.',
		"Were it up to me, I'd say no.",
		"If only it weren't so cold.",
		"I'm asking you questions because I care.",
	])('%s', async (text) => {
		expect(await checker.check(text)).toMatchObject({ sure: [], maybe: [] });
	});
});

test.each(['´', '`', 'ʼ', '‘', '’'])('%s is an apostrophe', (apostrophe) => {
	const text = `He don${apostrophe}t like coffee.`;
	const { sure } = findErrors(text, tag, grammarRules);
	expect(applyEdits(text, sure)).toBe("He doesn't like coffee.");
});

test('what is corrected in a word of capitals is in capitals', () => {
	const { sure } = findErrors('HE GO TO SCHOOL.', tag, grammarRules);
	expect(applyEdits('HE GO TO SCHOOL.', sure)).toBe('HE GOES TO SCHOOL.');
});
