/** Words of four letters and more that carry grammar rather than meaning: no use in practising them alone. */
const grammarWords = new Set(
	(
		'about after again also always because been before being between both could does doing done down during each ' +
		'else even ever every from have having here into itself just like maybe more most much must never only other ' +
		'ought over same shall should since some such than that their them then there these they thing things this ' +
		'those through till under until upon very want well went were what when where which while will with within ' +
		'without would yeah your yours'
	).split(' '),
);

const minLetters = 4;

/** A word as it is compared and counted: lower case, without what is no letter or digit at its edges. */
export function plainWord(word: string): string {
	return word
		.toLowerCase()
		.replaceAll('’', "'")
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Whether a word is worth practising alone: it is long enough and carries meaning. */
export function isContentWord(word: string): boolean {
	return word.length >= minLetters && !grammarWords.has(word);
}
