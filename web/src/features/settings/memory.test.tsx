import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { forgetMemory, rememberedForTalk, rememberTold } from '#web/lib/talk-memory.ts';
import { TalkMemory } from './memory.tsx';

beforeEach(forgetMemory);

test('memory is off until the visitor agrees; then all of it can be changed and erased, by keyboard', async () => {
	const user = userEvent.setup();
	render(<TalkMemory />);
	const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /I am 14 or older/ });
	expect(consent.checked).toBe(false);
	await user.tab();
	expect(document.activeElement).toBe(consent);
	await user.keyboard(' ');
	expect(consent.checked).toBe(true);
	expect(screen.getByRole('status').textContent).toContain('remembers nothing yet');

	rememberTold([
		{ kind: 'work', text: 'I work in a school' },
		{ kind: 'like', text: 'I love cooking' },
	]);
	const change = await screen.findByRole('button', { name: 'Change “I work in a school”' });
	change.focus();
	await user.keyboard('{Enter}');
	const field = screen.getByRole<HTMLInputElement>('textbox');
	expect(document.activeElement).toBe(field);
	await user.clear(field);
	await user.keyboard('I work in a hospital{Enter}');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change “I work in a hospital”' }));
	await user.click(screen.getByRole('button', { name: 'Erase “I love cooking”' }));
	expect(rememberedForTalk()?.facts).toEqual([{ kind: 'work', text: 'I work in a hospital' }]);
	await user.click(screen.getByRole('button', { name: 'Erase all of it' }));
	expect(screen.getByRole('status').textContent).toContain('Erased');
	expect(rememberedForTalk()).toBeUndefined();
});
