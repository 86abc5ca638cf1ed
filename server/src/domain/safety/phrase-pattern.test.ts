import { expect, test } from 'vitest';
import { abuseRules } from './abuse-rules.ts';
import calqueCases from './calque-danger-cases-for-tests.json' with { type: 'json' };
import { calqueRules } from './calque-rules.ts';
import { childRules } from './child-rules.ts';
import firstCases from './danger-cases-for-tests.json' with { type: 'json' };
import furtherCases from './further-danger-cases-for-tests.json' with { type: 'json' };
import lateCases from './late-danger-cases-for-tests.json' with { type: 'json' };
import { medicalRules } from './medical-rules.ts';
import { phrase, plainText } from './phrase-pattern.ts';
import { phraseSets } from './phrase-sets.ts';
import { plainWords } from './plain-words.ts';
import { selfHarmRules } from './self-harm-rules.ts';
import { spanishAbuseRules } from './spanish-abuse-rules.ts';
import { spanishSelfHarmRules } from './spanish-self-harm-rules.ts';

const mayMatch = (pattern: string, text: string) => phrase(pattern, phraseSets).mayMatch(plainText(text));

test('a pattern is not tried on a text without the words that it needs', () => {
	expect(mayMatch('(jump*|fell) __ (in front)? (of)? the? train', ' i like the bridge ')).toBe(false);
	expect(mayMatch('(jump*|fell) __ (in front)? (of)? the? train', ' the train is late ')).toBe(true);
	expect(mayMatch('(jump*|fell) __ (of)?', ' he jumps ')).toBe(true);
	expect(mayMatch('{height} ___ (down)?', ' on the roof ')).toBe(true);
	expect(mayMatch('{height} ___ (down)?', ' on the table ')).toBe(false);
});

test('what may be missing, is forbidden, or stands for any word is not needed', () => {
	for (const pattern of ['(rope)?', '!rope', '_ (rope)?', '*rope', '(rope|(knife)?)'])
		expect(mayMatch(pattern, ' nothing of it ')).toBe(true);
});

test('no pattern is ruled out for a text that it matches', () => {
	const rules = [
		...[childRules, selfHarmRules, abuseRules, medicalRules, spanishSelfHarmRules, spanishAbuseRules],
		calqueRules,
	].flat();
	const phrases = rules
		.flatMap(({ says, unless = [] }) => [...says, ...unless])
		.map((pattern) => ({ pattern, ...phrase(pattern, phraseSets) }));
	const texts = [firstCases, furtherCases, lateCases, calqueCases]
		.flatMap((cases) => Object.values(cases).flat())
		.map((text) => plainText(plainWords(text)));
	const matches = phrases.flatMap(({ pattern, expression, mayMatch: may }) =>
		texts.filter(({ text }) => expression.test(text)).map((text) => ({ pattern, text, may })),
	);
	expect(matches.length).toBeGreaterThan(texts.length / 2);
	expect(matches.filter(({ text, may }) => !may(text)).map(({ pattern }) => pattern)).toEqual([]);
}, 60_000);
