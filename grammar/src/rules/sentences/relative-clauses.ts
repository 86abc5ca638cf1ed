import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { isBareVerb } from '#grammar/verb-forms.ts';

const people =
	/^(?:people|man|woman|person|friend|girl|boy|teacher|friends|brother|sister|men|women|children|students|parents|player|students|child|someone|somebody|everyone|guy|colleague|uncle|cousin|doctor|those|persons|tourists|workers|employees|customers|drivers|patients|citizens|adults|youngsters|parents|somebody|everybody|teachers|teenagers|kids|guys|scientists|politicians|neighbours)$/;

const whichForPeople: GrammarRule = {
	id: 'which-for-people',
	category: 'pronoun',
	typicalOf: ['de', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const person = lowerAt(words, index - 1);
			if (word.lower !== 'which' || word.afterBreak || !people.test(person)) return [];
			if (/^(?:ask|asked|tell|told|show|showed|teach)$/.test(lowerAt(words, index - 2))) return [];
			if (
				/^(?:my|your|the)$/.test(lowerAt(words, index - 2)) &&
				/^(?:ask|asked|tell|told)$/.test(lowerAt(words, index - 3))
			)
				return [];
			const next = words[index + 1];
			if (!next || !unbroken(words, index - 1, index + 2)) return [];
			if (
				(!/^(?:VERB|AUX)$/.test(next.partOfSpeech) && !isBareVerb(next.lower)) ||
				next.lower === 'is' ||
				next.lower === 'was'
			)
				return [];
			return [oneWord(index, 'who', { person })];
		});
	},
	example: { wrong: 'the tourists which come here are rich', right: 'the tourists who come here are rich' },
};

/** Clauses with "who", "that", "what" and "where". */
export const relativeClauseRules: GrammarRule[] = [
	whichForPeople,
	phraseRule({
		id: 'reason-why-do',
		category: 'word order',
		typicalOf: ['es', 'it', 'zh'],
		phrases: [
			{
				find: 'reason|reasons why [do i|we|you|they|people]',
				replace: '$4',
				words: { after: '$1 why', example: 'why $4' },
			},
		],
		example: { wrong: 'this is the reason why do i like it', right: 'this is the reason why i like it' },
	}),
	phraseRule({
		id: 'everything-that',
		category: 'pronoun',
		typicalOf: ['de', 'ru', 'es', 'it', 'fr'],
		phrases: [
			{
				find: 'everything|something|nothing|things|thing [what] i|he|she|we|they|you|people|is|are|was|makes|happened|happens|can',
				replace: 'that',
				words: { after: '$1', example: '$1 that' },
				notAfter: 'ask|asked|tell|told',
			},
			{
				find: '^ all [what] i|he|she|we|they|you|people',
				replace: 'that',
				words: { after: 'all', example: 'all that $3' },
			},
		],
		example: { wrong: 'everything what he says is true', right: 'everything that he says is true' },
	}),
	phraseRule({
		id: 'who-he',
		category: 'pronoun',
		typicalOf: ['ar'],
		phrases: [
			{
				find: 'man|woman|person|people|friend|girl|boy|teacher|men|women|students|children [who he|she|they lives|live|works|work|comes|come|wants|want|speaks|speak|studies|study|likes|plays] !with|to|for|on|by|about',
				replace: '$2 $4',
				words: { word: '$2', example: '$1 $2 $4' },
				notAfter: '<tell|say|know|think>|know',
			},
			{
				find: 'book|film|movie|story|place|problem that|which i|we|he|she|they <tell> you|him|her|them|me [about it] $',
				replace: 'about',
				reason: 'who-he.stands',
				words: { word: '$2' },
			},
		],
		example: {
			wrong: 'the man who he lives next door is nice',
			right: 'the man who lives next door is nice',
		},
	}),
	phraseRule({
		id: 'missing-who',
		category: 'missing word',
		typicalOf: ['zh', 'ar'],
		phrases: [
			{
				find: 'i|he|she|we|they <have> a|an|one|two|three #relative|brothers|sisters|friends|cousins [works|lives|studies|work|live|study|speaks|speak] in|at|with|for|as|abroad|near|here|there|very',
				replace: 'who $5',
				notAfter: 'do|does|did',
			},
			{
				find: "there are many|some|few people|students|children|women [live|think|work|want|believe|prefer|say|like|die|spend|don't|use|need|come|go]",
				replace: 'who $5',
			},
		],
		example: { wrong: 'i have a brother works in a bank', right: 'i have a brother who works in a bank' },
	}),
	phraseRule({
		id: 'such-so',
		category: 'word choice',
		typicalOf: ['es', 'it', 'fr', 'de', 'zh'],
		phrases: [
			{
				find: '<be> [so nice|good|beautiful|interesting|kind|great|big|friendly|bad|difficult|important|lovely] #thing !@NOUN|as|that',
				replace: 'such $3:a',
				words: { example: 'such $3:a $4' },
			},
			{
				find: '<be> [so a] nice|good|beautiful|interesting|kind|great|big|friendly|bad|difficult|important|lovely|wonderful|long',
				replace: 'such a',
				words: { example: 'such a $4' },
			},
			{
				find: '[such] many|much',
				replace: 'so',
				reason: 'such-so.before',
				words: { before: '$2', example: 'so $2' },
				notAfter: 'as',
			},
			{
				find: '[such] beautiful|tired|happy|expensive|difficult|boring|cold|hot|busy $',
				replace: 'so',
				reason: 'such-so.alone',
				words: { example: 'so $2' },
			},
		],
		example: { wrong: 'i have such many things to do', right: 'i have so many things to do' },
	}),
	phraseRule({
		id: 'both-and',
		category: 'word choice',
		typicalOf: ['es', 'fr', 'zh', 'ar'],
		phrases: [
			{
				find: 'both @NOUN|my|the @NOUN? [or] @NOUN|my|the',
				replace: 'and',
				words: { say: 'both ... and' },
			},
			{
				find: 'neither my|the|i|he|@NOUN @NOUN? [or|and] my|the|i|he|she|@NOUN',
				replace: 'nor',
				words: { say: 'neither ... nor' },
			},
		],
		example: { wrong: 'i like both tea or coffee', right: 'i like both tea and coffee' },
	}),
];
