import { maxJsonBodyBytes, maxPracticeItems } from '@henry/contract/limits.ts';
import type { Practice, SavePracticeRequest } from '@henry/contract/practice.ts';
import { clearBrowserState, importBrowserState } from '#web/lib/browser-state.ts';
import { accountKeeper } from './account-keeper.ts';
import { browserKeeper, clearBrowserPractice } from './browser-keeper.ts';
import { withoutKnownMistakes } from './merged-practice.ts';

/** Leaves room for the frame around the items. */
const maxChunkBytes = maxJsonBodyBytes / 2;

/** Items in groups that one call may carry, by their number and by their size. */
function inGroups<Item>(items: readonly Item[]): Item[][] {
	const groups: Item[][] = [];
	let bytes = 0;
	for (const item of items) {
		const itemBytes = new TextEncoder().encode(JSON.stringify(item)).length;
		const group = groups.at(-1);
		if (group && group.length < maxPracticeItems && bytes + itemBytes <= maxChunkBytes) {
			group.push(item);
			bytes += itemBytes;
		} else {
			groups.push([item]);
			bytes = itemBytes;
		}
	}
	return groups;
}

/** Practice as calls that the server takes, one after the other. */
export function saveRequests({ results, cards }: Pick<Practice, 'results' | 'cards'>): SavePracticeRequest[] {
	return [
		...inGroups(results).map((group) => ({ results: group, cards: [] })),
		...inGroups(cards).map((group) => ({ results: [], cards: group })),
	];
}

/**
 * Adds what this browser keeps to the account of the signed-in user, then deletes it here; of a mistake that has a card
 * there, that card stays. After a failure nothing is lost and it may be done again: what has arrived is not added twice.
 */
export async function importFromBrowser(): Promise<void> {
	const kept = await browserKeeper.load();
	const inAccount = kept.cards.length > 0 ? (await accountKeeper.load()).cards : [];
	const cards = withoutKnownMistakes(kept.cards, inAccount);
	for (const request of saveRequests({ ...kept, cards })) await accountKeeper.save(request);
	await importBrowserState();
	clearBrowser();
}

/** Deletes practice, what Henry remembers and the path from this browser. */
export function clearBrowser(): void {
	clearBrowserPractice();
	clearBrowserState();
}
