import { randomUUID } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { staffRoles } from '@henry/contract/academies.ts';
import { housePaths } from '@henry/contract/academy-house.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import { rosterFilesField, rosterOutcomeSchema, rosterPath } from '@henry/contract/rosters.ts';
import { maxRosterBytes } from '@henry/contract/world-limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld, post as postTo } from './accounts-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

type Cookies = Record<string, string>;
type Files = Record<string, string | Uint8Array>;

let opened: Awaited<ReturnType<typeof openWorld>>;
let owner: Cookies;
let academyId: string;
let isMailDown = false;
let readRosters = 0;

beforeAll(async () => {
	const services = createServices(configForTests);
	const { mailer, rosterReader } = services;
	opened = await openWorld({
		...{ ...services, store: createSqliteStore(':memory:') },
		async rosterReader(files) {
			readRosters += 1;
			return rosterReader(files);
		},
		mailer: {
			...mailer,
			async send(mail) {
				if (isMailDown) throw new ProviderError('unavailable', 'Nobody answers.');
				await mailer.send(mail);
			},
		},
	});
}, 60_000);

beforeEach(async () => {
	({ cookies: owner } = await signInForTests(opened.services, `${randomUUID()}@example.org`));
	const look = { name: 'Sol', language: 'es', colours: { ground: '#163e40', text: '#f7f2e7' } };
	({ academyId } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, owner));
});

afterAll(async () => {
	await opened.app.close();
	await opened.services.store.close();
	await closeEngines(opened.services);
});

async function ok(url: string, payload: object, cookies: Cookies) {
	const answer = await postTo(opened.app, url, payload, cookies);
	expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
	return answer.json();
}

/** A zip of these files (PKWARE APPNOTE 6.3.10), deflated. */
function zipOf(files: Files): Uint8Array {
	const [bodies, heads]: [Buffer[], Buffer[]] = [[], []];
	let at = 0;
	for (const [name, content] of Object.entries(files)) {
		const plain = Buffer.from(content);
		const packed = deflateRawSync(plain);
		const common = Buffer.alloc(26);
		common.writeUInt16LE(20, 0);
		common.writeUInt16LE(8, 4);
		common.writeUInt32LE(crc32(plain), 10);
		common.writeUInt32LE(packed.length, 14);
		common.writeUInt32LE(plain.length, 18);
		common.writeUInt16LE(name.length, 22);
		const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
		const rest = Buffer.alloc(14);
		rest.writeUInt32LE(at, 10);
		heads.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, Buffer.from(name)]));
		bodies.push(body);
		at += body.length;
	}
	const end = Buffer.alloc(18);
	end.writeUInt16LE(heads.length, 4);
	end.writeUInt16LE(heads.length, 6);
	end.writeUInt32LE(Buffer.concat(heads).length, 8);
	end.writeUInt32LE(at, 12);
	return Buffer.concat([...bodies, ...heads, Buffer.from('PK\x05\x06'), end]);
}

async function send(
	mode: 'preview' | 'import',
	files: Files,
	{ cookies = owner, agreed = true }: { cookies?: Cookies; agreed?: boolean } = {},
) {
	const form = new FormData();
	for (const [name, content] of Object.entries(files)) {
		form.append(rosterFilesField, new Blob([new Uint8Array(Buffer.from(content))]), name);
	}
	const request = new Request('http://localhost', { method: 'POST', body: form });
	const query = new URLSearchParams({ academyId, mode, ...(agreed && { guardiansAgreed: 'true' }) });
	return opened.app.inject({
		...{ method: 'POST', url: `${rosterPath}?${query}`, cookies },
		headers: { 'content-type': request.headers.get('content-type') ?? '' },
		payload: Buffer.from(await request.arrayBuffer()),
	});
}
async function sent(mode: 'preview' | 'import', files: Files) {
	const answer = await send(mode, files);
	expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
	return rosterOutcomeSchema.parse(answer.json());
}

const manifest = 'propertyName,value\r\nmanifest.version,1.0\r\noneroster.version,1.2\r\n';
const users = [
	'sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,email',
	'u1,active,,true,lea,Lea,Vidal,lea@school.example.org',
	'u2,active,,true,pau,"Pau, el",Gil,',
	'u3,active,,true,pau2,"Pau, el",Gil,',
	'u4,active,,true,ines,Inés,Prat,ines@school.example.org',
].join('\r\n');
const classes = [
	'sourcedId,status,dateLastModified,title,classType,schoolSourcedId',
	'c1,active,,English 3A,homeroom,s1',
	'c2,active,,English 3B,homeroom,s1',
].join('\r\n');
const enrollments = [
	'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role',
	'e1,active,,c1,s1,u1,student',
	'e2,active,,c1,s1,u2,student',
	'e3,active,,c1,s1,u3,student',
	'e4,active,,c1,s1,u4,teacher',
	'e5,active,,c2,s1,u1,student',
].join('\r\n');
const files = {
	'manifest.csv': manifest,
	'orgs.csv': 'sourcedId\r\ns1\r\n',
	'users.csv': `\ufeff${users}`,
	'classes.csv': classes,
	'enrollments.csv': enrollments,
};

const inesMail = 'ines@school.example.org';
/** The token of the last invitation that went to an address. */
const invitationTo = (email: string) => {
	const mail = opened.sent.findLast(({ to }) => to === email);
	return /#invite=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
};

const overview = async () => ok(apiPaths.academyOverview, { academyId }, owner);
const places = async () => {
	const { people, classes: there } = await overview();
	const nameOf = (id: string) => there.find((each: { id: string }) => each.id === id).name;
	return people
		.filter(({ role }: { role: string }) => role !== 'owner')
		.map(({ displayName, role, classIds }: { displayName: string; role: string; classIds: string[] }) => [
			displayName,
			role,
			...classIds.map(nameOf).toSorted(),
		]);
};

test('a roster is looked at, imported, and changes nothing when it comes again', async () => {
	const looked = await sent('preview', files);
	expect(looked).toMatchObject({
		classes: { added: 2, changed: 0, ended: 0 },
		...{ learners: { added: 3 }, teachers: { added: 1 }, places: { added: 5 } },
		...{ problems: [], cards: [], invitations: { count: 1, unsent: [] } },
	});
	expect((await overview()).people).toHaveLength(1);
	const imported = await sent('import', { 'roster.zip': zipOf(files) });
	expect(imported).toMatchObject({ ...looked, cards: [{}, {}, {}] });
	expect(await places()).toEqual([
		['Inés Prat', 'teacher', 'English 3A'],
		['Lea Vidal', 'learner', 'English 3A', 'English 3B'],
		['Pau, el Gil', 'learner', 'English 3A'],
		['Pau, el Gil 2', 'learner', 'English 3A'],
	]);
	const [card] = imported.cards;
	const code = card?.joinCode;
	const signedIn = await ok(cardPaths.signInByCard, { code, name: card?.displayName, pin: card?.pin }, {});
	expect(signedIn.user).toMatchObject({ displayName: 'Lea Vidal', email: null });
	const { cookies } = await signInForTests(opened.services, inesMail);
	const token = invitationTo(inesMail);
	await ok(apiPaths.joinAcademy, { ticket: { token }, displayName: 'Ines' }, cookies);
	const mine = await opened.app.inject({ url: apiPaths.myAcademies, cookies });
	expect(mine.json()).toMatchObject([{ me: { role: 'teacher', displayName: 'Inés Prat' } }]);
	expect(await sent('import', files)).toMatchObject({
		classes: { added: 0, changed: 0, ended: 0 },
		...{ learners: { added: 0, changed: 0 }, places: { added: 0, ended: 0 }, cards: [] },
		invitations: { count: 0, unsent: [] },
	});
	// Learners’ addresses are not read.
	expect(JSON.stringify(await overview())).not.toContain('lea@school');
});

test('a file makes nobody staff: who is named there is asked by mail, and nothing holds for them before', async () => {
	const { account, cookies } = await signInForTests(opened.services, 'stranger@elsewhere.example.org');
	const { houses } = opened.services.store;
	await ok(housePaths.askForTwoFactors, { academyId, isAsked: true }, owner);
	const named = { ...files, 'users.csv': users.replace(inesMail, account.email) };
	expect((await sent('import', named)).invitations).toEqual({ count: 1, unsent: [] });
	expect((await opened.app.inject({ url: apiPaths.myAcademies, cookies })).json()).toEqual([]);
	expect(await houses.twoFactorsOfStaff(account.id, staffRoles)).toEqual([]);
	expect(await houses.lookOf(account.email)).toBeUndefined();
	expect(await places()).toContainEqual(['Inés Prat', 'teacher', 'English 3A']);
});

test('teachers whom no mail reached are told, and invited by the next import, not while they are invited', async () => {
	const second = users.replace(inesMail, 'second@school.example.org');
	isMailDown = true;
	const first = await sent('import', { ...files, 'users.csv': second });
	expect(first).toMatchObject({
		...{ teachers: { added: 1 }, cards: [{}, {}, {}] },
		invitations: { count: 0, unsent: ['second@school.example.org'] },
	});
	isMailDown = false;
	const again = { ...files, 'users.csv': second };
	expect((await sent('preview', again)).invitations).toEqual({ count: 1, unsent: [] });
	expect((await sent('import', again)).invitations).toEqual({ count: 1, unsent: [] });
	expect((await sent('import', again)).invitations).toEqual({ count: 0, unsent: [] });
	expect(invitationTo('second@school.example.org')).toBeDefined();
});

test('changes follow by the ids of the school, and what is to be deleted is archived', async () => {
	await sent('import', files);
	const changed = {
		...files,
		'users.csv': users.replace('Lea,Vidal', 'Lea,Vidal Roca').replace('u2,active', 'u2,tobedeleted'),
		'classes.csv': classes.replace('English 3A', 'English 4A').replace('c2,active', 'c2,tobedeleted'),
		'enrollments.csv': enrollments.replace('e3,active', 'e3,tobedeleted'),
	};
	expect(await sent('import', changed)).toMatchObject({
		classes: { added: 0, changed: 1, ended: 1 },
		learners: { added: 0, changed: 1, ended: 1 },
		places: { added: 0, ended: 2 },
	});
	expect(await places()).toEqual([
		['Inés Prat', 'teacher', 'English 4A'],
		['Lea Vidal Roca', 'learner', 'English 3B', 'English 4A'],
		['Pau, el Gil', 'learner'],
		['Pau, el Gil 2', 'learner'],
	]);
	const { classes: there } = await overview();
	expect(there).toMatchObject([
		{ name: 'English 4A', isArchived: false },
		{ name: 'English 3B', isArchived: true },
	]);
});

test('each bad row is told with its line, and left out', async () => {
	const bad = {
		'manifest.csv': manifest.replace('1.2', '2.0'),
		'users.csv': `${users}\r\nu4,active,,true,x,Again,Here,\r\nu5,active,,true,y,,,\r\n,active,,true,z,No,Id,\r\nu6,active,,true,w,Max,Sin,`,
		'classes.csv': `${classes}\r\nc3,active,,,homeroom,s1`,
		'enrollments.csv': `${enrollments}\r\ne6,active,,c9,s1,u1,student\r\ne7,active,,c1,s1,u9,student\r\ne8,active,,c1,s1,u1,proctor\r\ne9,active,,c1,s1,u6,teacher`,
	};
	const { problems, problemCount, learners } = await sent('preview', bad);
	expect(problems.map((each) => [each.file, each.line, each.what, each.value])).toEqual([
		['manifest', 3, 'otherVersion', '2.0'],
		['classes', 4, 'valueMissing', 'title'],
		['users', 6, 'twice', 'u4'],
		['users', 8, 'valueMissing', 'sourcedId'],
		['users', 7, 'nameNotUsable', 'u5'],
		['enrollments', 7, 'classUnknown', 'c9'],
		['enrollments', 8, 'userUnknown', 'u9'],
		['enrollments', 9, 'roleUnknown', 'proctor'],
		['enrollments', 10, 'teacherWithoutEmail', 'u6'],
	]);
	expect([problemCount, learners.added]).toEqual([9, 3]);
	const broken = { 'users.csv': new Uint8Array([0xff, 0xfe, 0x00]), 'classes.csv': 'title\r\nA' };
	expect((await sent('preview', broken)).problems).toEqual([
		{ file: 'classes', line: 1, what: 'columnMissing', value: 'sourcedId' },
		{ file: 'users', line: null, what: 'notReadable', value: null },
		{ file: 'enrollments', line: null, what: 'fileMissing', value: null },
	]);
	const unfinished = { ...broken, 'enrollments.csv': 'sourcedId\r\n"e1' };
	expect((await sent('preview', unfinished)).problems.at(-1)?.what).toBe('notReadable');
});

test('what unpacks to far too much, is no zip, or comes without the guardians’ agreement is refused', async () => {
	const bomb = zipOf({ 'users.csv': new Uint8Array(maxRosterBytes + 1) });
	expect(bomb.length).toBeLessThan(100_000);
	expectError(await send('preview', { 'roster.zip': bomb }), 'invalid-argument', /too large/);
	const noZip = { 'roster.zip': 'PK is no zip' };
	expectError(await send('preview', noZip), 'invalid-argument', /cannot be opened/);
	expectError(await send('import', files, { agreed: false }), 'invalid-argument', /parents/);
	const { cookies } = await signInForTests(opened.services, `${randomUUID()}@example.org`);
	expectError(await send('import', files, { cookies }), 'not-found', /not yours/);
	// Nothing is read for whoever may not import, nor of what is too large before it is put together.
	const read = readRosters;
	expectError(await send('preview', noZip, { cookies }), 'not-found', /not yours/);
	const part = new Uint8Array(maxRosterBytes / 2);
	const many = { 'users.csv': part, 'classes.csv': part, 'enrollments.csv': 'sourcedId' };
	expectError(await send('preview', many), 'invalid-argument', /too large/);
	expect(readRosters).toBe(read);
	expectError(await send('preview', files, { cookies: {} }), 'unauthenticated', /sign in/);
});
