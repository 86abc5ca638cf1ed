import type { PracticeResult, PractisedCorrection, ReviewCard, Schedule } from '@henry/contract/practice.ts';
import { isContentWord, plainWord } from './content-words.ts';
import { localDay } from './local-day.ts';
import { newId } from './new-id.ts';

/** One practice makes at most so many cards of words that were not heard clearly. */
const maxWordCards = 5;
/** So many new mistakes a day are as many as are learned. */
const maxCorrectionCardsADay = 3;
/** How much a mistake hinders, the most first; a report's corrections come in the order in which they were said. */
const byImportance: readonly PractisedCorrection['category'][] = [
	...(['word order', 'verb form', 'tense', 'missing word', 'agreement', 'word choice', 'pronoun'] as const),
	...(['comparison', 'preposition', 'noun number', 'extra word', 'article', 'spelling'] as const),
];

type Draft = Pick<ReviewCard, 'kind' | 'prompt' | 'answer' | 'reason' | 'reasonInSpanish' | 'mistake'>;

/** The same words put right for the same reason are one mistake, whatever sentence they stand in. */
const mistakeOf = ({ rule, original, replacement }: PractisedCorrection) =>
	`${rule}: ${[original, replacement].map((text) => text.split(/\s+/).map(plainWord).join(' ')).join(' > ')}`.slice(
		0,
		300,
	);

/** The words that were put right, as `mistakeOf` has them. */
export const replacementIn = (mistake: string) => mistake.split(' > ')[1]?.trim() ?? '';

function correctionDrafts({ corrections, atMs }: PracticeResult, existing: readonly ReviewCard[]): Draft[] {
	const correctionCards = existing.filter(({ kind }) => kind === 'correction');
	const known = new Set(correctionCards.flatMap(({ mistake, answer }) => [mistake, answer]));
	const today = correctionCards.filter(
		({ createdAtMs, mistake }) => mistake && localDay(createdAtMs) === localDay(atMs),
	).length;
	const drafts: Draft[] = [];
	const inOrder = corrections.toSorted(
		(one, other) => byImportance.indexOf(one.category) - byImportance.indexOf(other.category),
	);
	for (const correction of inOrder) {
		const { card, reason, reasonInSpanish } = correction;
		const mistake = mistakeOf(correction);
		if (!card || card.prompt === card.answer || known.has(mistake) || known.has(card.answer)) continue;
		known.add(mistake).add(card.answer);
		drafts.push({ kind: 'correction', ...card, mistake, reason, reasonInSpanish });
	}
	return drafts.slice(0, Math.max(0, maxCorrectionCardsADay - today));
}

function wordDrafts({ weakWords }: PracticeResult, existing: readonly ReviewCard[]): Draft[] {
	const known = new Set(existing.filter(({ kind }) => kind === 'word').map(({ answer }) => answer));
	return [...new Set(weakWords)]
		.filter((word) => isContentWord(word) && !known.has(word))
		.slice(0, maxWordCards)
		.map((word) => ({ kind: 'word', prompt: word, answer: word, reason: '' }));
}

/** The cards that a practice adds: of its corrections those that hinder most, a few a day, and a few of its weak words. */
export function newCards(
	result: PracticeResult,
	existing: readonly ReviewCard[],
	schedule: Schedule,
): ReviewCard[] {
	return [...correctionDrafts(result, existing), ...wordDrafts(result, existing)].map((draft) => ({
		...draft,
		id: newId(),
		activity: result.activity,
		createdAtMs: result.atMs,
		changedAtMs: result.atMs,
		schedule,
	}));
}
