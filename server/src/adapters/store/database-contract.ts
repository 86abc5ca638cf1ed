import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dayMs } from '@henry/contract/limits.ts';
import { handInKeptMs, subscriberKeptMs } from '@henry/contract/retention.ts';
import type { Rubric } from '@henry/contract/rubrics.ts';
import type { TermReport } from '@henry/contract/term-report.ts';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import {
	type AcademyOfTest,
	aHandIn,
	aLearner,
	aMember,
	aMockDay,
	anAcademy,
	anAssignment,
	aSheet,
} from './academy-data.ts';
import type { StoreCase, TestDatabase } from './contract.ts';
import {
	aCaptcha,
	aCard,
	anIdentity,
	aPasskey,
	aRecording,
	aReminder,
	aResult,
	aSession,
	aSubscriber,
	nowMs,
	signIn,
	someTokens,
} from './contract-data.ts';
import { leaveWorldTraces } from './world-data.ts';

export const databaseCases: StoreCase[] = [
	{ name: 'leaves nothing of a person whom it erases', check: erases },
	{ name: 'removes what has expired', check: removesExpired },
	{ name: 'gives text with SQL in it back unchanged', check: keepsSqlInText },
	{ name: 'starts several times at once, on a new database', startsItself: true, check: startsAtOnce },
	{ name: 'refuses a database that a newer version has written', check: refusesNewerDatabases },
	{ name: 'says nothing of a row in its errors', check: keepsErrorsFreeOfRows },
	{ name: 'is unavailable after its end', check: isUnavailableAfterItsEnd },
];

/** Tables that hold nothing about anybody. */
const impersonalTables = [
	'kysely_migration',
	'kysely_migration_lock',
	'checkRetests',
	'usedCaptchas',
	'pushKeys',
	'ltiKeys',
	'filesToDelete',
];

const aFactAbout = (text: string) => ({ kind: 'name' as const, text, id: randomUUID(), isTakenUp: false });

/** Everything that a person can leave behind. */
async function leaveTraces(store: Store, email: string): Promise<{ id: string; email: string }> {
	const account = await signIn(store, email, aSession(), randomUUID(), `parent-of-${email}`);
	await signIn(store, email);
	await store.identities.signIn(anIdentity({ subject: `subject of ${email}`, email }), aSession());
	await store.passkeys.add(account.id, aPasskey({ id: `passkey of ${email}` }));
	await store.accounts.addSignInPass({
		...{ tokenHash: `pass of ${email}`, accountId: account.id, host: 'sol.example' },
		...{ browserHash: '', factors: 1, expiresAtMs: nowMs + dayMs },
	});
	await store.accounts.keepRecordings(account.id, 365);
	const result = aResult({ title: `${email} and ${account.id}` });
	await store.practice.save(account.id, { results: [result], cards: [aCard({ reason: email })] });
	await store.practice.addRecording(account.id, aRecording(result.id), new TextEncoder().encode(email));
	await store.learnerState.save(account.id, { memory: { isOn: true, facts: [aFactAbout(email)] } });
	await store.reminders.save(
		{ ...aReminder(`reminder of ${email}`), accountId: account.id },
		{ perAccount: 1, withoutAccount: 0 },
	);
	await store.subscribers.subscribe(aSubscriber({ email }), someTokens(), aCaptcha());
	return account;
}

/** Everything that an owner, who also learns in a class, can leave behind in an academy. */
async function leaveAcademyTraces(store: Store, { id, email }: { id: string; email: string }): Promise<void> {
	const world = await anAcademy(store, { ownerId: id, marker: email });
	const { permission, classId, academyId } = world;
	await store.academies.invite(permission('inviteTeacher', id), {
		tokenHash: `invitation of ${email}`,
		academyId,
		role: 'teacher',
		classId,
		wardId: null,
		expiresAtMs: nowMs + dayMs,
	});
	const card = { membershipId: randomUUID(), accountId: randomUUID(), displayName: email };
	const cards = [{ ...card, nameKey: `card of ${email}`, pinHash: '' }];
	await store.cards.add(permission('importLearners', id), { classId, cards, atMs: nowMs }, 50);
	const assignment = await anAssignment(store, world);
	const bytes = new TextEncoder().encode(email);
	const logo = { id: `logo of ${email}`, type: 'image/png', bytes, createdAtMs: nowMs };
	await store.houses.setLogo(permission('changeAcademy', id), academyId, logo);
	const { task } = assignment;
	const shared = { id: `shared by ${email}`, academyId, title: email, instructions: '', task };
	await store.library.keep(permission('useLibrary', id), { ...shared, createdAtMs: nowMs }, 9);
	const learner = await aLearner(store, world, `learner of ${email}`);
	await aMember(store, world, 'guardian', { wardId: learner.membershipId });
	const given = { marker: email, givenId: `answer of ${email}` };
	const handInId = await aHandIn(store, learner, assignment.id, given);
	await store.homework.addRecording(permission('handIn', learner.accountId), {
		handInId,
		expiresAtMs: nowMs + 365 * dayMs,
		wav: new TextEncoder().encode(email),
	});
	await store.homework.review(
		permission('review', id),
		[{ id: `review of ${email}`, handInId, mark: 4, note: email }],
		nowMs,
	);
	await leaveWorldTraces(store, world, { assignmentId: assignment.id, reviewedId: handInId });
	const lead = await aMember(store, world, 'teacher');
	const day = aMockDay(world, [learner.membershipId], { examinerIds: [lead.membershipId] });
	await store.mockDays.save(permission('makeMockDay', id), day, 5);
	await store.mockDays.mark(permission('markMock', id), aSheet(day.id, learner.membershipId, email));
	await leaveAlert(store, world, { lead, learner, assignmentId: assignment.id });
	await fillMarking(store, world, { id, email, handInId, membershipId: learner.membershipId });
}

/** That a learner spoke of danger. */
async function leaveAlert(
	store: Store,
	{ academyId, ownerId, permission, marker }: AcademyOfTest,
	{
		lead,
		learner,
		assignmentId,
	}: Record<'lead' | 'learner', { accountId: string; membershipId: string }> & {
		assignmentId: string;
	},
) {
	const named = { academyId, leadId: lead.membershipId, standInId: null };
	await store.safeguarding.nameLeads(permission('nameLeads', ownerId), named);
	const alert = { id: `alert of ${marker}`, kind: 'abuse' as const, atMs: nowMs };
	await store.safeguarding.raise(permission('handIn', learner.accountId), assignmentId, alert);
}

/** What somebody marks by and with. */
async function fillMarking(
	store: Store,
	world: AcademyOfTest,
	{ id, email, handInId, membershipId }: Record<'id' | 'email' | 'handInId' | 'membershipId', string>,
) {
	const { academyId, classId, permission } = world;
	const rubric = { id: `rubric of ${email}`, name: { en: email } } as Rubric;
	const saved = { academyId, rubric, createdAtMs: nowMs, replaces: null };
	await store.marking.saveRubric(permission('writeRubric', id), saved, 5);
	const phrase = { id: `phrase of ${email}`, academyId, text: email, isShared: true, createdAtMs: nowMs };
	await store.marking.addPhrase(permission('usePhrases', id), phrase, 5);
	const wav = new TextEncoder().encode(email);
	const note = { handInId, atMs: nowMs, expiresAtMs: nowMs + 365 * dayMs, wav };
	await store.marking.setSpokenNote(permission('saySpokenNote', id), note);
	const report = { learner: email, fromMs: nowMs, toMs: nowMs + 1 } as TermReport;
	const given = { id: `report of ${email}`, classId, membershipId, atMs: nowMs, report };
	await store.marking.saveReport(permission('writeReport', id), given);
	const second = await aMember(store, world, 'teacher');
	const mark = { handInId, atMs: nowMs, mark: 3, marks: {} };
	await store.marking.giveSecondMark(permission('markAgain', second.accountId), mark);
}

const asText = (value: unknown) =>
	value instanceof ArrayBuffer || value instanceof Uint8Array
		? Buffer.from(value as Uint8Array).toString('latin1')
		: String(value);

/** The tables in which any column of any row holds one of these texts. */
async function tablesWith(database: TestDatabase, texts: string[]): Promise<string[]> {
	const found = [];
	for (const table of await database.tableNames()) {
		const rows = await database.query(`select * from "${table}"`);
		const values = rows.flatMap((row) => Object.values(row).map(asText));
		if (values.some((value) => texts.some((text) => value.includes(text)))) found.push(table);
	}
	return found.toSorted();
}

async function erases(store: Store, database: TestDatabase) {
	const [ana, ben] = [
		await leaveTraces(store, 'ana@example.org'),
		await leaveTraces(store, 'ben@example.org'),
	];
	for (const person of [ana, ben]) await leaveAcademyTraces(store, person);
	// What webhooks are still to be told.
	for (const { id, email } of [ana, ben]) {
		const undone = { id: `undone by ${email}`, handInId: `answer of ${email}`, atMs: nowMs };
		await store.homework.undoReview(permissionFor('review', id), undone);
	}
	const everyTable = (await database.tableNames())
		.filter((table) => !impersonalTables.includes(table))
		.toSorted();
	expect(await tablesWith(database, [ana.id, ana.email])).toEqual(everyTable);
	await store.accounts.erase(ana);
	expect(await tablesWith(database, [ana.id, ana.email])).toEqual([]);
	expect(await tablesWith(database, [ben.id, ben.email])).toEqual(everyTable);
}

async function removesExpired(store: Store, database: TestDatabase) {
	const count = async (table: string) => (await database.query(`select * from "${table}"`)).length;
	const counts = async () =>
		Promise.all(['signInLinks', 'sessions', 'recordings', 'usedCaptchas', 'subscribers'].map(count));
	await leaveTraces(store, 'ana@example.org');
	const tokens = someTokens();
	await store.subscribers.subscribe(aSubscriber({ email: 'ben@example.org' }), tokens, aCaptcha());
	await store.subscribers.confirm(tokens.confirmTokenHash, nowMs);
	expect(await counts()).toEqual([2, 3, 1, 2, 2]);
	await store.removeExpired(nowMs + 599_999);
	expect(await counts()).toEqual([2, 3, 1, 2, 2]);
	await store.removeExpired(nowMs + 900_000);
	expect(await counts()).toEqual([2, 3, 1, 0, 2]);
	await store.removeExpired(nowMs + dayMs + 900_000);
	expect(await counts()).toEqual([0, 3, 1, 0, 2]);
	await store.removeExpired(nowMs + 7 * dayMs);
	expect(await counts()).toEqual([0, 3, 1, 0, 1]);
	await store.removeExpired(nowMs + 30 * dayMs);
	expect(await counts()).toEqual([0, 0, 0, 0, 1]);
	await leaveAcademyTraces(store, await signIn(store, 'olga@example.org'));
	const academyCounts = async () =>
		Promise.all(['invitations', 'handInRecordings', 'handIns', 'mockMarks'].map(count));
	expect(await academyCounts()).toEqual([1, 1, 1, 1]);
	await store.removeExpired(nowMs + dayMs);
	expect(await academyCounts()).toEqual([0, 1, 1, 1]);
	await store.removeExpired(nowMs + 365 * dayMs);
	expect(await academyCounts()).toEqual([0, 0, 1, 1]);
	await store.removeExpired(nowMs + handInKeptMs);
	expect(await academyCounts()).toEqual([0, 0, 0, 0]);
	await store.removeExpired(nowMs + subscriberKeptMs);
	expect(await count('subscribers')).toBe(0);
}

async function keepsSqlInText(store: Store) {
	for (const text of [`'; drop table accounts; --`, `" or ""="`, '%_\\', '$1 ?1 :id @id', 'ñ 😀 \u2028']) {
		const session = aSession({ tokenHash: `session ${text}` });
		const account = await signIn(store, `${text}@example.org`, session, `id ${text}`);
		expect((await store.accounts.findSession(session.tokenHash))?.account).toEqual(account);
		const result = aResult({ id: text, title: text, weakWords: [text], activity: text as never });
		const card = aCard({ id: text, prompt: text, answer: text, reason: text });
		await store.practice.save(account.id, { results: [result], cards: [card] });
		expect(await store.practice.load(account.id)).toMatchObject({ results: [result], cards: [card] });
		const subscriber = aSubscriber({
			id: text,
			email: text,
			locale: text,
			language: text as never,
			consentText: text,
		});
		const tokens = { ...someTokens(), confirmTokenHash: `c ${text}`, leaveTokenHash: `l ${text}` };
		expect(await store.subscribers.subscribe(subscriber, tokens, aCaptcha(text))).toBe('added');
		expect(await store.subscribers.confirm(`c ${text}`, nowMs)).toMatchObject(subscriber);
		await store.practice.forget(account.id, { results: [text], cards: [text], recordings: [text] });
		expect(await store.practice.load(account.id)).toEqual({ results: [], cards: [], recordings: [] });
	}
	expect(await store.subscribers.list()).toHaveLength(5);
}

async function startsAtOnce(store: Store, database: TestDatabase) {
	await Promise.all([store.start(), database.otherStore.start(), store.start(), database.otherStore.start()]);
	await signIn(store, 'ana@example.org');
	const steps = readdirSync(new URL('./migrations', import.meta.url));
	expect(await database.query('select name from kysely_migration')).toHaveLength(steps.length);
	expect(await database.tableNames()).toContain('recordings');
}

async function refusesNewerDatabases(store: Store, database: TestDatabase) {
	await database.query(`insert into kysely_migration values ('9999-later', '2999-01-01')`);
	const refusal = { category: 'unavailable', message: expect.stringContaining('newer version of Henry') };
	await expect(store.start()).rejects.toMatchObject(refusal);
	await expect(store.fits()).rejects.toMatchObject(refusal);
}

async function keepsErrorsFreeOfRows(store: Store) {
	const session = aSession({ tokenHash: 'secret hash' });
	await signIn(store, 'ana@example.org', session);
	const error = await signIn(store, 'ana@example.org', session).catch((thrown) => thrown);
	expect(error).toMatchObject({ name: 'ProviderError', category: 'invalid-input' });
	expect(JSON.stringify([error.message, error.stack, error.cause])).not.toMatch(/secret hash|ana@/);
}

async function isUnavailableAfterItsEnd(store: Store) {
	await store.check();
	await store.close();
	for (const call of [store.subscribers.list, store.check]) {
		await expect(call()).rejects.toMatchObject({ name: 'ProviderError', category: 'unavailable' });
	}
}
