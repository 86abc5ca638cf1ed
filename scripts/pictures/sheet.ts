/**
 * Photographs the pictures of content/pictures on one contact sheet, a row for each comparison, as
 * docs/images/pictures.png, and the scenes of the exams, three threes a row, as docs/images/exam-pictures.png:
 * npx tsx scripts/pictures/sheet.ts [path of a Chromium]
 */
import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const root = new URL('../../', import.meta.url);
const gap = 6;
type Sheet = { file: string; paths: string[]; columns: number; width: number; shades: number };

function listed<Entry>(file: string): Entry[] {
	return JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Entry[];
}

/** A picture as an image that needs no file and no server. */
function image(path: string, width: number): string {
	const drawing = readFileSync(new URL(path.slice(1), root)).toString('base64');
	return `<img width="${width}" height="${width * 0.75}" src="data:image/svg+xml;base64,${drawing}">`;
}

async function photograph(browser: Browser, { file, paths, columns, width, shades }: Sheet): Promise<void> {
	const rows = Math.ceil(paths.length / columns);
	const page = await browser.newPage({
		viewport: { width: columns * (width + gap) + gap, height: rows * (width * 0.75 + gap) + gap },
	});
	await page.setContent(
		`<body style="margin:0;padding:${gap}px;display:flex;flex-wrap:wrap;gap:${gap}px;background:#fff">${paths.map((path) => image(path, width)).join('')}`,
	);
	/** Fewer shades, so that the file stays small. */
	await page.evaluate(async (count) => {
		for (const image of Array.from(document.images)) {
			await image.decode();
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [image.width, image.height];
			const context = canvas.getContext('2d');
			context?.drawImage(image, 0, 0, image.width, image.height);
			const pixels = context?.getImageData(0, 0, image.width, image.height);
			if (!context || !pixels) continue;
			const step = 255 / (count - 1);
			pixels.data.forEach((value, index, data) => {
				data[index] = Math.round(Math.round(value / step) * step);
			});
			context.putImageData(pixels, 0, 0);
			image.replaceWith(canvas);
		}
	}, shades);
	await page.screenshot({ path: new URL(file, root).pathname });
	await page.close();
}

const browser = await chromium.launch({
	executablePath: process.argv[2] ?? '/usr/bin/chromium',
	chromiumSandbox: false,
});
await photograph(browser, {
	file: 'docs/images/pictures.png',
	paths: listed<{ images: string[] }>('content/pictures.json').flatMap(({ images }) => images),
	columns: 3,
	width: 248,
	shades: 28,
});
await photograph(browser, {
	file: 'docs/images/exam-pictures.png',
	paths: listed<{ image: string }>('content/exams/pictures.json').map((entry) => entry.image),
	columns: 9,
	width: 160,
	shades: 18,
});
await browser.close();
