import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteElementId } from '@henry/contract/site.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configForTests } from '#server/app-for-tests.ts';
import { readConfig } from '#server/config.ts';
import { registerErrorHandler } from './errors.ts';
import { registerStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'henry-web-'));
const { site } = readConfig({
	HENRY_CONTACT_EMAIL: 'hola@academia.example',
	HENRY_X_ADDRESS: 'https://social.example/</script><script>alert(1)</script>$&',
});
let app: FastifyInstance;

beforeAll(async () => {
	mkdirSync(join(folder, 'assets'));
	writeFileSync(join(folder, 'index.html'), '<html><head><title>Henry</title></head><body></body></html>');
	writeFileSync(join(folder, 'assets/app-1.js'), 'start();');
	writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
	app = fastify();
	registerErrorHandler(app);
	await registerStaticFiles(app, { ...configForTests, webFolder: folder, site });
});
afterAll(async () => {
	await app.close();
	rmSync(folder, { recursive: true });
});

test.each(['/', '/index.html', '/academies', '/waitlist?confirm=abc'])(
	'%s is the page, told the settings of the site without a way out of its element',
	async (url) => {
		const { statusCode, headers, body } = await app.inject({ url });
		expect(statusCode).toBe(200);
		expect(headers).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-cache',
		});
		expect(body.match(/<\/?script/g)).toHaveLength(2);
		const element = new RegExp(`<script type="application/json" id="${siteElementId}">(.*)</script></head>`);
		expect(JSON.parse(element.exec(body)?.[1] ?? '')).toEqual(site);
	},
);

test('a file comes as it is: for good where its name changes with it, else asked for each time', async () => {
	const script = await app.inject({ url: '/assets/app-1.js' });
	expect([script.body, script.headers['cache-control']]).toEqual([
		'start();',
		'public, max-age=31536000, immutable',
	]);
	const robots = await app.inject({ url: '/robots.txt' });
	expect([robots.body, robots.headers['cache-control']]).toEqual(['User-agent: *', 'no-cache']);
});

test.each(['/assets/no-such.js', '/api/noSuchCall', '/content/none.mp3'])('%s is not found', async (url) => {
	expect((await app.inject({ url })).statusCode).toBe(404);
});
