import { paths } from '@henry/web/src/lib/paths.ts';

/** Of each kind of thing that is chosen on a page by its address, one: they have first views of their own. */
export const chosenPages = [
	`${paths.exams}?exam=progress-check`,
	`${paths.exams}?exam=eoi-b2`,
	`${paths.pairs}?set=ship-sheep`,
	`${paths.shadowing}?level=B2&week=1`,
	`${paths.talk}?exercise=howWasYourDay`,
];
