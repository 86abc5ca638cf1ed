import { catalogueOf, languages } from '@henry/web/catalogues.ts';
import type { AllMessages } from '@henry/web/src/messages/areas.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './browser.ts';
import { expectResultInView, smallPhone } from './in-view.ts';
import { expectOnePage } from './paper.ts';
import { microphoneThatSays } from './spoken-turn.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).last().click();

/** Writes an answer where one could be said. */
async function write(page: Page, { transcript }: AllMessages, text: string, send: string): Promise<void> {
	await press(page, transcript.write.button);
	await page.getByRole('textbox').last().fill(text);
	await press(page, send);
}

const mistaken = 'My sister live near the beach, because she like the sea.';

/** The first thing that is mended, below what was done well. */
const lessonOn = (page: Page, { lesson }: AllMessages) =>
	page.getByRole('region', { name: lesson.title }).getByRole('listitem').first();

const turns = [mistaken, 'In the evening we was very tired.', 'I want that he comes with us.'];
/** As long as a talk that its end comes to by itself. */
const allTurns = [
	...turns,
	'My brother have two dogs, and he like them much.',
	'We go there the last summer.',
];

/** Turns of a talk in writing, and its end. Another can be written once Henry has answered. */
async function writeTurns(page: Page, messages: AllMessages, texts = turns): Promise<void> {
	const { transcript, talkReport } = messages;
	for (const text of texts) await write(page, messages, text, transcript.write.send);
	await expect(button(page, transcript.write.button)).toBeVisible();
	await press(page, talkReport.progress.finish);
}

type Result = (page: Page, messages: AllMessages) => Promise<Locator>;

/** The way to every report that needs no voice; what it says first. */
const reports: Record<string, Result> = {
	async 'Grammar Speech'(page, messages) {
		await page.goto('/exercise?topic=Family');
		await write(page, messages, mistaken, messages.grammarSpeech.submit.button);
		return lessonOn(page, messages);
	},
	async 'a talk'(page, messages) {
		await page.goto('/talkToHenry?exercise=howWasYourDay');
		await press(page, messages.talk.start);
		await writeTurns(page, messages, allTurns);
		return lessonOn(page, messages);
	},
	async pictures(page, messages) {
		await page.goto('/imageDescription?exercise=eating');
		await write(
			page,
			messages,
			`In the first picture a family is eating. ${mistaken}`,
			messages.transcript.edit.save,
		);
		await press(page, messages.talkReport.progress.finish);
		return lessonOn(page, messages);
	},
	async 'a pair discussion'(page, messages) {
		await page.goto('/starTopic?exercise=environment');
		await press(page, messages.pairTopic.start);
		await press(page, messages.pairTopic.look.ready);
		await writeTurns(page, messages);
		return lessonOn(page, messages);
	},
};

const sentence = 'The weather was lovely at the weekend.';

for (const language of languages) {
	const messages = catalogueOf(language);
	for (const [name, show] of Object.entries(reports)) {
		test(`the report of ${name} is seen without scrolling, and prints on one page (${language})`, async ({
			openPage,
		}) => {
			const page = await openPage('denied', { locale: language, viewport: smallPhone });
			await expectResultInView(page, await show(page, messages));
			await expectOnePage(page);
		});
	}

	test(`how many words were told apart is seen without scrolling (${language})`, async ({ openPage }) => {
		const { pairs } = messages;
		const page = await openPage('denied', { locale: language, viewport: smallPhone });
		await page.goto('/pairs?set=ship-sheep');
		await press(page, pairs.hear.play);
		for (let round = 1; round <= 10; round += 1) {
			await page.getByRole('main').locator('button[lang=en]').first().click();
			await press(page, round < 10 ? pairs.hear.next : pairs.hear.seeResult);
		}
		await expectResultInView(page, page.getByRole('heading', { level: 3 }));
	});

	test(`the score of a sentence is seen without scrolling, and prints on one page (${language})`, async ({
		openPage,
		baseURL,
	}) => {
		const { recorder, speakle } = messages;
		const microphone = await microphoneThatSays(baseURL, [sentence], 5);
		const page = await openPage(microphone, { locale: language, viewport: smallPhone });
		await page.goto(`/speakle?text=${encodeURIComponent(sentence)}`);
		await press(page, recorder.tapToRecord);
		await page.waitForTimeout(5_000);
		await press(page, recorder.tapToStop);
		await press(page, speakle.record.check);
		await expectResultInView(page, page.getByText(speakle.report.overall).first());
		await expectOnePage(page);
	});
}
