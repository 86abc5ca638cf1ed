import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromium, expect } from '@playwright/test';
import { awaitingItsApp, launchOptions, type Microphone } from '../../e2e/browser.ts';
import { linkIn } from '../../e2e/mailbox.ts';
import { writeSpokenAnswers } from '../../e2e/spoken-answers.ts';
import { wordsOf } from '../../server/src/adapters/mailer/mail-words-for-tests.ts';
import type { Camera } from './camera.ts';

/** What a scene has to play with. */
export type Stage = {
	page: Page;
	/** Shows a state at every width, in light and dark. */
	take: (state: string) => Promise<void>;
	/** Shows the page as it is printed; a state of its own name where a scene prints more than one page. */
	print: (state?: string) => Promise<void>;
	/** The microphone says this the next time it is opened, within so many seconds; nothing, where there is no text. */
	says: (text: string, seconds: number) => Promise<void>;
	/** Calls of a path wait until what comes back is called. */
	hold: (path: string) => Promise<() => void>;
	/** Calls of a path fail. */
	fail: (path: string) => Promise<void>;
	/** Presses a button; the first of that name. */
	press: (name: string | RegExp) => Promise<void>;
	/** Waits until a text is there. */
	sees: (text: string | RegExp) => Promise<void>;
	/** Ends a recording, unless its time limit has. */
	stop: () => Promise<void>;
	/** Waits until the recording is so long. */
	recorded: (seconds: number) => Promise<void>;
	/** Fills an example academy with invented classes, whose owner has this address. */
	demo: (email: string) => Promise<void>;
	/** Signs in by a mailed link, in place of whoever was signed in. */
	signIn: (email: string) => Promise<void>;
	/** Opens the link of the newest mail. */
	openMailedLink: () => Promise<void>;
};

/** A story on one page, told state by state. */
export type Scene = {
	microphone: 'spoken' | 'denied' | 'missing';
	locale?: string;
	play: (stage: Stage) => Promise<void>;
};

const patienceMs = 40_000;

/** Plays scenes in browsers that are kept from one to the next. */
export class Theatre {
	readonly #baseURL: string;
	readonly #camera: Camera;
	readonly #folder: string;
	readonly #outbox: string;
	readonly #browsers = new Map<string, Browser>();

	/** `folder` is for the microphone's sound; to `outbox` the server writes its mails. */
	constructor(baseURL: string, camera: Camera, { folder, outbox }: { folder: string; outbox: string }) {
		this.#baseURL = baseURL;
		this.#camera = camera;
		this.#folder = folder;
		this.#outbox = outbox;
	}

	async play(name: string, { microphone, locale = 'en-GB', play }: Scene): Promise<void> {
		const context = await this.#contextWith(microphone, locale);
		try {
			await play(this.#stage(name, awaitingItsApp(await context.newPage())));
		} finally {
			await context.close();
		}
	}

	async close(): Promise<void> {
		for (const browser of this.#browsers.values()) await browser.close();
	}

	async #contextWith(kind: Scene['microphone'], locale: string): Promise<BrowserContext> {
		const microphone: Microphone = kind === 'spoken' ? { file: join(this.#folder, 'microphone.wav') } : kind;
		const browser = this.#browsers.get(kind) ?? (await chromium.launch(launchOptions(microphone)));
		this.#browsers.set(kind, browser);
		const permissions = kind === 'denied' ? [] : ['microphone'];
		return browser.newContext({ baseURL: this.#baseURL, locale, permissions, serviceWorkers: 'block' });
	}

	/** The address in the newest mail, on this server. */
	#newestLink(): string {
		const newest = readdirSync(this.#outbox).sort().at(-1) ?? '';
		const { pathname, search, hash } = new URL(
			linkIn(wordsOf(readFileSync(join(this.#outbox, newest), 'utf8'))),
		);
		return `${pathname}${search}${hash}`;
	}

	#stage(name: string, page: Page): Stage {
		page.setDefaultTimeout(patienceMs);
		return {
			page,
			take: (state) => this.#camera.take(page, name, state),
			print: (state = 'printed') => this.#camera.print(page, name, state),
			says: async (text, seconds) => {
				await writeSpokenAnswers(this.#baseURL, this.#folder, text ? [text] : [], seconds);
			},
			hold: async (path) => {
				let letGo = () => {};
				const held = new Promise<void>((resolve) => {
					letGo = resolve;
				});
				await page.route(`**${path}`, async (route) => {
					await held;
					await route.continue().catch(() => {});
				});
				return letGo;
			},
			fail: (path) => page.route(`**${path}`, (route) => route.abort()).then(() => undefined),
			press: (button) => page.getByRole('button', { name: button }).first().click(),
			sees: (text) => page.getByText(text).first().waitFor(),
			stop: async () => {
				const stop = page.getByRole('button', { name: 'Tap to stop' });
				if (await stop.isVisible()) await stop.click();
			},
			recorded: async (seconds) => {
				const timer = page.getByRole('timer', { name: 'Elapsed time' });
				await expect
					.poll(async () => Number((await timer.innerText()).slice(-2)), { timeout: patienceMs })
					.toBeGreaterThanOrEqual(seconds);
			},
			demo: async (email) => {
				const environment = { ...process.env, HENRY_DATA: dirname(this.#outbox) };
				const command = ['server/dist/commands.mjs', 'demo', email];
				const cwd = join(import.meta.dirname, '../..');
				await promisify(execFile)(process.execPath, command, { cwd, env: environment });
			},
			signIn: async (email) => {
				await page.context().clearCookies();
				await page.goto('/login');
				await page.getByRole('textbox', { name: 'Your email address' }).fill(email);
				await page.getByRole('button', { name: 'Sign in with email' }).click();
				await page.getByText('We sent you a link').first().waitFor();
				await page.goto(this.#newestLink());
				await page.waitForURL(({ pathname: at }) => !at.startsWith('/finishSignUp'));
			},
			openMailedLink: async () => {
				await page.goto(this.#newestLink());
			},
		};
	}
}
