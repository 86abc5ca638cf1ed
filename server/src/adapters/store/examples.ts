import { handInRecordingMs } from '@henry/contract/limits.ts';
import type { Transaction } from 'kysely';
import type { AcademyStore, ExampleAcademy } from '#server/ports/academy-store.ts';
import { handInRow } from './hand-ins.ts';
import type { Database, Queries } from './schema.ts';
import type { Seal } from './seal.ts';

/** Adds an academy and its owner. */
export async function addAcademy(
	transaction: Transaction<Database>,
	{ colours, isExample, untilMs = null, ...academy }: Parameters<AcademyStore['start']>[0],
	{ membershipId, accountId, displayName }: Parameters<AcademyStore['start']>[1],
): Promise<void> {
	await transaction
		.insertInto('academies')
		.values({
			...academy,
			groundColour: colours.ground,
			textColour: colours.text,
			isExample: Number(isExample),
			placesUntilMs: untilMs,
		})
		.execute();
	await transaction
		.insertInto('memberships')
		.values({
			id: membershipId,
			academyId: academy.id,
			accountId,
			role: 'owner',
			displayName,
		})
		.execute();
}

/** Adds what learners of an example handed in, with their teachers' words. */
async function addWork(
	transaction: Transaction<Database>,
	seal: Seal,
	handIns: ExampleAcademy['handIns'],
): Promise<void> {
	for (const { classId, membershipId, review, recording, ...handIn } of handIns) {
		const row = handInRow(seal, { classId, membershipId }, handIn, 1);
		if (!review) {
			await transaction.insertInto('handIns').values(row).execute();
			if (recording) {
				const expiresAtMs = handIn.atMs + handInRecordingMs;
				const kept = { handInId: handIn.id, expiresAtMs, wav: seal.bytes(recording) };
				await transaction.insertInto('handInRecordings').values(kept).execute();
			}
			continue;
		}
		const { id, atMs, marks = {}, ...given } = review;
		const word = { ...given, marks: JSON.stringify(marks), timedNotes: null };
		await transaction
			.insertInto('handIns')
			.values({ ...row, ...word, reviewedAtMs: atMs })
			.execute();
		await transaction
			.insertInto('reviewChanges')
			.values({ id, handInId: handIn.id, place: 1, atMs, isReviewed: 1, isUndone: 0, ...word })
			.execute();
	}
}

/** Adds a class of an example with those who have a place in it. */
async function addClass(
	transaction: Transaction<Database>,
	academyId: string,
	{ memberIds, ...added }: ExampleAcademy['classes'][number],
): Promise<void> {
	await transaction
		.insertInto('classes')
		.values({ ...added, academyId, archivedAtMs: null })
		.execute();
	await transaction
		.insertInto('classMembers')
		.values(memberIds.map((membershipId) => ({ classId: added.id, membershipId })))
		.execute();
}

/** Invented academies, as a whole. */
export function exampleQueries({
	database,
	seal,
}: Queries): Pick<AcademyStore, 'addExample' | 'removeExamples'> {
	return {
		addExample: ({ academy, owner, people, classes, assignments, handIns }) =>
			database.transaction().execute(async (transaction) => {
				await addAcademy(transaction, academy, owner);
				for (const person of people) {
					await transaction
						.insertInto('memberships')
						.values({ ...person, academyId: academy.id, accountId: null })
						.execute();
				}
				for (const added of classes) await addClass(transaction, academy.id, added);
				for (const { id, classId, createdAtMs, ...fields } of assignments) {
					await transaction
						.insertInto('assignments')
						.values({ id, classId, createdAtMs, body: JSON.stringify(fields) })
						.execute();
				}
				await addWork(transaction, seal, handIns);
			}),
		async removeExamples() {
			const { numDeletedRows } = await database
				.deleteFrom('academies')
				.where('isExample', '=', 1)
				.executeTakeFirst();
			return Number(numDeletedRows);
		},
	};
}
