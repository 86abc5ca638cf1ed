import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginesElementId } from '@henry/contract/engines-at-work.ts';
import { emptyRoot, type FirstViews } from '@henry/contract/first-view.ts';
import { siteElementId } from '@henry/contract/site.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configForTests } from '#server/app-for-tests.ts';
import { readConfig } from '#server/config.ts';
import { inlineHashes } from './documents.ts';
import { registerErrorHandler } from './errors.ts';
import { registerStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'henry-web-'));
const { site, publicAddress } = readConfig({
	HENRY_ADDRESS: 'https://henry.example/',
	HENRY_CONTACT_EMAIL: 'hola@academia.example',
	HENRY_X_ADDRESS: 'https://social.example/</script><script>alert(1)</script>$&',
});
const engines = {
	speechToText: { name: 'An ear', embedded: true },
	textToSpeech: { name: 'A voice</script>', embedded: false, sendsTo: 'voices.example' },
};
const usualPolicy = "default-src 'self';script-src 'self' 'sha256-a';object-src 'none'";
let app: FastifyInstance;

const preview = (address: string) => `<meta property="og:image" content="${address}" />`;
const jsonIn = (body: string, id: string) =>
	JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(body)?.[1] ?? '');

beforeAll(async () => {
	mkdirSync(join(folder, 'assets'));
	writeFileSync(
		join(folder, 'index.html'),
		`<html lang="en"><head>${preview('/social-preview.png')}<title>Henry</title><meta name="description" content="usual" /><style>p{color:red}</style></head><body>${emptyRoot}</body></html>`,
	);
	mkdirSync(join(folder, 'pages'));
	for (const language of ['ca', 'en', 'es']) {
		const views: FirstViews = {};
		for (const address of ['/', '/academies', '/academy/lesson', '/pairs?set=a-b']) {
			const root = `<div id="root">${address} in ${language}</div>`;
			views[address] = { title: 'A & B', description: address === '/' ? '' : 'The "best" words', root };
		}
		writeFileSync(join(folder, 'pages', `${language}.json`), JSON.stringify(views));
	}
	writeFileSync(join(folder, 'assets/app-1.js'), 'start();');
	writeFileSync(join(folder, 'assets/whisper.worker-1a.js'), 'hear();');
	writeFileSync(join(folder, 'assets/judge.worker-1a.js'), 'judge();');
	writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
	app = fastify();
	registerErrorHandler(app);
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('content-security-policy', usualPolicy);
	});
	await registerStaticFiles(
		app,
		{ ...configForTests, webFolder: folder, site, publicAddress },
		() => engines,
	);
});
afterAll(async () => {
	await app.close();
	rmSync(folder, { recursive: true });
});

test.each(['/', '/index.html', '/academies', '/waitlist?confirm=abc'])(
	'%s is a document, told the settings of the site and the engines without a way out of their elements',
	async (url) => {
		const { statusCode, headers, body } = await app.inject({ url });
		expect(statusCode).toBe(200);
		expect(headers).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-cache',
		});
		expect(body.match(/<\/?script/g)).toHaveLength(4);
		expect(jsonIn(body, siteElementId)).toEqual(site);
		expect(jsonIn(body, enginesElementId)).toEqual(engines);
	},
);

test.each([
	['/', {}, '>/ in en'],
	['/academies', { 'accept-language': 'fr-FR,es-MX;q=0.8,en;q=0.5' }, '/academies in es'],
	['/academies', { 'accept-language': 'ca-ES,es;q=0.8' }, '/academies in ca'],
	['/academies/', { 'accept-language': 'es', cookie: 'a=b; henry-language=en' }, '/academies in en'],
	['/academies', { cookie: 'henry-language=../../secret' }, '/academies in en'],
	['/academy/lesson', {}, '/academy/lesson in en'],
	['/pairs?set=a-b', { 'accept-language': 'es' }, '/pairs?set=a-b in es'],
])('%s with %j is the first view of the page in the language of the visitor', async (url, headers, words) => {
	const { body, headers: answered } = await app.inject({ url, headers });
	expect(body).toContain(words);
	expect(answered.vary).toContain('accept-language, cookie');
});

test.each(['/index.html', '/academies?topic=1', '/pairs?set=x', '/no-such-page', '/pages/en.json'])(
	'%s is the document without a first view',
	async (url) => {
		const { body } = await app.inject({ url });
		expect(body).toContain('<title>Henry</title>');
		expect(body).not.toContain(' in en');
	},
);

test('the document of a first view has its language, its title and its description, or the usual one', async () => {
	const { body } = await app.inject({ url: '/academies', headers: { 'accept-language': 'es' } });
	expect(body).toContain('<html lang="es">');
	expect(body).toContain('<title>A &amp; B</title>');
	expect(body).toContain('content="The &quot;best&quot; words"');
	const home = await app.inject({ url: '/' });
	expect(home.body).toContain('content="usual"');
});

test('a file comes as it is: for good where its name changes with it, else asked for each time', async () => {
	const script = await app.inject({ url: '/assets/app-1.js' });
	expect([script.body, script.headers['cache-control']]).toEqual([
		'start();',
		'public, max-age=31536000, immutable',
	]);
	const robots = await app.inject({ url: '/robots.txt' });
	expect([robots.body, robots.headers['cache-control']]).toEqual(['User-agent: *', 'no-cache']);
});

test.each(['/', '/academies', '/no-such-page'])(
	'%s names its preview picture by the public address, whatever host was asked',
	async (url) => {
		const { body } = await app.inject({ url, headers: { host: 'elsewhere.example' } });
		expect(body).toContain(preview('https://henry.example/social-preview.png'));
		expect(body).not.toContain('elsewhere.example');
	},
);

test('styles and scripts in the documents are named by their hash; a web app that is not built has none', () => {
	const built = mkdtempSync(join(tmpdir(), 'henry-hashes-'));
	writeFileSync(
		join(built, 'index.html'),
		'<style>p{color:red}</style><script>a=1</script><script src="b.js"></script>',
	);
	const sum = createHash('sha256').update('a=1').digest('base64');
	expect(inlineHashes(built, 'style')).toEqual(["'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"]);
	expect(inlineHashes(built, 'script')).toEqual([`'sha256-${sum}'`]);
	expect(inlineHashes(join(folder, 'assets'), 'style')).toEqual([]);
	rmSync(built, { recursive: true });
});

test.each(['/', '/speakle', '/exercise', '/finishSignUp?token=x', '/robots.txt'])(
	'HEAD of %s is as GET',
	async (url) => {
		const { statusCode, headers } = await app.inject({ url, method: 'HEAD' });
		const got = await app.inject({ url });
		expect([statusCode, headers['content-type']]).toEqual([200, got.headers['content-type']]);
	},
);

test('only what hears and judges in the browser may compile WebAssembly', async () => {
	const policyOf = async (url: string) => (await app.inject({ url })).headers['content-security-policy'];
	for (const engine of ['whisper', 'judge']) {
		expect(await policyOf(`/assets/${engine}.worker-1a.js`)).toBe(
			"default-src 'self';script-src 'self' 'wasm-unsafe-eval';object-src 'none'",
		);
	}
	expect(await policyOf('/assets/app-1.js')).toBe(usualPolicy);
	expect(await policyOf('/')).toBe(usualPolicy);
});

test.each(['/assets/no-such.js', '/api/noSuchCall', '/content/none.mp3'])('%s is not found', async (url) => {
	expect((await app.inject({ url })).statusCode).toBe(404);
});

test('nothing is served from outside of the folders, however its address is written', async () => {
	writeFileSync(join(folder, '../henry-secret.txt'), 'a secret');
	try {
		for (const url of [
			'/../henry-secret.txt',
			'/assets/../../henry-secret.txt',
			'/assets/..%2f..%2fhenry-secret.txt',
			'/%2e%2e/henry-secret.txt',
			'/assets/%2e%2e%5c..%5chenry-secret.txt',
			'/content/audio/..%2f..%2f..%2fhenry-secret.txt',
			'//henry-secret.txt',
			`/${encodeURIComponent('../henry-secret.txt')}`,
			'/assets/..%00/henry-secret.txt',
		]) {
			expect((await app.inject(url)).body, url).not.toContain('a secret');
		}
		expect((await app.inject('/assets/')).body).not.toContain('app-1.js');
	} finally {
		rmSync(join(folder, '../henry-secret.txt'));
	}
});
