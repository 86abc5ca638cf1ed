import type { Messages } from './resources.ts';

/** The files of all areas by their path, fetched one by one. */
export const areaFiles = import.meta.glob<Messages>(['./*/*.json', '!./*/{common,home,language}.json'], {
	import: 'default',
});
