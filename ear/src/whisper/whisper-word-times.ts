/** One position of the encoder. */
export const positionMs = 20;
/** The heads look ahead: beside a synthetic voice, whose times are known, they are early by as much. */
const lookAheadMs = 40;
const heads = 8;
/** How many neighbours a position's weight is the middle one of. */
const medianWidth = 7;

/**
 * When each token began, and when the last one ended, in milliseconds: the way through tokens and positions along which
 * the heads that follow the speech look most (dynamic time warping, as in openai/whisper, timing.py). `followed`: [heads,
 * positions] for each token and for the end; `positions`: how many of them hold the speech.
 */
export function whisperTokenTimes(followed: readonly Float32Array[], positions: number): number[] {
	const weights = followedWeights(followed, positions);
	const starts = cheapestWay(weights, followed.length, positions);
	return starts.map((position, token) => (token === 0 ? 0 : lookAheadMs) + position * positionMs);
}

/** [tokens, positions]: each head's weights in terms of its deviation at a position, smoothed, averaged over the heads. */
function followedWeights(followed: readonly Float32Array[], positions: number): Float32Array {
	const count = followed.length;
	const all = (followed[0]?.length ?? 0) / heads;
	const weights = new Float32Array(count * positions);
	const column = new Float32Array(count);
	const normalized = new Float32Array(count * positions);
	for (let head = 0; head < heads; head++) {
		for (let position = 0; position < positions; position++) {
			let sum = 0;
			for (let token = 0; token < count; token++) {
				column[token] = (followed[token] as Float32Array)[head * all + position] as number;
				sum += column[token] as number;
			}
			const mean = sum / count;
			let squares = 0;
			for (const value of column) squares += (value - mean) ** 2;
			const deviation = Math.sqrt(squares / count) || 1;
			for (let token = 0; token < count; token++) {
				normalized[token * positions + position] = ((column[token] as number) - mean) / deviation;
			}
		}
		for (let token = 0; token < count; token++)
			addSmoothed(normalized, weights, token * positions, positions);
	}
	return weights;
}

/** Adds the row's running median, mirrored at its ends, to the same places of `target`. */
function addSmoothed(source: Float32Array, target: Float32Array, start: number, length: number): void {
	const half = (medianWidth - 1) / 2;
	const window = new Float32Array(medianWidth);
	for (let position = 0; position < length; position++) {
		for (let index = 0; index < medianWidth; index++) {
			let place = Math.abs(position + index - half);
			if (place >= length) place = Math.max(0, 2 * (length - 1) - place);
			window[index] = source[start + Math.min(place, length - 1)] as number;
		}
		window.sort();
		target[start + position] = (target[start + position] as number) + (window[half] as number) / heads;
	}
}

/** Where each row begins on the way from the first row and column to the last ones that gathers the most weight. */
function cheapestWay(weights: Float32Array, rows: number, columns: number): number[] {
	const width = columns + 1;
	const costs = new Float32Array((rows + 1) * width).fill(Number.POSITIVE_INFINITY);
	/** 0: from the row and column before; 1: from the row before; 2: from the column before. */
	const steps = new Uint8Array((rows + 1) * width);
	costs[0] = 0;
	for (let row = 1; row <= rows; row++) {
		for (let column = 1; column <= columns; column++) {
			const place = row * width + column;
			const both = costs[place - width - 1] as number;
			const down = costs[place - width] as number;
			const across = costs[place - 1] as number;
			const step = both < down && both < across ? 0 : down < both && down < across ? 1 : 2;
			steps[place] = step;
			const before = step === 0 ? both : step === 1 ? down : across;
			costs[place] = before - (weights[(row - 1) * columns + column - 1] as number);
		}
	}
	const starts = new Array<number>(rows).fill(0);
	for (let [row, column] = [rows, columns]; row > 0 && column > 0; ) {
		starts[row - 1] = column - 1;
		const step = steps[row * width + column];
		if (step !== 2) row -= 1;
		if (step !== 1) column -= 1;
	}
	return starts;
}
