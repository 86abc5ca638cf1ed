import { execFileSync } from 'node:child_process';
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { works } from '../../web/src/features/about/credits.ts';
import { changesOf, nextVersion } from './changelog.ts';
import { productionPackages, thirdPartyNotices } from './third-party-notices.ts';

const repository = resolve(import.meta.dirname, '../..');

/** A git repository with the product's packages and works in it, and nothing else. */
let copy: string;

const git = (...words: string[]) =>
	execFileSync('git', words, {
		cwd: copy,
		encoding: 'utf8',
		env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
	});

function commit(subject: string, body = ''): void {
	appendFileSync(join(copy, 'file'), subject);
	git('add', '--all');
	git('commit', '--quiet', '--message', subject, '--message', body);
}

beforeEach(() => {
	copy = mkdtempSync(join(tmpdir(), 'henry-release-'));
	git('init', '--quiet', '--initial-branch=main');
	git('config', 'user.name', 'Henry');
	git('config', 'user.email', 'henry@localhost');
});
afterEach(() => rmSync(copy, { recursive: true }));

test('the next version follows from what was committed since the last', async () => {
	commit('feat: a coach');
	expect(await nextVersion(copy, '0.1.0')).toBe('0.1.0');
	git('tag', 'v0.1.0');
	await expect(nextVersion(copy, '0.1.0')).rejects.toThrow('Nothing was committed since v0.1.0.');
	commit('fix: a slip');
	expect(await nextVersion(copy, '0.1.0')).toBe('0.1.1');
	commit('feat(web): a page');
	expect(await nextVersion(copy, '0.1.0')).toBe('0.2.0');
	git('tag', 'v1.9.3');
	commit('fix: another', 'BREAKING CHANGE: settings are called otherwise');
	expect(await nextVersion(copy, '0.1.0')).toBe('2.0.0');
});

test('the changelog tells what the version brings, and nothing of earlier ones', async () => {
	commit('feat(ear): old ears');
	git('tag', 'v0.1.0');
	commit('feat(ear): better ears; test(ear): of them');
	commit('fix: a word that was lost');
	commit('docs: how');
	const changes = await changesOf(copy, '0.2.0');
	expect(changes).toMatch(/^## 0\.2\.0/);
	expect(changes).toMatch(/### Features\n\n\* \*\*ear:\*\* better ears; test\(ear\): of them/);
	expect(changes).toMatch(/### Bug Fixes\n\n\* a word that was lost/);
	expect(changes).not.toMatch(/old ears|how/);
});

/** What a release needs of the product. */
function copyProduct(): void {
	for (const file of ['package.json', 'package-lock.json', 'content/works.json', 'content/models.json'])
		cpSync(join(repository, file), join(copy, file));
	for (const room of ['contract', 'sound', 'ear', 'server', 'web'])
		cpSync(join(repository, room, 'package.json'), join(copy, room, 'package.json'));
	mkdirSync(join(copy, 'web/src/app/fonts'), { recursive: true });
	for (const path of ['content/licences', 'web/src/app/fonts/LICENSE.txt', 'node_modules'])
		symlinkSync(join(repository, path), join(copy, path));
	for (const room of ['server', 'web'].filter((name) => existsSync(join(repository, name, 'node_modules'))))
		symlinkSync(join(repository, room, 'node_modules'), join(copy, room, 'node_modules'));
	writeFileSync(join(copy, '.gitignore'), 'node_modules\nrelease\n');
}

test('a release is committed, tagged, and laid out with its notices, parts and sums @whole', () => {
	copyProduct();
	commit('feat: a coach');
	git('tag', 'v0.1.0');
	commit('feat: a better coach');
	const tsx = import.meta.resolve('tsx');
	const script = join(repository, 'scripts/release/run.ts');
	const output = execFileSync(process.execPath, ['--import', tsx, script], { cwd: copy, encoding: 'utf8' });
	expect(output).toContain('Talk to Henry 0.2.0 is in');
	expect(git('tag', '--list')).toContain('v0.2.0');
	expect(git('status', '--porcelain')).toBe('');
	const read = (file: string) => readFileSync(join(copy, file), 'utf8');
	for (const file of ['package.json', 'package-lock.json'])
		expect(JSON.parse(read(file)).version).toBe('0.2.0');
	expect(read('CHANGELOG.md')).toMatch(/^# Changelog\n\n## 0\.2\.0 .*\n\n### Features\n\n\* a better coach/);
	expect(read('release/0.2.0/CHANGES.md')).toContain('a better coach');
	expect(read('release/0.2.0/THIRD-PARTY-NOTICES.txt')).toContain('Permission is hereby granted');
	const bill = JSON.parse(read('release/0.2.0/sbom.cdx.json'));
	expect(bill).toMatchObject({
		bomFormat: 'CycloneDX',
		metadata: { component: { name: 'talk-to-henry', version: '0.2.0' } },
	});
	const names = bill.components.map((component: { name: string }) => component.name);
	expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'zod', 'CMUdict', 'Whisper base']));
	expect(names).not.toContain('vitest');
	execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: join(copy, 'release/0.2.0') });
	expect(read('release/0.2.0/SHA256SUMS')).toContain('talk-to-henry-0.2.0.tar.gz');
}, 60_000);

test('a release is refused where something is not committed @whole', () => {
	copyProduct();
	const script = join(repository, 'scripts/release/run.ts');
	const words = ['--import', import.meta.resolve('tsx'), script];
	expect(() => execFileSync(process.execPath, words, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })).toThrow(
		'changes that are not committed',
	);
});

test('the notices name every package that is shipped, and the works that pages credit', () => {
	const notices = thirdPartyNotices(repository);
	const folders = productionPackages(repository);
	expect(folders.length).toBeGreaterThan(200);
	for (const folder of folders) {
		const { name, version } = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
		expect(notices).toMatch(
			new RegExp(`^${name} ${version}\\. \\S.* \\[\\d+\\]$`.replaceAll('/', '\\/'), 'm'),
		);
	}
	expect(notices).not.toMatch(/^vitest /m);
	for (const [name, terms] of works) {
		const line = notices.split('\n').find((candidate) => candidate.startsWith(`${name}.`));
		for (const term of terms.split(', ')) expect(line).toContain(term);
	}
});

test('a package that names no licence, or one without a text, stops the notices', () => {
	copyProduct();
	rmSync(join(copy, 'node_modules'));
	const place = join(copy, 'node_modules/fastify');
	mkdirSync(place, { recursive: true });
	const manifest = { name: 'fastify', version: '1.0.0' };
	writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
	expect(() => thirdPartyNotices(copy)).toThrow('fastify 1.0.0 names no licence.');
	writeFileSync(join(place, 'package.json'), JSON.stringify({ ...manifest, license: 'Beerware' }));
	expect(() => thirdPartyNotices(copy)).toThrow('fastify brings no text of its licence, Beerware');
});
