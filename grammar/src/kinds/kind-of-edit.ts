import { type EditInSentence, type FindKind, only, verbOfBoth } from './edit-in-sentence.ts';
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

/** The same for an edit behind one that puts in a form of "do": "how long [does] the chicken [need]". */
export const kindBehindDo = ({ removed, added, before }: EditInSentence, word: string) =>
	verbOfBoth(only(removed), only(added), before)?.to === 'base'
		? { kind: 'verb-after-do' as const, words: { word } }
		: undefined;

/** The same for two edits near each other and the words between them, where they put one mistake right. */
export const kindOfJoined: FindKind = (edit) => orderKind(edit) ?? tenseKind(edit);
