import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AcademyDoor, doorElementId } from '@henry/contract/academy-door.ts';
import { type EnginesAtWork, enginesElementId } from '@henry/contract/engines-at-work.ts';
import { languageIn } from '@henry/contract/language.ts';
import { type Site, siteElementId } from '@henry/contract/site.ts';

/** The web app's documents, told the settings of the site: the empty one, and the first view of each page by language. */
export type Documents = { shell: string; views: Map<string, Map<string, string>> };

/** Where a web app was built to, and what is told of the site that it is served on. */
export type BuiltSite = { webFolder: string; publicAddress: string; site: Site };

/** Reads what the build of the web app has left in its folder. */
export function readDocuments({ webFolder, publicAddress, site }: BuiltSite): Documents {
	const read = (...names: string[]) => {
		const document = readFileSync(join(webFolder, ...names), 'utf8');
		return withElement(withPreviewAt(publicAddress, document), siteElementId, site);
	};
	const pages = join(webFolder, 'pages');
	const languages = existsSync(pages) ? readdirSync(pages) : [];
	const viewsIn = (language: string) =>
		new Map(
			readdirSync(join(pages, language), { recursive: true, encoding: 'utf8' })
				.filter((file) => file.endsWith('.html'))
				.map((file) => [addressOf(file), read('pages', language, file)]),
		);
	const views = new Map(languages.map((language) => [language, viewsIn(language)]));
	return { shell: read('index.html'), views };
}

/** What stands within the documents in elements of a kind, as a content security policy names what it allows by its content. */
export function inlineHashes(webFolder: string, element: 'style' | 'script'): string[] {
	const shell = join(webFolder, 'index.html');
	if (!existsSync(shell)) return [];
	const found = readFileSync(shell, 'utf8').matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
	return Array.from(
		found,
		([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
	);
}

/**
 * The document for a page: its first view in the visitor's language. An address with a query may show something else at
 * first, so it gets the empty document, as does one that is no page's, and every one at an academy's host.
 */
export function documentFor(
	{ shell, views }: Documents,
	{
		url,
		headers,
		academy,
	}: {
		url: string;
		headers: { cookie?: string; 'accept-language'?: string };
		academy?: AcademyDoor | undefined;
	},
	engines: EnginesAtWork,
): string {
	// The first views know nothing of academies.
	if (academy) return withElement(withElement(shell, doorElementId, academy), enginesElementId, engines);
	const address = url === '/index.html' ? undefined : url.replace(/(.)\/$/, '$1');
	const view = address && views.get(languageFor(headers, views))?.get(address);
	return withElement(view || shell, enginesElementId, engines);
}

/** What was chosen, else the first language of the browser's that the app speaks, else English: as the app decides itself. */
function languageFor(
	headers: { cookie?: string; 'accept-language'?: string },
	views: Documents['views'],
): string {
	const chosen = languageIn(headers.cookie);
	const spoken = (headers['accept-language'] ?? '')
		.split(',')
		.map((tag) => tag.trim().slice(0, 2).toLowerCase());
	return [chosen, ...spoken].find((language) => language && views.has(language)) ?? 'en';
}

const addressOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** A document whose preview picture can be fetched from elsewhere: those who show it do not take a path for an address. */
function withPreviewAt(publicAddress: string, document: string): string {
	return document.replace(
		/(<meta property="og:image" content=")([^"]*)/,
		(_all, start: string, path: string) => start + new URL(path, publicAddress).href,
	);
}

/** A document with a value in it, as JSON in an element of its own; no text of it can end the element. */
function withElement(document: string, id: string, value: unknown): string {
	const json = JSON.stringify(value).replaceAll('<', '\\u003c');
	return document.replace(
		'</head>',
		() => `<script type="application/json" id="${id}">${json}</script></head>`,
	);
}
