import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const widths = [360, 768, 1280];
const heights: Record<number, number> = { 360: 740, 768: 1024, 1280: 900 };
const schemes = ['light', 'dark'] as const;
/** What fits on a sheet of A4 within the margins of print.css, at 96 dots an inch, and the space from sheet to sheet. */
const sheet = { width: 673, height: 1009, gap: 40 };
/** Lays a page out sheet beside sheet: columns break where paper does. */
const sheets = `
	html { background: #8a8a8a; }
	body { background: #ffffff; column-fill: auto; column-gap: ${sheet.gap}px; column-rule: ${sheet.gap}px solid #8a8a8a;
		column-width: ${sheet.width}px; height: ${sheet.height}px; }
`;
/** Chromium draws no taller picture. */
const tallestPx = 16_000;

/** One state of a screen, with the files that show it. */
type Shot = { scene: string; state: string; files: string[] };

/** Keeps screenshots in a folder, and a page that shows them all. */
export class Camera {
	readonly #folder: string;
	readonly #shots: Shot[] = [];

	constructor(folder: string) {
		this.#folder = folder;
		mkdirSync(folder, { recursive: true });
	}

	/** A page as it is now, at every width, in light and dark; the page must not change by itself meanwhile. */
	async take(page: Page, scene: string, state: string): Promise<void> {
		const files: string[] = [];
		await this.#seeAll(page);
		for (const width of widths) {
			await page.setViewportSize({ width, height: heights[width] ?? 900 });
			for (const colorScheme of schemes) {
				await page.emulateMedia({ colorScheme });
				files.push(await this.#keep(page, `${scene}-${state}-${width}-${colorScheme}`));
			}
		}
		await page.emulateMedia({ colorScheme: null });
		this.#shots.push({ scene, state, files });
	}

	/** A page as it comes out of a printer, sheet beside sheet. */
	async print(page: Page, scene: string, state: string): Promise<void> {
		await page.setViewportSize(sheet);
		await page.emulateMedia({ media: 'print' });
		await page.evaluate((rules) => {
			const style = new CSSStyleSheet();
			style.replaceSync(rules);
			document.adoptedStyleSheets = [style];
		}, sheets);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		await page.setViewportSize({ width, height: sheet.height });
		const file = await this.#keep(page, `${scene}-${state}`);
		await page.evaluate(() => {
			document.adoptedStyleSheets = [];
		});
		await page.emulateMedia({ media: null });
		this.#shots.push({ scene, state, files: [file] });
	}

	/** Brings every part of a page into sight once: some parts are drawn only then. */
	async #seeAll(page: Page): Promise<void> {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.evaluate(async () => {
			for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
				window.scrollTo(0, top);
				await new Promise((resolve) => setTimeout(resolve, 40));
			}
		});
		await page.waitForTimeout(200);
	}

	async #keep(page: Page, name: string): Promise<string> {
		await page.evaluate(() => {
			window.scrollTo(0, 0);
			const passing = document
				.getAnimations()
				.filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
			return Promise.allSettled(passing.map((animation) => animation.finished)).then(() => undefined);
		});
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		const file = `${name}.png`;
		await page.screenshot({ path: join(this.#folder, file), fullPage: height <= tallestPx });
		return file;
	}

	/** Writes the contact sheet; answers its path. */
	develop(): string {
		const sections = this.#shots.map(
			({ scene, state, files }) =>
				`<h2 id="${scene}-${state}">${scene}: ${state}</h2><div>${files
					.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)
					.join('')}</div>`,
		);
		const style =
			'body{font:16px sans-serif;margin:2rem;background:#8a8a8a}div{display:flex;gap:1rem;align-items:flex-start;overflow-x:auto}img{height:26rem;width:auto;max-width:30rem;object-fit:cover;object-position:top;box-shadow:0 2px 12px #0006}';
		const path = join(this.#folder, 'index.html');
		writeFileSync(
			path,
			`<!doctype html><html lang="en"><meta charset="utf-8"><title>Talk to Henry: every screen and state</title><style>${style}</style><h1>Every screen and state</h1>${sections.join('\n')}</html>\n`,
		);
		return path;
	}
}
