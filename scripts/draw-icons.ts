/**
 * Draws the app's icons and the picture that is shown where the address is shared, from web/public/favicon.svg and
 * Henry's face: npx tsx --tsconfig web/tsconfig.json scripts/draw-icons.ts [path of a Chromium]
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const root = join(import.meta.dirname, '..');
const publicFolder = join(root, 'web/public');
const fontAddress = (name: string) => pathToFileURL(join(root, 'web/src/app/fonts', name)).href;

/** The drawing without its own ground: the first rectangle is that. */
const mark = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
const bareMark = mark.replace(/<rect [^>]*\/>/, '');

const ground = '#163e40';

const { HenryFace } = await import(join(root, 'web/src/components/henry-face/henry-face.tsx'));
const theme = await readFile(join(root, 'web/src/app/theme.css'), 'utf8');
const henry = renderToStaticMarkup(createElement(HenryFace, { mood: 'happy' }));

/** Rules for the classes of a drawing, as `fill-clay/35`, with the light colours of the theme. */
function rulesOf(markup: string): string {
	const rules = [...markup.matchAll(/\b(fill|stroke)-([a-z-]+)(\/\d+)?/g)].map(
		([name, property, token, share]) => {
			const colour = new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(theme)?.[1] ?? token;
			const opacity = share ? `; ${property}-opacity: ${Number(share.slice(1)) / 100}` : '';
			return `.${name.replace('/', '\\/')} { ${property}: ${colour}${opacity} }`;
		},
	);
	return [...new Set(rules)].join('\n');
}

/** `share` is how much of the width the drawing takes; a maskable icon may lose all but the middle four fifths. */
const square = (share: number) => `
	<body style="margin:0;height:100vh;background:${ground};display:grid;place-items:center">
		<div style="width:${100 * share}vw">${bareMark}</div>
	</body>`;

const whole = `<body style="margin:0;background:transparent">${mark}</body>`;

const preview = `
	<style>
		@font-face { font-family: Literata; font-weight: 400 700; src: url(${fontAddress('literata-latin.woff2')}); }
		@font-face { font-family: Atkinson; font-weight: 400 700; src: url(${fontAddress('atkinson-hyperlegible-next-latin.woff2')}); }
		body { margin: 0; width: 1200px; height: 630px; background: ${ground}; color: #f7f2e7; font-family: Literata; position: relative; overflow: hidden; }
		h1 { position: absolute; left: 80px; top: 96px; margin: 0; font-size: 92px; line-height: 1.06; letter-spacing: -0.02em; }
		p { position: absolute; left: 80px; top: 300px; margin: 0; font: 32px/1.4 Atkinson; color: #bcd2cd; width: 560px; }
		.line { position: absolute; left: 80px; top: 466px; font-size: 40px; }
		s { color: #bcd2cd; text-decoration: line-through 4px #dd7440; }
		b { color: #ffcf9f; font-weight: 700; border-bottom: 5px solid #dd7440; }
		.henry { position: absolute; right: 96px; bottom: 20px; width: 410px; }
		.stroke-ink.stroke-ink { stroke: #ffcf9f }
		.fill-accent.fill-accent { fill: #2b949b }
		${rulesOf(henry)}
		.ledge { position: absolute; left: 0; right: 0; bottom: 0; height: 22px; background: #b98150; }
	</style>
	<h1>Talk to Henry</h1>
	<p style="top:214px;font-size:38px">Talk. Improve. Succeed.</p>
	<p>Practise spoken English aloud. Henry listens, answers, and shows you what to say better.</p>
	<div class="line">She <s>don’t</s> <b>doesn’t</b> live here.</div>
	<div class="henry">${henry}</div>
	<div class="ledge"></div>`;

const pictures = [
	{ file: 'icon-192.png', width: 192, height: 192, html: whole },
	{ file: 'icon-512.png', width: 512, height: 512, html: whole },
	{ file: 'icon-maskable-512.png', width: 512, height: 512, html: square(0.72) },
	{ file: 'apple-touch-icon.png', width: 180, height: 180, html: square(0.88) },
	{ file: 'social-preview.png', width: 1_200, height: 630, html: preview },
];

async function draw(page: Page, folder: string) {
	for (const { file, width, height, html } of pictures) {
		const source = join(folder, `${file}.html`);
		await writeFile(
			source,
			`<!doctype html><meta charset="utf-8"><style>svg{display:block;width:100%}</style>${html}`,
		);
		await page.setViewportSize({ width, height });
		await page.goto(pathToFileURL(source).href);
		await page.evaluate(() => document.fonts.ready);
		await page.screenshot({ path: join(publicFolder, file), omitBackground: true });
	}
}

const executablePath = process.argv[2];
const folder = await mkdtemp(join(tmpdir(), 'icons-'));
const browser = await chromium.launch({
	...(executablePath && { executablePath }),
	args: ['--no-sandbox'],
});
try {
	await draw(await browser.newPage(), folder);
} finally {
	await browser.close();
	await rm(folder, { recursive: true });
}
