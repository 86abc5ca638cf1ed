import { gzipSync } from 'node:zlib';
import { catalogueOf } from '@henry/web/catalogues.ts';
import { paths } from '@henry/web/src/lib/paths.ts';
import type { AllMessages } from '@henry/web/src/messages/areas.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { phone, test } from './browser.ts';
import { expectInView, expectToFit, sizes } from './in-view.ts';
import { languagesFrom, showLanguage } from './languages.ts';
import { isWhole } from './suite-size.ts';

type Screen = {
	/** Its main heading, in English. */
	heading: string | RegExp;
	/** What is done on it first; not there where it is only read, or where nothing is done but by a link from a mail. */
	action?: (page: Page, messages: AllMessages) => Locator;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** The way on for a visitor, where an account is needed. */
const signInLink = (page: Page) => page.getByRole('main').locator('a[href="/login"]').first();

/** Every screen of the product. */
const screens: Record<string, Screen> = {
	'/': { heading: /Talk\. Improve\. Succeed\./, action: (page, { home }) => link(page, home.hero.talk) },
	'/exercise': { heading: 'Grammar Speech', action: (page) => button(page, 'Healthy Habits') },
	'/exercise?topic=Travel': {
		heading: 'Grammar Speech',
		action: (page, { recorder }) => button(page, recorder.tapToRecord),
	},
	'/talkToHenry': {
		heading: 'Talk to Henry',
		action: (page) => page.getByRole('button', { name: 'How was your day?' }),
	},
	'/talkToHenry?exercise=howWasYourDay': {
		heading: 'Talk to Henry',
		action: (page, { talk }) => button(page, talk.start),
	},
	'/talkToHenry?exercise=jobInterview': {
		heading: 'Talk to Henry',
		action: (page, { talk }) => button(page, talk.start),
	},
	'/imageDescription': { heading: 'Comparing photos', action: (page) => button(page, 'Free time') },
	'/imageDescription?exercise=eating': {
		heading: 'Comparing photos',
		action: (page, { recorder }) => button(page, recorder.tapToRecord),
	},
	'/starTopic': {
		heading: 'Pair discussion',
		action: (page) => page.getByRole('button', { name: /^What are the best ways/ }),
	},
	'/starTopic?exercise=environment': {
		heading: 'Pair discussion',
		action: (page, { pairTopic }) => button(page, pairTopic.start),
	},
	'/speakle': { heading: /./, action: (page, { recorder }) => button(page, recorder.tapToRecord) },
	'/speakle?text=I+think+so.': {
		heading: /./,
		action: (page, { recorder }) => button(page, recorder.tapToRecord),
	},
	'/exams': { heading: 'Speaking exams', action: (page, { exams }) => button(page, exams.placement.open) },
	'/exams?exam=placement': {
		heading: 'Speaking exams',
		action: (page, { exams }) => button(page, exams.placement.start),
	},
	'/exams?exam=progress-check': {
		heading: 'Speaking exams',
		action: (page, { exams }) => link(page, exams.check.toProgress),
	},
	'/exams?exam=eoi-b2': {
		heading: 'Speaking exams',
		action: (page, { exams }) => button(page, exams.exams.start),
	},
	'/exams?exam=aptis-general': {
		heading: 'Speaking exams',
		action: (page, { exams }) => button(page, exams.exams.start),
	},
	'/exams?exam=b2-first': {
		heading: 'Speaking exams',
		action: (page, { exams }) => button(page, exams.exams.start),
	},
	'/aptis-part-one-1': {
		heading: 'Aptis Part One',
		action: (page, { exams }) => button(page, exams.start.begin),
	},
	'/academy/room': {
		heading: 'Exam room',
		action: (page, { mockDay }) => link(page, mockDay.visitor.button),
	},
	'/academy/marks': {
		heading: 'Mark sheets',
		action: (page, { mockDay }) => link(page, mockDay.visitor.button),
	},
	'/pairs': {
		heading: 'Sounds in pairs',
		action: (page) => page.getByRole('button', { name: /^ship \/ sheep/ }),
	},
	'/pairs?set=ship-sheep': {
		heading: 'Sounds in pairs',
		action: (page, { pairs }) => button(page, pairs.hear.play),
	},
	'/shadowing': { heading: 'Speak along', action: (page) => button(page, 'Who I am') },
	'/shadowing?level=B2&week=1': {
		heading: 'Speak along',
		action: (page, { shadowing }) => button(page, shadowing.listen.play),
	},
	'/path': { heading: 'My path', action: (page, { path }) => button(page, path.choose.start) },
	'/me': { heading: /./, action: (page, { progress }) => link(page, progress.empty.button) },
	'/me?review': { heading: 'Review', action: (page, { progress }) => link(page, progress.review.back) },
	'/login': { heading: 'Sign in', action: (page, { accounts }) => button(page, accounts.login.button) },
	'/login?card': { heading: /./, action: (page, { accounts }) => button(page, accounts.card.button) },
	'/finishSignUp': {
		heading: 'Finish signing in',
		action: (page, { accounts }) => link(page, accounts.finish.newLink),
	},
	'/launch': { heading: 'Welcome', action: (page, { launch }) => link(page, launch.button) },
	'/classes': { heading: 'Your classes', action: signInLink },
	'/academy': { heading: 'Your academy', action: signInLink },
	'/academy/lesson': { heading: 'Lesson', action: signInLink },
	'/settings': { heading: 'Settings', action: (page) => page.getByRole('main').getByRole('radio').first() },
	'/at/no-such-academy': {
		heading: 'An academy',
		action: (page, { academyDoor }) => link(page, academyDoor.join),
	},
	'/academies': {
		heading: 'Give every student someone to speak with, every day',
		action: (page, { academies }) => link(page, academies.start),
	},
	'/no-such-page': {
		heading: 'This page does not exist',
		action: (page, { common }) => link(page, common.goHome),
	},
	'/about': { heading: 'About Henry' },
	'/waitlist': { heading: 'This link is not complete' },
	[`/waitlist?mail#confirm=${'a'.repeat(43)}`]: { heading: 'Confirm your subscription' },
	[`/waitlist?mail#leave=${'a'.repeat(43)}`]: { heading: 'Leave the waitlist' },
};

const smallestPhone = { width: 320, height: 640 };

/** What the scripts of a first view may weigh in English, gzipped. */
const landingScriptBytes = 101_000;
const otherScriptBytes = 196_000;
/** The words of other languages are longer. */
const longerWords = 1.025;

test('every address of the app is walked here', () => {
	const listed = Object.keys(screens).map(pageOf);
	expect(listed).toEqual(expect.arrayContaining(Object.values(paths)));
});

/** Notes what weighs a page down, and what goes wrong on it. */
function watch(page: Page, path: string) {
	const scripts: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') scripts.push(response.body());
	});
	const problems: string[] = [];
	page.on('pageerror', (error) => problems.push(error.message));
	// Chromium tells of every answer of this kind.
	const isExpected = (text: string) => path.startsWith('/at/no-such') && text.includes('status of 404');
	page.on('console', (message) => {
		if (message.type() === 'error' && !isExpected(message.text())) problems.push(message.text());
	});
	return {
		problems,
		scriptBytes: async () =>
			(await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0),
	};
}

/** Expects what is done first to be in view at every size, and the smallest phone to hold the page. */
async function expectViews(page: Page, path: string, action: Locator | undefined): Promise<void> {
	for (const size of sizes) {
		const where = `${path} at ${size.width} px`;
		await page.setViewportSize(size);
		if (action) await expectInView(action, where);
		expect.soft(await page.evaluate(() => window.scrollY), where).toBe(0);
	}
	await page.setViewportSize(smallestPhone);
	await expectToFit(page, path);
}

/** Expects a page to fit a phone in the largest letters, those for dyslexia. */
async function expectLargestLettersToFit(page: Page, path: string): Promise<void> {
	await page.setViewportSize(phone);
	const show = (look: Record<string, string>) =>
		page.evaluate((parts) => Object.assign(document.documentElement.dataset, parts), look);
	await show({ text: 'largest', letters: 'dyslexia' });
	await page.evaluate(() => document.fonts.ready);
	expect(await page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);
	await expectToFit(page, `${path} in the largest letters`);
	await show({ text: 'usual', letters: 'usual' });
}

const pageOf = (path: string) => path.split(/[?#]/)[0];
/** The quick suite opens each page once, not all that can be chosen on it. */
const firstOfPages = new Set(
	Object.keys(screens).filter(
		(path, index, all) => all.findIndex((other) => pageOf(other) === pageOf(path)) === index,
	),
);

for (const [index, [path, { heading, action }]] of Object.entries(screens).entries()) {
	const suite = firstOfPages.has(path) ? '' : ' @whole';
	test(`${path} is light, and shows at every size and in every language what is done first${suite}`, async ({
		openPage,
	}) => {
		// What comes first is the document that the server has made in that language.
		const { language: first, others } = languagesFrom(index);
		const page = await openPage('denied', { viewport: phone, locale: first });
		const { problems, scriptBytes } = watch(page, path);
		await page.goto(path);
		await expect(page.locator('html')).toHaveAttribute('lang', first);
		await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/');
		await page.waitForLoadState('networkidle');
		const bytes = await scriptBytes();
		expect(bytes).toBeGreaterThan(0);
		const most = path === '/' ? landingScriptBytes : otherScriptBytes;
		expect(bytes).toBeLessThanOrEqual(first === 'en' ? most : most * longerWords);
		await expectViews(page, path, action?.(page, catalogueOf(first)));
		for (const language of others) {
			await showLanguage(page, language);
			await expectViews(page, path, action?.(page, catalogueOf(language)));
		}
		await showLanguage(page, 'en');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		if (isWhole) await expectLargestLettersToFit(page, path);
		await expectAccessible(page);
		expect(problems).toEqual([]);
	});
}
