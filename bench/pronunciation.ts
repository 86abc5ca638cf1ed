import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeAlignment } from './judge-alignment.ts';
import { judgeCheck } from './judge-check.ts';
import { judgeEvidence } from './judge-evidence.ts';
import { judgeLayers } from './judge-layers.ts';
import { judgeStress } from './judge-stress.ts';
import { pronunciationOfLearners } from './pronunciation-learners.ts';
import { pronunciationMelody } from './pronunciation-melody.ts';
import { pronunciationPlanted } from './pronunciation-planted.ts';
import { pronunciationSanity } from './pronunciation-sanity.ts';
import { pronunciationSpeed } from './pronunciation-speed.ts';
import { pronunciationStress } from './pronunciation-stress.ts';
import { pronunciationSurroundings } from './pronunciation-surroundings.ts';

import { keepResult } from './result.ts';
import { orNotRun } from './stt-needs.ts';

const parts: Record<string, (options: { trial: boolean }) => Promise<object>> = {
	sanity: pronunciationSanity,
	speed: pronunciationSpeed,
	planted: pronunciationPlanted,
	learners: pronunciationOfLearners,
	surroundings: pronunciationSurroundings,
	stress: pronunciationStress,
	melody: pronunciationMelody,
};

/** What training/judge needs of the runtime; run by name alone. */
const preparations: typeof parts = { judgeAlignment, judgeCheck, judgeLayers, judgeEvidence, judgeStress };

/** What is kept of earlier runs: parts that are not measured again stay. */
function keptParts(): Record<string, unknown> {
	const file = join(import.meta.dirname, 'results/pronunciation.json');
	const kept: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
	return Object.fromEntries(Object.entries(kept).filter(([name]) => name in parts));
}

/**
 * The judge of sounds: agreement with experts, what it makes of readings that are none, and what it costs. `part` names one
 * measurement; all are made without it. A `trial` takes a little data and only prints what it finds.
 */
export async function benchPronunciation(part?: string, trial = false): Promise<void> {
	const prepare = part === undefined ? undefined : preparations[part];
	if (prepare) {
		process.stdout.write(`${part} ${JSON.stringify(await prepare({ trial }))}\n`);
		return;
	}
	for (const name of part ? [part] : Object.keys(parts)) {
		const measure = parts[name];
		if (!measure) throw new Error(`No part is named ${name}; there are ${Object.keys(parts).join(', ')}.`);
		const found = await orNotRun(() => measure({ trial }));
		const dated =
			typeof found === 'string' ? found : { date: new Date().toISOString().slice(0, 10), ...found };
		if (trial) process.stdout.write(`${name} ${JSON.stringify(dated, null, 2)}\n`);
		else keepResult('pronunciation', { ...keptParts(), [name]: dated });
	}
}
