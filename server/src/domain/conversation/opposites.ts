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

/** "Less difficult" is not on the side of what is difficult. */
const lessOf = /\bless \p{L}+/gu;

/** On which side of each pair a text is; 0 where it is on none, or on both. */
export function sidesIn(text: string): number[] {
	const words =
		text
			.toLowerCase()
			.replace(lessOf, 'less')
			.match(/[\p{L}']+/gu) ?? [];
	return opposites.map((pair) => {
		const [one, other] = pair.map((side) => words.some((word) => side.has(word)));
		return one === other ? 0 : one ? 1 : -1;
	});
}

/** Whether two texts are on different sides of a pair. */
export const areOpposite = (one: readonly number[], other: readonly number[]): boolean =>
	one.some((side, pair) => side * (other[pair] ?? 0) < 0);
