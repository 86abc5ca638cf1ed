import { writeFileSync } from 'node:fs';
import { drawScene } from './language/scene.ts';
import { pictures } from './pictures.ts';
import { scenes } from './scenes/scenes.ts';
import { svgOf } from './svg.ts';

/**
 * Draws every picture of `content/pictures` and every scene of `content/pictures/exams`, and lists the scenes in
 * `content/exams/pictures.json`: `npx tsx scripts/pictures/draw.ts [name...]`. The same kit gives the same bytes.
 */
const wanted = process.argv.slice(2);
const content = new URL('../../content/', import.meta.url);
function write(path: string, name: string, draw: () => string): void {
	if (wanted.length > 0 && !wanted.includes(name)) return;
	const drawing = draw();
	writeFileSync(new URL(path, content), drawing);
	process.stdout.write(`${name} ${Math.round(drawing.length / 1000)} kB\n`);
}
for (const [name, picture] of Object.entries(pictures))
	write(`pictures/${name}.svg`, name, () => svgOf(picture));
for (const [name, scene] of Object.entries(scenes))
	write(`pictures/exams/${name}.svg`, name, () => svgOf(drawScene(scene)));
const list = Object.entries(scenes).map(([name, { description }]) => ({
	name,
	image: `/content/pictures/exams/${name}.svg`,
	description,
}));
writeFileSync(new URL('exams/pictures.json', content), `${JSON.stringify(list, undefined, 2)}\n`);
