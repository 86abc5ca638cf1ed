import { correctionKinds } from '@henry/contract/correction-kinds.ts';
import { applyEdits } from '@henry/grammar/check-grammar.ts';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
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

test.each([
	[
		'i already ate lunch',
		'i have already eaten lunch',
		'perfect-with-word',
		/^“already” often goes with “have”/,
	],
	['i live here since 2010', 'i have lived here since 2010', 'perfect-with-time', /“since”/],
	['i have writed a letter', 'i have written a letter', 'participle-after-have', /^After “have”/],
	['i played yesterday football', 'i played football yesterday', 'word-order', /“football yesterday”/],
	['we have money enough', 'we have enough money', 'word-order', /“enough money”/],
	['i usual go by bus', 'i usually go by bus', 'adverb', /^A verb or an adjective takes the adverb/],
	[
		'i went to italy the last week',
		'i went to italy last week',
		'no-the-with-last',
		/“last week” has no “the”/,
	],
	[
		'we love this old buildings',
		'we love these old buildings',
		'number-word',
		/^“buildings” goes with “these”/,
	],
	['there are too much good bars', 'there are too many good bars', 'countable-word', /^With “bars”/],
	['my tea is more good', 'my tea is better', 'own-comparison', /a form of its own: “better”/],
	['it is the most good film', 'it is the best film', 'own-comparison', /a form of its own/],
	['my passion is sing songs', 'my passion is singing songs', 'ing-after-be', /ends in -ing: “singing”/],
	['he said what it was late', 'he said that it was late', 'that-after-verb', /“said that it”/],
	['one of my friend lives here', 'one of my friends lives here', 'plural-after', /^After “one of” /],
	['it is less easier than that', 'it is less easy than that', 'comparative-once', /^One comparison/],
	['i like the old people', 'i like old people', 'the-extra', /“like old people”/],
	['she has very good job', 'she has a very good job', 'a-missing', /“a very good job”/],
	['there is a lot of cars', 'there are a lot of cars', 'agreement-there', /“a lot of cars”/],
	['we met in monday', 'we met on monday', 'preposition-of-time', /“met on Monday”/],
	[
		'the cows can sometimes escaped through a hole',
		'the cows can sometimes escape through a hole',
		'verb-after-modal',
		/^After “can”/,
	],
	[
		'the price has nearly double since may',
		'the price has nearly doubled since may',
		'participle-after-have',
		/^After “has”/,
	],
	[
		'my brother not eats anything with garlic',
		"my brother doesn't eat anything with garlic",
		'negative-do',
		/“doesn't eat”/,
	],
	[
		'how often is your mother go to the hospital',
		'how often does your mother go to the hospital',
		'do-with-verb',
		/^“go” is a verb/,
	],
	['in my village it had only one shop', 'in my village there was only one shop', 'there-be', /there was/],
	['i want my son works with me', 'i want my son to work with me', 'want-somebody-to', /^After “want”/],
	[
		'my grandmother is still keeps her recipes in a tin',
		'my grandmother still keeps her recipes in a tin',
		'no-be-before-verb',
		/^“keeps” is a verb/,
	],
	[
		'despite the heavy snow but the postman came',
		'despite the heavy snow the postman came',
		'one-link',
		/without “but”/,
	],
	[
		'the moment the vet will call i am going to tell you',
		'the moment the vet calls i am going to tell you',
		'no-will-after-when',
		/^After “the moment”/,
	],
	[
		"we would be happier if we don't live so far away",
		"we would be happier if we didn't live so far away",
		'past-after-if',
		/^With “would”/,
	],
	[
		'we would have come if you told us in time',
		'we would have come if you had told us in time',
		'had-after-if',
		/“would have”/,
	],
	[
		'the woman who sells honey at the market she never smiles',
		'the woman who sells honey at the market never smiles',
		'subject-twice',
		/^“the woman” is the subject already/,
	],
	[
		'the referee punished diego and he for nothing',
		'the referee punished diego and him for nothing',
		'pronoun-object',
		/^After “punished”/,
	],
	[
		'these screws are old so you should replace it',
		'these screws are old so you should replace them',
		'them-for-several',
		/^“screws” are several/,
	],
	[
		'do you know if it still rain a lot there',
		'do you know if it still rains a lot there',
		'agreement-pronoun',
		/^With “it”/,
	],
	[
		'my sister is afraid of spider and snakes',
		'my sister is afraid of spiders and snakes',
		'plural-bare',
		/^“spider” can be counted/,
	],
	[
		"nobody in my class hasn't answered yet",
		'nobody in my class has answered yet',
		'double-negative',
		/^One negative word/,
	],
	[
		'an engineer young came to see us',
		'a young engineer came to see us',
		'adjective-before-noun',
		/“a young engineer”/,
	],
	[
		'what means this small light',
		'what does this small light mean',
		'question-do',
		/“does this small light mean”/,
	],
])('the reason for "%s" is true of it', (said, right, kind, reason) => {
	const { proposals, sure, maybe } = decided(said, right);
	expect(proposals.map((proposal) => proposal.kind?.kind)).toEqual([kind]);
	expect([...sure, ...maybe][0]?.reason).toMatch(reason);
});

test('a contrast with Spanish holds of the word that it is about', () => {
	const { sure } = decided('the police is here', 'the police are here');
	expect(sure[0]?.reasonInSpanish).toBe(
		'«police» es plural en inglés: «police are», aunque en español sea singular.',
	);
});

/** What is sure, and what is offered, of answers that the model found so likely. */
function tiers(said: string, eager: string, careful = eager, probability = 0.99) {
	const { sure, maybe } = decided(said, eager, careful, Math.log(probability));
	return {
		sure: sure.map(({ replacement }) => replacement),
		maybe: maybe.map(({ replacement }) => replacement),
	};
}

describe('an edit is sure', () => {
	const [said, right] = ['she can swims very well', 'she can swim very well'];

	test.each([
		['both answers have it', right, 0.55, { sure: ['swim'], maybe: [] }],
		['one answer has it, unless it is likely', said, 0.45, { sure: [], maybe: ['swim'] }],
		['one answer has it and is likely', said, 0.55, { sure: ['swim'], maybe: [] }],
		['the model doubts it: then it is dropped', right, 0.2, { sure: [], maybe: [] }],
	])('where %s', (_, careful, probability, expected) => {
		expect(tiers(said, right, careful, probability)).toEqual(expected);
	});

	test.each([
		['likely', 'he is very happily', 'he is very happy', 'happy', 0.65],
		['open', 'we entered in the room', 'we entered the room', 'the', 0.75],
	])('of a kind that is only %s where the model is surer', (_, said, right, replacement, least) => {
		expect(tiers(said, right, right, least - 0.05)).toEqual({ sure: [], maybe: [replacement] });
		expect(tiers(said, right, right, least + 0.05)).toEqual({ sure: [replacement], maybe: [] });
	});

	test('sooner beside another that is sure', () => {
		const said = 'she can swims very well and we entered in the room';
		const right = 'she can swim very well and we entered the room';
		expect(tiers(said, right, right, 0.6).sure).toEqual(['swim', 'the']);
		expect(tiers(said, right, said, 0.6)).toEqual({ sure: ['swim'], maybe: ['the'] });
		expect(tiers('we entered in the room', 'we entered the room', undefined, 0.6).sure).toEqual([]);
	});

	test('never where it needs another one that is not', () => {
		const [wrong, both] = ['he go to the work by bus', 'he goes to work by bus'];
		expect(tiers(wrong, both).sure).toHaveLength(2);
		expect(tiers(wrong, both, 'he go to work by bus', 0.45).sure).toEqual([]);
	});

	test('never without a kind: other words, style, spelling and what was right are dropped', () => {
		for (const [one, other] of [
			['we had a nice day', 'we had a lovely day'],
			['the colour is nice', 'the color is nice'],
			['it is not nice', "it isn't nice"],
			['i still like it', 'i like it'],
			['there are one table and two chairs', 'there is one table and two chairs'],
			['she gets on with her boss', 'she gets with her boss'],
			['we kept on talking', 'we kept talking'],
			['if i was you i would go', 'if i were you i would go'],
			['the few who did complain came back', 'the few who complained came back'],
			['what does this part of the contract mean', 'what does this part of the contract means'],
			['he is much more kinder', 'he is much more kind'],
			[
				'when i was ten i read books that i have already lost',
				'when i was ten i read books that i had already lost',
			],
		] as const) {
			expect(tiers(one, other)).toEqual({ sure: [], maybe: [] });
		}
	});

	test('never where more words change than stay', () => {
		expect(tiers('me go car work all day', 'i drive to the office every morning')).toEqual({
			sure: [],
			maybe: [],
		});
	});
});

test('the reason names what makes the edit needed', () => {
	const reasons = (said: string, right: string) => decided(said, right).sure.map(({ reason }) => reason);
	expect(reasons('people in my city is friendly', 'people in my city are friendly')).toEqual([
		'“people” is plural: “people are”.',
	]);
	expect(reasons('i want to know how much does it cost', 'i want to know how much it costs')).toEqual([
		'Inside another sentence a question has the order of a plain one: “how much it costs”.',
	]);
	expect(reasons('how long the chicken needs to stay', 'how long does the chicken need to stay')).toEqual([
		'A question needs “do”, “does” or “did” before the subject: “does the chicken”.',
		'“does” already shows the time and the person, so the verb has its basic form: “need”.',
	]);
	expect(reasons('two years ago i have broken my leg', 'two years ago i broke my leg')).toEqual([
		expect.stringContaining('“two years ago”'),
	]);
});

test('a verb in another tense is not told as one that does not agree', () => {
	const [proposal] = decided('i wish they are here', 'i wish they were here').proposals;
	expect(proposal?.kind?.kind).toBe('verb-form');
});

test('a basic form that looks like a past is left alone', () => {
	expect(tiers('he lived to found a family', 'he lived to find a family').sure).toEqual([]);
	expect(tiers("we didn't found the keys", "we didn't find the keys").sure).toEqual(['find']);
});
