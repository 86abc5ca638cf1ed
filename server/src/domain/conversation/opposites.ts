/** Words that learners use of opposite things, by pairs of sides. */
const opposites = [
	['fast quick quickly quicker faster', 'slow slowly slower ages'],
	['easy easily easier', 'hard difficult harder'],
	['love loves loved like likes liked enjoy enjoys enjoyed', 'hate hates hated dislike'],
	['good great nice wonderful happy better best', 'bad terrible awful sad horrible worse worst'],
	['early earlier', 'late later'],
	['more most', 'less fewer least'],
	['win wins won winning', 'lose loses lost losing'],
	['pass passed', 'fail failed'],
	['found', 'lost'],
	['big huge enormous', 'small little tiny'],
	['cheap cheaper', 'expensive'],
	['quiet', 'noisy loud'],
	['cold freezing', 'hot warm'],
	['start started begin began', 'stop stopped quit finish finished'],
	['buy bought', 'sell sold'],
	['new young', 'old'],
	['strong', 'weak'],
	['rich', 'poor'],
	['full', 'empty'],
	['remember remembered', 'forget forgot forgotten'],
	['open opened', 'close closed'],
	['long', 'short'],
	['tall', 'short'],
	['safe', 'dangerous'],
	['alone', 'together'],
].map((sides) => sides.map((words) => new Set(words.split(' '))));

/** What is not on the side of its words: "less difficult", "any more", "it was like a dream". */
const besides =
	/\bless \p{L}+|\bany ?more\b|(?<!\b(?:i|we|you|he|she|they|not|also|really|to|would) |n't )\blike\b/gu;
const negator = /^(?:not|never|cannot|\p{L}+n't)$/u;
/** A word is denied by one so near before it: "did not pass", "not very easy". */
const deniedWithin = 3;

/** On which side of each pair a text is, 2 or -2 where by a denial: "not easy" is hard; 0 where it is on none, or on both. */
export function sidesIn(text: string): number[] {
	const words =
		text
			.toLowerCase()
			.replace(besides, ' ')
			.match(/[\p{L}']+/gu) ?? [];
	const isDenied = (place: number) =>
		words.slice(Math.max(0, place - deniedWithin), place).some((word) => negator.test(word));
	return opposites.map(([one, other]) => {
		const sides = words.flatMap((word, place) => {
			const side = one?.has(word) ? 1 : other?.has(word) ? -1 : 0;
			return side === 0 ? [] : [isDenied(place) ? -2 * side : side];
		});
		const [first = 0] = sides;
		return sides.every((side) => side * first > 0) ? first : 0;
	});
}

/** Whether two texts are on different sides of a pair. */
export const areOpposite = (one: readonly number[], other: readonly number[]): boolean =>
	one.some((side, pair) => side * (other[pair] ?? 0) < 0);

/** Whether they are on the same side of one, where the denial of one of them puts it. */
export const areSameByDenial = (one: readonly number[], other: readonly number[]): boolean =>
	one.some((side, pair) => Math.abs(side * (other[pair] ?? 0)) === 2 && side * (other[pair] ?? 0) > 0);
