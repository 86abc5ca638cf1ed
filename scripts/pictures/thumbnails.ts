/**
 * Draws every picture of content/pictures once more, small, as a WebP file: many at once cost a phone less than drawings
 * do. npx tsx scripts/pictures/thumbnails.ts [path of a Chromium]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { pictures } from './pictures.ts';

const folder = new URL('../../content/pictures/', import.meta.url);
const size = { width: 320, height: 240 };

const browser = await chromium.launch({
	executablePath: process.argv[2] ?? '/usr/bin/chromium',
	chromiumSandbox: false,
});
const page = await browser.newPage();
for (const name of Object.keys(pictures)) {
	const drawing = readFileSync(new URL(`${name}.svg`, folder)).toString('base64');
	const thumbnail = await page.evaluate(
		async ({ source, width, height }) => {
			const image = new Image();
			image.src = source;
			await image.decode();
			const canvas = Object.assign(document.createElement('canvas'), { width, height });
			canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
			return canvas.toDataURL('image/webp', 0.8);
		},
		{ source: `data:image/svg+xml;base64,${drawing}`, ...size },
	);
	writeFileSync(new URL(`${name}.webp`, folder), Buffer.from(thumbnail.split(',')[1] ?? '', 'base64'));
}
await browser.close();
