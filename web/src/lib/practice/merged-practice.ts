import { maxKeptCards, maxKeptResults } from '@henry/contract/limits.ts';
import type {
	ForgetPracticeRequest,
	Practice,
	ReviewCard,
	SavePracticeRequest,
} from '@henry/contract/practice.ts';

type Kept = Pick<Practice, 'results' | 'cards'>;

/** Adds results that are not there and cards that are new or newer; the newest come first, the oldest beyond the limits go. */
export function withSaved(kept: Kept, { results, cards }: SavePracticeRequest): Kept {
	const resultById = new Map([...results, ...kept.results].map((result) => [result.id, result]));
	const cardById = new Map(kept.cards.map((card) => [card.id, card]));
	for (const card of cards) {
		if (card.changedAtMs > (cardById.get(card.id)?.changedAtMs ?? 0)) cardById.set(card.id, card);
	}
	return {
		results: [...resultById.values()]
			.sort((first, second) => second.atMs - first.atMs)
			.slice(0, maxKeptResults),
		cards: [...cardById.values()]
			.sort((first, second) => second.createdAtMs - first.createdAtMs)
			.slice(0, maxKeptCards),
	};
}

/** Cards without those of mistakes of which there is another card already: another device made one, or this one before signing in. */
export function withoutKnownMistakes(
	cards: readonly ReviewCard[],
	kept: readonly ReviewCard[],
): ReviewCard[] {
	const ids = new Set(kept.map(({ id }) => id));
	const mistakes = new Set(kept.flatMap(({ mistake }) => mistake ?? []));
	return cards.filter(({ id, mistake }) => ids.has(id) || !mistake || !mistakes.has(mistake));
}

/** The rest, without what is forgotten. */
export function withoutForgotten(
	kept: Kept,
	{ results = [], cards = [] }: Partial<ForgetPracticeRequest>,
): Kept {
	return {
		results: kept.results.filter(({ id }) => !results.includes(id)),
		cards: kept.cards.filter(({ id }) => !cards.includes(id)),
	};
}
