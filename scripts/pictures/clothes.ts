import { lit, shaded, skinShade } from './colour.ts';
import { builds, type Joints, type Person } from './figure.ts';
import { add, between, type Point, short, smooth, straight } from './path.ts';
import { acrossBand, outline, part, placeOn, type Ribbon, ribbon, shadeSide } from './ribbon.ts';
import { circle, fill, line } from './svg.ts';

function torsoBand(person: Person, { neck, up, across, width }: Joints): Ribbon {
	const { head, hip, view } = person;
	const body = builds[person.build];
	const wide = (half: number) => half * head * width;
	const side = view === 'side';
	const forward = (amount: number): Point => [across[0] * amount * head, across[1] * amount * head];
	const along = (amount: number) => between(neck, hip, amount);
	const belly = Math.max(0, body.waist - 0.5) * (side ? 0.5 : 0.12);
	return ribbon(
		[
			add(neck, up, 0.03 * head),
			along(0.05),
			along(0.14),
			add(along(0.34), forward(side ? 0.05 : 0)),
			add(along(0.66), forward(belly)),
			add(along(0.93), forward(belly * 0.6)),
			add(hip, up, -0.14 * head),
		],
		[
			0.2 * head,
			wide(side ? body.chest * 0.66 : body.shoulders * 0.66),
			wide(side ? body.chest * 0.95 : body.shoulders * 0.97),
			wide(body.chest * 1.06),
			wide(body.waist * 1.04),
			wide(body.hips),
			wide(body.hips * (person.trim ? 1.12 : 1.02)),
		],
		false,
	);
}

function point(place: Point): string {
	return place.map(short).join(' ');
}

/** Which side of the body's ribbon is its middle line, seen from this view. */
function middleSide({ view, facing }: Person): number {
	return view === 'quarter' ? -0.3 * facing : view === 'side' ? -0.86 * facing : 0;
}

/** A shirt's collar, its buttons and a tie. */
function shirtFront(person: Person, band: Ribbon): string {
	const { top } = person.outfit;
	const { head } = person;
	const middle = middleSide(person);
	const deep = (along: number) => placeOn(band, along, middle);
	const tip = deep(0.13);
	const flap = (from: Point, side: number) =>
		fill(
			straight([
				from,
				tip,
				add(tip, [side * 0.22 * head, 0.04 * head]),
				add(from, [side * 0.12 * head, 0.02 * head]),
			]),
			lit(top.colour, 0.3),
		);
	const buttons = [0.3, 0.48, 0.66, 0.84]
		.map((along) => circle(deep(along), head * 0.024, shaded(top.colour, 0.35)))
		.join('');
	const placket = line(
		`M${point(tip)}L${point(deep(0.5))}L${point(deep(0.98))}`,
		shaded(top.colour, 0.35),
		1,
		0.6,
	);
	return `${flap(placeOn(band, 0, 0.9), -1)}${flap(placeOn(band, 0, -0.9), 1)}${placket}${buttons}${tieOf(person, band, top.tie)}`;
}

function collar(person: Person, band: Ribbon): string {
	const { top } = person.outfit;
	const { head, look, view } = person;
	if (view === 'back') {
		const at = placeOn(band, 0.02, 0);
		return top.kind === 'hoodie'
			? fill(
					`M${point(add(at, [-0.34 * head, 0.1 * head]))}q${short(0.34 * head)} ${short(0.7 * head)} ${short(0.68 * head)} 0q${short(-0.34 * head)} ${short(-0.3 * head)} ${short(-0.68 * head)} 0z`,
					shaded(top.colour),
				)
			: '';
	}
	const middle = middleSide(person);
	const [left, right] = [placeOn(band, 0, 0.9), placeOn(band, 0, -0.9)];
	const deep = (along: number) => placeOn(band, along, middle);
	const neckline = (along: number, colour: string) =>
		fill(
			`M${point(left)}Q${point(add(deep(along), [0, 0.1 * head]))} ${point(right)}Q${point(add(placeOn(band, 0, 0), [0, -0.14 * head]))} ${point(left)}z`,
			colour,
		);
	const edge = (along: number, colour: string, width: number) =>
		line(`M${point(left)}Q${point(add(deep(along), [0, 0.1 * head]))} ${point(right)}`, colour, width);
	if (top.kind === 'shirt') return `${neckline(0.1, look.skin)}${shirtFront(person, band)}`;
	if (top.kind === 'tee' || top.kind === 'dress')
		return `${neckline(0.11, skinShade(look.skin))}${neckline(0.09, look.skin)}${edge(0.11, shaded(top.colour, 0.25), head * 0.045)}`;
	if (top.kind === 'vest')
		return `${neckline(0.24, look.skin)}${edge(0.24, shaded(top.colour, 0.25), head * 0.04)}`;
	if (top.kind === 'hoodie')
		return `${neckline(0.12, top.under ?? lit(top.colour, 0.5))}${edge(0.2, shaded(top.colour, 0.3), head * 0.16)}${edge(0.17, top.colour, head * 0.13)}${line(`M${point(deep(0.16))}l${short(-0.06 * head)} ${short(0.4 * head)}m${short(0.16 * head)} ${short(-0.4 * head)}l${short(0.02 * head)} ${short(0.36 * head)}`, '#fbf7ef', head * 0.035)}`;
	if (top.kind === 'jumper')
		return `${edge(0.07, shaded(top.colour, 0.2), head * 0.13)}${edge(0.06, lit(top.colour, 0.12), head * 0.06)}`;
	return openFront(person, band);
}

function tieOf(person: Person, band: Ribbon, colour: string | undefined): string {
	if (!colour) return '';
	const middle = middleSide(person);
	const { head } = person;
	const at = (along: number, wide: number) => {
		const centre = placeOn(band, along, middle);
		return [add(centre, [-wide * head, 0]), add(centre, [wide * head, 0])] as const;
	};
	const [a, b, c, d] = [at(0.12, 0.08), at(0.2, 0.05), at(0.62, 0.11), at(0.7, 0.005)];
	return `${fill(straight([a[0], b[0], c[0], d[0], c[1], b[1], a[1]]), colour)}${line(`M${point(b[0])}L${point(b[1])}`, shaded(colour, 0.4), 1)}`;
}

/** Path data of the skin that an open collar shows. */
function throatOf(person: Person, band: Ribbon): string {
	const { head } = person;
	return straight([
		placeOn(band, 0, -0.8),
		placeOn(band, 0.1, middleSide(person)),
		placeOn(band, 0, 0.8),
		add(placeOn(band, 0, 0.6), [0, -0.08 * head]),
		add(placeOn(band, 0, -0.6), [0, -0.08 * head]),
	]);
}

/** Jackets, coats, suits and gowns: the front stands open over what is under. */
function openFront(person: Person, band: Ribbon): string {
	const { top } = person.outfit;
	const { look, head } = person;
	const middle = middleSide(person);
	const spread = person.view === 'side' ? 0.1 : 0.26;
	const closed = top.kind === 'suit' ? 0.6 : top.kind === 'gown' ? 0.3 : 0.98;
	const left = [
		placeOn(band, 0, -0.8),
		placeOn(band, 0.2, middle - spread),
		placeOn(band, closed, middle - (closed > 0.9 ? spread : 0.02)),
	];
	const right = [
		placeOn(band, 0, 0.8),
		placeOn(band, 0.2, middle + spread),
		placeOn(band, closed, middle + (closed > 0.9 ? spread : 0.02)),
	];
	const under = top.under ?? '#fbf7ef';
	const opening = fill(straight([...left, ...right.reverse()] as Point[]), under);
	const throat = fill(throatOf(person, band), look.skin);
	const lapels = [-1, 1].map((side) => {
		const base = placeOn(band, 0, side * 0.86);
		return fill(
			straight([
				base,
				placeOn(band, 0.22, middle + side * spread * 0.5),
				placeOn(band, closed > 0.9 ? 0.5 : closed, middle + side * (closed > 0.9 ? spread : 0.03)),
				placeOn(band, 0.3, middle + side * (spread + 0.26)),
				placeOn(band, 0.12, middle + side * (spread + 0.12)),
			]),
			top.kind === 'gown' ? (top.under ?? lit(top.colour)) : lit(top.colour, 0.12),
		);
	});
	const buttons =
		top.kind === 'suit'
			? [0.68, 0.82]
					.map((along) => circle(placeOn(band, along, middle), head * 0.03, shaded(top.colour, 0.5)))
					.join('')
			: '';
	const edges = line(
		`M${point(left[1] ?? left[0] ?? [0, 0])}L${point(left[2] ?? [0, 0])}L${point(placeOn(band, 1, middle))}`,
		shaded(top.colour, 0.5),
		1,
		0.6,
	);
	return `${opening}${throat}${tieOf(person, band, top.tie)}${lapels.join('')}${edges}${buttons}`;
}

function patternOf(person: Person, band: Ribbon): string {
	const { top } = person.outfit;
	const { stripes, dots } = top;
	if (stripes)
		return [0.16, 0.31, 0.46, 0.61, 0.76, 0.9]
			.map((along) => fill(acrossBand(part(band, along, along + 0.065)), stripes, 0.92))
			.join('');
	if (dots)
		return [0.2, 0.36, 0.52, 0.68, 0.84]
			.flatMap((along, row) =>
				[-0.7, -0.25, 0.2, 0.65].map((side) =>
					circle(placeOn(band, along, side + (row % 2) * 0.2), person.head * 0.04, dots),
				),
			)
			.join('');
	return '';
}

function apronOf(person: Person, band: Ribbon, colour: string): string {
	const middle = person.view === 'back' ? 0 : middleSide(person) * 0.6;
	const { head, hip } = person;
	const corner = (along: number, side: number) =>
		placeOn(band, along, Math.max(-1, Math.min(1, middle + side)));
	const low = head * 1.25;
	const shape = smooth(
		[
			corner(0.28, -0.5),
			corner(0.28, 0.5),
			corner(0.6, 0.62),
			corner(0.95, 1),
			add([corner(0.95, 1)[0], hip[1]], [0, low]),
			add([corner(0.95, -1)[0], hip[1]], [0, low]),
			corner(0.95, -1),
			corner(0.6, -0.62),
		],
		true,
		0.3,
	);
	const straps = line(
		`M${point(corner(0.28, -0.45))}L${point(placeOn(band, 0, -0.7))}M${point(corner(0.28, 0.45))}L${point(placeOn(band, 0, 0.7))}`,
		shaded(colour, 0.2),
		head * 0.06,
	);
	const pocket = line(
		`M${point(corner(0.86, -0.4))}L${point(corner(0.86, 0.4))}`,
		shaded(colour, 0.4),
		1.4,
		0.7,
	);
	return `${straps}${fill(shape, colour)}${line(shape, shaded(colour, 0.3), 1, 0.6)}${pocket}`;
}

function scarfOf(person: Person, { neck }: Joints, colour: string): string {
	const { head, facing } = person;
	const dark = shaded(colour);
	return `${fill(`M${point(add(neck, [-0.05 * head * facing, 0]))}l${short(0.26 * head * facing)} ${short(1.1 * head)}l${short(-0.3 * head * facing)} ${short(0.06 * head)}l${short(-0.14 * head * facing)} ${short(-1.1 * head)}z`, dark)}${line(`M${point(add(neck, [-0.3 * head, -0.04 * head]))}q${short(0.3 * head)} ${short(0.22 * head)} ${short(0.6 * head)} 0`, colour, head * 0.22)}${line(`M${point(add(neck, [-0.2 * head, -0.02 * head]))}q${short(0.2 * head)} ${short(0.14 * head)} ${short(0.4 * head)} ${short(0.04 * head)}`, dark, 1.4, 0.6)}`;
}

/** The body in its top, with collar, pattern, folds, apron and scarf. */
export function drawTorso(person: Person, joints: Joints): string {
	const { outfit, head } = person;
	const { top } = outfit;
	const band = torsoBand(person, joints);
	const hem =
		top.kind === 'coat' || top.kind === 'hoodie' || top.kind === 'jumper'
			? part(band, 0.92, 1, head * 0.012)
			: undefined;
	const folds = `M${point(placeOn(band, 0.68, -0.95))}L${point(placeOn(band, 0.74, -0.5))}M${point(placeOn(band, 0.76, 0.95))}L${point(placeOn(band, 0.8, 0.45))}`;
	return [
		fill(outline(band, 0, 0.16), top.colour),
		patternOf(person, band),
		top.stripes || top.dots
			? fill(shadeSide(band, 0.45), shaded(top.colour), 0.7)
			: fill(shadeSide(band, 0.45), shaded(top.colour, 0.21)),
		collar(person, band),
		line(folds, shaded(top.colour, 0.45), Math.max(1, head * 0.025), 0.45),
		hem ? fill(acrossBand(hem), shaded(top.colour, 0.14)) : '',
		outfit.apron ? apronOf(person, band, outfit.apron) : '',
		outfit.scarf ? scarfOf(person, joints, outfit.scarf) : '',
	].join('');
}
