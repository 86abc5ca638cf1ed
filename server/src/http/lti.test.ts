import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { dayMs, launchMs, launchTicketMs } from '@henry/contract/limits.ts';
import { ltiPaths } from '@henry/contract/lti.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLti } from '#server/adapters/lti/jose.ts';
import { createOutside } from '#server/adapters/outside/public-only.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { sendMarks } from '#server/domain/academies/send-marks.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld, post as postTo, signedInBy } from './accounts-for-tests.ts';
import { formsOn, goTo, launch, sendForm, ticketIn, toolOf } from './lti-journeys-for-tests.ts';
import { startLtiPlatform } from './lti-platform-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

type Cookies = Record<string, string>;

let opened: Awaited<ReturnType<typeof openWorld>>;
let platform: Awaited<ReturnType<typeof startLtiPlatform>>;
let owner: Cookies;
let academyId: string;
let platformId: string;

const post = (url: string, payload: object, cookies?: Cookies) => postTo(opened.app, url, payload, cookies);
async function ok(url: string, payload: object, cookies: Cookies) {
	const answer = await post(url, payload, cookies);
	expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
	return answer.json();
}

beforeAll(async () => {
	const clock = { nowMs: () => opened.clock.time };
	platform = await startLtiPlatform(clock.nowMs);
	const outside = createOutside({ insideHosts: [new URL(platform.address).host] });
	const services = createServices(configForTests);
	opened = await openWorld({
		...services,
		store: createSqliteStore(':memory:'),
		lti: createLti(outside, clock),
	});
	await opened.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);

/** A new academy that the platform sends people to. */
beforeEach(async () => {
	opened.clock.time += dayMs;
	platform.lie = {};
	platform.isDown = false;
	Object.assign(platform.seen, { lineItems: [], scores: [], picks: [] });
	({ cookies: owner } = await signInForTests(opened.services, `owner-${randomUUID()}@example.org`));
	const look = { name: 'Sol', language: 'es', colours: { ground: '#163e40', text: '#f7f2e7' } };
	({ academyId } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, owner));
	platformId = randomUUID();
	const saved = { id: platformId, academyId, name: 'Moodle', ...platform.settings, guardiansAgreed: true };
	await ok(ltiPaths.savePlatform, saved, owner);
	const { port } = opened.app.server.address() as AddressInfo;
	platform.tool = {
		...toolOf(configForTests.publicAddress, platformId),
		keys: `http://localhost:${port}${ltiPaths.keys}`,
	};
});

afterAll(async () => {
	await opened.app.close();
	await opened.services.store.close();
	await platform.close();
	await closeEngines(opened.services);
});

const learner = { user: 'lea', name: 'Lea Vidal', role: 'Learner', message: 'link', link: 'link-1' } as const;
const teacher = { ...learner, user: 'ines', name: 'Inés Prat', role: 'Instructor' } as const;

async function arrive(start: Parameters<typeof launch>[2]) {
	const answer = await launch(opened.app, platform.address, start);
	expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
	const finished = await post(ltiPaths.finishLaunch, { ticket: ticketIn(answer) });
	return { ...finished.json(), cookies: signedInBy(finished) };
}

const overview = () => ok(apiPaths.academyOverview, { academyId }, owner);

const assignment = (classId: string) => ({
	...{ id: randomUUID(), classId, title: 'Yesterday', instructions: '', dueAtMs: null, attempts: 3 },
	task: { kind: 'question', question: 'What did you do yesterday?', seconds: 60 },
	release: 'afterReview',
});
const answerTo = (assignmentId: string) => ({
	...{ id: randomUUID(), assignmentId, replaces: [], asksForHelp: false },
	answers: [{ question: 'What did you do yesterday?', words: [], text: 'Yesterday I went to the beach.' }],
});
const review = (handInId: string, mark: number) =>
	ok(apiPaths.reviewAnswers, { reviews: [{ handInId, mark, note: '' }] }, owner);
const sendDue = async () => {
	const failures: Error[] = [];
	await sendMarks(opened.services, (failure) => failures.push(failure));
	return failures;
};

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
	const { id } = people.find(({ role }: { role: string }) => role === 'learner');
	await ok(apiPaths.removeMember, { academyId, membershipId: id }, owner);
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

const lies: [string, typeof platform.lie][] = [
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

test('a teacher puts an assignment and an activity into a course, signed by our key', async () => {
	const { classId } = await arrive(teacher);
	const made = assignment(classId);
	await ok(apiPaths.saveAssignment, made, owner);
	const page = await launch(opened.app, platform.address, { ...teacher, message: 'pick' });
	const forms = formsOn(page.body);
	expect(page.headers['content-security-policy']).toContain(`form-action ${platform.address}`);
	expect(forms.map(({ action }) => action)).toEqual([
		`${platform.address}/return`,
		`${platform.address}/return`,
	]);
	for (const { action, fields } of forms) {
		await fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
	}
	const items = 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items';
	expect(platform.seen.picks).toMatchObject([
		{
			'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiDeepLinkingResponse',
			'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'what the platform wants back',
			[items]: [
				{
					...{ type: 'ltiResourceLink', title: 'Yesterday', custom: { assignment: made.id } },
					lineItem: { scoreMaximum: 5, label: 'Yesterday', resourceId: made.id },
				},
			],
		},
		{ [items]: [{ type: 'ltiResourceLink', custom: { activity: 'aptis' } }] },
	]);
	const byLink = await arrive({ ...learner, link: 'one', custom: { assignment: made.id } });
	expect(byLink.assignmentId).toBe(made.id);
	const activity = { ...learner, link: 'two', title: 'Aptis', custom: { activity: 'aptis' } };
	const added = await arrive(activity);
	expect((await arrive(activity)).assignmentId).toBe(added.assignmentId);
	const { assignments } = await ok(apiPaths.classView, { classId }, owner);
	expect(assignments.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual(
		expect.arrayContaining([
			[made.id, 'Yesterday'],
			[added.assignmentId, 'Aptis'],
		]),
	);
	// A course that was copied carries the link of another class's assignment.
	const copied = await arrive({ ...learner, course: 'course-2', link: 'x', custom: { assignment: made.id } });
	expect(copied.assignmentId).toBeNull();
});

test('a confirmed mark is sent once, taken back when it is undone, and sent again when it changes', async () => {
	const { classId } = await arrive(teacher);
	const made = assignment(classId);
	await ok(apiPaths.saveAssignment, made, owner);
	const { cookies } = await arrive({ ...learner, lineItem: 'column1', custom: { assignment: made.id } });
	const answer = answerTo(made.id);
	await ok(apiPaths.handIn, answer, cookies);
	expect(await sendDue()).toEqual([]);
	expect(platform.seen.scores).toEqual([]);
	await review(answer.id, 3.5);
	await sendDue();
	await sendDue();
	expect(platform.seen.scores).toEqual([
		{
			...{ lineItem: 'column1', userId: 'lea', scoreGiven: 3.5, scoreMaximum: 5 },
			...{ activityProgress: 'Completed', gradingProgress: 'FullyGraded' },
			timestamp: new Date(opened.clock.time).toISOString(),
		},
	]);
	await ok(apiPaths.undoReview, { handInId: answer.id }, owner);
	await sendDue();
	await review(answer.id, 4);
	await sendDue();
	expect(platform.seen.scores.map(({ scoreGiven }) => scoreGiven)).toEqual([3.5, undefined, 4]);
	expect(platform.seen.scores[1]).toMatchObject({ gradingProgress: 'PendingManual' });
});

test('a platform without a column for an assignment is asked for one, and one that is down is asked again later', async () => {
	const { classId } = await arrive(teacher);
	const made = assignment(classId);
	await ok(apiPaths.saveAssignment, made, owner);
	const { cookies } = await arrive({ ...learner, custom: { assignment: made.id } });
	const answer = answerTo(made.id);
	await ok(apiPaths.handIn, answer, cookies);
	await review(answer.id, 2);
	platform.isDown = true;
	expect(await sendDue()).toHaveLength(1);
	const told = await ok(ltiPaths.academyPlatforms, { academyId }, owner);
	expect(told.platforms).toMatchObject([
		{ people: 2, waitingMarks: 1, failure: expect.stringContaining('503') },
	]);
	platform.isDown = false;
	await sendDue();
	expect(platform.seen.scores).toEqual([]);
	opened.clock.time += 2 * 60_000;
	await sendDue();
	expect(platform.seen.lineItems).toMatchObject([
		{ label: 'Yesterday', scoreMaximum: 5, resourceId: made.id, resourceLinkId: 'link-1' },
	]);
	expect(platform.seen.scores).toMatchObject([{ lineItem: 'made0', scoreGiven: 2 }]);
	const after = await ok(ltiPaths.academyPlatforms, { academyId }, owner);
	expect(after.platforms).toMatchObject([{ waitingMarks: 0, failure: null }]);
});

test('a teacher fetches the names of a course, and whoever has left it goes', async () => {
	const { classId, cookies } = await arrive(teacher);
	await arrive({ ...learner, user: 'tom', name: 'Tom Gone' });
	expect(await ok(ltiPaths.fetchPlatformMembers, { classId }, cookies)).toEqual({ added: 2, left: 1 });
	const { people } = await overview();
	const inClass = people.filter(({ classIds }: { classIds: string[] }) => classIds.includes(classId));
	expect(inClass.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
		'Inés Prat',
		'Lea Vidal',
		'Max Soler',
	]);
	// Whoever was named there already is found again when they come.
	const lea = await arrive(learner);
	expect(lea.session.user).toMatchObject({ displayName: 'Lea Vidal', email: null });
	expect((await overview()).people).toHaveLength(5);
	const refused = await post(ltiPaths.fetchPlatformMembers, { classId }, lea.cookies);
	expectError(refused, 'not-found', /tells its members/);
	platform.isDown = true;
	const down = await post(ltiPaths.fetchPlatformMembers, { classId }, cookies);
	expectError(down, 'unavailable', /does not answer/);
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
