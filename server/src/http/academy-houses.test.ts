import { housePaths } from '@henry/contract/academy-house.ts';
import { accountPaths } from '@henry/contract/account-paths.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { signInPassMs } from '@henry/contract/limits.ts';
import { invitationPaths } from '@henry/contract/mailed-invitations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { closeWorld, openWorld, post as postTo, signedInBy, type World } from './accounts-for-tests.ts';
import { aPicture } from './house-calls-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

let world: World;
type Cookies = Record<string, string>;

beforeAll(async () => {
	world = await openWorld({ ...createServices(configForTests), store: createSqliteStore(':memory:') });
}, 60_000);

afterAll(() => closeWorld(world));

const post = (url: string, payload: object, cookies?: Cookies) => postTo(world.app, url, payload, cookies);
const colours = { ground: '#7a1f1f', text: '#ffffff' };

/** An academy and its owner. */
async function anAcademy(email: string, name = 'Sol & Mar') {
	const { cookies } = await signInForTests(world.services, email);
	const started = await post(
		apiPaths.startAcademy,
		{ name, language: 'es', colours, ownerName: 'Olga' },
		cookies,
	);
	return { academyId: started.json().academyId as string, cookies };
}

/** Its class and a learner of it. */
async function aClass({ academyId, cookies }: Awaited<ReturnType<typeof anAcademy>>, email: string) {
	await post(apiPaths.addClass, { academyId, name: 'First' }, cookies);
	const { classes } = (await post(apiPaths.academyOverview, { academyId }, cookies)).json();
	const learner = await signInForTests(world.services, email);
	const joining = { ticket: { code: classes[0].joinCode }, displayName: 'Lea' };
	const joined = await post(apiPaths.joinAcademy, joining, learner.cookies);
	return { classId: classes[0].id as string, learner: learner.cookies, joined };
}

async function logoOf({ academyId, cookies }: Awaited<ReturnType<typeof anAcademy>>) {
	const mine = (await world.app.inject({ url: apiPaths.myAcademies, cookies })).json();
	const own = mine.find(({ academy }: { academy: { id: string } }) => academy.id === academyId);
	return own.academy.logoId as string | null;
}

test('a logo is served to everybody as a picture and nothing else', async () => {
	const academy = await anAcademy('logo@example.com');
	const set = (image: string) =>
		post(housePaths.setLogo, { academyId: academy.academyId, image }, academy.cookies);
	expect((await set(aPicture)).statusCode).toBe(200);
	const answer = await world.app.inject({ url: `${housePaths.academyImages}/${await logoOf(academy)}` });
	expect(answer.rawPayload.toString('base64')).toBe(aPicture);
	expect(answer.headers).toMatchObject({
		'content-type': 'image/png',
		'x-content-type-options': 'nosniff',
		'content-security-policy': "default-src 'none'; sandbox",
	});
});

test('what is no picture of a kind that is taken is refused, whatever it says of itself', async () => {
	const { academyId, cookies } = await anAcademy('refused@example.com');
	const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64');
	const gif = 'R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
	const huge = Buffer.from(aPicture, 'base64');
	huge.writeUInt32BE(30_000, 16);
	for (const [image, text] of [
		[base64('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'), /PNG/],
		[gif, /PNG/],
		[base64('<!doctype html><p>PNG'), /PNG/],
		[base64(huge), /too large/],
	] as const) {
		const answer = await post(housePaths.setLogo, { academyId, image }, cookies);
		expectError(answer, 'invalid-argument', text);
	}
	const long = base64(new Uint8Array(700_000));
	expect((await post(housePaths.setLogo, { academyId, image: long }, cookies)).statusCode).toBe(400);
});

test('a picture of homework is for those of the academy alone', async () => {
	const academy = await anAcademy('picture@example.com');
	const { classId, learner } = await aClass(academy, 'pupil@example.com');
	const added = await post(housePaths.addTaskPicture, { classId, image: aPicture }, academy.cookies);
	const url = `${housePaths.academyImages}/${added.json().imageId}`;
	const { cookies: stranger } = await signInForTests(world.services, 'nobody@example.com');
	expect((await world.app.inject({ url, cookies: learner })).headers['cache-control']).toContain('private');
	expect((await world.app.inject({ url, cookies: stranger })).statusCode).toBe(404);
	expect((await world.app.inject({ url })).statusCode).toBe(401);
});

test('an academy has an address that shows its look to everybody, and nobody else can take it', async () => {
	const [academy, other] = [await anAcademy('at@example.com'), await anAcademy('other@example.com')];
	const change = (by: typeof academy, addressName: string) =>
		post(
			housePaths.changeHouse,
			{ academyId: by.academyId, senderName: null, addressName, hostName: null },
			by.cookies,
		);
	expect((await change(academy, ' Sol-Mar ')).statusCode).toBe(200);
	expectError(await change(other, 'sol-mar'), 'aborted', /Another academy/);
	expect((await change(other, 'no spaces')).statusCode).toBe(400);
	const door = (address: string) => world.app.inject({ url: `${housePaths.academyDoor}?address=${address}` });
	expect((await door('sol-mar')).json()).toEqual({
		name: 'Sol & Mar',
		language: 'es',
		colours,
		logoId: null,
	});
	expect((await door('nobody')).statusCode).toBe(404);
});

test('at its own host, once that is confirmed, an academy has its look, its links and its mails', async () => {
	const academy = await anAcademy('host@example.com');
	const host = 'english.sol.example';
	const { academyId, cookies } = academy;
	await post(housePaths.setLogo, { academyId, image: aPicture }, cookies);
	const house = { academyId, senderName: 'Sol School', addressName: null, hostName: host };
	expect((await post(housePaths.changeHouse, house, cookies)).statusCode).toBe(200);
	const at = (url: string) => world.app.inject({ url, headers: { host } });
	expectError(await at(apiPaths.alive), 'permission-denied', /another name/);
	await world.services.store.houses.confirmHost(host, world.clock.time);
	world.clock.time += 30_000;
	expect((await at(apiPaths.alive)).statusCode).toBe(200);
	expect(
		(await world.app.inject({ url: apiPaths.alive, headers: { host: 'evil.example' } })).statusCode,
	).toBe(403);
	const askThere = (email: string) =>
		world.app.inject({
			method: 'POST',
			url: apiPaths.signIn,
			payload: { email, language: 'en' },
			headers: { host: `${host}:8443` },
		});
	expect((await askThere('host@example.com')).statusCode).toBe(200);
	// By the port of the server's own address, whichever the caller has named.
	const there = `http://${host}:${new URL(configForTests.publicAddress).port}`;
	const mail = world.sent.at(-1);
	expect(mail?.fromName).toBe('Sol School');
	expect(mail?.text).toContain(`${there}/finishSignUp?mail#token=`);
	expect(mail?.text).toContain('Sol & Mar · Henry');
	const logo = `${there}${housePaths.academyImages}/${await logoOf(academy)}`;
	expect(mail?.html).toContain(`<img src="${logo}"`);
	expect(mail?.html).toContain('background:#7a1f1f;color:#ffffff');
	// Whoever does not belong there comes in at the server's own address, whose mail the academy cannot read.
	expect((await askThere('new@example.com')).statusCode).toBe(200);
	expect(world.sent.at(-1)?.text).toContain(`${configForTests.publicAddress}/finishSignUp?mail#token=`);
	expect(world.sent.at(-1)?.fromName).toBeUndefined();
	await postTo(
		world.app,
		invitationPaths.inviteByMail,
		{ academyId, role: 'teacher', classId: null, wardId: null, emails: ['new@example.com'] },
		cookies,
	);
	expect(world.sent.at(-1)?.text).toContain(`${configForTests.publicAddress}/classes?link#invite=`);
	await post(apiPaths.signIn, { email: 'host@example.com', language: 'en' });
	expect(world.sent.at(-1)).toMatchObject({ fromName: 'Sol School' });
	expect(world.sent.at(-1)?.text).toContain(`${configForTests.publicAddress}/finishSignUp`);
	await post(apiPaths.signIn, { email: 'unknown@example.com', language: 'en' });
	expect(world.sent.at(-1)?.fromName).toBeUndefined();
});

test('who has signed in at the server’s own address is signed in at an academy’s host, once and in one browser', async () => {
	const academy = await anAcademy('pass@example.com');
	const { academyId, cookies } = academy;
	const house = { academyId, senderName: null, addressName: null, hostName: 'pass.example.org' };
	await post(housePaths.changeHouse, house, cookies);
	await world.services.store.houses.confirmHost('pass.example.org', 1);
	world.clock.time += 60_000;
	const at = (host: string, url: string, payload: object, sent: Cookies = {}) =>
		world.app.inject({ method: 'POST', url, payload, cookies: sent, headers: { host } });
	const ask = async () => {
		const asked = await at('pass.example.org', accountPaths.askForPass, {});
		const { searchParams } = new URL(asked.json().address);
		const kept = asked.cookies.find(({ name }) => name === 'henry_pass')?.value;
		const browser = { henry_pass: kept ?? '' };
		return { browser, wanted: Object.fromEntries(searchParams) as { host: string; challenge: string } };
	};
	const { browser, wanted } = await ask();
	expect(wanted.host).toBe('pass.example.org');
	const give = (change: object, sent: Cookies = cookies) =>
		post(accountPaths.givePass, { ...wanted, ...change }, sent);
	for (const host of ['elsewhere.example.org', 'pass.example.org:8443']) {
		expectError(await give({ host }), 'invalid-argument', /start again/);
	}
	expect((await give({}, {})).statusCode).toBe(401);
	const tokenOf = async () => new URL((await give({})).json().address).hash.replace('#pass=', '');
	const use = (token: string, sent: Cookies, host = 'pass.example.org') =>
		at(host, accountPaths.signInByPass, { token }, sent);
	const refused = async (answer: ReturnType<typeof use>) =>
		expectError(await answer, 'invalid-argument', /start again/);
	// Another browser, whoever sent it there; and then it is used up.
	const stolen = await tokenOf();
	await refused(use(stolen, (await ask()).browser));
	await refused(use(stolen, browser));
	await refused(use(await tokenOf(), browser, 'localhost'));
	const late = await tokenOf();
	world.clock.time += signInPassMs;
	await refused(use(late, browser));
	const token = await tokenOf();
	const signedIn = await use(token, browser);
	expect(signedIn.json()).toMatchObject({ signedIn: true, user: { email: 'pass@example.com' } });
	await refused(use(token, browser));
	// The session counts there alone, and makes nothing that would outlast it.
	const there = signedInBy(signedIn);
	const isSignedIn = async (host: string) =>
		(await at(host, apiPaths.refreshSession, {}, there)).json().signedIn;
	expect((await at('localhost', apiPaths.academyOverview, { academyId }, there)).statusCode).toBe(401);
	expect((await at('pass.example.org', apiPaths.academyOverview, { academyId }, there)).statusCode).toBe(200);
	expect([await isSignedIn('localhost'), await isSignedIn('pass.example.org')]).toEqual([false, true]);
});

test('nobody gets a pass to the host of an academy that they are not in, or whose other academy asks for two factors', async () => {
	const academy = await anAcademy('trap@example.com');
	const host = 'trap.example.org';
	const house = { academyId: academy.academyId, senderName: null, addressName: null, hostName: host };
	await post(housePaths.changeHouse, house, academy.cookies);
	await world.services.store.houses.confirmHost(host, 1);
	world.clock.time += 60_000;
	const give = (cookies: Cookies) => post(accountPaths.givePass, { host, challenge: 'c' }, cookies);
	const victim = await anAcademy('victim@example.com');
	expectError(await give(victim.cookies), 'permission-denied', /not for your account/);
	const invitation = { academyId: academy.academyId, role: 'teacher', classId: null, wardId: null };
	const { token } = (await post(apiPaths.inviteMember, invitation, academy.cookies)).json();
	await post(apiPaths.joinAcademy, { ticket: { token }, displayName: 'Vic' }, victim.cookies);
	expect((await give(victim.cookies)).statusCode).toBe(200);
	const ask = { academyId: victim.academyId, isAsked: true };
	await post(housePaths.askForTwoFactors, ask, victim.cookies);
	expectError(await give(victim.cookies), 'permission-denied', /not for your account/);
	expect((await give(academy.cookies)).statusCode).toBe(200);
});

test('an academy whose places are taken says so, and one whose places have ended is read alone @whole', async () => {
	const academy = await anAcademy('places@example.com');
	const { academyId, cookies } = academy;
	const { houses } = world.services.store;
	const untilMs = world.clock.time + 1_000;
	await houses.setPlaces(academyId, { places: 1, untilMs, readOnlyFromMs: untilMs + 1_000 });
	const { classId, learner, joined } = await aClass(academy, 'one@example.com');
	expect(joined.statusCode).toBe(200);
	const second = await aClass(academy, 'two@example.com');
	expectError(second.joined, 'resource-exhausted', /whoever runs it/);
	const task = { kind: 'question', question: 'What is new?', seconds: 60 };
	const homework = { classId, title: 'Homework', instructions: '', task, attempts: 2, release: 'atOnce' };
	const set = (id: string) => post(apiPaths.saveAssignment, { ...homework, id, dueAtMs: null }, cookies);
	const id = crypto.randomUUID();
	expect((await set(id)).statusCode).toBe(200);
	world.clock.time = untilMs + 1_000;
	expectError(await set(crypto.randomUUID()), 'permission-denied', /can be read/);
	const answer = {
		id: crypto.randomUUID(),
		assignmentId: id,
		replaces: [],
		asksForHelp: false,
		answers: [{ question: 'What is new?', words: [], text: 'Nothing is new today.' }],
	};
	expectError(await post(apiPaths.handIn, answer, learner), 'permission-denied', /can be read/);
	const mine = (await world.app.inject({ url: apiPaths.homework, cookies: learner })).json();
	expect(mine).toMatchObject([{ isReadOnly: true, assignment: { id } }]);
	expect((await post(apiPaths.classView, { classId }, cookies)).statusCode).toBe(200);
	const house = (await post(housePaths.academyHouse, { academyId }, cookies)).json();
	expect(house.places).toMatchObject({ bought: 1, used: 1, state: 'readOnly' });
}, 60_000);

test('an owner hands the academy over and stays a coordinator; a class goes to another teacher', async () => {
	const academy = await anAcademy('owner@example.com');
	const { academyId, cookies } = academy;
	const { classId } = await aClass(academy, 'learner-of-owner@example.com');
	const wanted = { academyId, role: 'teacher', classId: null, wardId: null };
	const { token } = (await post(apiPaths.inviteMember, wanted, cookies)).json();
	const teacher = await signInForTests(world.services, 'teacher-of-owner@example.com');
	await post(apiPaths.joinAcademy, { ticket: { token }, displayName: 'Teo' }, teacher.cookies);
	const overview = async (by: Cookies) => (await post(apiPaths.academyOverview, { academyId }, by)).json();
	const { people } = await overview(cookies);
	const toMembershipId = people.find(({ displayName }: { displayName: string }) => displayName === 'Teo').id;
	const learnerId = people.find(({ displayName }: { displayName: string }) => displayName === 'Lea').id;
	const toClass = { classId, toMembershipId };
	expect((await post(housePaths.handOverClass, toClass, teacher.cookies)).statusCode).toBe(404);
	expect((await post(housePaths.handOverClass, toClass, cookies)).statusCode).toBe(200);
	expect((await overview(teacher.cookies)).classes).toHaveLength(1);
	const giveTo = (id: string, by: Cookies) =>
		post(housePaths.handOverAcademy, { academyId, toMembershipId: id }, by);
	expect((await giveTo(toMembershipId, teacher.cookies)).statusCode).toBe(404);
	expectError(await giveTo(learnerId, cookies), 'invalid-argument', /staff/);
	expect((await giveTo(toMembershipId, cookies)).statusCode).toBe(200);
	expect((await overview(cookies)).me.role).toBe('coordinator');
	expect((await overview(teacher.cookies)).me.role).toBe('owner');
});
