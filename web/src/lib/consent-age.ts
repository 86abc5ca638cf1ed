import { site } from '#web/lib/site.ts';

/** From this age on, in years, learners may agree alone; in Spain, where nothing else was written into the page. */
export const consentAge = site.consentAge ?? 14;
