import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawScene } from './language/scene.ts';
import { readWho } from './language/who.ts';
import { pictures } from './pictures.ts';
import { scenes } from './scenes/scenes.ts';
import { svgOf } from './svg.ts';

const folder = new URL('../../content/pictures/', import.meta.url);
const filesIn = (place: URL): string[] =>
	readdirSync(place, { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name }) => name)
		.sort();

/** Says of a drawing that the file is it, that it is small, and that it needs nothing from elsewhere. */
function expectWhole(file: string, drawing: string, most: number): void {
	expect(readFileSync(new URL(file, folder), 'utf8') === drawing).toBe(true);
	expect(drawing.length).toBeLessThanOrEqual(most);
	expect(drawing).not.toMatch(/NaN|undefined|href|<text|<style|<image/);
	const drawn = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
	for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(drawn).toContain(id);
}

describe('the pictures', () => {
	it('are all drawn by the kit, and small ones of them', () => {
		const files = Object.keys(pictures).flatMap((name) => [`${name}.svg`, `${name}.webp`]);
		expect(files.sort()).toEqual(filesIn(folder));
	});

	it.each(Object.entries(pictures))(
		'%s is what its scene draws, small and whole in itself',
		(name, picture) => expectWhole(`${name}.svg`, svgOf(picture), 60_000),
	);
});

describe('the scenes of the exams', () => {
	it('are all drawn, and listed with their descriptions', () => {
		const names = Object.keys(scenes);
		expect(names.length).toBeGreaterThanOrEqual(90);
		expect(names.map((name) => `${name}.svg`).sort()).toEqual(filesIn(new URL('exams/', folder)));
		const listed = JSON.parse(readFileSync(new URL('../exams/pictures.json', folder), 'utf8'));
		expect(listed).toEqual(
			Object.entries(scenes).map(([name, { description }]) => ({
				name,
				image: `/content/pictures/exams/${name}.svg`,
				description,
			})),
		);
	});

	it.each(Object.entries(scenes))('%s is what its words say, small and whole in itself', (name, scene) =>
		expectWhole(`exams/${name}.svg`, svgOf(drawScene(scene)), 40_000),
	);

	it('come in threes that can be compared, and say no sentence twice', () => {
		const names = Object.keys(scenes);
		for (const topic of new Set(names.map((name) => name.replace(/-\d$/, ''))))
			expect(names.filter((name) => name.startsWith(`${topic}-`))).toEqual(
				[1, 2, 3].map((number) => `${topic}-${number}`),
			);
		const descriptions = Object.values(scenes).map(({ description }) => description);
		expect(new Set(descriptions).size).toBe(descriptions.length);
	});

	it('refuse a word that says nothing about a person', () => {
		expect(() => readWho('woman tan purple-wings')).toThrow('purple-wings');
	});
});
