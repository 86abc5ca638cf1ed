import { plural, singular, takesAn } from '@henry/grammar/noun-forms.ts';

/** What the learner spoke of, for the slots of a text: the noun as it was said, and whether it is a person. */
export type Mention = { noun: string; person: 'she' | 'he' | 'they' | undefined };

/** Nouns that look singular and are many, and nouns that end in -s and are one. */
const plurals = new Set('people children men women clothes police'.split(' '));
const singulars = new Set(
	'boss class bus series tennis news gas glass dress business physics mathematics economics athletics gymnastics maths'.split(
		' ',
	),
);

/** Food that is counted; what of it is seldom eaten one by one is spoken of as many. */
const counted = new Set(
	'sandwich salad apple banana orange burger hamburger tortilla omelette steak cookie biscuit pancake egg snack'.split(
		' ',
	),
);
const usuallyMany = new Set('potato tomato vegetable bean lentil noodle'.split(' '));

function isPlural(noun: string): boolean {
	const last = noun.split(' ').at(-1) ?? '';
	return plurals.has(last) || (!singulars.has(last) && singular(last) !== last);
}

const pronouns = {
	she: { they: 'she', them: 'her', their: 'her', are: 'is', were: 'was', do: 'does' },
	he: { they: 'he', them: 'him', their: 'his', are: 'is', were: 'was', do: 'does' },
	it: { they: 'it', them: 'it', their: 'its', are: 'is', were: 'was', do: 'does' },
	they: { they: 'they', them: 'them', their: 'their', are: 'are', were: 'were', do: 'do' },
};

function withArticle(noun: string): string {
	return counted.has(noun) ? `${takesAn(noun) ? 'an' : 'a'} ${noun}` : noun;
}

function slotValues({ noun: said, person }: Mention): Record<string, string> {
	const noun = usuallyMany.has(said) ? plural(said) : said;
	const many = isPlural(noun);
	const one = pronouns[many ? 'they' : (person ?? 'it')];
	return {
		noun,
		name: noun,
		'a noun': withArticle(noun),
		nouns: counted.has(noun) ? plural(noun) : noun,
		singular: singulars.has(noun) ? noun : singular(noun),
		is: many ? 'are' : 'is',
		was: many ? 'were' : 'was',
		does: many ? 'do' : 'does',
		they: one.they,
		them: one.them,
		their: one.their,
		'they are': `${one.they} ${one.are}`,
		'they were': `${one.they} ${one.were}`,
		'were they': `${one.were} ${one.they}`,
	};
}

const slotPattern = /\{([^}]+)\}/g;

/**
 * A text with its slots filled. `{noun}` is the noun as it was said, `{a noun}` with its article where it needs one,
 * `{nouns}` many of it, `{singular}` one of it, `{name}` a name; `{is}`, `{was}` and `{does}` agree with it; `{they}`,
 * `{them}`, `{their}`, `{they are}`, `{they were}` and `{were they}` are the pronoun, alone or with its verb. A slot that
 * begins with a capital letter is written with one.
 */
export function fillSlots(text: string, mention: Mention): string {
	const values = slotValues(mention);
	return text.replaceAll(slotPattern, (_, slot: string) => {
		const value = values[slot.charAt(0).toLowerCase() + slot.slice(1)];
		if (value === undefined) throw new Error(`There is no slot ${slot}.`);
		return /^[A-Z]/.test(slot) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
	});
}

/** An expression that finds a text in what Henry said, whatever its slots were filled with, each as a group. */
export function textPattern(text: string): RegExp {
	const parts = text.split(slotPattern);
	const escaped = parts.map((part, index) => (index % 2 ? '(.+?)' : part.replaceAll(/[^\w\s]/g, '\\$&')));
	return new RegExp(escaped.join(''), 'i');
}

/** The noun that fills the slots of `text` where Henry said it as `said`; empty where it has none. */
export function nounIn(text: string, said: string): string {
	const slots = [...text.matchAll(slotPattern)].map(([, slot = '']) => slot.toLowerCase());
	const place = slots.findIndex((slot) => ['noun', 'nouns', 'a noun', 'name', 'singular'].includes(slot));
	const noun = place === -1 ? '' : (textPattern(text).exec(said)?.[place + 1] ?? '');
	return slots[place] === 'name' ? noun : noun.toLowerCase().replace(/^an? /, '');
}
