import { apiPaths } from '@henry/contract/api-paths.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { captchaChallengeSchema } from '@henry/contract/waitlist.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from './adapters/clock/system.ts';
import { type SmtpServerForTests, startSmtpServer } from './adapters/mailer/smtp-server-for-tests.ts';
import { nodeSecrets } from './adapters/secrets/node.ts';
import { startValkey, type ValkeyForTests } from './adapters/shared-state/valkey-for-tests.ts';
import { aResult } from './adapters/store/contract-data.ts';
import { createPostgresStore } from './adapters/store/postgres.ts';
import { type PostgresForTests, startPostgres } from './adapters/store/postgres-for-tests.ts';
import { signInForTests } from './http/signed-in-for-tests.ts';
import { type NginxForTests, startNginx } from './nginx-for-tests.ts';
import type { Store } from './ports/store.ts';
import { type RunningServer, startServer } from './running-server-for-tests.ts';
import { solveCaptchaForTests } from './solve-captcha-for-tests.ts';
import { Talker } from './talker-for-tests.ts';

const proxyPort = 41_317;
const spokenCharactersPerDay = 500;

let postgres: PostgresForTests;
let valkey: ValkeyForTests;
let mails: SmtpServerForTests;
let servers: RunningServer[] = [];
let nginx: NginxForTests;
let store: Store;
let accountId: string;
let cookie: string;

/** Two servers on one database and one Valkey, and nginx in front of them. */
beforeAll(async () => {
	[postgres, valkey, mails] = await Promise.all([startPostgres(), startValkey(), startSmtpServer()]);
	const databaseUrl = await postgres.createDatabase();
	const settings = {
		DATABASE_URL: databaseUrl,
		HENRY_VALKEY_URL: valkey.url,
		HENRY_SMTP_URL: mails.url,
		HENRY_TRUSTED_PROXIES: '127.0.0.1',
		HENRY_SPEECH_TO_TEXT_PROCESSES: '1',
		HENRY_CALLS_PER_MINUTE: '100000',
		HENRY_ENGINE_CALLS_PER_MINUTE: '100000',
		HENRY_CORRECTIONS_PER_DAY: '100000',
		HENRY_SPOKEN_CHARACTERS_PER_DAY: String(spokenCharactersPerDay),
	};
	servers = await Promise.all([startServer(settings), startServer(settings)]);
	nginx = await startNginx(
		servers.map(({ address }) => address),
		proxyPort,
	);
	store = createPostgresStore(databaseUrl);
	const email = 'ana@example.org';
	const { account, cookies } = await signInForTests(
		{ store, secrets: nodeSecrets, clock: systemClock },
		email,
	);
	accountId = account.id;
	cookie = `henry_session=${cookies.henry_session}`;
	const isReady = async ({ address }: RunningServer) =>
		expect((await fetch(address + apiPaths.ready)).status).toBe(200);
	for (const server of servers) await vi.waitFor(() => isReady(server), { timeout: 40_000, interval: 100 });
}, 90_000);
afterAll(async () => {
	await nginx.stop();
	for (const server of servers) server.remove();
	await store.close();
	await Promise.all([postgres.stop(), valkey.kill(), mails.close()]);
});

const post = (address: string, path: string, payload: object, headers: Record<string, string> = {}) =>
	fetch(address + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(payload),
	});
const [one, other] = [() => String(servers[0]?.address), () => String(servers[1]?.address)];

test('a visitor, a budget and a captcha of one server count at the other', async () => {
	const given = (await fetch(one() + apiPaths.exercises)).headers.getSetCookie();
	const visitor = String(given.find((each) => each.startsWith('henry_visitor='))?.split(';')[0]);
	const text = 'A sentence of about fifty characters, all in all. '.repeat(5);
	const speak = async (address: string, words: string) =>
		(await post(address, apiPaths.speech, { text: words }, { cookie: visitor })).status;
	expect([await speak(one(), text), await speak(other(), text), await speak(one(), 'No more.')]).toEqual([
		200, 200, 429,
	]);
	const known = await fetch(other() + apiPaths.exercises, { headers: { cookie: visitor } });
	expect(known.headers.getSetCookie()).toEqual([]);

	const challenge = captchaChallengeSchema.parse(
		await (await fetch(one() + apiPaths.waitlistCaptcha)).json(),
	);
	const captcha = await solveCaptchaForTests(challenge);
	const form = { email: 'ben@example.org', consent: true, 'e-mail_address_check': '', locale: 'es' };
	const join = (address: string) => post(address, apiPaths.waitlist, { ...form, language: 'en', captcha });
	expect([(await join(other())).status, (await join(one())).status]).toEqual([200, 409]);
});

/** Between two calls: the load leaves the machine room for the talks. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 40));

/** Does a call again, as a page does, until it is answered; answers how often it failed. */
async function untilAnswered(call: () => Promise<Response>): Promise<{ answer: unknown; failures: number }> {
	for (let failures = 0; ; failures++) {
		const response = await call().catch(() => undefined);
		if (response?.ok) return { answer: await response.json(), failures };
		if (response && response.status < 500) throw new Error(`${response.status} ${await response.text()}`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

async function speechOf(text: string): Promise<Int16Array> {
	const response = await post(other(), apiPaths.speech, { text });
	const { samples, sampleRateHz } = decodeWav(new Uint8Array(await response.arrayBuffer()));
	return floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz));
}

test('one of two servers is killed under load: no report is lost, and at most the turn in flight is said again', async () => {
	const sentences = [
		'I was at home with my family.',
		'My sister is very good at music.',
		'The weather is very nice today.',
	];
	const answers = await Promise.all(sentences.map(speechOf));
	const talkers = [0, 1].map(() => new Talker(nginx.address, answers));
	let isOver = false;
	const saved: string[] = [];
	const reports: string[] = [];
	const failures: number[] = [];
	async function keepSaving(): Promise<void> {
		while (!isOver) {
			const result = aResult();
			const payload = { results: [result], cards: [] };
			const outcome = await untilAnswered(() =>
				post(nginx.address, apiPaths.savePractice, payload, { cookie }),
			);
			saved.push(result.id);
			failures.push(outcome.failures);
			await breathe();
		}
	}
	async function keepReporting(): Promise<void> {
		while (!isOver) {
			const text = 'Yesterday I go to the park with my brother.';
			const outcome = await untilAnswered(() => post(nginx.address, apiPaths.feedback, { text }));
			reports.push(JSON.stringify(outcome.answer));
			failures.push(outcome.failures);
			await breathe();
		}
	}
	const mailed: string[] = [];
	async function keepMailing(): Promise<void> {
		while (!isOver) {
			const email = `learner-${mailed.length}@example.org`;
			const outcome = await untilAnswered(() =>
				post(nginx.address, apiPaths.signIn, { email, language: 'en' }),
			);
			mailed.push(email);
			failures.push(outcome.failures);
			await breathe();
		}
	}
	const load = [keepSaving(), keepSaving(), keepReporting(), keepReporting(), keepMailing()];
	const everyoneHas = (turns: number) => () =>
		expect(talkers.every(({ conversation }) => conversation.length >= turns)).toBe(true);
	await vi.waitFor(everyoneHas(2), { timeout: 60_000, interval: 20 });
	servers[0]?.process.kill('SIGKILL');
	await Promise.all(talkers.map(({ finished }) => finished));
	const before = [saved.length, reports.length] as const;
	await vi.waitFor(() => {
		expect(saved.length).toBeGreaterThan(before[0]);
		expect(reports.length).toBeGreaterThan(before[1]);
	}, 10_000);
	isOver = true;
	await Promise.all(load);

	expect(talkers.some(({ cuts }) => cuts > 0)).toBe(true);
	for (const { conversation, said, cuts } of talkers) {
		const words = conversation
			.filter(({ role }) => role === 'user')
			.map(({ content }) => content.toLowerCase());
		expect(words).toEqual([
			expect.stringContaining('family'),
			expect.stringContaining('music'),
			expect.stringContaining('weather'),
		]);
		expect(conversation.map(({ role }) => role)).toEqual(
			Array.from({ length: 7 }, (_, place) => (place % 2 ? 'user' : 'system')),
		);
		expect(said).toBeLessThanOrEqual(answers.length + cuts);
		expect(cuts).toBeLessThanOrEqual(1);
	}
	for (const report of reports) expect(report).toContain('went');
	const { results } = await store.practice.load(accountId);
	expect(results.map(({ id }) => id).toSorted()).toEqual(saved.toSorted());
	// A mail that was acknowledged has gone out, and at most the one that was under way has gone out twice.
	const sentTo = mails.received.flatMap(({ to }) => to).filter((email) => email.startsWith('learner-'));
	expect([...new Set(sentTo)].toSorted()).toEqual(mailed.toSorted());
	expect(sentTo.length - mailed.length).toBeLessThanOrEqual(1);
	// What was under way at the killed server was done again once, and nothing else.
	expect(failures.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(load.length);
}, 120_000);
