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

/** The figure below which this share of the figures lies. */
export function percentile(figures: readonly number[], share: number): number {
	const sorted = figures.toSorted((one, other) => one - other);
	return sorted[Math.ceil(figures.length * share) - 1] ?? Number.NaN;
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
