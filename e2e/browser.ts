import { type Browser, test as base, chromium, type Page } from '@playwright/test';

/**
 * What the learner's microphone does: plays a WAV file once, from the moment it is opened; is refused; or is not there.
 */
export type Microphone = { file: string } | 'denied' | 'missing';

/** Keeps a closed network quiet and lets the page start sound only as a real one may. */
const quietFlags = [
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

function microphoneFlags(microphone: Microphone): string[] {
	if (microphone === 'missing') return ['--use-fake-ui-for-media-stream'];
	if (microphone === 'denied') return ['--use-fake-device-for-media-stream'];
	return [
		'--use-fake-device-for-media-stream',
		'--use-fake-ui-for-media-stream',
		`--use-file-for-fake-audio-capture=${microphone.file}%noloop`,
	];
}

/** How Chromium is started with a microphone. */
export function launchOptions(microphone: Microphone) {
	return {
		executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
		chromiumSandbox: false,
		args: [...quietFlags, ...microphoneFlags(microphone)],
	};
}

type PageOptions = {
	viewport?: { width: number; height: number };
	locale?: string;
	timezoneId?: string;
};

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** `openPage` gives a page of a browser of its own with the given microphone; it is closed after the test. */
export const test = base.extend<{
	openPage: (microphone: Microphone, options?: PageOptions) => Promise<Page>;
}>({
	openPage: async ({ baseURL }, use) => {
		const browsers: Browser[] = [];
		await use(async (microphone, { viewport = desktop, locale = 'en-GB', timezoneId } = {}) => {
			const browser = await chromium.launch(launchOptions(microphone));
			browsers.push(browser);
			const context = await browser.newContext({
				...(baseURL && { baseURL }),
				viewport,
				locale,
				...(timezoneId && { timezoneId }),
				permissions: microphone === 'denied' ? [] : ['microphone'],
			});
			return context.newPage();
		});
		for (const browser of browsers) await browser.close();
	},
});
