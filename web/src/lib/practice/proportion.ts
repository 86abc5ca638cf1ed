/** How often something was right, and between which shares that lies with 95 % certainty, all from 0 to 1. */
export type Proportion = { right: number; total: number; lowest0to1: number; highest0to1: number };

/** Two-sided 95 % of the normal distribution. */
const z = 1.96;

/** The proportion with the interval of Wilson (1927), which holds for few cases and near 0 and 1, too. */
export function proportionOf(right: number, total: number): Proportion {
	if (total === 0) return { right, total, lowest0to1: 0, highest0to1: 1 };
	const share = right / total;
	const weight = 1 + (z * z) / total;
	const centre = (share + (z * z) / (2 * total)) / weight;
	const reach = (z / weight) * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
	return {
		right,
		total,
		lowest0to1: Math.max(0, centre - reach),
		highest0to1: Math.min(1, centre + reach),
	};
}

/** Where two intervals overlap, the difference may be chance: there is no certain change. */
export function changeBetween(then: Proportion, now: Proportion): 'better' | 'worse' | 'uncertain' {
	if (now.lowest0to1 > then.highest0to1) return 'better';
	return now.highest0to1 < then.lowest0to1 ? 'worse' : 'uncertain';
}
