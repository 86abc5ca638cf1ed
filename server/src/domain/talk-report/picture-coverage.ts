import type { PhotoContent } from '@henry/contract/content-files.ts';
import type { ImageCorrectionResponse } from '@henry/contract/conversation.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import {
	createPhraseFinder,
	type PhraseFinder,
	spokenWords,
} from '#server/domain/conversation/spoken-words.ts';
import { dictionaryForm, isContentWord } from '#server/domain/exams/content-words.ts';

type Coverage = ImageCorrectionResponse['pictures'];
type Idea = { find: PhraseFinder; words: ReadonlySet<string> };

/** One idea is enough where none of its words belongs to another picture; else two are. */
const enoughIdeas = 2;

/** Tells which pictures were spoken about, by the ideas of their descriptions. */
export function pictureCoverage(exercises: PhotoContent) {
	const written = new Map(
		exercises.flatMap(({ descriptions, ideas }) =>
			descriptions.map((description, index) => [description, ideas[index] ?? []] as const),
		),
	);
	return (descriptions: readonly string[], transcription: string): Coverage => {
		const spoken = spokenWords({ content: transcription });
		const ideasOf = descriptions.map((description) =>
			(written.get(description) ?? contentWordsOf(description)).map(
				(phrases): Idea => ({ find: createPhraseFinder(phrases), words: new Set(phrases) }),
			),
		);
		return descriptions.map((description, picture) => {
			const named = (ideasOf[picture] ?? []).flatMap((idea) => {
				const places = idea.find(spoken);
				return places.length > 0 ? [{ idea, places }] : [];
			});
			const others = ideasOf.filter((_, other) => other !== picture).flat();
			const isOwn = (phrase: string) => !others.some(({ words }) => words.has(phrase));
			const hasOwn = named.some(({ places }) => places.some(({ phrase }) => isOwn(phrase)));
			const evidence = named.flatMap(({ places }) =>
				places.map(({ index, length }) =>
					spoken
						.slice(index, index + length)
						.map(({ lower }) => lower)
						.join(' '),
				),
			);
			return {
				description,
				mentioned: hasOwn || named.length >= enoughIdeas,
				evidence: [...new Set(evidence)],
			};
		});
	};
}

/** The ideas of a description that nobody wrote any for: its words of content, one by one. */
function contentWordsOf(description: string): string[][] {
	const words = splitWords(description).filter(({ text }) => isContentWord(text));
	return [...new Set(words.map(({ text }) => dictionaryForm(text)))].map((word) => [word]);
}
