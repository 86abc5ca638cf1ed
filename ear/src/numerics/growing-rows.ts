/** Rows of numbers, one after the other, in an array that grows. */
export class GrowingRows {
	/** At least the rows so far; more may follow behind them. */
	values: Float32Array;
	count = 0;
	readonly #columns: number;

	constructor(columns: number) {
		this.#columns = columns;
		this.values = new Float32Array(256 * columns);
	}

	add(row: Float32Array): void {
		if ((this.count + 1) * this.#columns > this.values.length) {
			const longer = new Float32Array(2 * this.values.length);
			longer.set(this.values);
			this.values = longer;
		}
		this.values.set(row, this.count * this.#columns);
		this.count++;
	}
}
