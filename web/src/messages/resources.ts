import { common } from './en/common.ts';
import { home } from './en/home.ts';
import type { english } from './resources-en.ts';

export type AllMessages = typeof english;

/** What the landing page says in English: part of the first load. The other areas come with the first other page. */
export const firstMessages = { common, home };

/** Every area of each language, fetched when it is needed. A new area is named in both files. */
export const messageLoaders = {
	en: async () => (await import('./resources-en.ts')).english,
	es: async () => (await import('./resources-es.ts')).spanish,
} as const;
