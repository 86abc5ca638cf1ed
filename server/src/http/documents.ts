import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AcademyDoor, doorElementId } from '@henry/contract/academy-door.ts';
import { type EnginesAtWork, enginesElementId } from '@henry/contract/engines-at-work.ts';
import { emptyRoot, type FirstView } from '@henry/contract/first-view.ts';
import { languageIn } from '@henry/contract/language.ts';
import { type Site, siteElementId } from '@henry/contract/site.ts';

/** The web app's empty document, told the settings of the site, and what reads the first views of its addresses, by language. */
export type Documents = { shell: string; views: Map<string, () => Map<string, FirstView>> };

/** Where a web app was built to, and what is told of the site that it is served on. */
export type BuiltSite = { webFolder: string; publicAddress: string; site: Site };

/** Reads what the build of the web app has left in its folder; the views of a language, some megabytes, once they are asked for. */
export function readDocuments({ webFolder, publicAddress, site }: BuiltSite): Documents {
	const document = readFileSync(join(webFolder, 'index.html'), 'utf8');
	const shell = withElement(withPreviewAt(publicAddress, document), siteElementId, site);
	const pages = join(webFolder, 'pages');
	const viewsIn = (file: string) => {
		let views: Map<string, FirstView> | undefined;
		return () => {
			views ??= new Map(Object.entries<FirstView>(JSON.parse(readFileSync(join(pages, file), 'utf8'))));
			return views;
		};
	};
	const files = existsSync(pages) ? readdirSync(pages).filter((file) => file.endsWith('.json')) : [];
	return { shell, views: new Map(files.map((file) => [file.replace(/\.json$/, ''), viewsIn(file)])) };
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
 * The document for a page: its first view in the visitor's language. An address whose first view was not made gets the empty
 * document, as with a query that is a learner's own, and so does every one at an academy's host.
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
	const [path = '', search] = url.split('?');
	const address = path.replace(/(.)\/$/, '$1') + (search === undefined ? '' : `?${search}`);
	const language = languageFor(headers, views);
	const view = views.get(language)?.().get(address);
	return withElement(view ? withView(shell, language, view) : shell, enginesElementId, engines);
}

/** The document with a first view in it. */
const withView = (document: string, language: string, { title, description, root }: FirstView) =>
	document
		.replace('<html lang="en">', `<html lang="${language}">`)
		.replace(/<title>.*?<\/title>/, () => `<title>${inElement(title)}</title>`)
		.replace(
			/(<meta\s+name="description"\s+content=")([^"]*)/,
			(_all, start: string, usual: string) => `${start}${description ? inAttribute(description) : usual}`,
		)
		.replace(emptyRoot, () => root);

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const inElement = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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
