/** Words with which a piece may well begin: before them a reader may breathe. */
const beginnings = new Set(
	(
		'a after an and at because before but for from i if in near next of on or so that the this to when where ' +
		'who with you'
	).split(' '),
);
const wantedPieces = 3;
/** How far a cut may lie from where the pieces would be equally long, in words. */
const reach = 1;

/** How well a text is cut before a word; further from the wanted place is worse. */
function fitness(words: readonly string[], place: number, wanted: number): number {
	const before = words[place - 1] ?? '';
	const plain = (words[place] ?? '').toLowerCase().replace(/[^a-z']/g, '');
	return (/[,;:.!?]$/.test(before) ? 2 : 0) + (beginnings.has(plain) ? 1 : 0) - Math.abs(place - wanted) / 2;
}

/** A sentence in three pieces of about the same length, each to be said in one breath; shorter ones in fewer. */
export function threePieces(text: string): string[] {
	const words = text.trim().split(/\s+/);
	const count = Math.min(wantedPieces, words.length);
	const pieces: string[] = [];
	let from = 0;
	for (let piece = 1; piece < count; piece += 1) {
		const wanted = Math.round((piece * words.length) / count);
		const left = count - piece;
		const places = Array.from({ length: 2 * reach + 1 }, (_, index) => wanted - reach + index).filter(
			(place) => place > from && place <= words.length - left,
		);
		const [best = from + 1] = places.toSorted(
			(first, second) => fitness(words, second, wanted) - fitness(words, first, wanted),
		);
		pieces.push(words.slice(from, best).join(' '));
		from = best;
	}
	return [...pieces, words.slice(from).join(' ')];
}
