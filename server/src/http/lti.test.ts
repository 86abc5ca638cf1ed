import { randomUUID } from 'node:crypto';
import { housePaths } from '@henry/contract/academy-house.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { ltiPaths } from '@henry/contract/lti.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { launchMs, launchTicketMs } from '@henry/contract/world-limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLti } from '#server/adapters/lti/jose.ts';
import { createOutside } from '#server/adapters/outside/public-only.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { goTo, launch, sendForm, ticketIn, toolOf } from './lti-journeys-for-tests.ts';
import {
	learnerAtPlatform as learner,
	openLtiWorld,
	teacherAtPlatform as teacher,
} from './lti-world-for-tests.ts';

type LtiWorld = Awaited<ReturnType<typeof openLtiWorld>>;
type Cookies = Record<string, string>;

let opened: LtiWorld['opened'];
let platform: LtiWorld['platform'];
let world: LtiWorld;
let owner: Cookies;
let academyId: string;
let platformId: string;
const post: LtiWorld['post'] = (...call) => world.post(...call);
const ok: LtiWorld['ok'] = (...call) => world.ok(...call);
const arrive: LtiWorld['arrive'] = (start) => world.arrive(start);
const overview = () => ok(apiPaths.academyOverview, { academyId }, owner);

beforeAll(async () => {
	world = await openLtiWorld((host, clock) => ({
		...createServices(configForTests),
		store: createSqliteStore(':memory:'),
		lti: createLti(createOutside({ insideHosts: [host] }), clock),
	}));
	({ opened, platform } = world);
}, 60_000);
beforeEach(async () => {
	({ owner, academyId, platformId } = await world.newAcademy());
});
afterAll(() => world.close());

test('whoever a platform sends arrives in the class of their course, and again as the same person', async () => {
	const first = await arrive(learner);
	expect(first).toMatchObject({ academyId, role: 'learner', assignmentId: null });
	expect(first.session).toMatchObject({
		signedIn: true,
		consent: 'given',
		user: { displayName: 'Lea Vidal' },
	});
	const taught = await arrive(teacher);
	expect(taught).toMatchObject({ academyId, classId: first.classId, role: 'teacher' });
	const again = await arrive({ ...learner, name: 'Lea Vidal Roca' });
	expect(again.session.user.uid).toBe(first.session.user.uid);
	const { classes, people } = await overview();
	expect(classes).toMatchObject([{ id: first.classId, name: '3º A', learners: 1 }]);
	expect(people.map((each: { displayName: string; role: string }) => [each.displayName, each.role])).toEqual([
		['Inés Prat', 'teacher'],
		['Lea Vidal Roca', 'learner'],
		['Olga', 'owner'],
	]);
	// Whoever teaches one course and learns in another has two places, whose rights do not mix.
	const elsewhere = await arrive({ ...teacher, role: 'Learner', course: 'course-2' });
	expect(elsewhere.session.user.uid).not.toBe(taught.session.user.uid);
	const view = await post(apiPaths.classView, { classId: first.classId }, elsewhere.cookies);
	expect(view.statusCode).toBe(404);
});

test('an account from a platform belongs to its academy alone, and goes with its place there', async () => {
	const { cookies, session } = await arrive(learner);
	const look = { name: 'Own', language: 'es', colours: { ground: '#163e40', text: '#f7f2e7' } };
	const started = await post(apiPaths.startAcademy, { ...look, ownerName: 'Lea' }, cookies);
	expectError(started, 'permission-denied', /holds this account/);
	const exported = (await opened.app.inject({ url: apiPaths.exportAccount, cookies })).json();
	expect(exported.platforms).toEqual([{ platform: 'Moodle', subject: 'lea' }]);
	const { people } = await overview();
	const lea = people.find(({ role }: { role: string }) => role === 'learner');
	expect(lea).toMatchObject({ isHeld: true, hasCard: false });
	await ok(apiPaths.removeMember, { academyId, membershipId: lea.id }, owner);
	expect(await opened.services.store.accounts.withIds([session.user.uid])).toEqual([]);
});

test('in a frame one tap opens a window, and no cookie is needed; a window of its own goes on at once', async () => {
	const framed = await launch(opened.app, platform.address, learner, { 'sec-fetch-dest': 'iframe' });
	expect(framed.headers['content-security-policy']).toContain('frame-ancestors *');
	expect(framed.headers['x-frame-options']).toBeUndefined();
	expect(framed.body).toMatch(/<a class="button" href="[^"]*\/launch#ticket=[^"]+" target="_blank"/);
	expect(framed.body).toContain('<html lang="es">');
	const inWindow = await launch(opened.app, platform.address, learner, { 'sec-fetch-dest': 'document' });
	expect(inWindow.statusCode).toBe(303);
	const ticket = ticketIn(inWindow);
	await ok(ltiPaths.finishLaunch, { ticket }, {});
	expectError(await post(ltiPaths.finishLaunch, { ticket }), 'invalid-argument', /used before/);
	const late = ticketIn(await launch(opened.app, platform.address, learner));
	opened.clock.time += launchTicketMs;
	expectError(await post(ltiPaths.finishLaunch, { ticket: late }), 'invalid-argument', /expired/);
	const [body = '', signature] = late.split('.');
	const changed = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), role: 'owner' };
	const forged = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
	expectError(await post(ltiPaths.finishLaunch, { ticket: forged }), 'invalid-argument', /expired/);
});

test('a page says names as they are, and never as markup', async () => {
	const answer = await launch(opened.app, platform.address, {
		...learner,
		name: '<img src=x onerror=alert(1)>',
	});
	expect(answer.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
	expect(answer.body).not.toContain('<img');
});

const lies: [string, LtiWorld['platform']['lie']][] = [
	['signed by a stranger', { isStranger: true }],
	['of another issuer', { claims: { iss: 'https://other.example.org' } }],
	['for another tool', { claims: { aud: 'somebody-else' } }],
	[
		'for several tools, and not for this one first',
		{ claims: { aud: ['henry-at-the-platform', 'b'], azp: 'b' } },
	],
	[
		'of another deployment',
		{ claims: { 'https://purl.imsglobal.org/spec/lti/claim/deployment_id': 'other' } },
	],
	['of another version', { claims: { 'https://purl.imsglobal.org/spec/lti/claim/version': '1.1' } }],
	['of another kind', { claims: { 'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiOther' } }],
	['with another nonce', { claims: { nonce: 'of-another-login' } }],
	['too old', { ageSeconds: 900 }],
	['from the future', { ageSeconds: -900 }],
];
test.each(lies)('a launch %s is refused', async (_, lie) => {
	platform.lie = lie;
	const answer = await launch(opened.app, platform.address, learner);
	expect(answer.statusCode).toBe(400);
	expect(answer.body).toContain('Abre otra vez el enlace del curso.');
	expect((await overview()).people).toHaveLength(1);
});

test('a launch counts once, in its time, and with the login that began it', async () => {
	const form = await goTo(opened.app, platform.address, learner);
	if ('refused' in form) throw new Error(form.refused.body);
	const send = (fields: Record<string, string>, id = platformId) =>
		sendForm(opened.app, `${ltiPaths.launch}/${id}`, fields);
	expect((await send({ ...form.fields, state: `${form.fields.state}x` })).statusCode).toBe(400);
	expect((await send(form.fields, randomUUID())).statusCode).toBe(400);
	expect((await send(form.fields)).statusCode).toBe(200);
	expect((await send(form.fields)).statusCode).toBe(400);
	const late = await goTo(opened.app, platform.address, learner);
	if ('refused' in late) throw new Error(late.refused.body);
	opened.clock.time += launchMs;
	expect((await send(late.fields)).statusCode).toBe(400);
});

test('a login of another issuer or client goes nowhere', async () => {
	for (const change of [{ iss: 'https://evil.example.org' }, { client_id: 'other' }]) {
		const query = new URLSearchParams({
			...{ iss: platform.address, login_hint: 'lea', client_id: platform.settings.clientId },
			...change,
		});
		const answer = await opened.app.inject({ url: `${ltiPaths.login}/${platformId}?${query}` });
		expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
	}
	const fields = { iss: platform.address, login_hint: 'lea' };
	const byForm = await sendForm(opened.app, `${ltiPaths.login}/${platformId}`, fields);
	expect(byForm.headers.location).toContain(`${platform.address}/auth?`);
});

test('neither a role that is none here nor a learner who wants to change the course gets in', async () => {
	const mentor = await launch(opened.app, platform.address, { ...learner, role: 'Mentor' });
	expect([mentor.statusCode, mentor.body.includes('ni docente ni alumno')]).toEqual([403, true]);
	const picking = await launch(opened.app, platform.address, { ...learner, message: 'pick' });
	expect(picking.statusCode).toBe(403);
});

test('where the staff sign in by two factors, no launch of one picks homework for a course, nor makes its class', async () => {
	await ok(housePaths.askForTwoFactors, { academyId, isAsked: true }, owner);
	const picking = await launch(opened.app, platform.address, { ...teacher, message: 'pick' });
	expect([picking.statusCode, picking.body.includes('llave de acceso')]).toEqual([403, true]);
	expect((await overview()).classes).toEqual([]);
	await ok(housePaths.askForTwoFactors, { academyId, isAsked: false }, owner);
	expect((await launch(opened.app, platform.address, { ...teacher, message: 'pick' })).statusCode).toBe(200);
});

test('a platform registers itself once by the owner’s link', async () => {
	await ok(ltiPaths.removePlatform, { academyId, platformId }, owner);
	const { address } = await ok(ltiPaths.newPlatformLink, { academyId, guardiansAgreed: true }, owner);
	const query = new URLSearchParams({
		openid_configuration: `${platform.address}/.well-known/openid-configuration`,
		registration_token: 'let-it-in',
	});
	const url = `${address.replace(configForTests.publicAddress, '')}?${query}`;
	const answer = await opened.app.inject({ url });
	expect([answer.statusCode, answer.body.includes('org.imsglobal.lti.close')]).toEqual([200, true]);
	const { platforms } = await ok(ltiPaths.academyPlatforms, { academyId }, owner);
	expect(platforms).toMatchObject([{ ...platform.settings, name: 'moodle localhost' }]);
	expect(platform.registered).toMatchObject({
		initiate_login_uri: `${configForTests.publicAddress}${ltiPaths.login}/${platforms[0].id}`,
		token_endpoint_auth_method: 'private_key_jwt',
	});
	platform.tool = { ...platform.tool, ...toolOf(configForTests.publicAddress, platforms[0].id) };
	expect(await arrive(learner)).toMatchObject({ academyId, role: 'learner' });
	expect((await opened.app.inject({ url })).statusCode).toBe(400);
});

test('addresses inside the own network are refused, and the owner is told', async () => {
	const saved = { id: platformId, academyId, name: 'Moodle', ...platform.settings, guardiansAgreed: true };
	await ok(ltiPaths.savePlatform, { ...saved, keysAddress: 'http://127.0.0.1:1/keys' }, owner);
	const answer = await launch(opened.app, platform.address, learner);
	expect([answer.statusCode, answer.body.includes('responde algo raro')]).toEqual([400, true]);
	const classless = await post(ltiPaths.fetchPlatformMembers, { classId: randomUUID() }, owner);
	expectError(classless, 'not-found', new RegExp(refusals.noMembersThere));
});
