/** Substituted, missing and added words (least edits) for each word of the reference; case does not count. */
export function wordErrorRate(reference: string, hypothesis: string): number {
	const expected = toWords(reference);
	const heard = toWords(hypothesis);
	let previous = heard.map((_, index) => index + 1);
	for (const [row, word] of expected.entries()) {
		let left = row + 1;
		let diagonal = row;
		previous = previous.map((above, column) => {
			left = Math.min(left + 1, above + 1, diagonal + (word === heard[column] ? 0 : 1));
			diagonal = above;
			return left;
		});
	}
	return (previous.at(-1) ?? expected.length) / expected.length;
}

/** Words as they are compared: in lower case, without punctuation. */
export function toWords(text: string): string[] {
	return text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
}
