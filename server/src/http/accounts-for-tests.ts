import { apiPaths } from '@henry/contract/api-paths.ts';
import type { FastifyInstance } from 'fastify';
import { nodeSecrets } from '#server/adapters/secrets/node.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests } from '#server/app-for-tests.ts';
import type { Config } from '#server/config.ts';
import { createMemoryState } from '#server/domain/shared-state/memory-state.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** Hashes of the words on cards that take no time: the slow ones have tests of their own. */
const quickSecrets: Services['secrets'] = {
	...nodeSecrets,
	hashPin: async (pin) => nodeSecrets.hash(pin),
	isPin: async (pin, hash) => nodeSecrets.hash(pin) === hash,
};

/** A server, the clock that it goes by, and every mail that it sent, oldest first. */
export type World = {
	app: FastifyInstance;
	services: Services;
	clock: { time: number; nowMs(): number };
	sent: Mail[];
};

/** A server whose clock the test moves and whose mails it reads. */
export async function openWorld(
	providers: Omit<Services, 'clock'>,
	config: Config = configForTests,
): Promise<World> {
	const clock = { time: Date.UTC(2026, 2, 1, 12), nowMs: () => clock.time };
	const sent: Mail[] = [];
	const { mailer } = providers;
	const send = async (mail: Mail) => {
		await mailer.send(mail);
		sent.push(mail);
	};
	const sharedState = createMemoryState(clock);
	const erased = new Set<string>();
	const erasures: Services['erasures'] = {
		note: async (accountId) => void erased.add(accountId),
		list: async () => [...erased],
		removeBefore: async () => {},
	};
	const services = {
		...providers,
		clock,
		sharedState,
		erasures,
		secrets: quickSecrets,
		mailer: { ...mailer, send },
	};
	await services.store.start();
	return { app: await buildApp(config, services), services, clock, sent };
}

export async function closeWorld({ app, services }: World): Promise<void> {
	await app.close();
	await services.store.close();
	await closeEngines(services);
}

type Cookies = Record<string, string>;

/** A call as the app's own page makes it. */
export function post(app: FastifyInstance, url: string, payload: object, cookies: Cookies = {}) {
	return app.inject({ method: 'POST', url, payload, cookies });
}

/** Asks for a link; answers its token, as the mail says it. */
export async function mailedToken({ app, sent }: World, email: string): Promise<string> {
	const answer = await post(app, apiPaths.signIn, { email, language: 'en' });
	const mail = sent.at(-1);
	const token = /\/finishSignUp\?mail#token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
	if (answer.statusCode !== 200 || mail?.to !== email || !token)
		throw new Error(`No link came: ${answer.body}`);
	return token;
}

/** The session cookie that an answer sets: empty where it clears it, undefined where it says nothing of it. */
export function sessionCookie(answer: { cookies: { name: string; value: string }[] }): string | undefined {
	return answer.cookies.find(({ name }) => name === 'henry_session')?.value;
}

/** The cookies of a browser that an answer signed in. */
export function signedInBy(answer: { cookies: { name: string; value: string }[] }): Cookies {
	const token = sessionCookie(answer);
	if (!token) throw new Error('The answer signs nobody in.');
	return { henry_session: token };
}

/** Signs in by mail; the answer is the cookies of that browser. */
export async function signInByMail(world: World, email: string): Promise<Cookies> {
	const token = await mailedToken(world, email);
	return signedInBy(await post(world.app, apiPaths.finishSignIn, { email, token }));
}
