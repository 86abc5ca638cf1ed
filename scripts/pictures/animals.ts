import { lit, mix, shaded } from './colour.ts';
import type { Point } from './path.ts';
import { circle, ellipse, fill, line, placed } from './svg.ts';

/** Animals stand on a place and look right, or left when mirrored. */
type Pose = { size?: number; mirrored?: boolean };

export function pigeon(at: Point, pose: Pose & { pecking?: boolean } = {}): string {
	const body = '#8d93a6';
	const head = pose.pecking
		? `${fill('M8-15C14-14 19-8 20-3C18 0 14-2 12-6C8-8 6-12 8-15z', shaded(body))}${line('M20-3L22 0', '#e5a83b', 2)}`
		: `${fill('M4-14C6-22 9-27 14-26C18-25 18-20 15-17C13-14 12-11 11-8z', '#5f7a83')}${circle([14, -22.5], 1, '#f6a54a')}${line('M17-22L21-21', '#e5a83b', 2)}`;
	const drawing = `${line('M2-4V0M6-4V0', '#d0604f', 1.6)}${fill('M-20-4C-14-10-8-18 2-18C12-18 14-10 10-6C6-1-4-2-10-3C-14-2-18-1-20-4z', body)}${fill('M-14-7C-8-14-2-16 4-14C6-8-4-5-14-7z', lit(body))}${line('M-10-6L-2-8M-12-8L0-12', shaded(body, 0.4), 1.4)}${head}`;
	return `${ellipse([at[0] + 2, at[1]], 14 * (pose.size ?? 1), 2.5, '#2a1c4e', { opacity: 0.2 })}${placed(drawing, at, pose)}`;
}

/** A dog that stands; `running` stretches it. */
export function dog(
	at: Point,
	pose: Pose & { coat?: string; running?: boolean; collar?: string } = {},
): string {
	const { coat = '#b9793f', running = false, collar = '#d0453a' } = pose;
	const dark = shaded(coat);
	const legs = running
		? line('M-24-16C-34-10-38-4-44-2M-20-14C-28-6-30 0-36 2', dark, 8) +
			line('M22-16C32-10 40-10 48-12M16-16C24-6 32-4 38-6', coat, 8)
		: line('M-22-18V-3M14-18V-3', dark, 8) + line('M-28-18L-30-3M22-20V-3', coat, 8);
	const drawing = `${line('M-30-30C-42-34-46-44-44-52', coat, 7)}${legs}${fill('M-34-26C-34-40-20-42-6-40C8-42 20-44 28-38C34-28 28-16 18-14C4-10-12-10-24-12C-32-14-34-20-34-26z', coat)}${fill('M-30-18C-14-10 8-12 28-24C26-16 20-14 16-13C4-10-12-10-24-12C-28-13-30-15-30-18z', dark, 0.8)}${fill('M14-36C16-50 24-60 36-58C44-57 46-52 56-50C60-48 58-42 52-41C44-40 40-38 36-32C30-26 18-28 14-36z', coat)}${fill('M22-56C16-54 12-44 14-36C18-34 24-40 26-48z', dark)}${circle([38, -51], 2, '#2b1a22')}${ellipse([57, -48], 3.4, 2.6, '#2b1a22')}${line('M55-42C50-38 45-40 42-42', '#2b1a22', 1.4)}${fill('M48-41C49-36 53-34 54-41z', '#e0717a')}${line('M18-38C22-32 28-30 34-32', collar, 4)}`;
	return `${ellipse([at[0] + 4, at[1]], 40 * (pose.size ?? 1), 5, '#2a1c4e', { opacity: 0.2 })}${placed(drawing, at, pose)}`;
}

/** A cat asleep, curled up on its place. */
export function sleepingCat(at: Point, pose: Pose & { coat?: string } = {}): string {
	const { coat = '#d58b46' } = pose;
	const dark = shaded(coat, 0.3);
	const drawing = `${fill('M-46-4C-54-26-34-44-4-44C28-44 50-28 48-10C46 2 30 4 10 4H-34C-40 4-44 0-46-4z', coat)}${fill('M-20 4C10 4 40-2 48-12C48 0 34 5 10 5z', dark, 0.7)}${line('M-10-43C-6-36-6-32-8-28M6-43C12-36 12-30 10-26M22-40C28-33 28-28 26-22M34-33C39-28 40-24 39-18', dark, 3.4, 0.7)}${line('M46-6C52 6 24 8 2 4C-10 2-20 4-24 2', lit(coat, 0.1), 9)}${fill('M-52-14C-54-24-52-34-48-38L-42-30C-38-31-34-31-30-30L-22-36C-20-30-20-22-22-16C-26-6-48-4-52-14z', lit(coat, 0.1))}${line('M-46-18C-44-16-42-16-40-18M-33-18C-31-16-29-16-27-18', '#2b1a22', 1.8)}${fill('M-39-14L-35-14L-37-11.5z', '#d0606a')}${line('M-37-11.5C-38-9-41-9-42-10M-37-11.5C-36-9-33-9-32-10M-48-12L-58-14M-47-10L-57-8', mix(dark, '#2b1a22', 0.4), 1)}`;
	return placed(drawing, at, pose);
}

/** A bird far off in the sky. */
export function farBird(at: Point, size = 10, colour = '#4b4a5e'): string {
	return placed(line('M-10-3C-6-7-2-5 0 0C2-5 6-7 10-3', colour, 2), at, { size: size / 10 });
}
