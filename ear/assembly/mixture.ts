/**
 * The mixing of Gaussian densities, 4 at a time. In AssemblyScript, compiled with matrix.ts; src/native-mixture.ts calls
 * it. Addresses are in bytes; all values are floats.
 *
 * For each row and phone: the largest of its `densities` (a multiple of 4) log densities, and then, for each of its
 * states, the sum of the densities relative to that largest one, each times its weight. `logDensities` is
 * [rows, phones, densities] and is overwritten, `weights` [phones, states, densities], `output` [rows, phones, 1 + states].
 */
export function mix(
	logDensities: usize,
	rows: i32,
	phones: i32,
	densities: i32,
	states: i32,
	weights: usize,
	output: usize,
): void {
	const length = (<usize>densities) << 2;
	const result = (<usize>(1 + states)) << 2;
	for (let phone = 0; phone < phones; phone++) {
		for (let row = 0; row < rows; row++) {
			const place = <usize>(row * phones + phone);
			const from = logDensities + place * length;
			let to = output + place * result;
			const largest = largestOf(from, length);
			f32.store(to, largest);
			exponentiate(from, length, largest);
			for (let state = 0; state < states; state++) {
				to += 4;
				f32.store(to, product(from, weights + <usize>state * length, length));
			}
		}
		weights += <usize>states * length;
	}
}

function largestOf(from: usize, length: usize): f32 {
	let largest = v128.load(from);
	for (let at: usize = 16; at < length; at += 16) largest = f32x4.pmax(largest, v128.load(from + at));
	return max(
		max(f32x4.extract_lane(largest, 0), f32x4.extract_lane(largest, 1)),
		max(f32x4.extract_lane(largest, 2), f32x4.extract_lane(largest, 3)),
	);
}

/**
 * Exponentials of the values less `largest`, in place, to 3e-6: a power of two, put together from its bits, times a Taylor
 * polynomial of what remains. What is less than e^-55 counts as that: it adds nothing that shows, and times its weight
 * it would become a subnormal number, which processors are slow with.
 */
function exponentiate(from: usize, length: usize, largest: f32): void {
	const top = f32x4.splat(largest);
	for (const end = from + length; from < end; from += 16) {
		const x = f32x4.pmax(f32x4.sub(v128.load(from), top), f32x4.splat(-55));
		const power = f32x4.nearest(f32x4.mul(x, f32x4.splat(<f32>Math.LOG2E)));
		const rest = f32x4.sub(x, f32x4.mul(power, f32x4.splat(<f32>Math.LN2)));
		let y = f32x4.add(f32x4.mul(rest, f32x4.splat(1.0 / 120)), f32x4.splat(1.0 / 24));
		y = f32x4.add(f32x4.mul(y, rest), f32x4.splat(1.0 / 6));
		y = f32x4.add(f32x4.mul(y, rest), f32x4.splat(0.5));
		y = f32x4.add(f32x4.mul(y, rest), f32x4.splat(1));
		y = f32x4.add(f32x4.mul(y, rest), f32x4.splat(1));
		const exponent = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(power), i32x4.splat(127)), 23);
		v128.store(from, f32x4.mul(y, exponent));
	}
}

function product(left: usize, right: usize, length: usize): f32 {
	let sum = f32x4.splat(0);
	for (let at: usize = 0; at < length; at += 16) {
		sum = f32x4.add(sum, f32x4.mul(v128.load(left + at), v128.load(right + at)));
	}
	return (
		f32x4.extract_lane(sum, 0) +
		f32x4.extract_lane(sum, 1) +
		(f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3))
	);
}
