import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { headFrom, startsThing } from '#grammar/phrase-heads.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { allForms, commonVerbs } from '#grammar/verb-forms.ts';

const whose = 'my|your|his|her|our|their|the';
const arriving: ReadonlySet<string> = new Set(allForms('arrive'));
const wide =
	/^(?:city|cities|country|countries|town|village|capital|continent|island|europe|asia|africa|america|world|region|state|hometown|usa|uk)$/;

const arriveTo: GrammarRule = {
	id: 'arrive-at-or-in',
	category: 'preposition',
	typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ar'],
	find: (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			if (!arriving.has(lower) || lowerAt(words, index + 1) !== 'to' || !unbroken(words, index, index + 3))
				return [];
			const at = index + 2;
			const next = words[at];
			if (!next || !startsThing(words, at) || (commonVerbs.has(next.lower) && next.partOfSpeech !== 'NOUN'))
				return [];
			if (/^(?:VERB|AUX)$/.test(next.partOfSpeech)) return [];
			if ([at, at + 1, at + 2].some((place) => lowerAt(words, place) === 'welcome')) return [];
			const head = headFrom(words, at) ?? at;
			if (
				/^(?:home|here|there|someone|him|them|you|me|us|scene|welcome|applause|cheers|news|house|surprise|chaos|silence|mess)$/.test(
					lowerAt(words, head),
				)
			)
				return [];
			const right = wide.test(lowerAt(words, head)) || words[head]?.partOfSpeech === 'PROPN' ? 'in' : 'at';
			return [oneWord(index + 1, right, { word: lower })];
		}),
	example: { wrong: 'we arrived to a small lake', right: 'we arrived at a small lake' },
};

/** Prepositions of places, and places that need none. */
export const placeOfActionRules: GrammarRule[] = [
	arriveTo,
	phraseRule({
		id: 'preposition-of-place-named',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'ar', 'zh'],
		phrases: [
			{
				find: '[in] the beach $',
				replace: 'on',
				words: { say: 'on the beach' },
				notAfter: 'am|is|are|was|were|stay|stayed|people',
			},
			{
				find: '<lie|sit|sleep|stand|play|walk> down? [in] the floor|sidewalk|pavement $',
				replace: 'on',
				words: { say: 'on the $5' },
				notAfter: 'hole|holes',
			},
			{
				find: '<hang> @PRON|@DET? @ADJ? @NOUN? [in] the|my wall|walls $',
				replace: 'on',
				words: { say: 'on the $7' },
			},
			{ find: '<live|people> [in] this|our planet $', replace: 'on', words: { say: 'on $3 planet' } },
			{
				find: '<see|watch|hear> @PRON|@DET|@NOUN|@PROPN? @ADJ? @NOUN|@PROPN? [in the?] television|tv $',
				replace: 'on',
				words: { say: 'on TV' },
			},
			{
				find: `<watch|play|read|listen|type|chat|write> to|for? @ADJ? @NOUN|@PRON? @NOUN? [in] my|your|his|her|their|our|the phone|phones|smartphone|smartphones|cellphone|cellphones|mobile|laptop|computer|computers|tablet|tablets|screen !room|lab|game|games|@NOUN`,
				replace: 'on',
				reason: 'preposition-of-place-named.phone',
				words: { example: 'on $7 $8' },
			},
			{
				find: '<post|see|find|chat> [in] whatsapp|twitter|snapchat|netflix|tiktok|instagram|facebook|youtube $',
				replace: 'on',
				words: { say: 'on $3' },
				notAfter: 'interested|believe|invest|invested|shares|work|works|worked|job|look|looking|looked',
			},
			{
				find: '[in] the|this|that|your|our|some|many|a|their website|websites|webpage|webpages|site|sites $',
				replace: 'on',
				reason: 'preposition-of-place-named.website',
				words: { example: 'on $2 $3' },
				notAfter: 'change|changes|interest|interested|invest|mistake|error|errors|bug|bugs',
			},
			{ find: '[in] page @NUM', replace: 'on', words: { say: 'on page $3' } },
			{
				find: '<sit|be|stand|see> [in] the left|right hand? side $ !of|@NOUN',
				replace: 'on',
				words: { say: 'on the $4 side' },
				notAfter: 'look|looking|looked',
			},
			{
				find: '[in] the first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|ground|last|upper|lower|same floor !of|plan|@NOUN',
				replace: 'on',
				words: { say: 'on the $3 floor' },
				notAfter: 'look|looking|looked|arrive|arrived|stop|stopped|stops',
			},
			{
				find: '<live|born|grow> up? [at|on] the|my|a|this|our|small|big countryside|city|country|village|town|world|hometown|capital !@NOUN|of',
				replace: 'in',
				words: { say: 'in $4 $5' },
			},
			{
				find: `most|best|worst @ADJ? thing|things [of|on|at] life|society|${whose} life|lives|world $`,
				replace: 'in',
				reason: 'preposition-of-place-named.most',
			},
			{ find: 'most @ADJ thing|things [of|on] life $', replace: 'in', words: { say: 'in life' } },
			{
				find: '<go|move|return> back? [in|at] another|other|different|foreign|many|some|my country|countries|city|cities|hometown|town $',
				replace: 'to',
				reason: 'preposition-of-place-named.go',
				words: { example: 'to $4 $5' },
			},
			{
				find: '<go|travel|come|arrive|drive> @NOUN|there|here? [by] my|his|her|our|their|your own? car $',
				replace: 'in',
				reason: 'preposition-of-place-named.whose',
				words: { example: 'in $4 car' },
			},
			{ find: '[by walk|feet] $', replace: 'on foot', words: { say: 'on foot' } },
			{
				find: '<stay|eat|work|cook|study|sleep|leave|live|remain|sit|play|relax|spend|train|rest|alone|time|day|family|homework> [in|on] home !@NOUN|and|@ADJ',
				replace: 'at',
				words: { say: 'at home' },
				notAfter: '@DET',
			},
		],
		example: { wrong: 'we were playing in the beach', right: 'we were playing on the beach' },
	}),
	phraseRule({
		id: 'place-without-preposition',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ar', 'zh', 'ru'],
		phrases: [
			{ find: '[in|at|on the? abroad]', replace: 'abroad', words: { without: '$1' } },
			{
				find: '<go|travel|move|come|fly|emigrate|send|return> back? [to abroad|overseas]',
				replace: '$4',
				words: { without: 'to' },
			},
			{
				find: '<go|come|run|walk> back? [to downstairs|upstairs|outside|inside|everywhere|anywhere] $',
				replace: '$4',
				words: { without: 'to' },
			},
			{
				find: '[<go> for] jogging|running|surfing|sailing|cycling|climbing|sightseeing|trekking|hunting|bowling|clubbing|diving|snowboarding|skating|shopping|swimming|camping|skiing|fishing|dancing|hiking|walking !@NOUN|shoes|tours',
				replace: '$1',
				reason: 'place-without-preposition.without',
				words: { say: '$1 $3', without: '$2' },
			},
			{
				find: '<go|come|return|back|get|drive|walk|run|went> back? [to home] !@NOUN|@ADJ',
				replace: 'home',
				reason: 'place-without-preposition.go',
			},
			{ find: '<live|be|stay|work|study> [at here|there]', replace: '$3', words: { without: 'at' } },
			{ find: '[around|across of] the', replace: '$1', words: { without: 'of' } },
		],
		example: { wrong: 'she wants to study in abroad', right: 'she wants to study abroad' },
	}),
];
