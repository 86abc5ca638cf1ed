import { expect, test } from 'vitest';
import { languageNames } from '#web/messages/languages.ts';
import { decimal } from './decimal.ts';

test.each(Object.keys(languageNames))('numbers are written as Intl writes them in %s', (language) => {
	for (const value of [0, 0.75, 1, 1.5, 12.25, -3.5]) {
		expect(decimal(value, language)).toBe(new Intl.NumberFormat(language).format(value));
		expect(decimal(value, language, 2)).toBe(
			new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(value),
		);
	}
});
