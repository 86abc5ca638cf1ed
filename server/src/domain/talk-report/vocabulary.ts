import type { VocabularyLevels } from '@henry/contract/content.ts';
import { dictionaryForm, isContentWord, lookUpForm } from '#server/domain/exams/content-words.ts';

/** The level at which a word is learned, for words of B1 and above; undefined for easier and for unknown words. */
export type RichLevelOf = (word: string) => { word: string; level: 'B1' | 'B2' } | undefined;

/** Looks words up in the vocabulary profile: as they are, and else in their dictionary form. */
export function createRichLevelOf({ A1, A2, B1, B2 }: VocabularyLevels): RichLevelOf {
	const easy = new Set([...A1, ...A2]);
	const rich = new Map<string, 'B1' | 'B2'>([
		...B1.map((word) => [word, 'B1'] as const),
		...B2.map((word) => [word, 'B2'] as const),
	]);
	return (text) => {
		if (!isContentWord(text)) return undefined;
		const forms = [lookUpForm(text), dictionaryForm(text)];
		const known = forms.find((form) => easy.has(form) || rich.has(form));
		const level = known === undefined ? undefined : rich.get(known);
		return known === undefined || level === undefined ? undefined : { word: known, level };
	};
}
