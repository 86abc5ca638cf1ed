import { catalogueOf } from '@henry/web/catalogues.ts';
import type { AllMessages } from '@henry/web/src/messages/areas.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './browser.ts';
import { expectResultInView, smallPhone } from './in-view.ts';
import { languagesFrom, showLanguage } from './languages.ts';
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

/** The way to every report that needs no voice. What it says first is the lesson. */
const reports: Record<string, (page: Page, messages: AllMessages) => Promise<void>> = {
	async 'Grammar Speech'(page, messages) {
		await page.goto('/exercise?topic=Family');
		await write(page, messages, mistaken, messages.grammarSpeech.submit.button);
	},
	async 'a talk'(page, messages) {
		await page.goto('/talkToHenry?exercise=howWasYourDay');
		await press(page, messages.talk.start);
		await writeTurns(page, messages, allTurns);
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
	},
	async 'a pair discussion'(page, messages) {
		await page.goto('/starTopic?exercise=environment');
		await press(page, messages.pairTopic.start);
		await press(page, messages.pairTopic.look.ready);
		await writeTurns(page, messages);
	},
};

/**
 * Expects what a result says first to be in view in every language, the one that it came in first, and as it came: what has
 * the focus keeps it.
 */
async function expectInEveryLanguage(
	page: Page,
	{ language, others }: ReturnType<typeof languagesFrom>,
	first: (messages: AllMessages) => Locator,
): Promise<void> {
	await expectResultInView(page, first(catalogueOf(language)));
	const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement | null);
	for (const other of others) {
		await showLanguage(page, other);
		await focused.evaluate((element) => element?.focus());
		await expectResultInView(page, first(catalogueOf(other)));
	}
}

for (const [index, [name, show]] of Object.entries(reports).entries()) {
	const suite = name === 'a pair discussion' ? ' @whole' : '';
	test(`the report of ${name} is seen without scrolling, and prints on one page${suite}`, async ({
		openPage,
	}) => {
		const shown = languagesFrom(index);
		const page = await openPage('denied', { locale: shown.language, viewport: smallPhone });
		await show(page, catalogueOf(shown.language));
		await expectInEveryLanguage(page, shown, (messages) => lessonOn(page, messages));
		await expectOnePage(page);
	});
}

test('how many words were told apart is seen without scrolling @whole', async ({ openPage }) => {
	const shown = languagesFrom(1);
	const { pairs } = catalogueOf(shown.language);
	const page = await openPage('denied', { locale: shown.language, viewport: smallPhone });
	await page.goto('/pairs?set=ship-sheep');
	await press(page, pairs.hear.play);
	for (let round = 1; round <= 10; round += 1) {
		await page.getByRole('main').locator('button[lang=en]').first().click();
		await press(page, round < 10 ? pairs.hear.next : pairs.hear.seeResult);
	}
	await expectInEveryLanguage(page, shown, () => page.getByRole('heading', { level: 3 }));
});

test('the score of a sentence is seen without scrolling, and prints on one page @whole', async ({
	openPage,
	baseURL,
}) => {
	const sentence = 'The weather was lovely at the weekend.';
	const shown = languagesFrom(2);
	const { recorder, speakle } = catalogueOf(shown.language);
	const microphone = await microphoneThatSays(baseURL, [sentence], 5);
	const page = await openPage(microphone, { locale: shown.language, viewport: smallPhone });
	await page.goto(`/speakle?text=${encodeURIComponent(sentence)}`);
	await press(page, recorder.tapToRecord);
	await page.waitForTimeout(5_000);
	await press(page, recorder.tapToStop);
	await press(page, speakle.record.check);
	await expectInEveryLanguage(page, shown, (messages) =>
		page.getByText(messages.speakle.report.overall).first(),
	);
	await expectOnePage(page);
});
