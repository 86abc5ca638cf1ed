import type { PracticeResult, ReviewCard, Schedule } from '@henry/contract/practice.ts';
import { isContentWord } from './content-words.ts';
import { newId } from './new-id.ts';

/** One practice makes at most so many cards of words that were not heard clearly. */
const maxWordCards = 5;
const maxReasonCharacters = 300;

type Draft = Pick<ReviewCard, 'kind' | 'prompt' | 'answer' | 'reason' | 'reasonInSpanish'>;

const keyOf = ({ kind, prompt, answer }: Draft) => JSON.stringify([kind, prompt, answer]);

function correctionDrafts({ corrections }: PracticeResult): Draft[] {
	return corrections
		.filter(({ sentence, correctedSentence }) => sentence !== correctedSentence)
		.map(({ sentence, correctedSentence, reason, reasonInSpanish }) => {
			return { kind: 'correction', prompt: sentence, answer: correctedSentence, reason, reasonInSpanish };
		});
}

function wordDrafts({ weakWords }: PracticeResult): Draft[] {
	return weakWords
		.filter(isContentWord)
		.map((word) => ({ kind: 'word', prompt: word, answer: word, reason: '' }));
}

/** Two reasons told together, each once. */
function toldTogether(told = '', reason = ''): string {
	return (told.includes(reason) ? told : `${told} ${reason}`.trim()).slice(0, maxReasonCharacters);
}

/** One draft for each sentence or word that has none yet; several reasons for one sentence are told together. */
function withoutRepetitions(drafts: Draft[], existing: readonly Draft[]): Draft[] {
	const known = new Set(existing.map(keyOf));
	const byKey = new Map<string, Draft>();
	for (const draft of drafts) {
		const key = keyOf(draft);
		if (known.has(key)) continue;
		const told = byKey.get(key);
		byKey.set(key, {
			...draft,
			reason: toldTogether(told?.reason, draft.reason),
			...(draft.reasonInSpanish && {
				reasonInSpanish: toldTogether(told?.reasonInSpanish, draft.reasonInSpanish),
			}),
		});
	}
	return [...byKey.values()];
}

/** The cards that a practice adds: its corrections, and a few of its weak words. */
export function newCards(
	result: PracticeResult,
	existing: readonly ReviewCard[],
	schedule: Schedule,
): ReviewCard[] {
	const drafts = [
		...withoutRepetitions(correctionDrafts(result), existing),
		...withoutRepetitions(wordDrafts(result), existing).slice(0, maxWordCards),
	];
	return drafts.map((draft) => ({
		...draft,
		id: newId(),
		activity: result.activity,
		createdAtMs: result.atMs,
		changedAtMs: result.atMs,
		schedule,
	}));
}
