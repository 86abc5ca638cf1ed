import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepResult } from './result.ts';
import { cleanVoices } from './stt-clean-voices.ts';
import { crossValidation } from './stt-cross-validation.ts';
import { load } from './stt-load.ts';
import { orNotRun } from './stt-needs.ts';
import { robustness } from './stt-robustness.ts';
import { speakerAdaptation } from './stt-speaker-adaptation.ts';
import { speed } from './stt-speed.ts';

const parts: Record<string, (options: { trial: boolean }) => Promise<object>> = {
	crossValidation,
	speakerAdaptation,
	cleanVoices,
	speed,
	robustness,
	load,
};

/** What is kept of earlier runs: parts that are not measured again stay. */
function keptParts(): Record<string, unknown> {
	const file = join(import.meta.dirname, 'results/stt.json');
	const kept: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
	return Object.fromEntries(Object.entries(kept).filter(([name]) => name in parts));
}

/**
 * The recognisers of this machine: accuracy on learners' speech and on clean voices, speed, what they make of sounds that
 * are not speech, and how the server bears many at once. All parts are about our own.
 * `part` names one measurement; all are made without it. A `trial` tries the measurements on a little of their data and
 * only prints what they find.
 */
export async function benchStt(part?: string, trial = false): Promise<void> {
	const names = part ? [part] : Object.keys(parts);
	for (const name of names) {
		const measure = parts[name];
		if (!measure) throw new Error(`No part is named ${name}; there are ${Object.keys(parts).join(', ')}.`);
		const found = await orNotRun(() => measure({ trial }));
		const dated =
			typeof found === 'string' ? found : { date: new Date().toISOString().slice(0, 10), ...found };
		if (trial) process.stdout.write(`${name} ${JSON.stringify(dated, null, 2)}\n`);
		else keepResult('stt', { ...keptParts(), [name]: dated });
	}
}
