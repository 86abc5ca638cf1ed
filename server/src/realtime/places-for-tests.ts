import { createMemoryState } from '#server/domain/shared-state/memory-state.ts';
import { SocketPlaces, type SocketPlacesOptions } from './socket-places.ts';

let callers = 0;

/** Places for sockets, each of which is somebody else's, unless a test says otherwise. */
export const placesForTests = (options: Partial<SocketPlacesOptions> = {}) =>
	new SocketPlaces({
		places: 40,
		maxPerPerson: 6,
		maxPerAddress: 1_000,
		lifetimeMs: 60_000,
		seats: createMemoryState({ nowMs: () => Date.now() }),
		onError: () => {},
		refusal: 'There is no place.',
		callerOf: () => ({ person: `person ${++callers}`, address: 'an address' }),
		...options,
	});
