import type { Variety } from '@henry/reading/number-words.ts';

/** Names as English speakers of care say them, which no rule of English spelling gives: Kokoro's symbols, British. */
const names: Record<string, string> = {
	aitana: 'Itˈɑːnə',
	begona: 'bɛɡˈɒnjə',
	diego: 'diˈAɡQ',
	guadalajara: 'ɡwɑːdələhˈɑːɹə',
	guillermo: 'ɡiːjˈɛːmQ',
	inaki: 'ɪnjˈɑːki',
	javi: 'hˈɑːvi',
	javier: 'hˌaviˈA',
	jimenez: 'hɪmˈɛnɛθ',
	jorge: 'hˈɔːhA',
	jose: 'hQzˈA',
	josep: 'ʒuːzˈɛp',
	juan: 'hwˈɑːn',
	juanjo: 'hwaŋhˈQ',
	lucia: 'luːθˈiːə',
	marta: 'mˈɑːtə',
	niamh: 'nˈiːv',
	nuria: 'nˈʊəɹiə',
	saoirse: 'sˈɜːʃə',
	sean: 'ʃˈɔːn',
	siobhan: 'ʃɪvˈɔːn',
	xavi: 'ʧˈɑːvi',
	xavier: 'zˈAviə',
	ximena: 'hɪmˈAnə',
	zaragoza: 'ˌθaɹəɡˈɒθə',
};

const vowelSounds: Record<string, string> = { a: 'a', e: 'ɛ', i: 'iː', o: 'ɒ', u: 'uː' };
const spellings: readonly (readonly [RegExp, string])[] = [
	[/^ch/, 'ʧ'],
	[/^ll/, 'j'],
	[/^rr/, 'ɹ'],
	[/^qu(?=[ei])/, 'k'],
	[/^gu(?=[ei])/, 'ɡ'],
	[/^c(?=[ei])/, 'θ'],
	[/^g(?=[ei])/, 'h'],
	[/^ñ/, 'nj'],
	[/^z/, 'θ'],
	[/^j/, 'h'],
	[/^h/, ''],
	[/^x/, 'ks'],
	[/^y(?=[aeiou])/, 'j'],
	[/^y/, 'i'],
	[/^i(?=[aeou])/, 'j'],
	[/^u(?=[aeio])/, 'w'],
	[/^[cq]/, 'k'],
	[/^r/, 'ɹ'],
	[/^g/, 'ɡ'],
	[/^v/, 'v'],
];

/** British vowels as Americans say them. */
const inVariety = (phonemes: string, variety: Variety) =>
	variety === 'british' ? phonemes : phonemes.replaceAll('ː', '').replaceAll('Q', 'O').replaceAll('ɒ', 'ɑ');

/** How a name is said that is known to break the rules; accents do not matter. */
export function foreignName(plainLowerCase: string, variety: Variety): string | undefined {
	const name = Object.hasOwn(names, plainLowerCase) ? names[plainLowerCase] : undefined;
	return name === undefined ? undefined : inVariety(name, variety);
}

/** Whether a word's accents or letters say that it is Spanish. */
export const looksSpanish = (word: string): boolean => /[ñáíóú]|[^cs]é|ez$/i.test(word.normalize('NFC'));

/**
 * A Spanish word in Kokoro's symbols: by Spanish spelling, with the sounds that English has for them and the stress that the
 * word's accent or its ending says.
 */
export function spanishPhonemes(word: string, variety: Variety): string {
	const letters = word.normalize('NFC').toLowerCase();
	const sounds: { sound: string; isVowel: boolean; isStressed: boolean }[] = [];
	for (let index = 0; index < letters.length; ) {
		const plain = letters.slice(index).replace(/[áéíóúü]/g, (letter) => letter.normalize('NFD').charAt(0));
		const isAccented = /^[áéíóú]/.test(letters.slice(index));
		const [rule, sound] = (isAccented ? undefined : spellings.find(([pattern]) => pattern.test(plain))) ?? [];
		const vowel = vowelSounds[plain.charAt(0)];
		if (rule !== undefined && sound !== undefined) {
			if (sound) sounds.push({ sound, isVowel: false, isStressed: false });
			index += rule.exec(plain)?.[0].length ?? 1;
			continue;
		}
		sounds.push({ sound: vowel ?? plain.charAt(0), isVowel: vowel !== undefined, isStressed: isAccented });
		index += 1;
	}
	return inVariety(stressed(sounds, /[aeiouns]$/.test(letters)), variety);
}

/** Spanish words are stressed on their accent, else on the last vowel but one if they end in a vowel, n or s. */
function stressed(
	sounds: readonly { sound: string; isVowel: boolean; isStressed: boolean }[],
	isPenultimate: boolean,
): string {
	const vowelPlaces = sounds.flatMap(({ isVowel }, place) => (isVowel ? [place] : []));
	const usual = vowelPlaces.at(isPenultimate ? -2 : -1) ?? vowelPlaces[0];
	const accented = sounds.findIndex(({ isStressed }) => isStressed);
	const place = accented >= 0 ? accented : usual;
	return sounds
		.map(({ sound }, index) => (index === place ? `ˈ${sound}` : sound === 'a' ? 'ə' : sound))
		.join('');
}
