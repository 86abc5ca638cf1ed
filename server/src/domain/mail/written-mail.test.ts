import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { writtenMail } from './written-mail.ts';

const folder = join(import.meta.dirname, '../../../../content');
const { serverTexts } = loadContent(folder);
const languages = readdirSync(join(folder, 'server-texts')).map((file) => basename(file, '.json'));
const address = 'https://henry.example/login';
const guardian = {
	kind: 'guardian',
	to: 'mother@example.com',
	address,
	blanks: { learner: 'a{{days}}@example.com', days: 14 },
} as const;

test.each(languages)('every mail is written, and all its blanks are known (%s)', (language) => {
	expect(Object.keys(serverTexts)).toContain(language);
	const english = serverTexts.en;
	const blanksOf = (texts: unknown) => [...new Set(JSON.stringify(texts).match(/\{\{\w+\}\}/g))].sort();
	for (const kind of Object.keys(english.mails) as (keyof typeof english.mails)[]) {
		expect(blanksOf(serverTexts[language]?.mails[kind])).toEqual(blanksOf(english.mails[kind]));
	}
});

test('a mail comes in the language of its reader, with its blanks filled once', () => {
	const { subject, text, html } = writtenMail(serverTexts, { ...guardian, language: 'ca' });
	expect(subject).toBe('Permets que el teu fill o filla desi la seva pràctica a Talk to Henry?');
	expect(html).toContain('<html lang="ca">');
	expect(text).toContain('Hola! a{{days}}@example.com practica');
	expect(text).toContain('d’aquí a 14 dies');
	expect(text).toContain(`Llegeix i decideix:\n${address}`);
});

test('a mail that is not written in a language comes in English, and says so', () => {
	const { text, html } = writtenMail(serverTexts, { ...guardian, language: 'xx' });
	expect(html).toContain('<html lang="en">');
	expect(text).toContain('is erased in 14 days');
});
