import { mix, skinLine, skinShade } from './colour.ts';
import { ellipse, fill, line, placed } from './svg.ts';

/** A head is drawn 100 units high about its middle, looking right; `quarter` is turned half to us. */
export type HeadView = 'quarter' | 'profile' | 'back';
type Mood =
	| 'calm'
	| 'happy'
	| 'laughing'
	| 'delighted'
	| 'focused'
	| 'tired'
	| 'worried'
	| 'sad'
	| 'surprised'
	| 'annoyed'
	| 'asleep'
	| 'reading'
	| 'chewing'
	| 'effort';

type Eyes = 'open' | 'closed' | 'smiling' | 'down' | 'wide' | 'half';
type Brows = 'calm' | 'raised' | 'worried' | 'knit';
type Mouth = 'smile' | 'grin' | 'laugh' | 'calm' | 'sad' | 'oh' | 'teeth' | 'chew' | 'slant';

const faces: Record<Mood, { eyes: Eyes; brows: Brows; mouth: Mouth }> = {
	calm: { eyes: 'open', brows: 'calm', mouth: 'calm' },
	happy: { eyes: 'open', brows: 'calm', mouth: 'smile' },
	laughing: { eyes: 'smiling', brows: 'raised', mouth: 'laugh' },
	delighted: { eyes: 'open', brows: 'raised', mouth: 'grin' },
	focused: { eyes: 'half', brows: 'knit', mouth: 'calm' },
	tired: { eyes: 'half', brows: 'worried', mouth: 'sad' },
	worried: { eyes: 'open', brows: 'worried', mouth: 'sad' },
	sad: { eyes: 'down', brows: 'worried', mouth: 'sad' },
	surprised: { eyes: 'wide', brows: 'raised', mouth: 'oh' },
	annoyed: { eyes: 'half', brows: 'knit', mouth: 'slant' },
	asleep: { eyes: 'closed', brows: 'calm', mouth: 'calm' },
	reading: { eyes: 'down', brows: 'calm', mouth: 'smile' },
	chewing: { eyes: 'open', brows: 'calm', mouth: 'chew' },
	effort: { eyes: 'wide', brows: 'knit', mouth: 'teeth' },
};

export type FaceLook = {
	mood: Mood;
	/** Where the eyes look within the head: -1 to 1 right, -1 to 1 down. */
	gaze?: readonly [number, number];
	skin: string;
	hair: string;
	age?: 'child' | 'adult' | 'old';
	lips?: string;
};

const dark = '#2b1a22';

function eye(kind: Eyes, look: FaceLook): string {
	const { skin, gaze = [0.3, 0] } = look;
	const lidColour = mix(skinLine(skin), dark, 0.6);
	const iris = `${ellipse([gaze[0] * 3, 0.6 + gaze[1] * 1.8], 4.1, kind === 'wide' ? 4.6 : 4.6, dark)}${ellipse([gaze[0] * 3 - 1.3, gaze[1] * 1.8 - 1], 1.2, 1.2, '#fffaf0')}`;
	const open = (top: number, low: number) =>
		`${fill(`M-8.5 1C-4-${top} 5-${top} 8.5 0C5 ${low} -4 ${low} -8.5 1z`, '#fffaf2')}${iris}${line(`M-9.5 1.4C-4-${top + 1.2} 5-${top + 1.2} 9.5-.6`, lidColour, 2.5)}`;
	const kinds: Record<Eyes, string> = {
		open: open(5.6, 5.6),
		wide: open(8, 7),
		half: `${open(6, 5)}${fill('M-9.5 0C-5-8 5-8 9.5-1.4C5-2.4 -4-2.4 -9.5 0z', skinShade(skin))}${line('M-9.5 .4C-4-2.6 5-2.6 9.5-1', lidColour, 2.8)}`,
		closed: line('M-8 0C-4 4.6 4 4.6 8 0', lidColour, 3),
		smiling: line('M-8 2.4C-4-4.6 4-4.6 8 2', lidColour, 3.2),
		down: `${fill('M-8.5 .6C-4-2 5-2 8.5-.4C6 6-4 7-8.5 .6z', '#fffaf2')}${ellipse([gaze[0] * 2.6, 2.4], 3.9, 3.2, dark)}${line('M-9.5 .6C-4-2.6 5-2.6 9.5-.8', lidColour, 2.7)}${line('M-7-5C-3-7.600 3-7.600 7-5.400', skinLine(skin), 1.5, 0.7)}`,
	};
	return kinds[kind];
}

function brow(
	kind: Brows,
	colour: string,
	[x, y]: readonly [number, number],
	width: number,
	inner: 1 | -1,
): string {
	const turns: Record<Brows, number> = { calm: -5, raised: -5, worried: -14, knit: 13 };
	const height = kind === 'raised' ? -18 : kind === 'knit' ? -12 : -15.5;
	return placed(line('M-9 2.4C-4-2.6 5-2.6 9 1.4', colour, 3.1), [x, y + height], {
		turn: turns[kind] * inner,
		narrow: width,
	});
}

function mouthOf(kind: Mouth, { skin, lips }: FaceLook): string {
	const edge = lips ?? mix(skin, '#7c1f2d', 0.62);
	const inside = '#6d1b2b';
	const teeth = '#fffaf0';
	const kinds: Record<Mouth, string> = {
		smile: `${line('M-11-1.6C-5 5 6 5 11-2.6', edge, 3.2)}${line('M-4 7.4C-1 8.6 2 8.6 4 7.4', skinShade(skin), 2)}`,
		grin: `${fill('M-12-3C-5-.6 6-.8 12-4C11 6 5 9.4 0 9.4C-6 9.4-11 5-12-3z', inside)}${fill('M-11-2.4C-5-.2 6-.4 11-3.2C10.6 1 9 2 7 2.6C2 4-5 4-8 2.6C-10 1.6-10.6 .4-11-2.4z', teeth)}`,
		laugh: `${fill('M-13-5C-5-2.4 7-2.6 13-6C13 8 6 14 0 14C-7 14-13 7-13-5z', inside)}${fill('M-12-4.2C-5-1.8 7-2 12-5C11.6 0 10 1 8 1.6C2 3-6 3-9 1.6C-11 .6-11.8-1-12-4.2z', teeth)}${fill('M-6 10C-3 6.6 4 6.6 7 9.4C4 13.4-3 13.8-6 10z', '#d9636a')}`,
		calm: `${line('M-8 1C-3 2.4 4 2 8 .2', edge, 3)}${line('M-3 6C-1 7 2 7 3 6', skinShade(skin), 2)}`,
		sad: `${line('M-8 4C-4-1 4-1 8 3.6', edge, 3)}${line('M-3 7.4C-1 8 2 8 3 7.4', skinShade(skin), 2)}`,
		slant: line('M-8 3C-3 2 4-1 8-2.4', edge, 3),
		oh: ellipse([0, 2], 5, 7, inside),
		teeth: `${fill('M-10-3C-4-1.4 5-1.6 10-4C10 3 8 6 5 6.4C1 7-4 7-6 6C-9 4.4-10 1-10-3z', inside)}${fill('M-8.6-1.6C-4-.4 5-.6 8.6-2.4C8.6 2.6 7 4.6 5 5C1 5.4-4 5.4-6 4.6C-8 3-8.6 1-8.6-1.6z', teeth)}`,
		chew: `${line('M-7 0C-3 3 3 3 7-1', edge, 3)}${ellipse([-15, 0], 7, 7, mix(skin, '#e0604f', 0.25), { opacity: 0.7 })}`,
	};
	return kinds[kind];
}

/** Eyes, brows, nose, mouth and cheeks of a head that shows its face. */
export function face(view: 'quarter' | 'profile', look: FaceLook): string {
	const { eyes, brows, mouth } = faces[look.mood];
	const { skin, age = 'adult' } = look;
	const browColour = look.hair === '#e4e0de' ? '#b9b2ae' : mix(look.hair, dark, 0.25);
	const blush = mix(skin, '#e4523f', 0.42);
	const creases = age === 'old' ? skinLine(skin) : undefined;
	if (view === 'profile') {
		return [
			ellipse([13, 17], 9, 6.5, blush, { opacity: 0.45 }),
			placed(eye(eyes, look), [19, -3], { narrow: 0.72 }),
			brow(brows, browColour, [20, -3], 0.75, 1),
			line('M31 17C27 19 25 17 26 13', skinLine(skin), 2, 0.6),
			placed(mouthOf(mouth, look), [24, 28], { narrow: 0.62 }),
			creases ? line('M17 22C19 25 18 30 15 33M9-6C6-4 6 0 8 2', creases, 1.5, 0.55) : '',
		].join('');
	}
	const child = age === 'child' ? 3 : 0;
	return [
		ellipse([-5, 18 + child / 2], 9.5, 7, blush, { opacity: 0.42 }),
		ellipse([27, 18 + child / 2], 5.5, 6.5, blush, { opacity: 0.42 }),
		placed(eye(eyes, look), [0, -1 + child]),
		placed(eye(eyes, look), [24, -1 + child], { narrow: 0.78 }),
		brow(brows, browColour, [0, -1 + child], 1, 1),
		brow(brows, browColour, [24.5, -1 + child], 0.78, -1),
		nose(skin, child),
		placed(mouthOf(mouth, look), [14, 30 + child / 2]),
		creases
			? line(
					'M-2 20C-1 25-2 29-4 32M27 20C28 24 27 27 26 29M-13-2C-15 1-14 5-12 7M2-30C9-32 16-32 21-30',
					creases,
					1.5,
					0.5,
				)
			: '',
	].join('');
}

function nose(skin: string, child: number): string {
	const bridge = child
		? 'M15 11C19 12 21 15 19 17C17 19 14 18 13 17'
		: 'M16-2C17 5 22 11 21 15C20 18 15 18.4 12.6 16.6';
	return `${fill(child ? 'M14 12C20 11 22 16 19 18C16 20 13 18 14 12z' : 'M16.5 0C17 6 22.5 11 21 15.4C19.6 18.6 14 18 13 16C18 15 16 6 16.5 0z', skinShade(skin), 0.65)}${line(bridge, skinLine(skin), 2.1, 0.75)}`;
}
