import { lowerAt, startsClause } from '#grammar/clauses.ts';
import { exceptWhere } from '#grammar/exceptions.ts';
import type { GrammarRule, Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

/** Noun, adjective, and the nouns before which the adjective is said. */
const before = [
	['economy', 'economic', 'growth|crisis|development|problem|problems|situation|system|conditions'],
	[
		'environment|environmentally',
		'environmental',
		'problem|problems|issue|issues|damage|pollution|awareness|disaster',
	],
	[
		'politic|politics|politician',
		'political',
		'problem|problems|situation|leader|leaders|system|life|issue|issues|opinion|opinions',
	],
	[
		'culture',
		'cultural',
		'difference|differences|heritage|exchange|background|activities|activity|events|diversity|identity',
	],
	['nature', 'natural', 'resource|resources|disaster|disasters|beauty|environment|phenomenon'],
	[
		'history',
		'historical',
		'place|places|building|buildings|monument|monuments|site|sites|centre|center|sights',
	],
	[
		'tradition',
		'traditional',
		'food|music|dance|dances|clothes|dish|dishes|festival|festivals|costume|meal|way|song|songs',
	],
	['medicine', 'medical', 'care|treatment|help|school|problem|problems'],
	['tourism', 'tourist', 'guide|guides|attraction|attractions|place|town'],
	['science', 'scientific', 'discovery|discoveries|method|study|studies|progress'],
	['finance', 'financial', 'problem|problems|situation|crisis|help|support|independence|freedom'],
	['globe|globalization', 'global', 'warming|problem|problems|economy'],
	['industry', 'industrial', 'area|areas|city|cities|revolution|zone|waste'],
	['religion', 'religious', 'belief|beliefs|festival|festivals|holiday|holidays|ceremony'],
	['music', 'musical', 'instrument|instruments'],
	['person', 'personal', 'life|opinion|experience|information|problem|problems|computer|development|data'],
	['profession', 'professional', 'career|life|player|football|skills|level|experience'],
	['practice', 'practical', 'knowledge'],
	['theory', 'theoretical', 'knowledge'],
	['agriculture', 'agricultural', 'products|land|area|areas|work'],
	['nation', 'national', 'park|parks|team|food|flag|holiday|anthem|dish'],
	['electricity', 'electric', 'car|cars|guitar|bike|bikes|vehicle|vehicles'],
	['education', 'educational', 'game|games'],
	['romance', 'romantic', 'dinner|place|evening'],
	['psychology|psychological', 'psychological', 'problem|problems|effect|effects|pressure'],
	['society', 'social', 'problem|problems|life|skills|status|media|networks|network'],
	['globalisation', 'global', 'world|economy'],
	['benefit', 'beneficial', 'effect|effects|influence'],
	['comfort', 'comfortable', 'life|bed|car|seat|place|house|chair'],
	['convenience', 'convenient', 'way|place|life|transport|transportation|location'],
	['competition', 'competitive', 'world|society|person'],
	['energy', 'energetic', 'person|people'],
	['independence', 'independent', 'life|person|people|woman|women'],
	['responsibility', 'responsible', 'person|people|adult|adults|citizens'],
	['stress', 'stressful', 'life|job|situation'],
	['attraction', 'attractive', 'place|places|person|people|city|way|woman|man'],
	['fashion|fashionably', 'fashionable', 'clothes'],
	['variety|varieties', 'various', 'kinds|things|ways|subjects|reasons|places|activities|types|products'],
	['flexibility', 'flexible', 'hours|schedule|work|timetable'],
	['violence', 'violent', 'films|movies|games|crime|crimes|people|behaviour|behavior'],
	['adventure', 'adventurous', 'person|people|life'],
	['passion', 'passionate', 'person|people'],
	['humor|humour', 'humorous', 'person|people|man|teacher'],
	['crowd', 'crowded', 'place|places|city|cities|street|streets|bus|buses|train|trains|area'],
	['noise', 'noisy', 'place|places|city|cities|street|neighbours|neighbors|children|people'],
	['danger', 'dangerous', 'activity|activities|illness|disease|diseases|game|games|driver|street|streets'],
	['addiction', 'addicted', 'people|person'],
	['globe', 'global', 'world'],
	['beauty', 'beautiful', 'place|beach|beaches|landscape|landscapes|woman|girl|country|view|flowers'],
	['memory', 'memorable', 'day|trip|experience|moment|event'],
	['tropic', 'tropical', 'island|islands|fruit|fruits|country|climate'],
	['mystery', 'mysterious', 'place|things'],
	['expense', 'expensive', 'car|cars|clothes|things|house|restaurant|hotel|products|food|price'],
	['talent', 'talented', 'people|person|singer|actor|players|player|students|musician'],
	['skill', 'skilled', 'people|person|workers|worker'],
	['wealth', 'wealthy', 'people|person|family|families|country|countries'],
	['wisdom', 'wise', 'man|decision|choice|people'],
	['curiosity', 'curious', 'person|people|child|children'],
	['ambition', 'ambitious', 'person|people'],
] as const;

/** Nouns after which people may begin a clause of their own: "the skill people need". */
const oftenOwnThing =
	/^(?:energy|skill|talent|passion|wealth|stress|beauty|person|wisdom|violence|curiosity|ambition|adventure|crowd|noise|comfort|independence|responsibility|attraction|humor\|humour|addiction|danger)$/;

/** Whether the second noun begins a clause of its own: "in our society problems are common". */
function isSubjectOfNextClause(words: readonly TaggedWord[], from: number): boolean {
	const next = words[from + 2];
	if (!next || next.afterBreak || !/^(?:VERB|AUX|DET)$/.test(next.partOfSpeech)) return false;
	if (/(?:ing|ed)$/.test(next.lower)) return false;
	let start = from;
	while (
		start > 0 &&
		!words[start]?.afterBreak &&
		/^(?:ADJ|DET|PRON)$/.test(words[start - 1]?.partOfSpeech ?? '')
	)
		start--;
	return !startsClause(words, start) && lowerAt(words, start - 1) !== 'are';
}

/** Adjectives where learners say the noun, each with its own nouns: "culture difference". */
const adjectiveOfThatNoun = exceptWhere(
	phraseRule({
		id: 'adjective-of-that-noun',
		category: 'word choice',
		typicalOf: ['zh', 'ar', 'ru', 'es'],
		phrases: before.map(([noun, adjective, things]) => ({
			find: `[${noun}] ${things} !@NOUN|of`,
			replace: adjective,
			words: { before: '$2', example: `${adjective} $2` },
			notAfter: `mental|public|and|no|world|high|less|natural${noun === 'music' || noun === 'industry' ? '|@NOUN|@ADJ|@PROPN' : ''}${oftenOwnThing.test(noun) ? '|the|this|that|what|with|of|in|by|from' : ''}`,
		})),
		example: { wrong: 'there are many culture differences', right: 'there are many cultural differences' },
	}),
	isSubjectOfNextClause,
);

export const nounAsAdjectiveRules: GrammarRule[] = [
	adjectiveOfThatNoun,
	phraseRule({
		id: 'whose-mother-and-book',
		category: 'pronoun',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			...(
				[
					['she', 'her'],
					['he', 'his'],
					['they', 'their'],
					['me', 'my'],
				] as const
			).map(
				([wrong, right]): Phrase => ({
					find: `^ [${wrong}] husband|wife|mother|father|brother|sister|parents|boyfriend|girlfriend|son|daughter|mom|mum|dad|boss|grandmother|grandfather|job|house|name|family is|are|was|were|has|have|works|lives|likes|died|bought|told|said|went${/^(?:she|he)$/.test(wrong) ? '|and' : ''}`,
					replace: right,
					reason: 'whose-mother-and-book.before',
					words: { before: '$2' },
					notAfter: 'what|made|call|called|if|let|gave|told|asked|and',
				}),
			),
			{
				find: '^^ [who] book|car|phone|house|bag|idea|dog|cat|pen|turn|jacket|coat is|are',
				replace: 'whose',
				reason: 'whose-mother-and-book.whose',
				words: { ask: 'whose $2' },
			},
			...(
				[
					['my', 'mine'],
					['your', 'yours'],
					['our', 'ours'],
					['their', 'theirs'],
				] as const
			).map(
				([wrong, right]): Phrase => ({
					find: `bigger|smaller|better|older|newer|faster|cheaper|nicer|worse|different|similar|same|longer|younger than|from|to|as [${wrong}] $$`,
					replace: right,
					reason: 'whose-mother-and-book.noun',
				}),
			),
			{
				find: 'how [many times] do|did|does|should|can you|we|they|people|he|she|i spend on|with|doing|at|in|watching|playing|using|online',
				replace: 'much time',
				reason: 'whose-mother-and-book.long',
			},
			{
				find: '<spend|waste> more|much|enough|less|free [times] $',
				replace: 'time',
				words: { example: '$2 time' },
			},
			{
				find: '<spend|waste> more|much|enough|less|free [times] with|on|in|for|at|to|together',
				replace: 'time',
				words: { example: '$2 time' },
			},
		],
		example: { wrong: 'she husband works in a bank', right: 'her husband works in a bank' },
	}),
];
