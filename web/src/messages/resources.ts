import type { Area } from './areas.ts';
import common from './en/common.json';

/** The texts of one area, nested as its file has them. */
export type Messages = { [key: string]: string | Messages };

/** What every page says in English: part of the first load. */
export const firstMessages = { common };

/** What the landing page says. The list of all other files is more than it should carry. */
const landingFiles = import.meta.glob<Messages>(['./*/{common,home}.json', '!./en/common.json'], {
	import: 'default',
});

/** The messages of one area, fetched when they are needed. */
export async function fetchArea(language: string, area: Area): Promise<Messages> {
	const load = landingFiles[`./${language}/${area}.json`];
	return load ? load() : (await import('./area-files.ts')).fetchFile(language, area);
}
