import { randomUUID } from 'node:crypto';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { ltiPaths } from '@henry/contract/lti.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLti } from '#server/adapters/lti/jose.ts';
import { createOutside } from '#server/adapters/outside/public-only.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { sendMarks } from '#server/domain/academies/send-marks.ts';
import { createServices } from '#server/wiring.ts';
import { formsOn, launch } from './lti-journeys-for-tests.ts';
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
	({ owner, academyId } = await world.newAcademy());
});
afterAll(() => world.close());

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
