import type { AreaFile } from './area-files.ts';
import { common } from './en/common.ts';
import type { english } from './resources-en.ts';

export type AllMessages = typeof english;

/** One part of the messages: a page names those that it and its components speak with. */
export type Area = keyof AllMessages;

/** What every page says in English: part of the first load. */
export const firstMessages = { common };

/** What the landing page says. The list of all other files is more than it should carry. */
const landingFiles: Record<string, () => Promise<Record<string, unknown>>> = {
	'./es/common.ts': () => import('./es/common.ts'),
	'./en/home.ts': () => import('./en/home.ts'),
	'./es/home.ts': () => import('./es/home.ts'),
};

/** The messages of one area, fetched when they are needed; the file bears the area's name, and so does its export. */
export async function fetchArea(language: 'en' | 'es', area: Area): Promise<AreaFile[string]> {
	const path = `./${language}/${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
	const load = landingFiles[path] ?? (await import('./area-files.ts')).areaFiles[path];
	const messages = (await load?.())?.[area] as AreaFile[string] | undefined;
	if (!messages) throw new Error(`There are no messages ${area} in ${language}.`);
	return messages;
}
