import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { familyOf, isNounToo } from '#grammar/word-families.ts';

/** Adjectives and verbs that the text may well use after "the" and before "of". */
const usedAsNouns =
	/^(?:true|sensitive|similar|certain|fair|calm|clear|strange|famous|brave|weak|strong|wise|cruel|obese|wealthy|hungry|serious|private|equal|dark|poor|free|addicted|active)$/;

function nounFor(lower: string): string | undefined {
	const asVerb = familyOf.verb.get(lower);
	if (asVerb) return asVerb.noun;
	const family = familyOf.adjective.get(lower);
	return family && !isNounToo.has(lower) ? family.noun : undefined;
}

const ofTheAdjective: GrammarRule = {
	id: 'the-adjective-of',
	category: 'word choice',
	typicalOf: ['zh', 'ar', 'ru', 'es'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:of|for|in)$/.test(lowerAt(words, index + 1)) || !unbroken(words, index - 1, index + 2))
				return [];
			const before = lowerAt(words, index - 1);
			if (!/^(?:the|this|that|its|their|our|his|her)$/.test(before)) return [];
			const isVerb = familyOf.verb.has(word.lower);
			// "let her decide for herself", "skills that develop in school"
			if (lowerAt(words, index + 1) !== 'of' && !isVerb) return [];
			if (isVerb && (/^(?:her|that|this)$/.test(before) || word.lower === 'employ')) return [];
			const isSafe = word.lower === 'safe' && lowerAt(words, index + 1) === 'of';
			const noun = isSafe ? 'safety' : nounFor(word.lower);
			if (
				!noun ||
				(usedAsNouns.test(word.lower) && !/^(?:the)$/.test(before)) ||
				/^(?:certain|true|similar|brave|weak|strong|wise|hungry|wealthy|famous|powerful|addicted|calm)$/.test(
					word.lower,
				)
			)
				return [];
			if (lowerAt(words, index + 2) === 'course') return [];
			return [oneWord(index, noun, { before, next: lowerAt(words, index + 1) })];
		});
	},
	example: { wrong: 'the develop of tourism is good', right: 'the development of tourism is good' },
};

const theAbleTo: GrammarRule = phraseRule({
	id: 'the-able-to',
	category: 'word choice',
	typicalOf: ['zh', 'ar', 'es', 'it'],
	phrases: [
		{
			find: 'the|my|his|her|their|our|your|an|no|this [able] to',
			replace: 'ability',
			words: { after: '$1', example: '$1 ability' },
			notAfter: '<be>|all',
		},
		{
			find: 'the|a|this|any|no|more|us|me|you|them|have|has|had [possible] to @VERB',
			replace: 'possibility',
			words: { after: '$1', example: 'possibility' },
			notAfter: '<be|make>|it',
		},
		{
			find: 'the|a|big|main|only|biggest|no|any|some|important [different] between',
			replace: 'difference',
			reason: 'the-able-to.noun',
		},
		{
			find: 'many|several|two|big|these|lot|few|three|more|main|cultural [different] between',
			replace: 'differences',
			reason: 'the-able-to.noun',
			notAfter: 'the|a',
		},
		{ find: 'lot|lots of [different] between', replace: 'differences', reason: 'the-able-to.noun' },
		{
			find: 'a big|huge|great|small [different] $',
			replace: 'difference',
			words: { after: '$2', example: 'a $2 difference' },
		},
		{
			find: 'the|our|an [environmental] $ !and|or',
			replace: 'environment',
			words: { after: '$1', example: '$1 environment' },
			notAfter: 'and|or',
		},
		{
			find: 'the|our|this [economic|economical] $ !and|or',
			replace: 'economy',
			words: { after: '$1', example: '$1 economy' },
			notAfter: 'and|or',
		},
		{
			find: 'the|our|their|mother|in [natural|nature] $ !and|or',
			replace: 'nature',
			reason: 'the-able-to.noun',
		},
		{
			find: 'my|his|her|their|our|your [healthy] $ !and|or|@NOUN|@ADJ',
			replace: 'health',
			words: { after: '$1', example: '$1 health' },
		},
		{ find: 'for|of|about [healthy] $$', replace: 'health', words: { after: '$1', example: 'health' } },
		{
			find: 'my|his|her|their|our|your|good|better [educate] $',
			replace: 'education',
			words: { after: '$1', example: '$1 education' },
		},
		{
			find: 'buy|bring|find|brings|brought|true [happy] $ !and',
			replace: 'happiness',
			words: { after: '$1', example: 'happiness' },
		},
		{
			find: '^^ [polluted|pollute] <be|affect|cause|make>',
			replace: 'pollution',
			reason: 'the-able-to.sentence',
		},
		{ find: '^^ [healthy] is the|more|very|most', replace: 'health', reason: 'the-able-to.sentence' },
		{
			find: 'air|water|noise|environmental|of|cause|reduce|stop [pollute|polluted] $ !by|with|from',
			replace: 'pollution',
			reason: 'the-able-to.noun',
			notAfter: '<be>|the|most',
		},
	],
	example: { wrong: 'he has the able to lead people', right: 'he has the ability to lead people' },
});

const amounts = /^(?:much|enough|more|of|any|some|no|less|without|little)$/;

/** "A lot of confident", "a lack of patient": after an amount comes a noun. */
const amountOfAdjective: GrammarRule = {
	id: 'amount-of-adjective',
	category: 'word choice',
	typicalOf: ['zh', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const before = lowerAt(words, index - 1);
			if (
				!amounts.test(before) ||
				!endsClauseBefore(words, index + 1) ||
				/^(?:and|or|but)$/.test(lowerAt(words, index + 1))
			)
				return [];
			if (!unbroken(words, index - 1, index + 1)) return [];
			const isOf =
				before === 'of' && /^(?:lot|lots|lack|feeling|amount|level|source)$/.test(lowerAt(words, index - 2));
			const isMany =
				before !== 'of' &&
				/^(?:have|has|had|need|needs|give|gives|gave|with|bring|brings|show)$/.test(
					lowerAt(words, index - 2),
				);
			if (!isOf && !isMany) return [];
			const noun = /^(?:free|creative|independent)$/.test(word.lower)
				? familyOf.adjective.get(word.lower)?.noun
				: nounFor(word.lower);
			if (!noun || (isOf && familyOf.verb.has(word.lower))) return [];
			if (/^(?:things|ones)$/.test(lowerAt(words, index + 1))) return [];
			const isPlural =
				/^(?:difference|difficulty)$/.test(noun) &&
				/^(?:of|more|some|any)$/.test(before) &&
				lowerAt(words, index - 2) !== 'lack';
			const needed = isPlural ? plural(noun) : noun;
			return [oneWord(index, needed, { before })];
		});
	},
	example: { wrong: 'my boss has a lot of confident in me', right: 'my boss has a lot of confidence in me' },
};

/** Nouns where learners say adjectives and verbs. */
export const nounSlotRules: GrammarRule[] = [ofTheAdjective, theAbleTo, amountOfAdjective];
