import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DangerKind, dangerKinds } from '@henry/contract/safety.ts';
import { createDangerNetwork, readDangerLimit } from '../server/src/adapters/danger-classifier/network.ts';
import { readConfig } from '../server/src/config.ts';
import { createDangerSense } from '../server/src/domain/safety/danger-sense.ts';
import { findDanger } from '../server/src/domain/safety/find-danger.ts';
import { hasGrammarSets, jfleg } from './grammar-sets.ts';
import { keepResult, median, rounded } from './result.ts';

type Row = { text: string; kind: DangerKind | 'none' };
type Tell = (text: string) => Promise<DangerKind | undefined>;

/** Authors whose sentences nothing was made from: neither rules nor the network, nor their limits. */
const authors = ['counsellor', 'teacher', 'neighbour'];

async function measure(rows: readonly Row[], tell: Tell) {
	const told: (DangerKind | undefined)[] = [];
	const tookMs: number[] = [];
	for (const { text } of rows) {
		const startMs = performance.now();
		told.push(await tell(text));
		tookMs.push(performance.now() - startMs);
	}
	const missed = Object.fromEntries(
		dangerKinds.map((kind) => {
			const places = rows.flatMap((row, index) => (row.kind === kind ? [index] : []));
			return [kind, `${places.filter((place) => !told[place]).length} of ${places.length}`];
		}),
	);
	const harmless = rows.flatMap((row, index) => (row.kind === 'none' ? [index] : []));
	const dangers = rows.flatMap((row, index) => (row.kind === 'none' ? [] : [index]));
	const found = dangers.filter((place) => told[place]);
	return {
		figures: {
			missed,
			missedInAll: `${dangers.length - found.length} of ${dangers.length}`,
			falseAlarms: `${harmless.filter((place) => told[place]).length} of ${harmless.length}`,
			kindRight: `${found.filter((place) => told[place] === rows[place]?.kind).length} of ${found.length}`,
			medianMs: rounded(median(tookMs), 1),
		},
		faults: rows.filter((row, index) => (row.kind === 'none') === (told[index] !== undefined)),
	};
}

/**
 * How many dangers are missed and how many harmless sentences are taken for one, of authors whose sentences were kept back,
 * and of what learners write about other things (JFLEG): by the rules alone, and with the network. `read` prints what is
 * wrong with both.
 */
export async function benchDanger(option?: string): Promise<void> {
	const { dangerFolder } = readConfig();
	const network = createDangerNetwork({ folder: dangerFolder, maxQueued: 10 });
	await network.start();
	const sense = createDangerSense(network, readDangerLimit(dangerFolder), {
		hash: (text) => text,
		tell: (line) => void process.stderr.write(`${line}\n`),
	});
	const ways: Record<string, Tell> = {
		rules: async (text) => findDanger({ text }),
		both: (text) => sense.kindOf({ text }),
	};
	const sets: Record<string, Row[]> = Object.fromEntries(
		authors.map((author) => {
			const lines = readFileSync(join(import.meta.dirname, `danger/${author}.jsonl`), 'utf8')
				.trim()
				.split('\n');
			return [author, lines.map((line) => JSON.parse(line))];
		}),
	);
	if (hasGrammarSets()) {
		const { sources } = jfleg('test', 'spoken', true);
		sets.learnersWriting = sources.map((text) => ({ text, kind: 'none' }));
	}
	const figures: Record<string, object> = {};
	for (const [name, rows] of Object.entries(sets)) {
		for (const [way, tell] of Object.entries(ways)) {
			const { figures: found, faults } = await measure(rows, tell);
			figures[name] = { ...figures[name], [way]: found };
			if (option === 'read' && way === 'both')
				process.stdout.write(faults.map(({ kind, text }) => `${name} ${kind}: ${text}\n`).join(''));
		}
	}
	await network.close();
	keepResult('danger', figures);
}
