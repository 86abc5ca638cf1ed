import { expect, type Page } from '@playwright/test';
import { writeSpokenAnswers } from './spoken-answers.ts';

/** A microphone that says what it is told to, from the moment it is opened. */
export type SpokenMicrophone = { file: string; tell: (text: string, seconds: number) => Promise<string> };

export async function spokenMicrophone(
	baseURL: string | undefined,
	folder: string,
): Promise<SpokenMicrophone> {
	const tell = (text: string, seconds: number) =>
		writeSpokenAnswers(String(baseURL), folder, [text], seconds);
	return { file: await tell('Hello.', 1), tell };
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
	await expect(page.getByRole('timer', { name: 'Elapsed time' })).toHaveText(
		`00:${String(seconds).padStart(2, '0')}`,
		{ timeout: 1_000 * seconds + 5_000 },
	);
	await control.press('Enter');
}
