import { halls } from './halls.ts';
import type { Light, Stage } from './light.ts';
import { outdoors } from './outdoors.ts';
import { rooms } from './rooms.ts';

const places = { ...rooms, ...halls, ...outdoors };
/** Where a scene plays. */
export type Place = keyof typeof places;

/** A place in a light. */
export function placeOf(place: Place, light: Light): Stage {
	return places[place](light);
}
