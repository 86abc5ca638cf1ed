/** The languages of the app's own words. */
export const appLanguages = ['en', 'es'] as const;
export type AppLanguage = (typeof appLanguages)[number];

/** Cookie that holds the language which was chosen, so that the server sends the document in it. */
export const languageCookie = 'henry-language';
