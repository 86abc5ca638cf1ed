import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { dayMs } from '@henry/contract/limits.ts';
import { ltiPaths } from '@henry/contract/lti.ts';
import { expect } from 'vitest';
import { closeEngines, configForTests } from '#server/app-for-tests.ts';
import { openWorld, post as postTo, signedInBy } from './accounts-for-tests.ts';
import { launch, ticketIn, toolOf } from './lti-journeys-for-tests.ts';
import { startLtiPlatform } from './lti-platform-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

type Cookies = Record<string, string>;

export const learnerAtPlatform = {
	...({ user: 'lea', name: 'Lea Vidal', role: 'Learner' } as const),
	...({ message: 'link', link: 'link-1' } as const),
};
export const teacherAtPlatform = {
	...learnerAtPlatform,
	...({ user: 'ines', name: 'Inés Prat', role: 'Instructor' } as const),
};

/** Providers that call a host of this machine and go by a clock. */
type Provide = (host: string, clock: { nowMs(): number }) => Parameters<typeof openWorld>[0];

/** A server, a learning platform beside it, and what a test does between the two. */
export async function openLtiWorld(provide: Provide) {
	const clock = { nowMs: () => opened.clock.time };
	const platform = await startLtiPlatform(clock.nowMs);
	const providers = provide(new URL(platform.address).host, clock);
	const opened: Awaited<ReturnType<typeof openWorld>> = await openWorld(providers);
	await opened.app.listen({ port: 0, host: '127.0.0.1' });

	const post = (url: string, payload: object, cookies?: Cookies) => postTo(opened.app, url, payload, cookies);
	async function ok(url: string, payload: object, cookies: Cookies) {
		const answer = await post(url, payload, cookies);
		expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
		return answer.json();
	}
	return {
		...{ opened, platform, post, ok },
		/** A new academy, a day later, that the platform sends people to. */
		async newAcademy() {
			opened.clock.time += dayMs;
			platform.lie = {};
			platform.isDown = false;
			Object.assign(platform.seen, { lineItems: [], scores: [], picks: [] });
			const { cookies: owner } = await signInForTests(opened.services, `owner-${randomUUID()}@example.org`);
			const look = { name: 'Sol', language: 'es', colours: { ground: '#163e40', text: '#f7f2e7' } };
			const { academyId } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, owner);
			const platformId: string = randomUUID();
			const saved = {
				id: platformId,
				academyId,
				name: 'Moodle',
				...platform.settings,
				guardiansAgreed: true,
			};
			await ok(ltiPaths.savePlatform, saved, owner);
			const { port } = opened.app.server.address() as AddressInfo;
			platform.tool = {
				...toolOf(configForTests.publicAddress, platformId),
				keys: `http://localhost:${port}${ltiPaths.keys}`,
			};
			return { owner, academyId: academyId as string, platformId };
		},
		/** Somebody whom the platform sends, signed in. */
		async arrive(start: Parameters<typeof launch>[2]) {
			const answer = await launch(opened.app, platform.address, start);
			expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
			const finished = await post(ltiPaths.finishLaunch, { ticket: ticketIn(answer) });
			return { ...finished.json(), cookies: signedInBy(finished) };
		},
		async close() {
			await opened.app.close();
			await opened.services.store.close();
			await platform.close();
			await closeEngines(opened.services);
		},
	};
}
