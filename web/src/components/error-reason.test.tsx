import { errorCodes } from '@henry/contract/errors.ts';
import { refusals, unreadableWord } from '@henry/contract/refusals.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import english from '#web/messages/en/errors.json';
import spanish from '#web/messages/es/errors.json';
import { showLanguage } from '#web/messages/i18n.ts';
import { ErrorNotice } from './error-notice.tsx';

afterEach(() => showLanguage('en'));

const showNotice = (message: string) =>
	render(<ErrorNotice error={new ApiError({ code: 'resource-exhausted', message })} />);

test('every code of the contract has a text', () => {
	const { danger, unreadableWord: _, ...codes } = english;
	expect(Object.keys(danger).sort()).toEqual(['goOn', 'notKept', 'stop']);
	expect(Object.keys(codes).sort()).toEqual([...errorCodes].sort());
});

test('each reason has a message of its own, by which it is known', () => {
	const messages = Object.values(refusals);
	expect(new Set(messages).size).toBe(messages.length);
});

test('a reason that is known is said in the language of the app', async () => {
	await showLanguage('es');
	showNotice(refusals.tooManyCalls);
	const { textContent } = screen.getByRole('alert');
	expect(textContent).toContain(spanish.refusal.tooManyCalls);
	expect(textContent).not.toContain(refusals.tooManyCalls);
});

test('a word that cannot be read is named in the language of the app', async () => {
	await showLanguage('es');
	showNotice(unreadableWord('hh'));
	expect(screen.getByText('La palabra «hh» no se puede leer. Escribe otra.')).toBeTruthy();
});

test('a message that is not known stands as it came, marked as English', async () => {
	await showLanguage('es');
	showNotice('The moon is in the way.');
	expect(screen.getByText('The moon is in the way.').lang).toBe('en');
});
