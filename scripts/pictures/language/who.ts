import { cloths, hairs, skins } from '#pictures/colour.ts';
import type { Build, Outfit, Person, Top } from '#pictures/figure.ts';
import type { HairStyle } from '#pictures/hair.ts';
import type { Hat } from '#pictures/hats.ts';
import type { HeadLook } from '#pictures/head.ts';
import type { ShoeKind } from '#pictures/shoe.ts';

/**
 * People in words: `old woman tan white-bun glasses rose-jumper plum-skirt brown-shoe`. A word is a build or an age, a
 * skin, or a colour and what has it (hair, top, bottom, shoes, hat, `apron`, `scarf`, `tie`, `stripes`, `dots`, `under`,
 * `socks`, `earring`, `glasses`).
 */
const buildWords: Readonly<Record<string, Build>> = {
	woman: 'woman',
	man: 'man',
	teen: 'teen',
	girl: 'child',
	boy: 'child',
	baby: 'toddler',
	broad: 'broad',
	round: 'round',
};
const colours: Readonly<Record<string, string>> = { ...cloths, ...hairs, red: '#d0453a', yellow: '#f2c14e' };
const hairStyles: readonly string[] = [
	'short',
	'crop',
	'side-parting',
	'curly',
	'afro',
	'bob',
	'long',
	'wavy',
	'ponytail',
	'bun',
	'pigtails',
	'braids',
	'balding',
	'hijab',
] satisfies HairStyle[];
const hats: readonly string[] = [
	'cap',
	'sun-hat',
	'beanie',
	'beret',
	'hard-hat',
	'bike-helmet',
	'chef-hat',
	'party-hat',
	'headphones',
	'headband',
] satisfies Hat[];
const beards: readonly string[] = ['stubble', 'beard', 'full-beard', 'moustache'];
const bottoms: readonly string[] = ['trousers', 'shorts', 'skirt', 'long-skirt'];
const shoes: readonly string[] = [
	'sneaker',
	'boot',
	'shoe',
	'pump',
	'sandal',
	'slipper',
	'bare',
] satisfies ShoeKind[];
const sleevesOf: Readonly<Record<Top['kind'], Top['sleeves']>> = {
	tee: 'short',
	shirt: 'rolled',
	jumper: 'long',
	hoodie: 'long',
	jacket: 'long',
	suit: 'long',
	vest: 'none',
	dress: 'short',
	gown: 'long',
	coat: 'long',
};

type Seen = Pick<Person, 'build' | 'look' | 'outfit'>;
type Draft = { build: Build; look: HeadLook; outfit: Outfit };

/** What a colour is given to, by the second half of a word. */
function paint(draft: Draft, kind: string, colour: string): boolean {
	const { look, outfit } = draft;
	if (hairStyles.includes(kind)) Object.assign(look, { style: kind, hair: colour });
	else if (hats.includes(kind)) look.hat = { kind: kind as Hat, colour };
	else if (kind in sleevesOf) {
		const top = kind as Top['kind'];
		outfit.top = { ...outfit.top, colour, kind: top, sleeves: sleevesOf[top] };
		if (top === 'dress' || top === 'gown') outfit.bottom = { colour, kind: 'skirt' };
	} else if (bottoms.includes(kind)) outfit.bottom = { colour, kind: kind as Outfit['bottom']['kind'] };
	else if (shoes.includes(kind)) outfit.shoes = { ...outfit.shoes, colour, kind: kind as ShoeKind };
	else if (kind === 'socks') outfit.shoes = { ...outfit.shoes, socks: colour };
	else if (kind === 'apron' || kind === 'scarf') outfit[kind] = colour;
	else if (kind === 'glasses' || kind === 'earring') look[kind] = colour;
	else if (kind === 'tie' || kind === 'stripes' || kind === 'dots' || kind === 'under')
		outfit.top = { ...outfit.top, [kind]: colour };
	else return false;
	return true;
}

function understand(draft: Draft, word: string): boolean {
	const { look, outfit } = draft;
	const build = buildWords[word];
	const skin = skins[word as keyof typeof skins];
	if (build) draft.build = build;
	else if (skin) look.skin = skin;
	else if (word === 'old') look.age = 'old';
	else if (beards.includes(word))
		look.beard = word === 'beard' ? 'short' : word === 'full-beard' ? 'full' : (word as 'stubble');
	else if (word === 'bald') look.style = 'none';
	else if (word === 'glasses') look.glasses = '#3a3140';
	else if (word === 'earring') look.earring = '#e0b65a';
	else if (['long-sleeves', 'short-sleeves', 'rolled-sleeves'].includes(word))
		outfit.top.sleeves = word.replace('-sleeves', '') as Top['sleeves'];
	else {
		const dash = word.indexOf('-');
		const colour = colours[word.slice(0, dash)];
		return colour !== undefined && paint(draft, word.slice(dash + 1), colour);
	}
	if (draft.build === 'child' || draft.build === 'toddler') look.age = 'child';
	return true;
}

/** Reads a person in words. Throws for a word that it does not know. */
export function readWho(words: string): Seen {
	const draft: Draft = {
		build: 'woman',
		look: { mood: 'happy', skin: skins.tan, hair: hairs.brown, style: 'short' },
		outfit: {
			top: { colour: cloths.teal, kind: 'tee', sleeves: 'short' },
			bottom: { colour: cloths.navy, kind: 'trousers' },
			shoes: { colour: cloths.brown, kind: 'shoe' },
		},
	};
	for (const word of words.split(' '))
		if (!understand(draft, word)) throw new Error(`"${word}" says nothing about a person: ${words}`);
	return draft;
}
