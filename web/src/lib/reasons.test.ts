import { expect, test } from 'vitest';
import { translatorOf } from './reasons.ts';

type Texts = Readonly<Record<string, string>>;
const files = import.meta.glob<Texts>('../../../content/reasons/*.json', { import: 'default', eager: true });
const catalogues = Object.entries(files).map(
	([path, texts]) => [path.replace(/.*\/|\.json$/g, ''), texts] as const,
);
const spanish = Object.fromEntries(catalogues).es ?? {};
const others = catalogues.filter(([language]) => language !== 'en' && language !== 'es');

const filled = (text = '') => text.replaceAll(/\{(\w+)\}/g, 'the $1 word');

test.each(others)(
	'every Spanish reason is told in %s by its own sentence, not by that of another',
	(_, texts) => {
		const translate = translatorOf(spanish, texts);
		const wrong = Object.entries(spanish)
			.map(([key, text]) => ({ key, told: translate(filled(text)), wanted: filled(texts[key]) }))
			.filter(({ told, wanted }) => told !== wanted);
		expect(Object.keys(spanish).length).toBeGreaterThan(600);
		expect(wrong).toEqual([]);
	},
);
