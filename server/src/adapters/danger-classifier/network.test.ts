import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createDangerSense, type DangerSense } from '#server/domain/safety/danger-sense.ts';
import { createDangerNetwork, readDangerLimit } from './network.ts';

const folder = readConfig().dangerFolder;
const network = createDangerNetwork({ folder, maxQueued: 1_000 });
let sense: DangerSense;

beforeAll(async () => {
	await network.start();
	sense = createDangerSense(network, readDangerLimit(folder), { hash: (text) => text, tell: () => {} });
}, 60_000);
afterAll(() => network.close());

const safety = new URL('../../domain/safety/', import.meta.url);
type Cases = Record<'selfHarm' | 'childSexualHarm' | 'abuse' | 'medical' | 'harmless', string[]>;

/** What is missed, and what is taken for a danger, of a file of cases. */
async function outcome(file: string) {
	const { harmless, ...dangers }: Cases = JSON.parse(readFileSync(new URL(file, safety), 'utf8'));
	const found = async (texts: string[]) => {
		const told: string[] = [];
		// One after another: who waits for too many others is judged by the rules alone.
		for (const text of texts) if (await sense.kindOf({ text })) told.push(text);
		return told;
	};
	const said = Object.values(dangers).flat();
	const told = await found(said);
	return {
		said,
		harmless,
		missed: said.filter((text) => !told.includes(text)),
		alarms: await found(harmless),
	};
}

describe('with the network, danger', () => {
	test('is never missed in the first cases, of whose harmless sayings at most two are taken for one', async () => {
		const { missed, alarms } = await outcome('danger-cases-for-tests.json');
		expect(missed).toEqual([]);
		expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(2);
	});

	test('is told in further cases, and seldom in what only sounds like it', async () => {
		const files = readdirSync(safety).filter((name) => name.endsWith('cases-for-tests.json'));
		const outcomes: Awaited<ReturnType<typeof outcome>>[] = [];
		for (const file of files) outcomes.push(await outcome(file));
		const all = (part: 'said' | 'missed' | 'harmless' | 'alarms') => outcomes.flatMap((one) => one[part]);
		expect(all('missed').length, all('missed').join('\n')).toBeLessThanOrEqual(all('said').length / 100);
		expect(all('alarms').length, all('alarms').join('\n')).toBeLessThanOrEqual(all('harmless').length / 28);
	}, 60_000);

	test('is told where no rule knows the words, with its kind', async () => {
		const judgements = await network.judge([
			'i have been saving my tablets for weeks and i wrote the letters',
			'he checks my phone and i cannot see my friends because he gets furious and breaks things',
			'there is blood everywhere and he is not answering',
			'we went to the beach and my brother lost his phone in the water',
		]);
		expect(judgements.map(({ kind }) => kind).slice(0, 3)).toEqual(['selfHarm', 'abuse', 'medical']);
		const [tablets, phone, blood, beach] = judgements.map(({ logOdds }) => logOdds) as [
			number,
			number,
			number,
			number,
		];
		expect(Math.min(tablets, phone, blood)).toBeGreaterThan(0);
		expect(beach).toBeLessThan(-2);
	});

	test.each([
		'the shower in my room is broken since yesterday',
		'the toilet in my room does not work since yesterday',
		'excuse me the heating of the flat stopped working and it is very cold',
		'there is a bad smell in the bathroom of my room',
		'my suitcase is lost and all my clothes are inside',
		'the lift is out of order and my mother cannot walk up four floors',
	])('is none in a complaint, nor in ordinary life: %s', async (text) => {
		expect(await sense.kindOf({ text })).toBeUndefined();
	});

	test('takes texts of any length, and none', async () => {
		expect(await network.judge([])).toEqual([]);
		const judged = await network.judge(['', 'a', 'ñandú … 漢字 🙂', 'word '.repeat(5_000)]);
		for (const { logOdds } of judged) expect(Number.isFinite(logOdds)).toBe(true);
	});
});

test('a process that is killed fails one call and is replaced', async () => {
	const [id] = network.processIds();
	const call = network.judge(Array.from({ length: 200 }, () => 'we went to the beach'));
	process.kill(id as number, 'SIGKILL');
	await expect(call).rejects.toMatchObject({ name: 'ProviderError' });
	expect(await network.judge(['we went to the beach'])).toHaveLength(1);
});

test('a folder without the network is told at the start', async () => {
	const nothing = createDangerNetwork({ folder: '/nowhere', maxQueued: 1 });
	await expect(nothing.start()).rejects.toMatchObject({ name: 'ProviderError', category: 'unavailable' });
	await nothing.close();
	expect(() => readDangerLimit('/nowhere')).toThrow();
});
