import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { paths } from '@henry/web/src/lib/paths.ts';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { chosenPages } from '../e2e/chosen-pages.ts';
import { keepResult, median } from './result.ts';
import { withServer } from './server.ts';

/** Fetched by npx when measured: Lighthouse is larger than all of the product's packages together. */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const debuggingPort = 9333;
const mostTries = 3;

/** Every route, and what stands behind an address of its own on some of them. */
const pages = [...Object.values(paths), ...chosenPages];

type LighthouseReport = {
	/** What went wrong with the run itself. */
	runtimeError?: { code: string };
	categories: Record<string, { score: number | null }>;
	audits: Record<string, { numericValue?: number }>;
};

/** One run of Lighthouse in a browser of its own, as JSON. */
async function runLighthouse(url: string): Promise<string> {
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
		return stdout;
	} finally {
		await browser.close();
	}
}

/**
 * A run that Lighthouse itself calls broken is no figure of the page: now and then Chromium's trace lacks its beginning
 * (NO_NAVSTART). It is done again, twice at most, and said.
 */
async function runUntilWhole(url: string): Promise<LighthouseReport> {
	const problems: string[] = [];
	while (problems.length < mostTries) {
		try {
			const report = JSON.parse(await runLighthouse(url)) as LighthouseReport;
			if (!report.runtimeError) return report;
			problems.push(report.runtimeError.code);
		} catch (error) {
			problems.push(error instanceof Error ? error.message.slice(-300) : String(error));
		}
		process.stderr.write(`Lighthouse did not finish on ${url}: ${problems.at(-1)}\n`);
	}
	throw new Error(`Lighthouse finished none of ${mostTries} tries on ${url}: ${problems.join('; ')}`);
}

/** Scores, the largest contentful paint, the layout shift and the main thread's blocking of one run. */
async function figuresOf(url: string): Promise<Record<string, number>> {
	const report = await runUntilWhole(url);
	const audit = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
	return {
		...Object.fromEntries(
			categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
		),
		largestContentfulPaintMs: Math.round(audit('largest-contentful-paint')),
		cumulativeLayoutShift: Number(audit('cumulative-layout-shift').toFixed(3)),
		totalBlockingMs: Math.round(audit('total-blocking-time')),
	};
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

/**
 * Lighthouse with its mobile settings (slow phone, slow network) on every page, median of three runs; of a trial, one. Of a
 * trial, and of one page that is named, figures are only shown.
 */
export async function benchLighthouse(onePage?: string, trial = false): Promise<void> {
	const runs = trial ? 1 : 3;
	await withServer(async (baseURL) => {
		const result: Record<string, Record<string, number>> = {};
		for (const page of onePage === undefined ? pages : [onePage]) {
			const url = new URL(page, baseURL).href;
			const measured: Record<string, number>[] = [];
			for (let run = 0; run < runs; run++) measured.push(await figuresOf(url));
			const medians = Object.keys(measured[0] ?? {}).map((name): [string, number] => [
				name,
				median(measured.map((figures) => figures[name] ?? Number.NaN)),
			]);
			result[page] = { ...Object.fromEntries(medians), scriptBytesGzipped: await scriptBytesOf(url) };
		}
		if (onePage !== undefined || trial) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		else keepResult('lighthouse', { lighthouse, settings: 'mobile', runs, medians: result });
	});
}
