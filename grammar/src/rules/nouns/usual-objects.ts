import { lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { verbForms } from '#grammar/verb-forms.ts';
import { isLastOfPhrase } from './people-in-general.ts';

/** What one does and to what, in general and more than once: "solve problems", "pay bills". */
const table = `
make: friend mistake
take: risk photo
solve: problem
overcome: problem obstacle
face: problem challenge obstacle
learn: subject skill
speak: language
study: subject
sell: product book ticket
produce: product
advertise: product
promote: product
buy: product ticket present gift vegetable
read: book magazine newspaper article novel
watch: movie film cartoon documentary
play: game
pay: bill
tell: lie joke
follow: rule dream
break: rule
obey: rule
achieve: goal
reach: goal
set: goal
share: idea opinion
exchange: idea opinion
express: opinion idea
meet: friend
visit: museum place
plant: tree
cut: tree
protect: animal
eat: vegetable
wash: dish
send: message
sing: song
understand: idea concept
memorize: word
drive: car
use: computer smartphone bicycle
tackle: problem challenge
cause: problem accident
create: job
follow: instruction
get: grade
collect: stamp coin
`;

const objects = new Map<string, Set<string>>();
/** Verbs in forms that tell what is done in general. */
for (const line of table.trim().split('\n')) {
	const [verb = '', nouns = ''] = line.split(': ');
	for (const form of [verb, verbForms(verb).gerund]) {
		const known = objects.get(form) ?? new Set();
		for (const noun of nouns.split(' ')) known.add(noun);
		objects.set(form, known);
	}
}

/** Who does it more than once. */
const several =
	/^(?:we|they|you|people|who|students|children|teenagers|adults|parents|kids|women|men|tourists|teachers|companies|always|often|usually|sometimes|and|or|never)$/;
const able = /^(?:to|can|could|should|must|will|would|may|might|don't)$/;
const ability =
	/^(?:how|able|like|love|want|need|have|easy|hard|difficult|way|try|learn|us|them|people|you|not|time|prefer|ability|students|children)$/;
const qualities =
	/^(?:new|different|other|good|bad|big|difficult|foreign|many|serious|interesting|important|old|computer|video|beautiful|stupid|english|great|real|same|own|complex|complicated|small)$/;

/** What is done in general is done to many. */
export const usualObjectsFinders: Finders = {
	'plural-of-usual-object'(words) {
		return words.flatMap((word, at): Finding[] => {
			const nouns = objects.get(word.lower);
			if (!nouns) return [];
			let noun = at + 1;
			if (qualities.test(lowerAt(words, noun)) && !/^(?:same|own)$/.test(lowerAt(words, noun))) noun++;
			const name = lowerAt(words, noun);
			if (!nouns.has(name) || !unbroken(words, at, noun + 1) || !isLastOfPhrase(words, noun)) return [];
			if (/^(?:to|by|after|for|in)$/.test(lowerAt(words, noun + 1)) && lowerAt(words, noun + 2) === name)
				return [];
			if (
				/^(?:number|page|free|very|seriously|curry|soup|stew|oil|store|writer|maker|shows?|reviews?|trailers?|collectors?|of)$/.test(
					lowerAt(words, noun + 1),
				)
			)
				return [];
			const before = lowerAt(words, at - 1);
			const isGerund = word.lower.endsWith('ing');
			const isGeneral = isGerund
				? !/^(?:ADJ|ADV|NOUN|PROPN)$/.test(words[at - 1]?.partOfSpeech ?? '') &&
					!/^(?:am|is|are|was|were|been|be|i'm|he's|she's|we're|they're|you're|a|the|my|his|her|their|our)$/.test(
						before,
					)
				: several.test(before) ||
					before === 'i' ||
					(able.test(before) &&
						(before !== 'to' || ability.test(lowerAt(words, at - 2)) || at === 1) &&
						!(before === 'to' && /^i$/.test(lowerAt(words, at - 3))));
			if (!isGeneral) return [];
			// "you drive car number two", "did you watch film"
			if (/^(?:did|will)$/.test(lowerAt(words, at - 2))) return [];
			const many = plural(name);
			return [
				{
					from: at + 1,
					to: noun + 1,
					replacement: [...words.slice(at + 1, noun).map(({ text }) => text), many].join(' '),
					words: { word: word.lower, many },
				},
			];
		});
	},
};
