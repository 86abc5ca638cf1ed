const exponentBias = 15;

/** What each of the 65,536 half-precision numbers (IEEE 754 binary16) is. */
function createTable(): Float32Array {
	return Float32Array.from({ length: 65_536 }, (_, bits) => {
		const sign = bits & 0x8000 ? -1 : 1;
		const exponent = (bits >> 10) & 0x1f;
		const fraction = (bits & 0x3ff) / 1_024;
		if (exponent === 0) return sign * 2 ** (1 - exponentBias) * fraction;
		if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
		return sign * 2 ** (exponent - exponentBias) * (1 + fraction);
	});
}

let table: Float32Array | undefined;

/** Half-precision numbers, given by their bits, as single ones. */
export function halfFloatsToFloats(halves: Uint16Array): Float32Array {
	table ??= createTable();
	const floats = new Float32Array(halves.length);
	for (let place = 0; place < halves.length; place++) {
		floats[place] = table[halves[place] as number] as number;
	}
	return floats;
}
