import { hostname } from 'node:os';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import type { Config } from '#server/config.ts';
import { createServices } from '#server/wiring.ts';

const services = createServices(configForTests);
let app: FastifyInstance | undefined;
afterEach(() => app?.close());
afterAll(() => closeEngines(services));

async function open(changes: Partial<Config> = {}) {
	app = await buildApp({ ...configForTests, ...changes }, services);
	return app;
}
const askedAs = (host: string) => app?.inject({ url: apiPaths.alive, headers: { host } });

test('the server answers to its own names and to addresses in numbers', async () => {
	await open({
		publicAddress: 'https://talk.example.org',
		limits: { ...configForTests.limits, hosts: ['henry.school.example'] },
	});
	for (const host of [
		...['localhost:4310', '127.0.0.1:4310', '[::1]:4310', '192.168.1.20', 'app.localhost'],
		...['talk.example.org', 'TALK.example.org.', 'henry.school.example:8080'],
		...[hostname(), `${hostname()}.local:4310`],
	]) {
		expect((await askedAs(host))?.statusCode, host).toBe(200);
	}
});

test('a name that somebody else has made point here is refused', async () => {
	await open();
	for (const host of [
		'evil.example',
		'localhost.evil.example',
		'127.0.0.1.evil.example',
		'evil.example:4310',
	]) {
		expectError(await askedAs(host), 'permission-denied', /another name/);
	}
});

test('the name that a proxy forwards counts behind one that is named, and behind nobody else', async () => {
	await open({ limits: { ...configForTests.limits, trustedProxies: ['10.0.0.7'] } });
	const forwarded = (remoteAddress: string, name: string) =>
		app?.inject({
			url: apiPaths.alive,
			remoteAddress,
			headers: { host: 'localhost', 'x-forwarded-host': name },
		});
	expect((await forwarded('10.0.0.7', 'evil.example'))?.statusCode).toBe(403);
	expect((await forwarded('10.0.0.8', 'evil.example'))?.statusCode).toBe(200);
});

test('browsers are told to come by https again where the server is reached so, and not elsewhere', async () => {
	await open({ publicAddress: 'https://talk.example.org' });
	const secure = await askedAs('talk.example.org');
	expect(secure?.headers['strict-transport-security']).toMatch(/max-age=31536000/);
	await app?.close();
	await open();
	expect((await askedAs('localhost'))?.headers).not.toHaveProperty('strict-transport-security');
});

test('pages may use the microphone, and nothing else that tells of who is there', async () => {
	await open();
	const policy = String((await askedAs('localhost'))?.headers['permissions-policy']);
	expect(policy).toContain('microphone=(self)');
	for (const feature of ['camera', 'geolocation', 'display-capture', 'payment', 'usb']) {
		expect(policy).toContain(`${feature}=()`);
	}
	const headers = (await askedAs('localhost'))?.headers;
	expect(headers).toMatchObject({
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'no-referrer',
		'cross-origin-opener-policy': 'same-origin',
	});
});

test('with https, cookies can be set by this very host alone', async () => {
	await open({ publicAddress: 'https://talk.example.org' });
	const answer = await askedAs('talk.example.org');
	const cookies = [answer?.headers['set-cookie'] ?? []].flat();
	expect(cookies).not.toEqual([]);
	for (const cookie of cookies) expect(cookie).toMatch(/^__Host-henry_visitor=.*; Path=\/; HttpOnly; Secure/);
});

test('the calls are described only where that is wished', async () => {
	await open({ security: { ...configForTests.security, hasApiPage: false } });
	for (const path of ['', '/', '/json', '/static/index.html']) {
		expect((await app?.inject(`${apiPaths.docs}${path}`))?.statusCode, path).toBe(404);
	}
});
