import { inspect } from 'node:util';
import { engineHealthSchema } from '@henry/contract/health.ts';
import { expect } from 'vitest';
import type { CallOptions, Engine } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { type Answer, bytes, json, type ServiceForTests } from './service-for-tests.ts';

/** An adapter over a service that runs in this process, and a call of it that the service usually serves. */
export type RemoteContract = {
	startService: () => Promise<ServiceForTests>;
	create: (
		service: ServiceForTests,
		answerWithinMs?: number,
	) => Engine & { ask(options?: CallOptions): Promise<unknown> };
	key: string;
	/** What is said or spoken in that call. */
	text: string;
};
type Trial = {
	service: ServiceForTests;
	contract: RemoteContract;
	adapter: ReturnType<RemoteContract['create']>;
};

const never: Answer = () => {};
const broken: Answer = (response) => response.destroy();
const cutOff: Answer = (response) => {
	response.writeHead(200, { 'content-length': '1000' });
	response.write('{"text', () => response.destroy());
};
const stuck: Answer = (response) => response.write('{');

/** What every adapter over a service must do, however the service behaves. */
export const remoteCases = (
	[
		['says where it sends what it is given', saysWhere],
		['asks again where the first answer fails in a way that may pass', asksAgain],
		['has failed once the second answer fails too, and is ready again after the next', failsAndRecovers],
		['is busy for as long as the service says', isBusy],
		['is not tried again where the service refuses', isRefused],
		['waits for an answer no longer than it may', isLate],
		['takes no answer that is not as documented', isMisled],
		['gives the request up when its caller does', isCancelled],
		['gives its requests up when it is closed', isClosed],
		['finds nobody where the service is gone', isAlone],
	] satisfies [string, (trial: Trial) => Promise<void>][]
).map(([name, check]) => ({
	name,
	async run(contract: RemoteContract) {
		const service = await contract.startService();
		const adapter = contract.create(service);
		try {
			await check({ service, contract, adapter });
		} finally {
			await adapter.close();
			service.close();
		}
	},
}));

/** The failure of a call. It must be a `ProviderError` that says nothing of the key or the text. */
async function failureOf(asked: Promise<unknown>, { key, text }: RemoteContract): Promise<ProviderError> {
	const failure = await asked.then(
		() => undefined,
		(error: unknown) => error,
	);
	expect(failure).toBeInstanceOf(ProviderError);
	for (const secret of [key, ...text.split(' ').filter((word) => word.length > 4)]) {
		expect(inspect(failure, { depth: 9 })).not.toContain(secret);
	}
	return failure as ProviderError;
}

async function saysWhere({ service, adapter }: Trial) {
	const health = engineHealthSchema.parse(adapter.health());
	expect(health).toMatchObject({ embedded: false, sendsTo: new URL(service.address).host, state: 'ready' });
}

async function asksAgain({ service, adapter }: Trial) {
	for (const answer of [
		json({}, 429),
		json({}, 500),
		json({}, 503, { 'retry-after': '1' }),
		broken,
		cutOff,
	]) {
		service.calls.length = 0;
		service.answers = [answer];
		await adapter.ask();
		expect(service.calls).toHaveLength(2);
		expect(adapter.health().state).toBe('ready');
	}
}

async function failsAndRecovers({ service, contract, adapter }: Trial) {
	for (const answer of [json({}, 500), broken, cutOff]) {
		service.answers = [answer, answer];
		expect(await failureOf(adapter.ask(), contract)).toMatchObject({ category: 'unavailable' });
		expect(adapter.health().state).toBe('failed');
		await adapter.ask();
		expect(adapter.health().state).toBe('ready');
	}
}

async function isBusy({ service, contract, adapter }: Trial) {
	service.answers = [json({}, 429, { 'retry-after': '17' })];
	expect(await failureOf(adapter.ask(), contract)).toMatchObject({ category: 'busy', retryAfterSeconds: 17 });
	expect(service.calls).toHaveLength(1);
	service.answers = [json({}, 429), json({}, 429, { 'retry-after': 'Fri, 07 Aug 2026 12:00:00 GMT' })];
	expect(await failureOf(adapter.ask(), contract)).toMatchObject({ category: 'busy', retryAfterSeconds: 5 });
	expect(adapter.health().state).toBe('ready');
}

async function isRefused({ service, contract, adapter }: Trial) {
	const body = { error: { message: `${contract.key} ${contract.text}` } };
	for (const status of [302, 401, 402, 403, 404]) {
		service.calls.length = 0;
		service.answers = [json(body, status, { location: '/elsewhere' })];
		expect(await failureOf(adapter.ask(), contract)).toMatchObject({ category: 'unavailable' });
		expect(service.calls).toHaveLength(1);
		expect(adapter.health().state).toBe('failed');
	}
}

async function isLate({ service, contract }: Trial) {
	for (const answer of [never, stuck]) {
		service.answers = [answer];
		const adapter = contract.create(service, 200);
		expect(await failureOf(adapter.ask(), contract)).toMatchObject({ category: 'timeout' });
	}
}

async function isMisled({ service, contract, adapter }: Trial) {
	service.calls.length = 0;
	const answers = [
		bytes(Buffer.from(`${contract.text} is no JSON`), 'application/json'),
		json({ unexpected: contract.text }),
		bytes(new Uint8Array(0), 'application/json'),
	];
	for (const answer of answers) {
		service.answers = [answer];
		expect(await failureOf(adapter.ask(), contract)).toMatchObject({ category: 'unavailable' });
	}
	expect(service.calls).toHaveLength(answers.length);
}

async function isCancelled({ service, contract, adapter }: Trial) {
	const controller = new AbortController();
	service.answers = [never];
	const call = service.nextCall();
	const failure = failureOf(adapter.ask({ signal: controller.signal }), contract);
	const { abandoned } = await call;
	controller.abort();
	expect(await failure).toMatchObject({ category: 'cancelled' });
	await abandoned;
	expect(service.calls).toHaveLength(1);
	await adapter.ask();
}

async function isClosed({ service, contract, adapter }: Trial) {
	service.answers = [never];
	const call = service.nextCall();
	const failure = failureOf(adapter.ask(), contract);
	const { abandoned } = await call;
	await adapter.close();
	expect(await failure).toMatchObject({ category: 'unavailable' });
	await abandoned;
	expect(adapter.health().state).toBe('failed');
}

async function isAlone({ service, contract, adapter }: Trial) {
	service.close();
	expect(await failureOf(adapter.ask(), contract)).toMatchObject({ category: 'unavailable' });
	expect(adapter.health().state).toBe('failed');
}
