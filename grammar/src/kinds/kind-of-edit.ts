import type { FindKind } from './edit-in-sentence.ts';
import { helperKind } from './helper-kinds.ts';
import { nounKind } from './noun-kinds.ts';
import { orderKind } from './order-kinds.ts';
import { prepositionKind } from './preposition-kinds.ts';
import { pronounKind } from './pronoun-kinds.ts';
import { confusedKind, qualityKind } from './quality-kinds.ts';
import { tenseKind, verbKind } from './verb-kinds.ts';

/**
 * What kind of mistake an edit puts right, by its words and those around it; undefined where no true reason can be given
 * for it: other words for the same, style, spelling.
 */
export const kindOfEdit: FindKind = (edit) =>
	helperKind(edit) ??
	qualityKind(edit) ??
	nounKind(edit) ??
	verbKind(edit) ??
	prepositionKind(edit) ??
	pronounKind(edit) ??
	orderKind(edit) ??
	confusedKind(edit);

/** The same for two edits near each other and the words between them, where they put one mistake right. */
export const kindOfJoined: FindKind = (edit) => orderKind(edit) ?? tenseKind(edit);
