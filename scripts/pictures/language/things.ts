import { furniture } from './furniture-things.ts';
import { outside } from './outside-things.ts';
import { small } from './small-things.ts';
import { special } from './special-things.ts';

/** Everything that can stand, hang or lie in a scene, about its foot (its middle, on a wall), beside a head 52 high. */
export const things: Readonly<Record<Thing, (colour?: string) => string>> = {
	...furniture,
	...outside,
	...small,
	...special,
};
export type Thing = keyof typeof furniture | keyof typeof outside | keyof typeof small | keyof typeof special;
