import type { Person } from '../figure.ts';
import type { HandShape } from '../hand.ts';
import type { Point } from '../path.ts';
import type { Held } from './held.ts';

/** Where a hand goes, in lengths of half an arm from the root of the neck: forward, and down. */
type Reach = { to: Point; hand?: HandShape; bend?: 1 | -1; turn?: number };
/** What somebody does: where the hands are and what they hold, and how the head is. */
export type Doing = {
	near?: Reach;
	far?: Reach;
	/** What the hands hold: in one, or lying over both. */
	holds?: { near?: Held; far?: Held; both?: Held };
	nod?: number;
	lean?: number;
	mood?: Person['look']['mood'];
	gaze?: readonly [number, number];
};

const grip = (forward: number, down: number, turn?: number): Reach => ({
	to: [forward, down],
	hand: 'grip',
	...(turn === undefined ? {} : { turn }),
});
const open = (forward: number, down: number): Reach => ({ to: [forward, down], hand: 'open' });
const flat = (forward: number, down: number, turn = 0): Reach => ({ to: [forward, down], hand: 'flat', turn });
const hold = (forward: number, down: number, turn = 0): Reach => ({ to: [forward, down], hand: 'hold', turn });
const lap: Pick<Doing, 'near' | 'far'> = { near: flat(0.75, 1.75, 20), far: flat(1.0, 1.7, 20) };

/** By name; what is left out hangs easily. */
export const doings = {
	nothing: {},
	rest: lap,
	listen: { ...lap, nod: 4, mood: 'happy' },
	talk: { near: flat(0.7, 1.7, 15), far: open(1.45, 0.85), mood: 'happy' },
	explain: { near: open(0.9, 1.15), far: open(1.6, 0.7), mood: 'happy' },
	argue: { near: open(0.6, 1.1), far: open(1.6, 0.55), mood: 'annoyed', lean: 5 },
	point: { far: { to: [2.1, -0.1], hand: 'point' } },
	pointUp: { far: { to: [1.45, -1.05], hand: 'point' }, gaze: [0.7, -0.6], nod: -8 },
	pointDown: { far: { to: [1.5, 1.35], hand: 'point' }, nod: 14, gaze: [0.6, 0.7] },
	wave: { far: { to: [1.1, -1.15], hand: 'open' }, mood: 'delighted' },
	waveBack: { near: { to: [-0.85, -1.1], hand: 'open' }, mood: 'happy' },
	cheer: { near: { to: [-0.75, -1.55], hand: 'open' }, far: { to: [0.95, -1.55], hand: 'open' }, mood: 'laughing' },
	clap: { near: flat(0.95, 0.5, -30), far: flat(1.15, 0.5, -40), mood: 'laughing' },
	dance: { near: { to: [-1.35, -0.2], hand: 'relaxed', bend: -1 }, far: { to: [1.1, -1.3], hand: 'relaxed' }, mood: 'laughing', lean: -4 },
	hands: { near: { to: [-0.2, 1.9], hand: 'grip' } },
	think: { near: { to: [0.42, 0.02], hand: 'relaxed', turn: -10 }, far: flat(0.2, 1.2, 0), mood: 'focused' },
	onHip: { near: { to: [-0.62, 1.72], hand: 'flat', turn: 60 }, far: { to: [0.66, 1.72], hand: 'flat', bend: -1, turn: -60 } },
	folded: { near: flat(0.62, 1.0, -10), far: flat(-0.1, 0.95, 0), mood: 'calm' },
	worry: { near: { to: [0.34, -0.2], hand: 'flat', turn: -30 }, far: flat(0.9, 1.55, 10), nod: 14, mood: 'worried' },
	comfort: { near: flat(0.8, 1.6, 10), far: flat(1.55, 0.35, 5), mood: 'worried' },
	embrace: { near: flat(1.2, 0.75, 10), far: flat(1.35, 0.5, 0), mood: 'delighted', lean: 6 },
	shake: { far: grip(1.8, 1.05) , mood: 'happy' },
	reach: { far: { to: [1.75, 0.1], hand: 'open' } },
	reachUp: { far: grip(1.1, -1.35), nod: -12, gaze: [0.5, -0.7] },
	raise: { far: { to: [0.75, -1.65], hand: 'open' }, mood: 'happy' },
	steady: { near: grip(1.2, 0.9), far: grip(1.6, 0.85), lean: 4 },
	push: { near: grip(1.25, 1.25), far: grip(1.55, 1.2), lean: 6 },
	pushLow: { near: grip(1.35, 1.55), far: grip(1.6, 1.5), lean: 14 },
	ride: { near: grip(0.6, 1.78), far: grip(0.7, 1.74) },
	run: { near: grip(0.75, 1.1, -20), far: grip(-0.35, 1.35), mood: 'focused' },
	walk: { near: { to: [0.55, 1.95] }, far: { to: [-0.5, 1.95] } },
	climb: { near: grip(1.1, -0.6), far: grip(1.25, 0.2), nod: -6 },
	stretch: { near: { to: [-0.25, -1.9], hand: 'flat' }, far: { to: [0.3, -1.9], hand: 'flat' }, mood: 'calm' },
	spread: { near: { to: [-1.95, 0.2], hand: 'flat' }, far: { to: [1.95, 0.2], hand: 'flat' }, mood: 'calm' },
	swim: { near: { to: [1.9, -0.2], hand: 'flat' }, far: { to: [1.7, 0.9], hand: 'flat' }, mood: 'happy' },
	catch: { near: open(1.4, -0.9), far: open(1.7, -0.8), mood: 'focused', nod: -10 },
	throw: { near: hold(0.5, -1.2), far: open(1.5, 0.2), holds: { near: 'ball' }, mood: 'focused' },
	type: { near: flat(1.3, 1.5, -10), far: flat(1.55, 1.5, -10), nod: 8, mood: 'focused' },
	write: { near: flat(1.05, 1.55, 0), far: grip(1.35, 1.52), holds: { far: 'pen' }, nod: 18, mood: 'reading' },
	read: { near: grip(0.85, 1.05, -30), far: grip(1.3, 1, -50), holds: { both: 'book' }, nod: 14, mood: 'reading' },
	newspaper: { near: grip(0.8, 0.85, -30), far: grip(1.35, 0.85, -40), holds: { both: 'newspaper' }, nod: 12, mood: 'reading' },
	map: { near: grip(0.75, 1.05, -30), far: grip(1.35, 1.05, -40), holds: { both: 'map' }, nod: 14, mood: 'focused' },
	tablet: { near: grip(0.85, 1.15, -20), far: grip(1.3, 1.12, -30), holds: { both: 'tablet' }, nod: 16, mood: 'reading' },
	phone: { near: flat(0.6, 1.3), far: hold(1.0, 0.78, -50), holds: { far: 'phone' }, nod: 20, mood: 'reading' },
	call: { near: { to: [0.12, -0.34], hand: 'grip', turn: 25 }, holds: { near: 'phone' }, mood: 'happy' },
	photo: { near: grip(0.95, -0.4), far: grip(1.15, -0.42), holds: { both: 'camera' }, mood: 'happy' },
	selfie: { far: grip(1.5, -0.75), holds: { far: 'phone' }, mood: 'laughing', nod: -6 },
	watch: { near: { to: [0.55, 1.75] }, far: { to: [0.95, 0.7], hand: 'relaxed', turn: 200 }, nod: 16, mood: 'annoyed' },
	eat: { near: flat(0.95, 1.4), far: grip(0.85, 0.3, -40), holds: { far: 'fork' }, mood: 'chewing' },
	bite: { near: flat(0.95, 1.5), far: grip(0.8, 0.12, -50), holds: { far: 'slice' }, mood: 'chewing' },
	ice: { far: grip(0.85, 0.35, -60), holds: { far: 'ice' }, mood: 'delighted' },
	drink: { near: flat(0.9, 1.5), far: grip(0.95, 0.62, -40), holds: { far: 'cup' }, mood: 'happy' },
	toast: { near: flat(0.7, 1.45), far: grip(1.35, 0.05, -40), holds: { far: 'glass' }, mood: 'laughing' },
	pour: { near: flat(0.8, 1.4), far: grip(1.35, 0.75, 10), holds: { far: 'jug' }, nod: 14, mood: 'calm' },
	serve: { near: flat(0.4, 1.5), far: hold(1.3, 0.65, -10), holds: { far: 'tray' }, mood: 'happy' },
	plate: { near: flat(0.5, 1.5), far: hold(1.5, 0.85, -5), holds: { far: 'plate' }, mood: 'happy' },
	stir: { near: grip(0.9, 1.35), far: grip(1.45, 1.05, 40), holds: { far: 'spoon' }, nod: 12, mood: 'happy' },
	chop: { near: flat(1.0, 1.5), far: grip(1.35, 1.35, 10), holds: { far: 'knife' }, nod: 16, mood: 'calm' },
	knead: { near: grip(1.05, 1.5), far: grip(1.4, 1.48), nod: 12, mood: 'happy' },
	tongs: { near: { to: [-0.1, 1.75] }, far: grip(1.45, 1.0, 30), holds: { far: 'tongs' }, nod: 8, mood: 'happy' },
	wash: { near: grip(1.05, 1.4), far: grip(1.35, 1.35), holds: { near: 'plateUp' }, nod: 16, mood: 'calm' },
	box: { near: hold(0.85, 1.35, -10), far: hold(1.35, 1.3, -10), holds: { both: 'box' } },
	present: { near: hold(0.95, 1.15, -10), far: hold(1.45, 1.1, -10), holds: { both: 'present' }, mood: 'delighted' },
	cake: { near: hold(1.0, 1.15, -10), far: hold(1.5, 1.1, -10), holds: { both: 'cake' }, mood: 'happy' },
	flowers: { near: { to: [0.3, 1.7] }, far: grip(1.15, 1.0, -40), holds: { far: 'bouquet' }, mood: 'happy' },
	bags: { near: grip(-0.35, 2.0, 0), far: grip(0.7, 2.0, 0), holds: { near: 'bag', far: 'bagGreen' } },
	bag: { near: grip(0.2, 2.0), holds: { near: 'bag' } },
	case: { near: grip(-0.7, 1.95), holds: { near: 'suitcase' } },
	briefcase: { near: grip(0.35, 2.0), far: { to: [-0.4, 1.9] }, holds: { near: 'briefcase' } },
	stick: { far: grip(0.95, 1.75, 30), holds: { far: 'stick' } },
	umbrella: { far: grip(0.75, 0.75, -90), holds: { far: 'umbrella' } },
	poles: { near: grip(0.6, 1.25), far: grip(1.2, 1.1), holds: { near: 'pole', far: 'pole' } },
	guitar: { near: flat(0.75, 1.35, -10), far: grip(1.55, 0.75, -50), holds: { both: 'guitar' }, mood: 'happy' },
	violin: { near: grip(0.85, 0.75, -30), far: grip(1.35, 0.05, -60), holds: { near: 'bow', far: 'violin' }, mood: 'calm', nod: 10 },
	trumpet: { near: grip(0.85, -0.05, -40), far: grip(1.15, -0.02, -40), holds: { both: 'trumpet' }, mood: 'focused' },
	piano: { near: flat(1.3, 1.35, 0), far: flat(1.55, 1.3, 0), nod: 8, mood: 'calm' },
	drum: { near: grip(0.9, 0.95, -30), far: grip(1.4, 0.85, -20), holds: { near: 'drumstick', far: 'drumstick' }, mood: 'laughing' },
	sing: { near: open(-0.4, 1.05), far: grip(0.8, 0.2, -60), holds: { far: 'microphone' }, mood: 'laughing' },
	brush: { near: hold(0.65, 1.2), far: grip(1.65, 0.35, -20), holds: { near: 'palette', far: 'brush' }, mood: 'focused' },
	roller: { near: { to: [-0.1, 1.7] }, far: grip(1.55, -0.5, -50), holds: { far: 'roller' }, nod: -6, mood: 'happy' },
	clay: { near: grip(1.2, 1.35, 0), far: grip(1.5, 1.3, 0), nod: 16, mood: 'calm' },
	hammer: { near: flat(1.15, 1.35), far: grip(1.25, 0.2, -50), holds: { far: 'hammer' }, mood: 'focused' },
	spanner: { near: flat(1.1, 1.3), far: grip(1.5, 1.15, 20), holds: { far: 'spanner' }, nod: 14, mood: 'focused' },
	screw: { near: grip(1.25, 1.25), far: grip(1.45, 0.95, 50), holds: { far: 'screwdriver' }, nod: 16, mood: 'focused' },
	dig: { near: grip(0.85, 1.55, 50), far: grip(1.35, 1.05, 50), holds: { both: 'spade' }, nod: 12, lean: 10 },
	water: { near: { to: [-0.1, 1.8] }, far: grip(1.3, 1.3, 20), holds: { far: 'can' }, nod: 14, mood: 'happy' },
	rake: { near: grip(0.85, 1.5, 50), far: grip(1.3, 1.0, 50), holds: { both: 'broom' }, nod: 10, lean: 6 },
	plant: { near: grip(1.15, 1.75), far: grip(1.5, 1.7), holds: { far: 'seedling' }, nod: 14, mood: 'happy' },
	litter: { near: grip(0.2, 1.85), far: grip(1.5, 1.45, 40), holds: { near: 'sack', far: 'tongs' }, nod: 14 },
	sack: { near: grip(0.3, 1.9), holds: { near: 'sack' } },
	vacuum: { near: { to: [-0.55, 1.75], hand: 'flat' }, far: grip(1.4, 1.25, 40), holds: { far: 'vacuum' }, nod: 8 },
	lift: { near: grip(-1.15, -0.85), far: grip(1.25, -0.85), holds: { near: 'dumbbell', far: 'dumbbell' }, mood: 'effort' },
	weight: { far: grip(1.25, 0.5, -60), holds: { far: 'dumbbell' }, mood: 'happy' },
	treat: { near: flat(1.0, 1.2), far: grip(1.65, 0.95, 0), holds: { far: 'stethoscope' }, mood: 'calm', nod: 8 },
	clipboard: { near: hold(0.7, 1.2, -30), far: grip(1.15, 1.05, 20), holds: { near: 'clipboard', far: 'pen' }, nod: 10, mood: 'calm' },
	papers: { near: grip(0.75, 1.2, -20), far: { to: [1.4, 0.9], hand: 'open' }, holds: { near: 'paper' } },
	show: { near: flat(0.6, 1.6), far: grip(1.5, 0.8, -30), holds: { far: 'paper' }, mood: 'happy' },
	letter: { near: hold(0.6, 1.3), far: grip(1.55, 1.0, 0), holds: { near: 'parcel', far: 'paper' }, mood: 'happy' },
	parcel: { near: hold(1.1, 1.15, 0), far: hold(1.5, 1.1, 0), holds: { both: 'parcel' }, mood: 'happy' },
	pay: { near: { to: [0.1, 1.8] }, far: grip(1.55, 0.95, 0), holds: { far: 'card' }, mood: 'happy' },
	card: { near: flat(1.3, 1.5, -10), far: grip(1.15, 0.65, -50), holds: { far: 'card' }, nod: 8, mood: 'happy' },
	scissors: { near: grip(1.1, 0.35, -20), far: grip(1.5, 0.2, 10), holds: { far: 'scissors', near: 'comb' }, nod: 6, mood: 'calm' },
	pad: { near: grip(0.85, 1.35, -10), far: grip(1.2, 1.32, -10), holds: { both: 'gamepad' }, mood: 'delighted' },
	cards: { near: grip(0.95, 1.05, -40), far: grip(1.45, 1.35), holds: { near: 'cards' }, mood: 'happy' },
	hug: { near: flat(0.95, 1.15, -20), far: flat(0.75, 0.9, -30), mood: 'happy' },
	lead: { near: { to: [-0.3, 1.9] }, far: grip(1.0, 1.55, 20), mood: 'happy' },
	handHold: { near: { to: [-0.2, 1.9] }, far: grip(0.95, 1.75) },
	handUp: { near: { to: [-0.3, 1.9] }, far: grip(1.1, 0.2) },
	cup: { near: { to: [-0.85, -1.5], hand: 'open' }, far: grip(0.75, -1.35, -90), holds: { far: 'trophy' }, mood: 'laughing' },
	medal: { near: { to: [-0.75, -1.55], hand: 'grip' }, far: { to: [0.95, -1.55], hand: 'grip' }, mood: 'laughing' },
	knit: { near: grip(0.8, 1.2, -10), far: grip(1.1, 1.15, -170), holds: { both: 'knitting' }, nod: 12, mood: 'calm' },
	test: { near: grip(1.05, 0.8, -60), far: grip(1.4, 0.45, -60), holds: { near: 'flask', far: 'tube' }, mood: 'focused' },
	hose: { near: grip(0.85, 1.2), far: grip(1.35, 1.0, -20), holds: { both: 'hose' }, mood: 'focused', lean: -4 },
	rod: { near: grip(0.85, 1.25), far: grip(1.2, 1.05, -30), holds: { both: 'rod' }, mood: 'calm' },
	row: { near: grip(1.2, 1.0), far: grip(1.5, 0.95), holds: { both: 'paddle' }, mood: 'happy' },
	flag: { near: { to: [-0.75, -1.4], hand: 'grip' }, far: grip(1.0, -1.2, -80), holds: { far: 'flag' }, mood: 'laughing' },
	scarf: { near: grip(-0.95, -1.25), far: grip(1.0, -1.25), holds: { both: 'scarf' }, mood: 'laughing' },
	feed: { near: grip(0.6, 1.3), far: hold(1.5, 1.25, 10), holds: { near: 'pail' }, mood: 'happy', nod: 10 },
	snowball: { near: hold(0.4, -1.2), far: open(1.5, 0.1), holds: { near: 'snow' }, mood: 'laughing' },
	steer: { near: grip(1.2, 0.95), far: grip(1.35, 0.9), mood: 'calm' },
} satisfies Record<string, Doing>;
export type DoingName = keyof typeof doings;
