import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { paths } from '@henry/web/src/lib/paths.ts';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { keepResult, median } from './result.ts';
import { withServer } from './server.ts';

/** Fetched by npx when measured: Lighthouse is larger than all of the product's packages together. */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const debuggingPort = 9333;

type LighthouseReport = {
	categories: Record<string, { score: number | null }>;
	audits: Record<string, { numericValue?: number }>;
};

/** Scores, the largest contentful paint, the layout shift and the main thread's blocking of one run. */
async function figuresOf(url: string): Promise<Record<string, number>> {
	const { args, ...options } = launchOptions('denied');
	const browser = await chromium.launch({
		...options,
		args: [...args, `--remote-debugging-port=${debuggingPort}`],
	});
	try {
		const { stdout } = await promisify(execFile)(
			// The browser goes first: on two cores it would wait for what measures it.
			'nice',
			[
				'-n',
				'19',
				'npx',
				'--yes',
				lighthouse,
				url,
				`--port=${debuggingPort}`,
				'--quiet',
				'--output=json',
				`--only-categories=${categories.join(',')}`,
			],
			{ maxBuffer: 64 * 1024 * 1024 },
		);
		const report = JSON.parse(stdout) as LighthouseReport;
		const audit = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
		return {
			...Object.fromEntries(
				categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
			),
			largestContentfulPaintMs: Math.round(audit('largest-contentful-paint')),
			cumulativeLayoutShift: Number(audit('cumulative-layout-shift').toFixed(3)),
			totalBlockingMs: Math.round(audit('total-blocking-time')),
		};
	} finally {
		await browser.close();
	}
}

/** What the scripts of a first view weigh, gzipped, without those that the service worker fetches in advance. */
async function scriptBytesOf(url: string): Promise<number> {
	const browser = await chromium.launch(launchOptions('denied'));
	try {
		const page = await browser.newPage({ serviceWorkers: 'block' });
		const scripts: Promise<Buffer>[] = [];
		page.on('response', (response) => {
			if (response.request().resourceType() === 'script') scripts.push(response.body());
		});
		await page.goto(url);
		await page.waitForLoadState('networkidle');
		return (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
	} finally {
		await browser.close();
	}
}

/** Lighthouse with its mobile settings (slow phone, slow network) on every route, median of three runs; of a trial, one. */
export async function benchLighthouse(_part?: string, trial = false): Promise<void> {
	const runs = trial ? 1 : 3;
	await withServer(async (baseURL) => {
		const result: Record<string, Record<string, number>> = {};
		for (const path of Object.values(paths)) {
			const url = new URL(path, baseURL).href;
			const measured: Record<string, number>[] = [];
			for (let run = 0; run < runs; run++) measured.push(await figuresOf(url));
			const medians = Object.keys(measured[0] ?? {}).map((name): [string, number] => [
				name,
				median(measured.map((figures) => figures[name] ?? Number.NaN)),
			]);
			result[path] = { ...Object.fromEntries(medians), scriptBytesGzipped: await scriptBytesOf(url) };
		}
		keepResult('lighthouse', { lighthouse, settings: 'mobile', runs, medians: result });
	});
}
