import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';
import { svgOf } from './svg.ts';

const folder = new URL('../../content/pictures/', import.meta.url);

describe('the pictures', () => {
	it('are all drawn by the kit, and small ones of them', () => {
		const files = Object.keys(pictures).flatMap((name) => [`${name}.svg`, `${name}.webp`]);
		expect(files.sort()).toEqual(readdirSync(folder).sort());
	});

	it.each(Object.entries(pictures))(
		'%s is what its scene draws, small and whole in itself',
		(name, picture) => {
			const drawing = svgOf(picture);
			expect(readFileSync(new URL(`${name}.svg`, folder), 'utf8') === drawing).toBe(true);
			expect(drawing.length).toBeLessThanOrEqual(60_000);
			expect(drawing).not.toMatch(/NaN|undefined|href|<text|<style|<image/);
			const drawn = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
			for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(drawn).toContain(id);
		},
	);
});
