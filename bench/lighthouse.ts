import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { keepResult, median } from './result.ts';
import { withServer } from './server.ts';

/** Fetched by npx when measured: Lighthouse is larger than all of the product's packages together. */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices'];
const runs = 3;
const debuggingPort = 9333;

type LighthouseReport = { categories: Record<string, { score: number | null }> };

async function scores(url: string): Promise<Record<string, number>> {
	const { args, ...options } = launchOptions('denied');
	const browser = await chromium.launch({
		...options,
		args: [...args, `--remote-debugging-port=${debuggingPort}`],
	});
	try {
		const { stdout } = await promisify(execFile)(
			'npx',
			[
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
		return Object.fromEntries(
			categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
		);
	} finally {
		await browser.close();
	}
}

/** Lighthouse with its mobile settings (slow phone, slow network), median of the runs. */
export async function benchLighthouse(): Promise<void> {
	await withServer(async (baseURL) => {
		const result: Record<string, Record<string, number>> = {};
		for (const path of ['/', '/exercise']) {
			const measured: Record<string, number>[] = [];
			for (let run = 0; run < runs; run++) measured.push(await scores(new URL(path, baseURL).href));
			result[path] = Object.fromEntries(
				categories.map((name) => [name, median(measured.map((score) => score[name] ?? 0))]),
			);
		}
		keepResult('lighthouse', { lighthouse, settings: 'mobile', runs, medianScores0to100: result });
	});
}
