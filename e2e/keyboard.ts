import { expect, type Locator, type Page } from '@playwright/test';

type Control = 'button' | 'link' | 'radio' | 'checkbox' | 'textbox' | 'switch';

/** More controls than any page has. */
const mostTabs = 150;

/** Tells whether a control has the focus. To find it anew at each press of a key would take longer than the press. */
async function watchFocus(control: Locator): Promise<() => Promise<boolean>> {
	let found = await control.elementHandle();
	return async function hasFocus(): Promise<boolean> {
		const answer = await found
			?.evaluate((element) => (element.isConnected ? element === document.activeElement : undefined))
			.catch(() => undefined);
		if (answer !== undefined) return answer;
		// It was drawn anew meanwhile.
		found = await control.elementHandle();
		return hasFocus();
	};
}

/** Whether an element, or the label that is pressed in its place, is outlined. */
function showsFocus(element: Element): boolean {
	return [element, element.closest('label')].some((shown) => {
		if (!shown) return false;
		const { outlineStyle, outlineWidth } = getComputedStyle(shown);
		return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
	});
}

/**
 * Moves the focus to a control as somebody does who has only a keyboard: by Tab from where the focus is. Fails where it is
 * not reached that way, or where the focus cannot be seen there.
 */
export async function tabTo(page: Page, role: Control, name: string | RegExp): Promise<Locator> {
	const control = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
	await expect(control).toBeVisible();
	const hasFocus = await watchFocus(control);
	for (let tabs = 0; tabs < mostTabs && !(await hasFocus()); tabs++) await page.keyboard.press('Tab');
	await expect(control).toBeFocused();
	expect(await control.evaluate(showsFocus)).toBe(true);
	return control;
}

/** Presses a button, or follows a link, by keyboard alone. */
export async function press(page: Page, role: Control, name: string | RegExp): Promise<void> {
	await tabTo(page, role, name);
	await page.keyboard.press('Enter');
}

/** Ticks a box by keyboard alone. */
export async function tick(page: Page, name: string | RegExp): Promise<void> {
	const box = await tabTo(page, 'checkbox', name);
	await page.keyboard.press('Space');
	await expect(box).toBeChecked();
}

/** Chooses one of several by keyboard alone: by Tab to the one that is chosen now, from there by the arrows. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
	const radio = page.getByRole('radio', { name });
	await expect(radio).toBeVisible();
	const group = await radio.getAttribute('name');
	const isInGroup = () =>
		page.evaluate(
			(name) => document.activeElement instanceof HTMLInputElement && document.activeElement.name === name,
			group,
		);
	const hasFocus = await watchFocus(radio);
	for (let tabs = 0; tabs < mostTabs && !(await isInGroup()); tabs++) await page.keyboard.press('Tab');
	for (let steps = 0; steps < 10 && !(await hasFocus()); steps++) await page.keyboard.press('ArrowDown');
	await expect(radio).toBeChecked();
}

/** Writes into a field by keyboard alone. */
export async function write(page: Page, name: string | RegExp, text: string): Promise<void> {
	const field = await tabTo(page, 'textbox', name);
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.insertText(text);
	await expect(field).toHaveValue(text);
}
