import { maxPracticeItems } from '@henry/contract/limits.ts';
import type { Practice } from '@henry/contract/practice.ts';
import type { PracticeKeeper } from './keeper.ts';

/** Key under which remembered practice is in the query cache, followed by whose it is. */
export const practiceKey = ['practice'];

/**
 * What is remembered, without cards of corrections that were made before cards were whole sentences: those are withdrawn
 * for good when they are first met. Rejects as the keeper does.
 */
export async function loadPractice(keeper: PracticeKeeper): Promise<Practice> {
	const practice = await keeper.load();
	const isOld = ({ kind, mistake }: Practice['cards'][number]) => kind === 'correction' && !mistake;
	const old = practice.cards.filter(isOld).map(({ id }) => id);
	for (let from = 0; from < old.length; from += maxPracticeItems) {
		await keeper.forget({ cards: old.slice(from, from + maxPracticeItems) });
	}
	return { ...practice, cards: practice.cards.filter((card) => !isOld(card)) };
}
