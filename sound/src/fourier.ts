/** Transforms `real` and `imaginary` in place; both have the length that the transform was made for. */
export type Fourier = (real: Float64Array, imaginary: Float64Array) => void;

/** Complex numbers. */
type Numbers = { real: Float64Array; imaginary: Float64Array };

/** One step of the transform: `groups * stride` butterflies of `radix` numbers each. */
type Stage = {
	radix: number;
	groups: number;
	stride: number;
	/** [groups, radix]: what each number that leaves a butterfly is turned by. */
	turns: Numbers;
};

/**
 * Prepares a discrete Fourier transform of `size` complex numbers, where the size is a product of fours and fives:
 * Stockham's autosort form of the fast transform (Van Loan 1992, chapter 1). Throws for any other size.
 */
export function createFourier(size: number): Fourier {
	const stages = createStages(size);
	const spares = [createNumbers(size), createNumbers(size)] as const;
	return (real, imaginary) => {
		let from: Numbers = { real, imaginary };
		stages.forEach((stage, index) => {
			const to = spares[index % 2] as Numbers;
			if (stage.radix === 4) transformFours(stage, from, to);
			else transformFives(stage, from, to);
			from = to;
		});
		real.set(from.real);
		imaginary.set(from.imaginary);
	};
}

function createNumbers(size: number): Numbers {
	return { real: new Float64Array(size), imaginary: new Float64Array(size) };
}

function createStages(size: number): Stage[] {
	const stages: Stage[] = [];
	for (let [rest, stride] = [size, 1]; rest > 1; ) {
		const radix = rest % 4 === 0 ? 4 : 5;
		const groups = rest / radix;
		if (!Number.isInteger(groups)) throw new Error(`There is no Fourier transform of size ${size} here.`);
		const angles = Float64Array.from({ length: rest }, (_, place) => {
			return (-2 * Math.PI * Math.floor(place / radix) * (place % radix)) / rest;
		});
		const turns = { real: angles.map(Math.cos), imaginary: angles.map(Math.sin) };
		stages.push({ radix, groups, stride, turns });
		rest = groups;
		stride *= radix;
	}
	return stages;
}

/** Writes a number, turned, to its place. */
function write(to: Numbers, place: number, real: number, imaginary: number, turns: Numbers, turn: number) {
	const cosine = turns.real[turn] as number;
	const sine = turns.imaginary[turn] as number;
	to.real[place] = real * cosine - imaginary * sine;
	to.imaginary[place] = real * sine + imaginary * cosine;
}

function transformFours({ groups, stride, turns }: Stage, { real, imaginary }: Numbers, to: Numbers): void {
	const apart = groups * stride;
	for (let place = 0; place < apart; place++) {
		const group = Math.floor(place / stride);
		const target = place + 3 * group * stride;
		const turn = 4 * group;
		const sumR = (real[place] as number) + (real[place + 2 * apart] as number);
		const sumI = (imaginary[place] as number) + (imaginary[place + 2 * apart] as number);
		const gapR = (real[place] as number) - (real[place + 2 * apart] as number);
		const gapI = (imaginary[place] as number) - (imaginary[place + 2 * apart] as number);
		const oddSumR = (real[place + apart] as number) + (real[place + 3 * apart] as number);
		const oddSumI = (imaginary[place + apart] as number) + (imaginary[place + 3 * apart] as number);
		const oddGapR = (real[place + apart] as number) - (real[place + 3 * apart] as number);
		const oddGapI = (imaginary[place + apart] as number) - (imaginary[place + 3 * apart] as number);
		write(to, target, sumR + oddSumR, sumI + oddSumI, turns, turn);
		write(to, target + stride, gapR + oddGapI, gapI - oddGapR, turns, turn + 1);
		write(to, target + 2 * stride, sumR - oddSumR, sumI - oddSumI, turns, turn + 2);
		write(to, target + 3 * stride, gapR - oddGapI, gapI + oddGapR, turns, turn + 3);
	}
}

const [cosine1, cosine2] = [Math.cos((2 * Math.PI) / 5), Math.cos((4 * Math.PI) / 5)] as const;
const [sine1, sine2] = [Math.sin((2 * Math.PI) / 5), Math.sin((4 * Math.PI) / 5)] as const;

function transformFives({ groups, stride, turns }: Stage, { real, imaginary }: Numbers, to: Numbers): void {
	const apart = groups * stride;
	for (let place = 0; place < apart; place++) {
		const group = Math.floor(place / stride);
		const target = place + 4 * group * stride;
		const turn = 5 * group;
		const [r0, i0] = [real[place] as number, imaginary[place] as number];
		const outerSumR = (real[place + apart] as number) + (real[place + 4 * apart] as number);
		const outerSumI = (imaginary[place + apart] as number) + (imaginary[place + 4 * apart] as number);
		const outerGapR = (real[place + apart] as number) - (real[place + 4 * apart] as number);
		const outerGapI = (imaginary[place + apart] as number) - (imaginary[place + 4 * apart] as number);
		const innerSumR = (real[place + 2 * apart] as number) + (real[place + 3 * apart] as number);
		const innerSumI = (imaginary[place + 2 * apart] as number) + (imaginary[place + 3 * apart] as number);
		const innerGapR = (real[place + 2 * apart] as number) - (real[place + 3 * apart] as number);
		const innerGapI = (imaginary[place + 2 * apart] as number) - (imaginary[place + 3 * apart] as number);
		const evenR1 = r0 + cosine1 * outerSumR + cosine2 * innerSumR;
		const evenI1 = i0 + cosine1 * outerSumI + cosine2 * innerSumI;
		const evenR2 = r0 + cosine2 * outerSumR + cosine1 * innerSumR;
		const evenI2 = i0 + cosine2 * outerSumI + cosine1 * innerSumI;
		const oddR1 = sine1 * outerGapR + sine2 * innerGapR;
		const oddI1 = sine1 * outerGapI + sine2 * innerGapI;
		const oddR2 = sine2 * outerGapR - sine1 * innerGapR;
		const oddI2 = sine2 * outerGapI - sine1 * innerGapI;
		write(to, target, r0 + outerSumR + innerSumR, i0 + outerSumI + innerSumI, turns, turn);
		write(to, target + stride, evenR1 + oddI1, evenI1 - oddR1, turns, turn + 1);
		write(to, target + 2 * stride, evenR2 + oddI2, evenI2 - oddR2, turns, turn + 2);
		write(to, target + 3 * stride, evenR2 - oddI2, evenI2 + oddR2, turns, turn + 3);
		write(to, target + 4 * stride, evenR1 - oddI1, evenI1 + oddR1, turns, turn + 4);
	}
}
