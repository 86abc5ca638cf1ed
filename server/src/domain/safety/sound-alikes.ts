/** What recognisers write for words of danger that learners say: the word in doubt, and what may have been said. */
const soundAlikes: Readonly<Record<string, readonly string[]>> = {
	day: ['die'],
	dye: ['die'],
	dies: ['die'],
	diet: ['die'],
	died: ['die'],
	tie: ['die'],
	dad: ['dead'],
	deed: ['dead'],
	keel: ['kill'],
	kid: ['kill'],
	call: ['kill'],
	kiss: ['kill'],
	skill: ['kill'],
	feel: ['kill'],
	fill: ['kill'],
	keep: ['kill'],
	heats: ['hits'],
	heat: ['hit'],
	eats: ['hits'],
	eat: ['hit'],
	his: ['hits'],
	heads: ['hits'],
	bits: ['beats'],
	bit: ['beat'],
	bids: ['beats'],
	heart: ['hurt'],
	hard: ['hurt'],
	had: ['hurt'],
	cat: ['cut'],
	caught: ['cut'],
	cup: ['cut'],
	leave: ['live'],
	leaf: ['live'],
	love: ['live'],
	raped: ['raped'],
	wrapped: ['raped'],
	rapped: ['raped'],
	touches: ['touches'],
	teaches: ['touches'],
	breed: ['breathe'],
	breath: ['breathe'],
	bread: ['breathe'],
	brief: ['breathe'],
	chess: ['chest'],
	just: ['chest'],
	test: ['chest'],
	jest: ['chest'],
	bleeding: ['bleeding'],
	leading: ['bleeding'],
	reading: ['bleeding'],
	side: ['suicide'],
	sided: ['suicide'],
	myth: ['myself'],
	missile: ['myself'],
};

/** A doubtful word takes part in a danger only together with one that is sure, so few readings are enough. */
const mostReadings = 24;

/** Other readings of a spoken text: each doubtful word as what sounds like it, one at a time and then all together. */
export function likelierWords(words: readonly { text: string; unsure: boolean }[]): string[] {
	const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}']/gu, '');
	const replaced = words.map(({ text, unsure }) => (unsure ? soundAlikes[bare(text)] : undefined));
	const read = (choose: (index: number) => string | undefined) =>
		words.map(({ text }, index) => choose(index) ?? text).join(' ');
	const single = replaced.flatMap((others, index) =>
		(others ?? []).map((other) => read((at) => (at === index ? other : undefined))),
	);
	if (single.length === 0) return [];
	return [...single, read((index) => replaced[index]?.[0])].slice(0, mostReadings);
}
