import type { Area } from './areas.ts';
import type { Messages } from './resources.ts';
import { serversWords } from './servers-words.ts';

const files = import.meta.glob<Messages>(
	['./*/*.json', '!./*/{common,home,language,conventions}.json', '!./en/errors.json'],
	{ import: 'default' },
);

/** The files of all areas by their path, fetched one by one. */
const areaFiles: Record<string, () => Promise<Messages>> = {
	...files,
	'./en/errors.json': async () => ({ ...(await import('./en/errors.json')).default, ...serversWords }),
};

/** The messages of any area that is not the landing page's: `examRun` is in `exam-run.json`. */
export async function fetchFile(language: string, area: Area): Promise<Messages> {
	const file = area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	const load = areaFiles[`./${language}/${file}.json`];
	if (!load) throw new Error(`There are no messages ${area} in ${language}.`);
	return load();
}
