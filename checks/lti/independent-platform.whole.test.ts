import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { ltiPaths } from '@henry/contract/lti.ts';
import { createLti } from '@henry/server/src/adapters/lti/jose.ts';
import { createOutside } from '@henry/server/src/adapters/outside/public-only.ts';
import { createSqliteStore } from '@henry/server/src/adapters/store/sqlite.ts';
import { closeEngines, configForTests } from '@henry/server/src/app-for-tests.ts';
import { sendMarks } from '@henry/server/src/domain/academies/send-marks.ts';
import { openWorld, post, signedInBy } from '@henry/server/src/http/accounts-for-tests.ts';
import {
	formsOn,
	launch,
	seenBy,
	tellTool,
	ticketIn,
	toolOf,
} from '@henry/server/src/http/lti-journeys-for-tests.ts';
import { platformClient } from '@henry/server/src/http/lti-platform-for-tests.ts';
import { signInForTests } from '@henry/server/src/http/signed-in-for-tests.ts';
import { createServices } from '@henry/server/src/wiring.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let python: ChildProcess;
let platform: string;
let opened: Awaited<ReturnType<typeof openWorld>>;

beforeAll(async () => {
	python = spawn(join(import.meta.dirname, 'platform.sh'), { stdio: ['pipe', 'pipe', 'inherit'] });
	if (!python.stdout) throw new Error('The platform says nothing.');
	[platform] = (await once(createInterface(python.stdout), 'line')) as [string];
	const clock = { nowMs: () => opened.clock.time };
	const outside = createOutside({ insideHosts: [new URL(platform).host] });
	opened = await openWorld({
		...createServices(configForTests),
		store: createSqliteStore(':memory:'),
		lti: createLti(outside, clock),
	});
	opened.clock.time = Date.now();
	await opened.app.listen({ port: 0, host: '127.0.0.1' });
}, 180_000);

afterAll(async () => {
	python.kill();
	await opened.app.close();
	await opened.services.store.close();
	await closeEngines(opened.services);
});

type Cookies = Record<string, string>;
async function ok(url: string, payload: object, cookies: Cookies = {}) {
	const answer = await post(opened.app, url, payload, cookies);
	expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
	return answer.json();
}

test('an implementation of a platform that is not ours launches, gets what was picked, names people and takes marks', async () => {
	const { cookies: owner } = await signInForTests(opened.services, 'owner@example.org');
	const look = { name: 'Sol', language: 'en', colours: { ground: '#163e40', text: '#f7f2e7' } };
	const { academyId } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, owner);
	const platformId = randomUUID();
	await ok(
		ltiPaths.savePlatform,
		{
			...{ id: platformId, academyId, name: 'OpenLearning', ...platformClient, guardiansAgreed: true },
			...{ issuer: platform, authAddress: `${platform}/auth`, tokenAddress: `${platform}/token` },
			keysAddress: `${platform}/keys`,
		},
		owner,
	);
	const { port } = opened.app.server.address() as AddressInfo;
	await tellTool(platform, {
		...toolOf(configForTests.publicAddress, platformId),
		keys: `http://localhost:${port}${ltiPaths.keys}`,
	});

	const teacher = { user: 'ines', name: 'Inés Prat', role: 'Instructor', message: 'pick' } as const;
	const page = await launch(opened.app, platform, teacher);
	const [form] = formsOn(page.body);
	if (!form) throw new Error(page.body);
	await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
	const { picks } = await seenBy(platform);
	expect(picks).toMatchObject([{ type: 'ltiResourceLink', custom: { activity: 'aptis' } }]);

	const custom = picks[0]?.custom as Record<string, string>;
	const start = {
		user: 'lea',
		name: 'Lea Vidal',
		role: 'Learner',
		message: 'link',
		link: 'link-1',
		custom,
	} as const;
	const ticket = ticketIn(await launch(opened.app, platform, start));
	const finished = await post(opened.app, ltiPaths.finishLaunch, { ticket });
	const { assignmentId, classId, session } = finished.json();
	expect(session.user.displayName).toBe('Lea Vidal');
	expect(await ok(ltiPaths.fetchPlatformMembers, { classId }, owner)).toEqual({ added: 1, left: 0 });

	const answer = { id: randomUUID(), assignmentId, replaces: [], asksForHelp: false };
	const answers = [{ question: 'Tell me about your last holiday.', words: [], text: 'I went to the beach.' }];
	await ok(apiPaths.handIn, { ...answer, answers }, signedInBy(finished));
	await ok(apiPaths.reviewAnswers, { reviews: [{ handInId: answer.id, mark: 4.5, note: '' }] }, owner);
	const failures: Error[] = [];
	await sendMarks(opened.services, (failure) => failures.push(failure));
	expect(failures).toEqual([]);
	const { lineItems, scores } = await seenBy(platform);
	expect(lineItems).toMatchObject([{ scoreMaximum: 5, resourceId: assignmentId, resourceLinkId: 'link-1' }]);
	expect(scores).toMatchObject([{ lineItem: '0', userId: 'lea', scoreGiven: 4.5, scoreMaximum: 5 }]);
}, 60_000);
