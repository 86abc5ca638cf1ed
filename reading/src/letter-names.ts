/** How the names of the letters are said, American and British, in ARPAbet; "a" is also the word. */
const names: Record<string, readonly string[]> = {
	a: ['EY', 'AH'],
	b: ['B IY'],
	c: ['S IY'],
	d: ['D IY'],
	e: ['IY'],
	f: ['EH F'],
	g: ['JH IY'],
	h: ['EY CH'],
	i: ['AY'],
	j: ['JH EY'],
	k: ['K EY'],
	l: ['EH L'],
	m: ['EH M'],
	n: ['EH N'],
	o: ['OW'],
	p: ['P IY'],
	q: ['K Y UW'],
	r: ['AA R', 'AA'],
	s: ['EH S'],
	t: ['T IY'],
	u: ['Y UW'],
	v: ['V IY'],
	w: ['D AH B AH L Y UW', 'D AH B AH Y UW'],
	x: ['EH K S'],
	y: ['W AY'],
	z: ['Z IY', 'Z EH D'],
};
const hissing = new Set(['S', 'CH']);

/** The ways to say a letter by its name, alone or with the ending 's; none for what is not a single letter. */
export function letterPronunciations(word: string): string[][] {
	const [, letter = '', ending = ''] = word.match(/^([a-z])('s)?$/) ?? [];
	return (names[letter] ?? []).map((name) => {
		const phones = name.split(' ');
		const last = phones.at(-1) as string;
		if (ending === '') return phones;
		if (hissing.has(last)) return [...phones, 'IH', 'Z'];
		return [...phones, last === 'F' ? 'S' : 'Z'];
	});
}
