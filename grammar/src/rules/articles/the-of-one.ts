import { endsClauseBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { wordTable } from '#grammar/word-table.ts';

const takesThe =
	/^(?:number|importance|quality|price|cost|size|role|development|capital|beginning|middle|majority|purpose|influence|impact|amount|existence|owner|population|rest|invention|spread|growth|bottom|top|edge|end|side|center|centre|roof|title|founder|inventor|meaning|effects|benefits|advantages|disadvantages|consequences|causes|behaviour|behavior|opinion|rights|rules|quantity|level|rate|future|history|introduction|beauty|safety|presence|aim|goal|concept|problem|issue|lives|results)$/;
const openers = new Set(
	`about on in at to for from with and by because if that understand know increase reduce improve change see show
	consider realize realise affect affects control limit
	understands knows improves reduces increases decrease decreases describe describes explain explains discuss
	influence is was`.split(/\s+/),
);
/** What needs no article in a phrase: "in place of", "at end of play". */
const bareAfter: Record<string, RegExp> = wordTable({
	in: /^(?:behaviou?r|development|growth|rate|title|control|number|size|length|height|quality|value|presence|amount|level|price|cost|existence|side|safety|history|top|effects|beauty|aim)$/,
	on: /^(?:top|side|level|behalf|history|level)$/,
	to: /^(?:top|size|level|rate|end|influence|cost|price|impact|edge|goal|title|side)$/,
	with: /^(?:history|rights|capital|level|top|quality|beauty|impact|purpose|influence)$/,
	for: /^(?:purpose|quality|development|capital|level)$/,
	from: /^(?:top|side|lack|beginning)$/,
	at: /^(?:cost|level|rate|risk|price|side|height|top)$/,
	about: /^(?:history|development)$/,
	by: /^(?:end|number|size|side|influence|weight|quality|title|history|rate|capital)$/,
	is: /^(?:inventor|owner|capital|history|top|founder|level|title|quality|safety|lives|rest)$/,
	was: /^(?:owner|founder|inventor|capital|history|top|level|title|quality|safety|lives|rest)$/,
	and: /^(?:development|growth|spread|introduction|effects|causes|end|side|top|quality|safety|history|level|size|bottom|edge|rest|opinion|price|lives|cost|rights|height|length|beauty|influence|capital)$/,
	change: /^(?:sides|rate)$/,
});
const withThe = (words: Parameters<GrammarRule['find']>[0], at: number, example: string): Finding => {
	const word = words[at]?.text ?? '';
	return oneWord(at, `the ${word}`, { example });
};

/** There is one of them: it needs "the" after any of these words, if its phrase ends there. */
const onlyOnes: Record<string, string> = wordTable({
	environment:
		'protect|about|for|pollute|damage|destroy|harm|save|affect|affects|in|to|on|of|help|from|respect',
	sun: 'under|in|from|see|watch|enjoy',
	moon: 'to|on|see',
	sky: 'in|at|see|to',
	countryside: 'in|to|from|of|around|visit',
	internet: 'on|in|from|through|over|use|using|used|uses|surf|surfing',
	past: 'in|from|of|about',
	seaside: 'at|to|by|in|near',
	police: 'call|called',
	government: 'against',
	media: 'by|through',
	airport: 'at|to|from|in|near',
	beach: 'to|at|near',
	cinema: 'to|at',
	gym: 'to|at',
	supermarket: 'to|at|in|from',
	kitchen: 'in|from|to',
	bathroom: 'in|to|from',
	garden: 'in|to',
	suburbs: 'in|to|from',
	outskirts: 'on|in',
	ground: 'on|to|from',
	wall: 'on',
	floor: 'on',
	table: 'on|set',
	sofa: 'on',
	bench: 'on',
	air: 'pollute',
	truth: 'tell|told|say|know|tells|me|him|us',
	doctor: 'to|see|call',
	dentist: 'to|see',
	phone: 'on|answer|answered',
	future: 'about|for|predict',
	street: 'on|in|across|cross',
	weekend: 'on|for|during|over',
	economy: 'of|for|help|improve|to|on',
	mountains: 'in|to',
	forest: 'in|to|into',
	river: 'near|in|across|along',
	sea: 'in|near|from',
	ocean: 'in|near|into',
	park: 'in|to|at|through',
	library: 'in|to|at|from',
	museum: 'to|in|at',
	zoo: 'to|at|in',
	bank: 'to|at|from',
	station: 'to|at|from|near',
	'post-office': 'to|at',
	laboratory: 'in|at',
	city: 'in',
	corner: 'in|on|around|at',
	poor: 'help|helps',
	elderly: 'for|help|of',
	door: 'open|opened|close|closed|lock|at|near',
	window: 'open|opened|close|closed|through|near|at',
	party: 'at',
	meeting: 'at|during',
	exam: 'pass|passed|before|during|for|fail|failed',
	test: 'pass|passed',
	ball: 'kick|throw|hit',
	hotel: 'to|at|in|from',
	harbour: 'near|to|in',
	harbor: 'near|to|in',
	border: 'near|to|at|across|on',
	lake: 'in|to|at|near|on',
	bus: 'take|took|catch|caught|miss|missed|takes|taking|on',
	train: 'take|took|catch|caught|miss|missed|takes|taking|on',
	metro: 'take|took|takes|taking|on|in',
	subway: 'take|took|takes|taking|on',
	underground: 'take|took|takes|taking',
	world: 'in|of|around|over|about|to|see|change|travel|for|across|throughout|save',
});
const onlyOneOpeners = new Map(
	Object.entries(onlyOnes).map(([noun, before]) => [noun, new Set(before.split('|'))]),
);

const alwaysThe = /^(?:countryside|seaside|internet|environment|suburbs|outskirts)$/;

/** "The" with what there is one of, and before nouns with "of". */
export const theOfOneFinders: Finders = {
	/** "Number of cars is growing", "know importance of health". */
	'the-before-noun-of': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!takesThe.test(word.lower) || lowerAt(words, index + 1) !== 'of' || word.text !== word.lower)
				return [];
			const after = words[index + 2];
			if (
				!after ||
				after.lower === 'town' ||
				(word.lower === 'quality' && after.lower === 'life') ||
				!unbroken(words, index, index + 3)
			)
				return [];
			let from = index;
			if (
				/^(?:main|total|real|increasing|growing|whole|general|average|high|exact)$/.test(
					lowerAt(words, index - 1),
				) &&
				!word.afterBreak
			)
				from--;
			if (from === 0 && !words.some(({ partOfSpeech }) => /^(?:VERB|AUX)$/.test(partOfSpeech))) return [];
			const opener = lowerAt(words, from - 1);
			const starts =
				startsClause(words, from) &&
				(from === 0 ||
					openers.has(opener) ||
					/^(?:that|because|if|when|so|but|think|since|although|while)$/.test(opener));
			if (words[from]?.afterBreak && from > 0) return [];
			if (!starts && !openers.has(opener)) return [];
			if (opener === 'that' && /^(?:number|amount|quantity|level|size|price|rate)$/.test(word.lower))
				return [];
			if (bareAfter[opener]?.test(word.lower)) return [];
			if (
				starts &&
				!/^(?:number|importance|price|cost|majority|purpose|amount|development|role|population|growth|rest|quantity)$/.test(
					word.lower,
				)
			)
				return [];
			if (
				/^(?:number|amount|rate|majority|quantity|level|range|size)$/.test(word.lower) &&
				from < index &&
				!/^(?:total|exact|average)$/.test(lowerAt(words, from))
			)
				return [];
			if (
				/^(?:number|amount|majority|quantity|growth)$/.test(word.lower) &&
				/^(?:is|was|by|at|for|in|with|and|to)$/.test(opener)
			)
				return [];
			return [withThe(words, from, `${word.lower} of ...`)];
		}),
	'the-before-only-one'(words) {
		return words.flatMap((word, index): Finding[] => {
			const before = onlyOneOpeners.get(word.lower);
			if (!before || word.text !== word.lower || word.partOfSpeech === 'VERB') return [];
			if (word.lower === 'world' && /^(?:where|which)$/.test(lowerAt(words, index + 1))) return [];
			if (!before.has(lowerAt(words, index - 1)) || !unbroken(words, index - 1, index + 1)) return [];
			// "an open door": what opens may be an adjective.
			if (
				/^(?:an?|the|this|that|every|each|no|any|my|your|his|her|our|their)$/.test(lowerAt(words, index - 2))
			)
				return [];
			if (lowerAt(words, index - 1) === 'from' && lowerAt(words, index + 1) === 'to') return [];
			if (lowerAt(words, index + 2) === word.lower) return [];
			if (
				!endsClauseBefore(words, index + 1) &&
				!(alwaysThe.test(word.lower) && !/^(?:NOUN|PROPN|ADJ)$/.test(words[index + 1]?.partOfSpeech ?? '')) &&
				!/^(?:of|to|near|where|around|about)$/.test(lowerAt(words, index + 1))
			)
				return [];
			if (
				/^(?:and|or)$/.test(lowerAt(words, index + 1)) &&
				/^(?:NOUN|ADJ)$/.test(words[index + 2]?.partOfSpeech ?? '')
			)
				return [];
			return [oneWord(index, `the ${word.text}`, { word: word.lower })];
		});
	},
};
