import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareActions } from './share-actions.tsx';

const picture = new File(['picture'], 'speakle.png', { type: 'image/png' });
const share = vi.fn(async () => {});

/** A device with a menu for sharing, which may or may not take files. */
function giveMenu(takesFiles: boolean) {
	Object.assign(navigator, { share, canShare: () => takesFiles });
}

function press(name: string) {
	return userEvent.click(screen.getByRole('button', { name }));
}

afterEach(() => {
	share.mockReset();
	vi.unstubAllGlobals();
	for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

test.each([
	['which takes files', true, { text: 'I scored 81', files: [picture] }],
	['which takes text alone', false, { text: 'I scored 81' }],
])('a phone shares by its own menu, %s', async (_name, takesFiles, shared) => {
	giveMenu(takesFiles);
	render(<ShareActions text="I scored 81" picture={picture} />);
	await press('Share');
	expect(share).toHaveBeenCalledExactlyOnceWith(shared);
	expect(screen.getByRole('status').textContent).toBe('');
});

test('the text is shared before the picture is there', async () => {
	giveMenu(true);
	render(<ShareActions text="I scored 81" picture={undefined} />);
	await press('Share');
	expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'I scored 81' });
});

test('a closed menu is no failure; any other failure says what else to do', async () => {
	giveMenu(false);
	share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
	render(<ShareActions text="I scored 81" picture={undefined} />);
	await press('Share');
	expect(screen.getByRole('status').textContent).toBe('');
	share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
	await press('Share');
	expect(screen.getByRole('status').textContent).toContain('Use one of the links');
});

test('elsewhere the text goes to the clipboard', async () => {
	const user = userEvent.setup();
	const writeText = vi.spyOn(navigator.clipboard, 'writeText');
	render(<ShareActions text="I scored 81" picture={picture} />);
	await user.click(screen.getByRole('button', { name: 'Copy the text' }));
	expect(await screen.findByText(/The text is copied/)).toBeTruthy();
	expect(writeText).toHaveBeenCalledExactlyOnceWith('I scored 81');
});

test('a page without https, which has no clipboard, leaves the text to be selected', async () => {
	const user = userEvent.setup({ writeToClipboard: false });
	vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
	render(<ShareActions text="I scored 81" picture={undefined} />);
	await user.click(screen.getByRole('button', { name: 'Copy the text' }));
	expect(await screen.findByText(/could not be copied/)).toBeTruthy();
});

test('a clipboard that refuses leaves the text to be selected', async () => {
	const user = userEvent.setup();
	vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
	render(<ShareActions text="I scored 81" picture={undefined} />);
	await user.click(screen.getByRole('button', { name: 'Copy the text' }));
	expect(await screen.findByText(/could not be copied/)).toBeTruthy();
});
