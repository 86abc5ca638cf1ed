import { lowerAt } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { headFrom, isCircumstance, startsThing } from '#grammar/phrase-heads.ts';
import { isOfNounBefore } from '#grammar/second-verbs.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms, commonVerbs } from '#grammar/verb-forms.ts';
import { isVerbInUse } from '#grammar/verb-in-use.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

/** Verbs that take what they are about without a preposition, and the prepositions that learners add. */
const anything = `
enter to
discuss about,on
mention about,on
describe about
emphasize about,on
emphasise about,on
stress on
consider about,on
contact to
affect to,on
influence to,on,at
enjoy of
destroy to
pollute to
oppose against
obey to
avoid from,to
realize about,of
realise about,of
forget of
deserve of
face to
resemble to,with,like
support to
divorce with,from
reject to
overcome to
solve to
master in
admire to
combat with
ensure to
investigate about
analyse about
analyze about
`;
/** Verbs that have a person as their object: "I love to my parents". */
const someone = `
love meet respect admire remember miss understand hug kiss greet protect help invite know phone thank teach visit marry
ask tell suit bother disturb
advise convince motivate inspire hurt need forgive 
allow enable permit force
`;
/** Verbs with a place or an aim as their object. */
const aims = `
reach to,at
visit to
attend to
achieve to
approach to
join to
leave of
cross to
climb to
follow to
`;

const withWrong = (table: string) =>
	new Map(
		table
			.trim()
			.split('\n')
			.flatMap((line) => {
				const [verb = '', wrong = ''] = line.split(' ');
				return allForms(verb).map((form) => [form, new Set(wrong.split(','))] as const);
			}),
	);
const ofAnything = withWrong(anything);
const ofAims = withWrong(aims);
const ofSomeone: ReadonlySet<string> = new Set(someone.trim().split(/\s+/).flatMap(allForms));

const persons =
	/^(?:people|children|students|parents|friends?|customers?|clients?|teachers?|family|mother|father|brothers?|sisters?|others|everyone|everybody|someone|somebody|neighbours?|neighbors?|kids|adults|women|men|citizens|workers|employees|employers|tourists|visitors|boss|wife|husband|girlfriend|boyfriend|son|daughter|grandmother|grandfather|grandparents|cousins?|uncle|aunt|colleagues?|classmates?|person|man|woman|child|teenagers|doctor|police|persons|all|humans|society|players?|guests?|manager|waiter|students?)$/;
const nounsToo =
	/^(?:access|damage|harm|contact|influence|request|demand|help|support|visit|answer|approach|love|need|respect)$/;
const pronoun = /^(?:me|him|us|them|you)$/;

const aimNouns: Record<string, RegExp> = wordTable({
	reach:
		/^(?:goals?|aims?|objectives?|place|destination|conclusions?|level|success|agreement|dreams?|points?|targets?|house|school|airport|station|hotel|office|results?|solution|university|limit|potential|summit|village|city|town|country|decision|happiness|perfection)$/,
	attend:
		/^(?:class|classes|school|university|college|course|courses|meetings?|lectures?|part(?:y|ies)|weddings?|concerts?|conferences?|events?|seminars?|workshops?|ceremony|church|match|matches|training|funeral|festival|games?)$/,
	answer: /^(?:questions?|phone|calls?|emails?|letters?|messages?|telephone|door)$/,
	approach: /^(?:problems?|people|person|man|woman|girl|boy|house|city|town|village|animals?)$/,
	join: /^(?:clubs?|teams?|groups?|gym|army|company|party|course|community|organi[sz]ation|class|association|union)$/,
	leave: /^(?:house|home|country|city|town|school|job|village|room|office|hotel)$/,
	cross: /^(?:street|road|river|bridge|border|sea|ocean)$/,
	climb: /^(?:mountains?|trees?|hills?|tower|stairs)$/,
	follow: /^(?:rules?|dreams?|advice|instructions|example|trends?|fashion|laws?|orders?|steps)$/,
	achieve: /./,
});

const stemOf = (lower: string) =>
	Object.keys(aimNouns).find((verb) => lower.startsWith(verb.slice(0, -1))) ?? '';

/** Whether nothing but a thing can follow: "help to people", not "help to cook". */
function isThing(words: readonly TaggedWord[], preposition: number): boolean {
	const at = preposition + 1;
	if (!startsThing(words, at)) return false;
	if (lowerAt(words, preposition) !== 'to') return true;
	return !commonVerbs.has(lowerAt(words, at)) && !/^(?:VERB|AUX|ADV)$/.test(words[at]?.partOfSpeech ?? '');
}

function isNeedless(words: readonly TaggedWord[], at: number): boolean {
	const verb = lowerAt(words, at);
	const preposition = words[at + 1];
	if (!preposition || preposition.afterBreak || words[at + 2]?.afterBreak) return false;
	const isOfAnything = ofAnything.get(verb)?.has(preposition.lower) ?? false;
	const isOfAim = ofAims.get(verb)?.has(preposition.lower) ?? false;
	const isOfSomeone = preposition.lower === 'to' && ofSomeone.has(verb);
	if (!isOfAnything && !isOfAim && !isOfSomeone) return false;
	if (/^(?:you|it|him|us|them|me)$/.test(lowerAt(words, at - 1)) && nounsToo.test(verb)) return false;
	if (/^lack/.test(verb) && lowerAt(words, at - 1) === 'to') return false;
	if (/^(?:only|even|just|really)$/.test(lowerAt(words, at - 1)) && nounsToo.test(verb)) return false;
	// "the thing we discussed about him"
	if (wordLists.subject.has(lowerAt(words, at - 1)) && isOfNounBefore(words, at - 1)) return false;
	if (!isVerbInUse(words, at) || !isThing(words, at + 1)) return false;
	const head = lowerAt(words, headFrom(words, at + 2) ?? at + 2);
	if (isOfSomeone && (pronoun.test(lowerAt(words, at + 2)) || persons.test(head))) {
		// "what I love to people", "known to everyone", "the way he is known to his friends"
		return !/^(?:known|taught|asked|told|teach|teaches|tell|tells|invited)$/.test(verb);
	}
	if (isOfAim) {
		if (/^visit/.test(verb))
			return preposition.lower === 'to' || wordLists.thing.has(head) || pluralThings.has(head);
		return aimNouns[stemOf(verb)]?.test(head) ?? false;
	}
	if (!isOfAnything || isCircumstance(words, at + 1)) return false;
	if (/^(?:right|left|own|face|point|extent|degree|advantage)$/.test(head)) return false;
	return true;
}

/** Verbs that learners give a preposition which their object does not need. */
export const objectsWithoutPrepositionsFinders: Finders = {
	'object-without-preposition': (words) =>
		words.flatMap((word, index): Finding[] =>
			isNeedless(words, index)
				? [
						{
							from: index,
							to: index + 2,
							replacement: word.text,
							words: { word: word.lower, next: lowerAt(words, index + 1), object: lowerAt(words, index + 2) },
						},
					]
				: [],
		),
};
