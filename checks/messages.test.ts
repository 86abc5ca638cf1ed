import { expect, test } from 'vitest';
import { catalogueOf } from '../web/catalogues.ts';

const english = catalogueOf('en');
const spanish = catalogueOf('es');

type Messages = { [key: string]: string | Messages };

/** Every message by its path, with the names of what is filled into it. */
function placeholders(messages: Messages, path = ''): [string, string[]][] {
	return Object.entries(messages).flatMap(([key, message]) =>
		typeof message === 'string'
			? [[`${path}${key}`, (message.match(/\{\{\w+\}\}/g) ?? []).sort()] as [string, string[]]]
			: placeholders(message, `${path}${key}.`),
	);
}

test('both languages have the same messages with the same places to fill', () => {
	expect(placeholders(spanish)).toEqual(placeholders(english));
});

test('no message is empty', () => {
	const texts = JSON.stringify([english, spanish]);
	expect(texts).not.toContain('""');
	expect(placeholders(english).length).toBeGreaterThan(50);
});
