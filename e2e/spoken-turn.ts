import { expect, type Page } from '@playwright/test';
import { microphoneFolder } from './browser.ts';
import { writeSpokenAnswers } from './spoken-answers.ts';

/** A microphone that says one text after the other, each in a slot of its own, from the moment it is opened. */
export async function microphoneThatSays(
	baseURL: string | undefined,
	texts: string[],
	slotSeconds?: number,
): Promise<{ file: string }> {
	return { file: await writeSpokenAnswers(String(baseURL), microphoneFolder, texts, slotSeconds) };
}

/** A microphone that says what it is told to, from the moment it is opened. */
export type SpokenMicrophone = { file: string; tell: (text: string, seconds: number) => Promise<string> };

export async function spokenMicrophone(baseURL: string | undefined): Promise<SpokenMicrophone> {
	const tell = async (text: string, seconds: number) =>
		(await microphoneThatSays(baseURL, [text], seconds)).file;
	return { file: await tell('Hello.', 1), tell };
}

/** Waits until a recording is so long. */
export async function untilRecorded(page: Page, seconds: number): Promise<void> {
	const timer = page.getByRole('timer', { name: 'Elapsed time' });
	const elapsed = async () => {
		const [minutes = 0, rest = 0] = (await timer.innerText()).split(':').map(Number);
		return 60 * minutes + rest;
	};
	await expect.poll(elapsed, { timeout: 1_000 * seconds + 10_000 }).toBeGreaterThanOrEqual(seconds);
}

/** Records a text that takes less than `seconds` to say. The learner's control has the focus already. */
export async function sayTurn(
	page: Page,
	microphone: SpokenMicrophone,
	text: string,
	seconds: number,
): Promise<void> {
	await microphone.tell(text, seconds);
	const control = page.getByRole('button', { name: /^Tap to/ });
	await expect(control).toBeFocused();
	await control.press('Enter');
	await untilRecorded(page, seconds);
	await control.press('Enter');
}
