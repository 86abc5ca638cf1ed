import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changesOf, nextVersion } from './changelog.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** `npm run release`: see CONTRIBUTING.md. It works on the repository that it is called in. */

const repository = process.cwd();
const changelogFile = 'CHANGELOG.md';

const { values } = parseArgs({
	options: { version: { type: 'string' }, to: { type: 'string' }, 'dry-run': { type: 'boolean' } },
});

const git = (...words: string[]) => execFileSync('git', words, { cwd: repository, encoding: 'utf8' });

type Component = { 'bom-ref': string; properties?: { name: string }[] };

/**
 * What is shipped, part by part, in the format CycloneDX: npm's own list of the packages, and the works and models beside
 * them. npm is asked for all packages: with `--omit=dev` it also leaves out some that both the app and a tool need.
 */
function billOfMaterials(version: string): string {
	const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
	const bill = JSON.parse(execFileSync('npm', words, { cwd: repository, encoding: 'utf8', maxBuffer: 64e6 }));
	Object.assign(bill.metadata.component, { name: 'talk-to-henry', version });
	const isTool = ({ properties = [] }: Component) =>
		properties.some(({ name }) => name === 'cdx:npm:package:development');
	const packages: Component[] = bill.components.filter((component: Component) => !isTool(component));
	const shipped = new Set([
		bill.metadata.component['bom-ref'],
		...packages.map((component) => component['bom-ref']),
	]);
	bill.components = [...packages, ...otherComponents()];
	bill.dependencies = bill.dependencies
		.filter(({ ref }: { ref: string }) => shipped.has(ref))
		.map(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => ({
			ref,
			dependsOn: dependsOn.filter((other) => shipped.has(other)),
		}));
	return `${JSON.stringify(bill, undefined, '\t')}\n`;
}

function otherComponents() {
	const read = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8'));
	const component = (type: string, work: { name: string; owner: string; licence: string }) => ({
		'bom-ref': `${type}:${work.name}`,
		type,
		name: work.name,
		supplier: { name: work.owner },
		licenses: [{ license: { name: work.licence } }],
	});
	return [
		...read('content/works.json').map((work: never) => component('data', work)),
		...read('content/models.json').map((model: never) => component('machine-learning-model', model)),
	];
}

function setVersion(version: string): void {
	for (const file of ['package.json', 'package-lock.json']) {
		const text = readFileSync(join(repository, file), 'utf8');
		const content = JSON.parse(text);
		content.version = version;
		if (content.packages) content.packages[''].version = version;
		writeFileSync(
			join(repository, file),
			`${JSON.stringify(content, undefined, /^\t/m.test(text) ? '\t' : 2)}\n`,
		);
	}
}

/** Puts the changes above those of earlier versions. */
function addToChangelog(changes: string): void {
	const file = join(repository, changelogFile);
	const title = '# Changelog';
	const earlier = existsSync(file) ? readFileSync(file, 'utf8').replace(title, '').trim() : '';
	writeFileSync(file, `${[title, changes, earlier].filter(Boolean).join('\n\n')}\n`);
}

const isDryRun = values['dry-run'] ?? false;
if (!isDryRun && git('status', '--porcelain') !== '') {
	process.stderr.write('release: there are changes that are not committed. Commit or put them away first.\n');
	process.exit(1);
}
const present: string = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).version;
const version = values.version ?? (await nextVersion(repository, present));
const changes = await changesOf(repository, version);
const folder = resolve(values.to ?? join(repository, 'release', version));
mkdirSync(folder, { recursive: true });
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
put('CHANGES.md', `${changes}\n`);
put('THIRD-PARTY-NOTICES.txt', thirdPartyNotices(repository));
put('sbom.cdx.json', billOfMaterials(version));
if (!isDryRun) {
	setVersion(version);
	addToChangelog(changes);
	git('add', 'package.json', 'package-lock.json', changelogFile);
	git('commit', '--quiet', '--message', `chore: release ${version}`);
	git('tag', '--annotate', `v${version}`, '--message', `Talk to Henry ${version}`);
}
const archive = `talk-to-henry-${version}.tar.gz`;
git('archive', `--prefix=talk-to-henry-${version}/`, `--output=${join(folder, archive)}`, 'HEAD');
const sums = readdirSync(folder)
	.filter((name) => name !== 'SHA256SUMS')
	.sort()
	.map(
		(name) =>
			`${createHash('sha256')
				.update(readFileSync(join(folder, name)))
				.digest('hex')}  ${name}`,
	);
put('SHA256SUMS', `${sums.join('\n')}\n`);
process.stdout.write(`Talk to Henry ${version} is in ${folder}.\n`);
if (!isDryRun) process.stdout.write(`Committed and tagged. To publish it: git push --follow-tags\n`);
