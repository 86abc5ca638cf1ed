import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAcademyCommand } from './academy-commands.ts';
import { anAcademy } from './adapters/store/academy-data.ts';
import { aPasskey, nowMs, signIn } from './adapters/store/contract-data.ts';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { permissionFor } from './domain/academies/policy.ts';
import type { Store } from './ports/store.ts';

let store: Store;
let printed: string[];

beforeEach(async () => {
	store = createSqliteStore(':memory:');
	await store.start();
	printed = [];
	vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
		printed.push(String(text));
		return true;
	});
});
afterEach(async () => {
	vi.restoreAllMocks();
	await store.close();
});

const run = (...words: string[]) => runAcademyCommand(store, words, nowMs);

async function anAcademyThatAsks() {
	const { id: ownerId } = await signIn(store, 'olga@example.org');
	const { academyId } = await anAcademy(store, { ownerId, marker: 'Sol' });
	const house = { academyId, senderName: null, addressName: 'sol', hostName: 'english.sol.example' };
	await store.houses.change(permissionFor('changeAcademy', ownerId), house);
	const read = () => store.houses.house(permissionFor('readHouse', ownerId), academyId, nowMs);
	return { academyId, read };
}

test('the operator confirms a host that an owner asked for, and no other', async () => {
	const { read } = await anAcademyThatAsks();
	await expect(run('host', 'other.example', 'confirm')).rejects.toThrow(/No academy has asked/);
	expect(await run('host', 'English.Sol.Example', 'confirm')).toBe(true);
	expect((await read())?.host).toEqual({ name: 'english.sol.example', isConfirmed: true });
	expect(await run('host', 'english.sol.example', 'refuse')).toBe(true);
	expect((await read())?.host?.isConfirmed).toBe(false);
});

test('the operator sets places with their end and grace, and takes them back', async () => {
	const { read } = await anAcademyThatAsks();
	expect(await run('places', 'sol', '50', '2027-07-31', '10')).toBe(true);
	expect((await read())?.places).toMatchObject({
		bought: 50,
		untilMs: Date.UTC(2027, 7, 1),
		readOnlyFromMs: Date.UTC(2027, 7, 11),
	});
	expect(await run('list')).toBe(true);
	expect(printed.join('')).toContain('50 places, until 2027-07-31, read alone from 2027-08-11');
	expect(await run('places', 'sol', 'any')).toBe(true);
	expect((await read())?.places).toMatchObject({ bought: null, untilMs: null, readOnlyFromMs: null });
});

test('the operator lets somebody who has lost their passkey make a new one', async () => {
	const { id } = await signIn(store, 'olga@example.org');
	await store.passkeys.add(id, aPasskey());
	expect(await run('passkeys', 'Olga@example.org', 'forget')).toBe(true);
	expect(await store.passkeys.list(id)).toEqual([]);
	await expect(run('passkeys', 'nobody@example.org', 'forget')).rejects.toThrow(/no account/);
});

test('what is wrong is said, and changes nothing', async () => {
	await anAcademyThatAsks();
	await expect(run('places', 'nobody', '5')).rejects.toThrow(/There is no academy nobody/);
	await expect(run('places', 'sol', 'many')).rejects.toThrow(/Not a number/);
	await expect(run('places', 'sol', '5', '31.7.2027')).rejects.toThrow(/2027-07-31/);
	expect(await run('nonsense')).toBe(false);
});
