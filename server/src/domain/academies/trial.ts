import { defaultGraceMs } from '@henry/contract/academy-house.ts';
import { dayMs } from '@henry/contract/limits.ts';
import type { PlacesBought } from '#server/ports/house-store.ts';

/** The places of an academy that begins now; after their end it goes on for the usual grace. */
export function placesOfTrial(
	{ places, days }: { places: number | null; days: number | null },
	nowMs: number,
): PlacesBought {
	const untilMs = days === null ? null : nowMs + days * dayMs;
	return { places, untilMs, readOnlyFromMs: untilMs === null ? null : untilMs + defaultGraceMs };
}
