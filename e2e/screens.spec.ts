import { catalogueOf, languages } from '@henry/web/catalogues.ts';
import { paths } from '@henry/web/src/lib/paths.ts';
import type { AllMessages } from '@henry/web/src/messages/areas.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './browser.ts';
import { expectInView, expectToFit, sizes } from './in-view.ts';

type Screen = (page: Page, messages: AllMessages) => Locator;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** The way on for a visitor, where an account is needed. */
const signInLink = (page: Page) => page.getByRole('main').locator('a[href="/login"]').first();

/** Every screen with what is done on it first. */
const screens: Record<string, Screen> = {
	'/': (page, { home }) => link(page, home.hero.talk),
	'/exercise': (page) => button(page, 'Healthy Habits'),
	'/exercise?topic=Travel': (page, { recorder }) => button(page, recorder.tapToRecord),
	'/talkToHenry': (page) => page.getByRole('button', { name: 'How was your day?' }),
	'/talkToHenry?exercise=howWasYourDay': (page, { talk }) => button(page, talk.start),
	'/talkToHenry?exercise=jobInterview': (page, { talk }) => button(page, talk.start),
	'/imageDescription': (page) => button(page, 'Free time'),
	'/imageDescription?exercise=eating': (page, { recorder }) => button(page, recorder.tapToRecord),
	'/starTopic': (page) => page.getByRole('button', { name: /^What are the best ways/ }),
	'/starTopic?exercise=environment': (page, { pairTopic }) => button(page, pairTopic.start),
	'/speakle': (page, { recorder }) => button(page, recorder.tapToRecord),
	'/speakle?text=I+think+so.': (page, { recorder }) => button(page, recorder.tapToRecord),
	'/exams': (page, { exams }) => button(page, exams.placement.open),
	'/exams?exam=placement': (page, { exams }) => button(page, exams.placement.start),
	'/exams?exam=progress-check': (page, { exams }) => link(page, exams.check.toProgress),
	'/exams?exam=eoi-b2': (page, { exams }) => button(page, exams.exams.start),
	'/exams?exam=aptis-general': (page, { exams }) => button(page, exams.exams.start),
	'/exams?exam=b2-first': (page, { exams }) => button(page, exams.exams.start),
	'/aptis-part-one-1': (page, { exams }) => button(page, exams.start.begin),
	'/academy/room': (page, { mockDay }) => link(page, mockDay.visitor.button),
	'/academy/marks': (page, { mockDay }) => link(page, mockDay.visitor.button),
	'/pairs': (page) => page.getByRole('button', { name: /^ship \/ sheep/ }),
	'/pairs?set=ship-sheep': (page, { pairs }) => button(page, pairs.hear.play),
	'/shadowing': (page) => button(page, 'Who I am'),
	'/shadowing?level=B2&week=1': (page, { shadowing }) => button(page, shadowing.listen.play),
	'/path': (page, { path }) => button(page, path.choose.start),
	'/me': (page, { progress }) => link(page, progress.empty.button),
	'/me?review': (page, { progress }) => link(page, progress.review.back),
	'/login': (page, { accounts }) => button(page, accounts.login.button),
	'/login?card': (page, { accounts }) => button(page, accounts.card.button),
	'/finishSignUp': (page, { accounts }) => link(page, accounts.finish.newLink),
	'/launch': (page, { launch }) => link(page, launch.button),
	'/classes': signInLink,
	'/academy': signInLink,
	'/academy/lesson': signInLink,
	'/settings': (page) => page.getByRole('main').getByRole('radio').first(),
	'/at/no-such-academy': (page, { academyDoor }) => link(page, academyDoor.join),
	'/academies': (page, { academies }) => link(page, academies.start),
	'/no-such-page': (page, { common }) => link(page, common.goHome),
};

/** What is only read there comes first; or nothing is done but by a link from a mail. */
const withoutAction = [
	`/waitlist?mail#confirm=${'a'.repeat(43)}`,
	'/about',
	`/waitlist?mail#leave=${'a'.repeat(43)}`,
	'/waitlist',
];

const smallestPhone = { width: 320, height: 640 };

test('every address of the app is walked here, with its main action', () => {
	const listed = [...Object.keys(screens), ...withoutAction].map((path) => path.split('?')[0]);
	expect(listed).toEqual(expect.arrayContaining(Object.values(paths)));
});

for (const language of languages) {
	test(`every screen shows what is done first without scrolling, at three sizes, and fits the smallest phone (${language})`, async ({
		openPage,
	}) => {
		const page = await openPage('denied', { locale: language });
		const messages = catalogueOf(language);
		for (const [path, mainAction] of Object.entries(screens)) {
			await page.goto(path);
			const action = mainAction(page, messages);
			for (const size of sizes) {
				const where = `${path} at ${size.width} px`;
				await page.setViewportSize(size);
				await expectInView(action, where);
				expect.soft(await page.evaluate(() => window.scrollY), where).toBe(0);
			}
			await page.setViewportSize(smallestPhone);
			await expectToFit(page, path);
		}
		for (const path of withoutAction) {
			await page.goto(path);
			await expect(page.locator('html')).toHaveAttribute('lang', language);
			await expectToFit(page, path);
		}
	});
}
