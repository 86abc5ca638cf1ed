import './without-code-generation.ts';
import * as z from 'zod/mini';

/** Code of a language of the app's own words, such as `en` (ISO 639-1). Which ones there are, their catalogues tell. */
export const languageCodeSchema = z.string().check(z.regex(/^[a-z]{2}$/));

/** A text for learners by the code of its language: in English always, in other languages where somebody has written it. */
export const textByLanguageSchema = z.catchall(
	z.object({ en: z.string().check(z.trim(), z.minLength(1)) }),
	z.string().check(z.trim(), z.minLength(1)),
);
export type TextByLanguage = { en: string; [language: string]: string | undefined };
