import type { Person } from '#pictures/figure.ts';
import type { HandShape } from '#pictures/hand.ts';
import type { Point } from '#pictures/path.ts';
import type { Held } from './held.ts';

/** Where a hand goes, in lengths of half an arm from the root of the neck: forward, and down. */
export type Reach = { to: Point; hand?: HandShape; bend?: 1 | -1; turn?: number };
/** What somebody does: where the hands are and what they hold, and how the head is. */
export type Doing = {
	near?: Reach;
	far?: Reach;
	/** What the hands hold: in one, lying over both, or round the far wrist. */
	holds?: { near?: Held; far?: Held; both?: Held; wrist?: Held };
	nod?: number;
	lean?: number;
	mood?: Person['look']['mood'];
	gaze?: readonly [number, number];
};

/** A hand closed round something. */
export const grip = (forward: number, down: number, turn?: number): Reach => ({
	to: [forward, down],
	hand: 'grip',
	...(turn === undefined ? {} : { turn }),
});
/** An open hand. */
export const open = (forward: number, down: number): Reach => ({ to: [forward, down], hand: 'open' });
/** A hand that lies flat on something. */
export const flat = (forward: number, down: number, turn = 0): Reach => ({
	to: [forward, down],
	hand: 'flat',
	turn,
});
/** A hand that carries something from below. */
export const hold = (forward: number, down: number, turn = 0): Reach => ({
	to: [forward, down],
	hand: 'hold',
	turn,
});
