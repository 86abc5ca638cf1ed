/**
 * The product of rows of inputs with a matrix of weights, 4 rows x 8 outputs at a time, so that each weight loaded
 * serves 4 rows and each input 8 outputs. In AssemblyScript; `npm run build -w ear` compiles it to src/matrix-wasm.ts,
 * src/matrix-simd.ts calls it. Addresses, strides and lengths are in bytes; `outputs`, at least 8, counts floats.
 *
 * `weights` are, for each 8 outputs, their biases and then for each input of each tap their 8 weights. The last 8
 * outputs overlap those before where their number is no multiple of 8.
 */

/** 8 outputs of a row: two vectors. */
const panelBytes: usize = 32;

/** The address of a row; a row past the end repeats the last one, which then is computed and stored twice. */
function rowAt(base: usize, row: i32, rows: i32, stride: i32): usize {
	return base + <usize>(min(row, rows - 1) * stride);
}

export function convolve(
	input: usize,
	rowStride: i32,
	rows: i32,
	taps: i32,
	tapStride: i32,
	tapLength: i32,
	weights: usize,
	output: usize,
	outputs: i32,
): void {
	for (let panel = 0; panel < outputs; panel += 8) {
		const column: usize = output + ((<usize>min(panel, outputs - 8)) << 2);
		for (let row = 0; row < rows; row += 4) {
			fourRows(input, rowStride, row, rows, taps, tapStride, tapLength, weights, column, outputs << 2);
		}
		weights += panelBytes * <usize>(1 + ((taps * tapLength) >> 2));
	}
}

function fourRows(
	input: usize,
	rowStride: i32,
	row: i32,
	rows: i32,
	taps: i32,
	tapStride: i32,
	tapLength: i32,
	weights: usize,
	column: usize,
	outputStride: i32,
): void {
	let x0 = rowAt(input, row, rows, rowStride);
	let x1 = rowAt(input, row + 1, rows, rowStride);
	let x2 = rowAt(input, row + 2, rows, rowStride);
	let x3 = rowAt(input, row + 3, rows, rowStride);
	let a0 = v128.load(weights),
		b0 = v128.load(weights, 16);
	let a1 = a0,
		b1 = b0,
		a2 = a0,
		b2 = b0,
		a3 = a0,
		b3 = b0;
	let w = weights + panelBytes;
	for (let tap = 0; tap < taps; tap++) {
		for (const end = w + <usize>tapLength * 8; w < end; w += panelBytes) {
			const wa = v128.load(w),
				wb = v128.load(w, 16);
			let x = v128.load32_splat(x0);
			a0 = f32x4.add(a0, f32x4.mul(x, wa));
			b0 = f32x4.add(b0, f32x4.mul(x, wb));
			x = v128.load32_splat(x1);
			a1 = f32x4.add(a1, f32x4.mul(x, wa));
			b1 = f32x4.add(b1, f32x4.mul(x, wb));
			x = v128.load32_splat(x2);
			a2 = f32x4.add(a2, f32x4.mul(x, wa));
			b2 = f32x4.add(b2, f32x4.mul(x, wb));
			x = v128.load32_splat(x3);
			a3 = f32x4.add(a3, f32x4.mul(x, wa));
			b3 = f32x4.add(b3, f32x4.mul(x, wb));
			x0 += 4;
			x1 += 4;
			x2 += 4;
			x3 += 4;
		}
		const gap = tapStride - tapLength;
		x0 += gap;
		x1 += gap;
		x2 += gap;
		x3 += gap;
	}
	storePair(rowAt(column, row, rows, outputStride), a0, b0);
	storePair(rowAt(column, row + 1, rows, outputStride), a1, b1);
	storePair(rowAt(column, row + 2, rows, outputStride), a2, b2);
	storePair(rowAt(column, row + 3, rows, outputStride), a3, b3);
}

function storePair(address: usize, a: v128, b: v128): void {
	v128.store(address, a);
	v128.store(address, b, 16);
}
