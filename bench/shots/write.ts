import type { Stage } from './stage.ts';

/** Writes an answer where one could be said. */
export async function write({ page, press }: Stage, text: string, button: string): Promise<void> {
	await press('Write instead');
	await page.getByRole('textbox').last().fill(text);
	await page.getByRole('button', { name: button }).last().click();
}
