import { maxWaitingDeliveries } from '@henry/contract/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Happening } from '#server/ports/program-store.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';

/**
 * The same store, which queues for the academies' webhooks what has happened in it, before the call that did it is
 * answered: an answer handed in or marked, somebody who joined or left.
 */
export function tellingStore({
	store,
	secrets,
	clock,
}: {
	store: Store;
	secrets: Secrets;
	clock: Clock;
}): Store {
	const { homework, academies, cards, lti, rosters, accounts } = store;
	const tell = async (happenings: readonly Happening[]) => {
		for (const happening of happenings) {
			await store.webhooks.tell(happening, clock.nowMs(), secrets.newId, maxWaitingDeliveries);
		}
	};
	const joined = (membershipId: string): Happening => ({ kind: 'member.joined', membershipId });
	return {
		...store,
		homework: {
			...homework,
			async handIn(permission, handIn) {
				const outcome = await homework.handIn(permission, handIn);
				if (outcome === 'added') await tell([{ kind: 'answer.handed_in', handInId: handIn.id }]);
				return outcome;
			},
			async review(permission, reviews, atMs) {
				const isDone = await homework.review(permission, reviews, atMs);
				if (isDone) await tell(reviews.map(({ handInId }) => ({ kind: 'answer.released', handInId })));
				return isDone;
			},
			async undoReview(permission, change) {
				const isDone = await homework.undoReview(permission, change);
				if (isDone) await tell([{ kind: 'answer.released', handInId: change.handInId }]);
				return isDone;
			},
		},
		academies: {
			...academies,
			async join(by, member, nowMs, maxMembers) {
				const outcome = await academies.join(by, member, nowMs, maxMembers);
				// Whoever was a member before has another membership than the one that was offered, which is not there.
				if (typeof outcome === 'object') await tell([joined(member.membershipId)]);
				return outcome;
			},
			async removeMember(permission, academyId, membershipId) {
				const outcome = await academies.removeMember(permission, academyId, membershipId);
				if (outcome === 'removed') await tell([{ kind: 'member.left', academyId, membershipId }]);
				return outcome;
			},
		},
		cards: {
			...cards,
			async add(permission, learners, maxMembers) {
				const outcome = await cards.add(permission, learners, maxMembers);
				if (outcome === 'added') await tell(learners.cards.map(({ membershipId }) => joined(membershipId)));
				return outcome;
			},
		},
		lti: {
			...lti,
			async arrive(launch, added, most) {
				const arrival = await lti.arrive(launch, added, most);
				const isNew = arrival !== 'full' && arrival.membershipId === added.membershipId;
				if (isNew) await tell([joined(added.membershipId)]);
				return arrival;
			},
			async setMembers(course, members, maxMembers) {
				const outcome = await lti.setMembers(course, members, maxMembers);
				if (outcome !== 'full') await tell(members.map(({ membershipId }) => joined(membershipId)));
				return outcome;
			},
		},
		rosters: {
			...rosters,
			async apply(permission, academyId, changes, limits) {
				const outcome = await rosters.apply(permission, academyId, changes, limits);
				if (outcome === 'applied')
					await tell(changes.newPeople.map(({ membershipId }) => joined(membershipId)));
				return outcome;
			},
		},
		accounts: {
			...accounts,
			async erase(account) {
				const places = await store.webhooks.placesOf(account.id);
				await accounts.erase(account);
				await tell(places.map((place) => ({ kind: 'member.left', ...place })));
			},
		},
	};
}
