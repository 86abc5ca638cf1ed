import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../e2e/browser.ts';
import { keepResult, median } from './result.ts';
import { withServer } from './server.ts';

const categories = ['performance', 'accessibility', 'best-practices'];
const runs = 3;
const debuggingPort = 9333;

async function scores(url: string): Promise<Record<string, number>> {
	const { args, ...options } = launchOptions('denied');
	const browser = await chromium.launch({
		...options,
		args: [...args, `--remote-debugging-port=${debuggingPort}`],
	});
	try {
		const run = await lighthouse(url, { port: debuggingPort, onlyCategories: categories });
		return Object.fromEntries(
			categories.map((name) => [name, Math.round((run?.lhr.categories[name]?.score ?? 0) * 100)]),
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
		keepResult('lighthouse', { settings: 'mobile', runs, medianScores0to100: result });
	});
}
