import { type MadeCard, nameKeyOf } from '@henry/contract/cards.ts';
import { maxMembersPerClass } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { full, notThere, placesTaken, readOnly } from './academy-refusals.ts';
import { permissionFor } from './policy.ts';

type CardServices = { store: Pick<Store, 'cards'>; secrets: Secrets; clock: Clock };

/**
 * Cards for learners without an address. Their secret words (`pin`) are told here and never again. Each throws `not-found` for a class or learner
 * out of reach.
 */
export function learnerCards({ store, secrets, clock }: CardServices) {
	async function newPin(): Promise<{ pin: string; pinHash: string }> {
		const pin = secrets.newCardWords();
		return { pin, pinHash: await secrets.hashPin(pin) };
	}
	return {
		/**
		 * Adds a learner to a class for each name; `accountId` confirms that their guardians agreed. Throws
		 * `resource-exhausted` where the class has no room, and `aborted` where a name is on a card of the class already.
		 */
		async add(accountId: string, classId: string, names: readonly string[]): Promise<MadeCard[]> {
			const cards = [];
			for (const displayName of names) {
				cards.push({
					membershipId: secrets.newId(),
					accountId: secrets.newId(),
					displayName,
					nameKey: nameKeyOf(displayName),
					...(await newPin()),
				});
			}
			const outcome = await store.cards.add(
				permissionFor('importLearners', accountId),
				{ classId, cards: cards.map(({ pin: _, ...card }) => card), atMs: clock.nowMs() },
				maxMembersPerClass,
			);
			if (outcome === 'full') throw full();
			if (outcome === 'placesTaken') throw placesTaken();
			if (outcome === 'readOnly') throw readOnly();
			if (outcome === 'nameTaken') throw new AppError('aborted', refusals.nameTaken);
			if (outcome === 'notFound') throw notThere();
			return cards.map(({ membershipId, displayName, pin }) => ({ membershipId, displayName, pin }));
		},
		/** New words for learners of a class; whoever has signed in by the old ones, or by a PIN, is signed out. */
		async changePins(
			accountId: string,
			classId: string,
			membershipIds: readonly string[],
		): Promise<MadeCard[]> {
			const made = new Map<string, Awaited<ReturnType<typeof newPin>>>();
			for (const membershipId of membershipIds) made.set(membershipId, await newPin());
			const pins = [...made].map(([membershipId, { pinHash }]) => ({ membershipId, pinHash }));
			const changed = await store.cards.changePins(permissionFor('changePins', accountId), { classId, pins });
			if (!changed) throw notThere();
			return changed.map((learner) => ({ ...learner, pin: made.get(learner.membershipId)?.pin ?? '' }));
		},
	};
}
