import { indoors } from './indoors.ts';
import type { Light, Stage } from './light.ts';
import { outdoors } from './outdoors.ts';

export type { Light } from './light.ts';
const places = { ...indoors, ...outdoors };
/** Where a scene plays. */
export type Place = keyof typeof places;

/** A place in a light. */
export function placeOf(place: Place, light: Light): Stage {
	return places[place](light);
}
