import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, chromium, type Page } from '@playwright/test';
import { academyHost, passkeyPort } from './ports.ts';

/**
 * What the learner's microphone does: plays a WAV file once, from the moment it is opened; is refused; or is not there.
 */
export type Microphone = { file: string } | 'denied' | 'missing';

/** Keeps a closed network quiet and lets the page start sound only as a real one may. */
const quietFlags = [
	'--disable-gpu',
	// The headless shell draws letters as the whole browser does.
	'--font-render-hinting=slight',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * What tests have no use for. The popups of the address bar would load a page of the browser's own beside each of ours, at
 * two thirds of a second of a processor. Of two such flags Chromium takes the last: the others are Playwright's.
 */
const featuresOff = [
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
	'WebUIOmniboxFullPopup',
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	// The headless shell has no such engine, and ends the page that asks for it.
	'OnDeviceWebSpeechAvailable',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning',
];

/** What a name server and a certificate do for an academy's own host. */
const hostFlags = [
	`--host-resolver-rules=MAP ${academyHost} 127.0.0.1`,
	`--unsafely-treat-insecure-origin-as-secure=http://${academyHost}:${passkeyPort}`,
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
		args: [
			...quietFlags,
			...hostFlags,
			`--disable-features=${featuresOff.join()}`,
			...microphoneFlags(microphone),
		],
	};
}

type PageOptions = {
	viewport?: { width: number; height: number };
	locale?: string;
	timezoneId?: string;
	/** Whether the app may be kept for a start without a connection; then calls cannot be put in its way. */
	serviceWorkers?: 'allow' | 'block';
};

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** Where a worker's microphone plays from. One path for all its tests, so that they can share a browser. */
export const microphoneFolder = join(import.meta.dirname, '../test-results', `microphone-${process.pid}`);

/** A page whose controls do something once it has been opened or loaded again. */
export function awaitingItsApp(page: Page): Page {
	const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
	const isThere = () => page.locator('#root:not([aria-busy])').waitFor({ state: 'attached' });
	page.goto = async (...call) => {
		const response = await open(...call);
		await isThere();
		return response;
	};
	page.reload = async (...call) => {
		const response = await reload(...call);
		await isThere();
		return response;
	};
	return page;
}

/**
 * `openPage` gives a page that no other test has seen, in a browser with the given microphone. The page is closed after the
 * test; the browser is kept for the next one with the same microphone.
 */
export const test = base.extend<
	{ openPage: (microphone: Microphone, options?: PageOptions) => Promise<Page> },
	{ browserWith: (microphone: Microphone) => Promise<Browser> }
>({
	browserWith: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
		async ({}, use) => {
			const browsers = new Map<string, Browser>();
			await use(async (microphone) => {
				const flags = microphoneFlags(microphone).join(' ');
				const browser = browsers.get(flags) ?? (await chromium.launch(launchOptions(microphone)));
				browsers.set(flags, browser);
				return browser;
			});
			for (const browser of browsers.values()) await browser.close();
		},
		{ scope: 'worker' },
	],
	openPage: async ({ baseURL, browserWith }, use) => {
		const contexts: BrowserContext[] = [];
		await use(
			async (
				microphone,
				{ viewport = desktop, locale = 'en-GB', timezoneId, serviceWorkers = 'block' } = {},
			) => {
				const browser = await browserWith(microphone);
				const context = await browser.newContext({
					...(baseURL && { baseURL }),
					viewport,
					locale,
					serviceWorkers,
					...(timezoneId && { timezoneId }),
					permissions: microphone === 'denied' ? [] : ['microphone'],
				});
				contexts.push(context);
				return awaitingItsApp(await context.newPage());
			},
		);
		for (const context of contexts) await context.close();
	},
});
