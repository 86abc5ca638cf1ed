import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepResult } from './result.ts';
import { orNotRun } from './stt-needs.ts';

/** Measures one part of a benchmark; a trial takes a little of the data. */
export type Part = (options: { trial: boolean }) => Promise<object> | object;

/**
 * Measures all parts of a benchmark, or the named one, and keeps each with its date in the benchmark's file, where figures
 * of the other parts stay as they are. A `trial` prints what it finds and keeps nothing. Throws where no part has the name.
 */
export async function measureParts(
	name: string,
	parts: Record<string, Part>,
	{ part, trial = false }: { part?: string | undefined; trial?: boolean | undefined },
): Promise<void> {
	for (const one of part ? [part] : Object.keys(parts)) {
		const measure = parts[one];
		if (!measure) throw new Error(`No part is named ${one}; there are ${Object.keys(parts).join(', ')}.`);
		const found = await orNotRun(() => measure({ trial }));
		const dated =
			typeof found === 'string' ? found : { date: new Date().toISOString().slice(0, 10), ...found };
		if (trial) process.stdout.write(`${one} ${JSON.stringify(dated, null, 2)}\n`);
		else keepResult(name, { ...keptParts(name, parts), [one]: dated });
	}
}

function keptParts(name: string, parts: Record<string, Part>): Record<string, unknown> {
	const file = join(import.meta.dirname, `results/${name}.json`);
	const kept: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
	return Object.fromEntries(Object.entries(kept).filter(([one]) => one in parts));
}
