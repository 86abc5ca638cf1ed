import { lowerAt, unbroken } from '#server/domain/grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#server/domain/grammar/grammar-rule.ts';
import { headFrom, startsThing } from '#server/domain/grammar/phrase-heads.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';
import { allForms, commonVerbs } from '#server/domain/grammar/verb-forms.ts';

const whose = 'my|your|his|her|our|their|the';
const arriving: ReadonlySet<string> = new Set(allForms('arrive'));
const wide =
	/^(?:city|cities|country|countries|town|village|capital|continent|island|europe|asia|africa|america|world|region|state|hometown|usa|uk)$/;

const arriveTo: GrammarRule = {
	id: 'arrive-at-or-in',
	category: 'preposition',
	reasonInSpanish: 'Con «arrive» se dice «at» un lugar o «in» una ciudad o un país, no «to».',
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
			return [oneWord(index + 1, right, `We say '${lower} ${right}' here, not '${lower} to'.`)];
		}),
	examples: [
		{ wrong: 'we arrived to a small lake', right: 'we arrived at a small lake' },
		{ wrong: 'when i arrived to this city', right: 'when i arrived in this city' },
		{
			wrong: 'they arrived to the conclusion that he lied',
			right: 'they arrived at the conclusion that he lied',
		},
	],
	notErrors: [
		'we arrived to find the door open',
		'they arrived to loud applause',
		'we arrived to a warm welcome',
		'he arrived at the lake',
	],
};

/** Prepositions of places, and places that need none. */
export const placeOfActionRules: GrammarRule[] = [
	arriveTo,
	phraseRule({
		id: 'preposition-of-place-named',
		category: 'preposition',
		reasonInSpanish: 'Con este lugar se dice «$new», no «$old».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'ar', 'zh'],
		phrases: [
			{
				find: '[in] the beach $',
				replace: 'on',
				reason: "We say 'on the beach'.",
				notAfter: 'am|is|are|was|were|stay|stayed|people',
			},
			{
				find: '<lie|sit|sleep|stand|play|walk> down? [in] the floor|sidewalk|pavement $',
				replace: 'on',
				reason: "We say 'on the $5'.",
				notAfter: 'hole|holes',
			},
			{
				find: '<hang> @PRON|@DET? @ADJ? @NOUN? [in] the|my wall|walls $',
				replace: 'on',
				reason: "We say 'on the $7'.",
			},
			{ find: '<live|people> [in] this|our planet $', replace: 'on', reason: "We say 'on $3 planet'." },
			{
				find: '<see|watch|hear> @PRON|@DET|@NOUN|@PROPN? @ADJ? @NOUN|@PROPN? [in the?] television|tv $',
				replace: 'on',
				reason: "We say 'on TV'.",
			},
			{
				find: `<watch|play|read|listen|type|chat|write> to|for? @ADJ? @NOUN|@PRON? @NOUN? [in] my|your|his|her|their|our|the phone|phones|smartphone|smartphones|cellphone|cellphones|mobile|laptop|computer|computers|tablet|tablets|screen !room|lab|game|games|@NOUN`,
				replace: 'on',
				reason: "We do this 'on' a phone or a computer: 'on $6 $7'.",
			},
			{
				find: '<post|see|find|chat> [in] whatsapp|twitter|snapchat|netflix|tiktok|instagram|facebook|youtube $',
				replace: 'on',
				reason: "We say 'on $3'.",
				notAfter: 'interested|believe|invest|invested|shares|work|works|worked|job|look|looking|looked',
			},
			{
				find: '[in] the|this|that|your|our|some|many|a|their website|websites|webpage|webpages|site|sites $',
				replace: 'on',
				reason: "We say 'on' a website: 'on $2 $3'.",
				notAfter: 'change|changes|interest|interested|invest|mistake|error|errors|bug|bugs',
			},
			{ find: '[in] page @NUM', replace: 'on', reason: "We say 'on page $3'." },
			{
				find: '<sit|be|stand|see> [in] the left|right hand? side $ !of|@NOUN',
				replace: 'on',
				reason: "We say 'on the $4 side'.",
				notAfter: 'look|looking|looked',
			},
			{
				find: '[in] the first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|ground|last|upper|lower|same floor !of|plan|@NOUN',
				replace: 'on',
				reason: "We say 'on the $3 floor'.",
				notAfter: 'look|looking|looked|arrive|arrived|stop|stopped|stops',
			},
			{
				find: '<live|born|grow> up? [at|on] the|my|a|this|our|small|big countryside|city|country|village|town|world|hometown|capital !@NOUN|of',
				replace: 'in',
				reason: "We say 'in $4 $5'.",
			},
			{
				find: `most|best|worst @ADJ? thing|things [of|on|at] life|society|${whose} life|lives|world $`,
				replace: 'in',
				reason: "After 'the most' or 'the best' we say 'in' here.",
			},
			{
				find: 'most @ADJ thing|things [of|on] life $',
				replace: 'in',
				reason: "We say 'in life'.",
			},
			{
				find: '<go|move|return> back? [in|at] another|other|different|foreign|many|some|my country|countries|city|cities|hometown|town $',
				replace: 'to',
				reason: "We go 'to' a place: 'to $4 $5'.",
			},
			{
				find: '<go|travel|come|arrive|drive> @NOUN|there|here? [by] my|his|her|our|their|your own? car $',
				replace: 'in',
				reason: "With whose car it is we say 'in': 'in $4 car'.",
			},
			{ find: '[by walk|feet] $', replace: 'on foot', reason: "We say 'on foot'." },
			{
				find: '<stay|eat|work|cook|study|sleep|leave|live|remain|sit|play|relax|spend|train|rest|alone|time|day|family|homework> [in|on] home !@NOUN|and|@ADJ',
				replace: 'at',
				reason: "We say 'at home'.",
				notAfter: '@DET',
			},
		],
		examples: [
			{ wrong: 'we were playing in the beach', right: 'we were playing on the beach' },
			{ wrong: 'i watch videos in my phone', right: 'i watch videos on my phone' },
			{ wrong: 'i found it in your website', right: 'i found it on your website' },
			{ wrong: 'people living on the city are stressed', right: 'people living in the city are stressed' },
			{ wrong: 'he wants to move in another country', right: 'he wants to move to another country' },
		],
		notErrors: [
			'there is a hole in the roof',
			'the man in the moon',
			'the children played in the grass',
			'look at the first floor plan',
			'he works in television',
			'the battery in my phone is old',
			'the impact on the world is big',
			'he has a job in home care',
		],
	}),
	phraseRule({
		id: 'place-without-preposition',
		category: 'preposition',
		reasonInSpanish: 'Este lugar va sin preposición: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ar', 'zh', 'ru'],
		phrases: [
			{ find: '[in|at|on the? abroad]', replace: 'abroad', reason: "'abroad' comes without '$1'." },
			{
				find: '<go|travel|move|come|fly|emigrate|send|return> back? [to abroad|overseas]',
				replace: '$4',
				reason: "'$4' comes without 'to'.",
			},
			{
				find: '<go|come|run|walk> back? [to downstairs|upstairs|outside|inside|everywhere|anywhere] $',
				replace: '$4',
				reason: "'$4' comes without 'to'.",
			},
			{
				find: '[<go> for] jogging|running|surfing|sailing|cycling|climbing|sightseeing|trekking|hunting|bowling|clubbing|diving|snowboarding|skating|shopping|swimming|camping|skiing|fishing|dancing|hiking|walking !@NOUN|shoes|tours',
				replace: '$1',
				reason: "We say '$1 $3', without '$2'.",
			},
			{
				find: '<go|come|return|back|get|drive|walk|run|went> back? [to home] !@NOUN|@ADJ',
				replace: 'home',
				reason: "We go 'home', without 'to'.",
			},
			{
				find: '<live|be|stay|work|study> [at here|there]',
				replace: '$3',
				reason: "'$3' comes without 'at'.",
			},
			{ find: '[around|across of] the', replace: '$1', reason: "'$1' comes without 'of'." },
		],
		examples: [
			{ wrong: 'she wants to study in abroad', right: 'she wants to study abroad' },
			{ wrong: 'we went for shopping', right: 'we went shopping' },
			{ wrong: 'then i went back to home and slept', right: 'then i went back home and slept' },
		],
		notErrors: [
			'people from abroad',
			'we went to dancing lessons',
			'she goes to home games',
			'i went to shopping centres',
		],
	}),
];
