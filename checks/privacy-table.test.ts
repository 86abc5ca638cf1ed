import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as limits from '@henry/contract/limits.ts';
import * as retention from '@henry/contract/retention.ts';
import * as worldLimits from '@henry/contract/world-limits.ts';
import { createSqliteDatabase } from '@henry/server/src/adapters/store/databases-for-tests.ts';
import { expect, test } from 'vitest';

const periods: Record<string, unknown> = { ...limits, ...worldLimits, ...retention };
const unitsMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const document = readFileSync(join(import.meta.dirname, '../docs/privacy.md'), 'utf8');
const rows = document
	.split('\n')
	.filter((line) => /^\| (`|file|folder|backups|log)/.test(line))
	.map((line) => line.split('|').map((cell) => cell.trim()))
	.map(([, where = '', , kept = '']) => ({ where, kept }))
	.filter(({ kept }) => kept !== '');

test('every table of the database has its row, and no other', async () => {
	const database = await createSqliteDatabase();
	await database.store.start();
	const tables = (await database.tableNames()).filter((name) => !/^(kysely|sqlite)_/.test(name));
	await database.remove();
	const told = rows.flatMap(({ where }) => /^`(\w+)`$/.exec(where)?.[1] ?? []);
	expect(told.toSorted()).toEqual(tables.toSorted());
});

test('every period that is told is the one that is enforced, and each is told', () => {
	const told = new Set<string>();
	for (const { kept } of rows) {
		for (const [, amount, unit = '', name = ''] of kept.matchAll(
			/(\d+) (minute|hour|day)s?[^(;]*\(`(\w+)`\)/g,
		)) {
			expect(Number(amount) * (unitsMs[unit] ?? 0), name).toBe(periods[name]);
			told.add(name);
		}
	}
	expect(Object.keys(retention).filter((name) => !told.has(name))).toEqual([]);
	expect(told.size).toBeGreaterThan(10);
});

test('every row says how long', () => {
	for (const { where, kept } of rows)
		expect(kept, where).toMatch(/\d+ (day|minute)|with the|until|operator’s|operator's/);
});
