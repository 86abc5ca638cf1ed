/**
 * Photographs the pictures of content/pictures on one contact sheet, a row for each comparison, as
 * docs/images/pictures.png: npx tsx scripts/pictures/sheet.ts [path of a Chromium]
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const root = new URL('../../', import.meta.url);
const exercises = JSON.parse(readFileSync(new URL('content/pictures.json', root), 'utf8')) as {
	images: string[];
}[];

const size = { width: 248, height: 186 };
const gap = 6;

/** A picture as an image that needs no file and no server. */
function image(path: string): string {
	const drawing = readFileSync(new URL(path.slice(1), root)).toString('base64');
	return `<img width="${size.width}" height="${size.height}" src="data:image/svg+xml;base64,${drawing}">`;
}

const browser = await chromium.launch({
	executablePath: process.argv[2] ?? '/usr/bin/chromium',
	chromiumSandbox: false,
});
const page = await browser.newPage({
	viewport: { width: 3 * size.width + 4 * gap, height: exercises.length * (size.height + gap) + gap },
});
const pictures = exercises.flatMap(({ images }) => images.map(image)).join('');
await page.setContent(
	`<body style="margin:0;padding:${gap}px;display:flex;flex-wrap:wrap;gap:${gap}px;background:#fff">${pictures}`,
);
/** Fewer shades, so that the file stays small. */
await page.evaluate(async (shades) => {
	for (const image of Array.from(document.images)) {
		await image.decode();
		const canvas = document.createElement('canvas');
		[canvas.width, canvas.height] = [image.width, image.height];
		const context = canvas.getContext('2d');
		context?.drawImage(image, 0, 0, image.width, image.height);
		const pixels = context?.getImageData(0, 0, image.width, image.height);
		if (!context || !pixels) continue;
		const step = 255 / (shades - 1);
		pixels.data.forEach((value, index, data) => {
			data[index] = Math.round(Math.round(value / step) * step);
		});
		context.putImageData(pixels, 0, 0);
		image.replaceWith(canvas);
	}
}, 28);
await page.screenshot({ path: new URL('docs/images/pictures.png', root).pathname });
await browser.close();
