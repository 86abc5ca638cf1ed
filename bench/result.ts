import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** The middle one of some figures, or the mean of the two middle ones. */
export function median(figures: readonly number[]): number {
	const sorted = [...figures].sort((first, second) => first - second);
	const middle = sorted.length / 2;
	const pair = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
	return pair.reduce<number>((sum, figure) => sum + (figure ?? Number.NaN), 0) / 2;
}

/** The figure that `share0to1` of all figures lie below. */
export function quantile(figures: readonly number[], share0to1: number): number {
	const sorted = [...figures].sort((first, second) => first - second);
	return sorted[Math.min(sorted.length - 1, Math.floor(share0to1 * sorted.length))] ?? Number.NaN;
}

export const rounded = (figure: number, digits = 3) => Number(figure.toFixed(digits));

/** Keeps the figures of one benchmark in `bench/results/` and prints them. */
export function keepResult(name: string, figures: object): void {
	const folder = join(import.meta.dirname, 'results');
	const result = {
		date: new Date().toISOString().slice(0, 10),
		machine: { cores: cpus().length, node: process.version },
		...figures,
	};
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
	process.stdout.write(`${name} ${JSON.stringify(result, null, 2)}\n`);
}
