import { writeFileSync } from 'node:fs';
import { pictures } from './pictures.ts';
import { svgOf } from './svg.ts';

/** Draws every picture of `content/pictures`: `npx tsx scripts/pictures/draw.ts [name...]`. The same kit gives the same bytes. */
const wanted = process.argv.slice(2);
for (const [name, picture] of Object.entries(pictures)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const drawing = svgOf(picture);
	writeFileSync(new URL(`../../content/pictures/${name}.svg`, import.meta.url), drawing);
	process.stdout.write(`${name} ${Math.round(drawing.length / 1000)} kB\n`);
}
