import { type Point, short } from './path.ts';

type Attributes = Record<string, string | number | undefined>;

function written(attributes: Attributes): string {
	return Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => ` ${name}="${typeof value === 'number' ? brief(value) : value}"`)
		.join('');
}

function brief(value: number, steps = 100): string {
	return String(Math.round(value * steps) / steps).replace(/^(-?)0\./, '$1.');
}

/** A filled shape of path data. */
export function fill(data: string, colour: string, opacity?: number): string {
	return `<path d="${data}"${written({ fill: colour, opacity })}/>`;
}

/** A line of path data with round ends. */
export function line(data: string, colour: string, width: number, opacity?: number): string {
	return `<path d="${data}"${written({ fill: 'none', stroke: colour, 'stroke-width': width, opacity })}/>`;
}

/** A filled shape with a fine edge. */
export function edged(data: string, colour: string, edge: string, width: number): string {
	return `<path d="${data}"${written({ fill: colour, stroke: edge, 'stroke-width': width })}/>`;
}

export function ellipse(
	[cx, cy]: Point,
	rx: number,
	ry: number,
	colour: string,
	more: { opacity?: number; turn?: number } = {},
): string {
	const transform = more.turn ? `rotate(${short(more.turn)} ${short(cx)} ${short(cy)})` : undefined;
	return `<ellipse${written({ cx, cy, rx, ry, fill: colour, opacity: more.opacity, transform })}/>`;
}

export function circle(centre: Point, radius: number, colour: string, opacity?: number): string {
	return `<circle${written({ cx: centre[0], cy: centre[1], r: radius, fill: colour, opacity })}/>`;
}

/** A rectangle from its upper left corner; `round` is the radius of its corners. */
export function box(
	[x, y]: Point,
	width: number,
	height: number,
	colour: string,
	more: { round?: number; opacity?: number } = {},
): string {
	return `<rect${written({ x, y, width, height, rx: more.round, fill: colour, opacity: more.opacity })}/>`;
}

/** Drawings one over the other, moved to a place, turned by degrees about it and sized. */
export function placed(
	drawing: string,
	[x, y]: Point,
	more: { turn?: number; size?: number; mirrored?: boolean; flipped?: boolean; narrow?: number } = {},
): string {
	const { turn = 0, size = 1, mirrored = false, flipped = false, narrow = 1 } = more;
	const width = brief(size * narrow * (mirrored ? -1 : 1), 1000);
	const height = brief(flipped ? -size : size, 1000);
	const scale =
		width === '1' && height === '1' ? '' : ` scale(${width === height ? width : `${width} ${height}`})`;
	const rotate = turn ? ` rotate(${short(turn)})` : '';
	const move = x || y ? `translate(${short(x)} ${short(y)})` : '';
	return `<g transform="${`${move}${rotate}${scale}`.trim()}">${drawing}</g>`;
}

/** A shadow lying on the ground, falling away from the light. */
export function groundShadow([x, y]: Point, width: number, opacity = 0.2): string {
	return ellipse([x + width * 0.18, y], width, Math.max(3, width * 0.15), '#2a1c4e', { opacity });
}

/** One definition of a picture (a gradient or a clip) with what refers to it. */
export type Definition = { markup: string; reference: string };

type Stop = readonly [offset: number, colour: string, opacity?: number];

function stopsOf(stops: readonly Stop[]): string {
	return stops
		.map(
			([offset, colour, opacity]) =>
				`<stop${written({ offset, 'stop-color': colour, 'stop-opacity': opacity })}/>`,
		)
		.join('');
}

function definition(element: string, id: string, attributes: Attributes, inner: string): Definition {
	return {
		markup: `<${element} id="${id}"${written(attributes)}>${inner}</${element}>`,
		reference: `url(#${id})`,
	};
}

/** A gradient from the top down, or along the vector given as parts of the shape. */
export function gradient(
	id: string,
	stops: readonly Stop[],
	vector: readonly number[] = [0, 0, 0, 1],
): Definition {
	const [x1, y1, x2, y2] = vector;
	return definition('linearGradient', id, { x1, y1, x2, y2 }, stopsOf(stops));
}

/** A glow from its middle outwards. */
export function glow(
	id: string,
	stops: readonly Stop[],
	middle: Point = [0.5, 0.5],
	radius = 0.5,
): Definition {
	return definition('radialGradient', id, { cx: middle[0], cy: middle[1], r: radius }, stopsOf(stops));
}

/** A shape that drawings are cut to, by `clipped`. */
export function clip(id: string, data: string): Definition {
	return definition('clipPath', id, {}, `<path d="${data}"/>`);
}

export function clipped(drawing: string, { reference }: Definition): string {
	return `<g clip-path="${reference}">${drawing}</g>`;
}

/** One picture: what it shows in words, its definitions, and its layers from the back to the front. */
export type Picture = { title: string; definitions: readonly Definition[]; layers: readonly string[] };

export function svgOf({ title, definitions, layers }: Picture): string {
	const defs = definitions.map(({ markup }) => markup).join('');
	const size = 'viewBox="0 0 800 600" width="800" height="600"';
	const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" stroke-linecap="round" stroke-linejoin="round">`;
	return `${open}<title>${title}</title><defs>${defs}</defs>${layers.map(brisk).join('\n')}</svg>\n`;
}

/** Numbers and paths written as short as they can be. */
function brisk(drawing: string): string {
	return drawing
		.replace(/-?\d+\.\d{3,}/g, (number) => brief(Number(number)))
		.replace(
			/ d="([^"]*)"/g,
			(_, data: string) => ` d="${data.replace(/ (?=[-A-Za-z])/g, '').replace(/(?<![\d.])0(?=\.\d)/g, '')}"`,
		)
		.replace(/="0(?=\.\d)/g, '="');
}

/** Only the first shapes of a drawing: its ground without what lies on it. */
export function firstShapes(drawing: string, count: number): string {
	return (drawing.match(/<[^>]*\/>/g) ?? []).slice(0, count).join('');
}

/** A drawing that is seen from afar or small: without all that is faint. */
export function simplified(drawing: string): string {
	return drawing.replace(/<(?:path|ellipse|circle)[^>]* opacity="[^"]*"[^>]*\/>/g, '');
}
