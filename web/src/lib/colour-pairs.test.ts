import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastOf } from '@henry/contract/colour-contrast.ts';
import { expect, test } from 'vitest';
import { colourPairs } from './colour-pairs.ts';

const css = readFileSync(join(import.meta.dirname, '../app/theme.css'), 'utf8');

/** The colours of the first block that begins with `head`. */
function coloursOf(head: string): Record<string, string> {
	const start = css.indexOf(head);
	const block = css.slice(start, css.indexOf('}', start));
	const found = [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)];
	return Object.fromEntries(found.map(([, name = '', colour = '']) => [name, colour]));
}

const light = { white: '#ffffff', ...coloursOf('@theme static') };
const dark = { ...light, ...coloursOf('@variant dark') };

test('contrast is counted as WCAG counts it', () => {
	expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
	expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(Object.entries({ light, dark }))(
	'every promised pair of colours can be read in %s',
	(_, colours: Record<string, string>) => {
		const tooWeak = colourPairs.flatMap(([front, back, least]) => {
			const contrast = contrastOf(colours[front] ?? '', colours[back] ?? '');
			return contrast >= least ? [] : [`${front} on ${back}: ${contrast.toFixed(2)}, not ${least}`];
		});
		expect(Object.keys(colours).length).toBeGreaterThan(20);
		expect(tooWeak).toEqual([]);
	},
);
