import type { Correction } from '@henry/contract/feedback.ts';
import { plural } from './noun-forms.ts';
import { baseOf, commonVerbs, formOf } from './verb-forms.ts';

/** Words of a sentence, in lower case, of which `removed` go and `added` come; `before` and `sentence` are what is around. */
export type WordChange = {
	removed: readonly string[];
	added: readonly string[];
	before: readonly string[];
	sentence: readonly string[];
};

export type KindOfChange = {
	category: Correction['category'];
	/** Whether such a change is hardly ever needless: it follows from a word beside it. */
	isReliable: boolean;
};

const setOf = (words: string) => new Set(words.split(/\s+/));
const articles = setOf('a an the');
const prepositions = setOf(
	'to of in on at for from with by about into onto over under after before during since until till through as',
);
const pronouns = setOf(
	`i you he she it we they me him us them my your his her its our their mine yours hers ours theirs who whom whose which
	that this these those myself yourself himself herself itself ourselves themselves one ones`,
);
const auxiliaries = setOf(
	"am is are was were be been being have has had do does did will would can could should may might must don't doesn't didn't isn't aren't wasn't weren't",
);
const comparing = setOf('more most less least than as better best worse worst');
const counting = setOf('two three four five six seven eight nine ten many several few these those both');
const beforeBase = setOf(
	"did didn't do does don't doesn't to can could will would should must may might can't couldn't won't wouldn't shouldn't",
);
const past = /\b(?:yesterday|ago|last (?:night|week|weekend|month|year|summer|winter|time|\w+day))\b/;
const present = setOf('am is are have has do does');
const gone = setOf('was were had did');

/** A change of one word's form: of what kind it is, with whatever makes it needed. */
function kindOfForm(from: string, to: string, { before, sentence }: WordChange): KindOfChange | undefined {
	const bases = [from, to].map((lower) => baseOf({ lower, lemma: lower }));
	const previous = before.at(-1) ?? '';
	if (plural(from) === to || plural(to) === from) {
		const isNoun = counting.has(previous) || !commonVerbs.has(bases[0] ?? '');
		if (isNoun) return { category: 'noun number', isReliable: plural(from) === to && counting.has(previous) };
	}
	if (bases[0] !== bases[1] && !(auxiliaries.has(from) && auxiliaries.has(to))) return undefined;
	const [old, now] = [formOf(from, bases[0] ?? ''), formOf(to, bases[1] ?? '')];
	const isPast = now === 'past' || gone.has(to);
	const wasPast = old === 'past' || gone.has(from);
	if (beforeBase.has(previous) && now === 'base') return { category: 'verb form', isReliable: true };
	if (isPast !== wasPast) return { category: 'tense', isReliable: isPast && past.test(sentence.join(' ')) };
	const agrees = [old, now].every((form) => form === 'base' || form === 'third' || form === undefined);
	if (agrees || (present.has(from) && present.has(to)) || (gone.has(from) && gone.has(to))) {
		return { category: 'agreement', isReliable: true };
	}
	return { category: 'verb form', isReliable: false };
}

/** What kind of error a change puts right, by its words alone. */
export function kindOfChange(change: WordChange): KindOfChange {
	const { removed, added } = change;
	const words = [...removed, ...added];
	const are = (set: ReadonlySet<string>) => words.every((word) => set.has(word));
	const of = (category: Correction['category']): KindOfChange => ({ category, isReliable: false });
	if (are(articles)) return of('article');
	if (words.every((word) => articles.has(word) || prepositions.has(word))) return of('preposition');
	if (removed.toSorted().join() === added.toSorted().join()) return of('word order');
	if (words.some((word) => comparing.has(word))) return of('comparison');
	if (are(pronouns)) return of('pronoun');
	const [from, to] = [removed[0], added[0]];
	if (from && to && removed.length === 1 && added.length === 1) {
		return kindOfForm(from, to, change) ?? of('word choice');
	}
	if (words.some((word) => auxiliaries.has(word))) return of('verb form');
	if (removed.length === 0) return of('missing word');
	return of(added.length === 0 ? 'extra word' : 'word choice');
}
