import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './ears-browser.ts';
import { evidence, fasterWhisper, learners } from './ears-learners.ts';
import { hints, noises, voices } from './ears-sounds.ts';
import { keepResult } from './result.ts';
import { orNotRun } from './stt-needs.ts';

const parts: Record<string, (options: { trial: boolean }) => Promise<object> | object> = {
	learners,
	fasterWhisper,
	voices,
	noises,
	hints,
	browser,
};

/** What is kept of earlier runs: parts that are not measured again stay. */
function keptParts(): Record<string, unknown> {
	const file = join(import.meta.dirname, 'results/ears.json');
	const kept: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
	return Object.fromEntries(Object.entries(kept).filter(([name]) => name in parts));
}

/**
 * Whisper as the server runs it: learners whom it has not heard, beside faster-whisper on the same utterances; clear
 * voices; sounds in which nobody speaks; hints; the same model in a browser. `evidence` measures nothing: it writes what training/whisper/confidence.py
 * learns from. A `trial` takes a little of the data and only prints what it finds.
 */
export async function benchEars(part?: string, trial = false): Promise<void> {
	if (part === 'evidence') {
		process.stdout.write(`${JSON.stringify(await evidence({ trial }))}\n`);
		return;
	}
	for (const name of part ? [part] : Object.keys(parts)) {
		const measure = parts[name];
		if (!measure) throw new Error(`No part is named ${name}; there are ${Object.keys(parts).join(', ')}.`);
		const found = await orNotRun(() => measure({ trial }));
		const dated =
			typeof found === 'string' ? found : { date: new Date().toISOString().slice(0, 10), ...found };
		if (trial) process.stdout.write(`${name} ${JSON.stringify(dated, null, 2)}\n`);
		else keepResult('ears', { ...keptParts(), [name]: dated });
	}
}
