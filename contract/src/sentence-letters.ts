/** Letters of names that are no letter with a mark, as they are read in English. */
const letterPairs: Record<string, string> = {
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ı: 'i',
};

/**
 * A text in the letters and signs that the judge of sounds understands: no accents, no emoji, one kind of apostrophe, and
 * nothing that cannot be seen (soft hyphens, joiners, marks of direction). Of 1½ the whole and the part stand apart.
 */
export function plainLetters(text: string): string {
	return text
		.replaceAll(/\p{Extended_Pictographic}/gu, ' ')
		.replaceAll(/\p{Cf}/gu, '')
		.replaceAll(/[’‘ʼ´`′]/g, "'")
		.replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[øłđðþßæœı]/gi, (letter) => {
			const plain = letterPairs[letter.toLowerCase()] ?? letter;
			return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
		});
}

/** Whether all letters of a text are those of English, or are read as them. */
export function hasEnglishLetters(text: string): boolean {
	return !/[^\P{L}a-z]/iu.test(plainLetters(text));
}
