import { type Convolution, type ConvolutionLayer, inputRows, spanRows } from './matrix.ts';

/** Rows that wait: a first-in, first-out buffer of fixed capacity. */
export type RowQueue = {
	/** The rows, oldest first, from the start of this array on. */
	rows: Float32Array;
	count(): number;
	/** Adds the first `count` of `rows`; without `rows`, as many of zeros. Throws a RangeError where it is full. */
	add(count: number, rows?: Float32Array): void;
	/** Forgets the `count` oldest rows. */
	drop(count: number): void;
};

/** A queue of at most `capacity` rows of `width` values. */
export function createRowQueue(width: number, capacity: number): RowQueue {
	const queue = new Float32Array(width * capacity);
	let waiting = 0;
	return {
		rows: queue,
		count: () => waiting,
		add(count, rows) {
			if (waiting + count > capacity) throw new RangeError(`a row queue of ${capacity} rows is full`);
			if (rows) queue.set(rows.subarray(0, count * width), waiting * width);
			else queue.fill(0, waiting * width, (waiting + count) * width);
			waiting += count;
		},
		drop(count) {
			queue.copyWithin(0, count * width, waiting * width);
			waiting -= count;
		},
	};
}

/** A convolution that rows run through as they come. */
export type ConvolutionStream = {
	/** The rows that the last `push` completed, from the start of this array on. */
	output: Float32Array;
	/** Takes `count` rows and answers how many output rows they complete; the `last` push completes all. */
	push(rows: Float32Array, count: number, last: boolean): number;
};

/** Runs `layer` over a stream with `padding` rows of zeros before and after, at most `maxRows` output rows a push. */
export function createConvolutionStream(
	layer: ConvolutionLayer,
	convolution: Convolution,
	padding: number,
	maxRows: number,
): ConvolutionStream {
	const queue = createRowQueue(layer.inputs, inputRows(layer, maxRows) + layer.stride - 1);
	const output = new Float32Array(maxRows * layer.outputs);
	const span = spanRows(layer);
	queue.add(padding);
	return {
		output,
		push(rows, count, last) {
			queue.add(count, rows);
			if (last) queue.add(padding);
			const complete = Math.max(0, Math.floor((queue.count() - span) / layer.stride) + 1);
			convolution(queue.rows, complete, output);
			queue.drop(complete * layer.stride);
			return complete;
		},
	};
}
