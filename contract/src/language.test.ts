import { expect, test } from 'vitest';
import { languageCookieText, languageIn } from './language.ts';

test('the chosen language is kept for this very host where it has https, and is read again', () => {
	const plain = languageCookieText('es', { isSecure: false, seconds: 60 });
	expect(plain).toBe('henry-language=es; path=/; max-age=60; samesite=lax');
	const secure = languageCookieText('ca', { isSecure: true, seconds: 60 });
	expect(secure).toBe('__Host-henry-language=ca; path=/; max-age=60; samesite=lax; secure');
	const sent = (text: string) => text.split(';')[0];
	expect(languageIn(`a=b; ${sent(plain)}`)).toBe('es');
	expect(languageIn(`${sent(plain)}; ${sent(secure)}`)).toBe('ca');
	for (const cookies of ['', 'x-henry-language=es', 'henry-language=../../secret'])
		expect(languageIn(cookies)).toBeUndefined();
	expect(languageIn()).toBeUndefined();
});
