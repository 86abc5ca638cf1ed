import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something shipped that is no package: data, a model, a voice, a font. `licenceText` is a file of the repository. */
type Work = {
	name: string;
	owner: string;
	licence: string;
	usedFor: string;
	address?: string;
	licenceText?: string;
};

/** A neural model as `content/models.json` lists it; `licenceText` is a file of `content`. */
type Model = { name: string; owner: string; licence: string; licenceText: string; page: string };

/** What `package-lock.json` says of a package. */
type LockedPackage = { version: string; dev?: boolean; devOptional?: boolean; link?: boolean };

type Author = string | { name?: string; email?: string };

/** What a package says of itself. */
type Manifest = { name: string; version: string; license?: string; author?: Author; contributors?: Author[] };

const licenceFile = /^(?:licen[cs]e|copying|unlicense|notice|third-?party-?notices)/i;
/** Texts that packages have in common, for those that name a licence and bring no text of it. */
const standardTexts: Record<string, string> = {
	MIT: 'MIT.txt',
	ISC: 'ISC.txt',
	'Apache-2.0': 'Apache-2.0.txt',
	Unlicense: 'Unlicense.txt',
};

/**
 * What others made of all that is shipped, with their licences: works, neural models, and the npm packages that are
 * installed for production, each with its own licence's text.
 * @param repository folder that holds `package-lock.json`, `node_modules` and `content`
 * @throws Error where a package names no licence, or one whose text is nowhere
 */
export function thirdPartyNotices(repository: string): string {
	const read = (...path: string[]) => readFileSync(join(repository, ...path), 'utf8');
	const works: Work[] = JSON.parse(read('content/works.json'));
	const models: Model[] = JSON.parse(read('content/models.json'));
	const texts = new Texts();
	const lines = [
		'Third-party notices of Talk to Henry',
		'',
		'What others made and Talk to Henry ships, was made from, or fetches, with the licences. Their texts follow below.',
		'',
		'DATA, VOICES AND FONTS',
		'',
		...works.map(({ name, owner, licence, usedFor, address, licenceText }) => {
			const text = licenceText ? texts.add(read(licenceText)) : '';
			return `${name}. ${owner}. ${licence}${text}.${address ? ` ${address}` : ''}\n  For ${usedFor}.`;
		}),
		'',
		'NEURAL MODELS, fetched from their makers where they are wanted',
		'',
		...models.map(({ name, owner, licence, licenceText, page }) => {
			return `${name}. ${owner}. ${licence}${texts.add(read('content', licenceText))}. ${page}`;
		}),
		'',
		'NPM PACKAGES',
		'',
		...new Set(productionPackages(repository).map((folder) => packageLine(repository, folder, texts))),
		'',
		...texts.lines(),
	];
	return `${lines.join('\n').trimEnd()}\n`;
}

/** Folders of the installed packages that the product runs with, by their name. */
export function productionPackages(repository: string): string[] {
	const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
		packages: Record<string, LockedPackage>;
	};
	return Object.entries(packages)
		.filter(([folder, { dev, devOptional, link }]) => {
			return folder.includes('node_modules/') && !dev && !devOptional && !link;
		})
		.map(([folder]) => folder)
		.filter((folder) => existsSync(join(repository, folder, 'package.json')))
		.sort();
}

function packageLine(repository: string, folder: string, texts: Texts): string {
	const place = join(repository, folder);
	const manifest: Manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
	const { name, version, license } = manifest;
	if (typeof license !== 'string') throw new Error(`${name} ${version} names no licence.`);
	const files = readdirSync(place, { withFileTypes: true })
		.filter((entry) => entry.isFile() && licenceFile.test(entry.name))
		.map((entry) => readFileSync(join(place, entry.name), 'utf8'));
	if (files.length === 0) files.push(standardText(repository, manifest));
	return `${name} ${version}. ${license}${files.map((text) => texts.add(text)).join('')}`;
}

/** The usual text of the licence that a package names, with the names of its authors above. */
function standardText(repository: string, { name, license = '', author, contributors }: Manifest): string {
	const file = standardTexts[license];
	if (!file) throw new Error(`${name} brings no text of its licence, ${license}, and none is here.`);
	const text = readFileSync(join(repository, 'content/licences', file), 'utf8');
	const authors = [author, ...(contributors ?? [])].map((who) => (typeof who === 'object' ? who.name : who));
	const owner = authors.filter(Boolean).join(', ') || `the authors of ${name}`;
	return license === 'MIT' || license === 'ISC' ? `Copyright (c) ${owner}\n\n${text}` : text;
}

/** Numbers the texts of licences: one that several have in common is there once. */
class Texts {
	#numbers = new Map<string, number>();

	/** @returns what points at the text, like ` [3]` */
	add(text: string): string {
		const clean = text.replaceAll('\r\n', '\n').trim();
		const number = this.#numbers.get(clean) ?? this.#numbers.size + 1;
		this.#numbers.set(clean, number);
		return ` [${number}]`;
	}

	lines(): string[] {
		return [...this.#numbers].map(([text, number]) => `[${number}] ${'-'.repeat(70)}\n\n${text}\n`);
	}
}
