import type { MarkingStore } from '#server/ports/marking-store.ts';
import { ownMemberships, permittedClasses, permittedWards } from './permitted.ts';
import { reviewerOf } from './reviews.ts';
import type { Queries } from './schema.ts';

/** What teachers say to answers aloud. It goes with the answer, and with the place of whoever said it. */
export function spokenNoteQueries({
	database,
	lock,
	recordings,
}: Queries): Pick<MarkingStore, 'setSpokenNote' | 'removeSpokenNote' | 'spokenNote'> {
	return {
		setSpokenNote: (permission, { handInId, wav, ...times }) =>
			recordings.add(wav, (place) =>
				database.transaction().execute(async (transaction) => {
					await lock(transaction, `handIn ${handInId}`);
					const membershipId = await reviewerOf(transaction, permission, handInId);
					if (membershipId === undefined) return undefined;
					// The file of the one before is noted as its row goes.
					await transaction.deleteFrom('spokenNotes').where('handInId', '=', handInId).execute();
					await transaction
						.insertInto('spokenNotes')
						.values({ handInId, membershipId, ...times, ...place })
						.execute();
					return place;
				}),
			),
		async removeSpokenNote(permission, handInId) {
			const { numDeletedRows } = await database
				.deleteFrom('spokenNotes')
				.where('handInId', '=', handInId)
				.where(
					'handInId',
					'in',
					database
						.selectFrom('handIns')
						.select('handIns.id')
						.where('handIns.classId', 'in', permittedClasses(database, permission)),
				)
				.executeTakeFirst();
			return numDeletedRows === 1n;
		},
		async spokenNote(permission, handInId, nowMs) {
			const found = await database
				.selectFrom('spokenNotes')
				.innerJoin('handIns', 'handIns.id', 'spokenNotes.handInId')
				.select(['spokenNotes.wav', 'spokenNotes.fileName'])
				.where('handIns.id', '=', handInId)
				.where('spokenNotes.expiresAtMs', '>', nowMs)
				.where(({ eb, and, or }) =>
					or([
						eb('handIns.classId', 'in', permittedClasses(database, permission)),
						and([
							eb('handIns.reviewedAtMs', 'is not', null),
							or([
								eb('handIns.membershipId', 'in', ownMemberships(database, permission)),
								eb('handIns.membershipId', 'in', permittedWards(database, permission)),
							]),
						]),
					]),
				)
				.executeTakeFirst();
			return found && recordings.read(found);
		},
	};
}
