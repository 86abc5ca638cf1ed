import type { Assignment, HandInContent } from '@henry/contract/homework.ts';
import { wordSpans } from '@henry/contract/transcript.ts';
import type { Kysely, Transaction } from 'kysely';
import type { HomeworkStore, NewHandIn } from '#server/ports/homework-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import { isReadOnly } from './academy-places.ts';
import { ownMemberships, permittedClasses } from './permitted.ts';
import { orRefused, Refusal } from './refusal.ts';
import type { Database, Queries } from './schema.ts';
import type { Seal } from './seal.ts';

/** Mistakes that the view of a class counts; what goes beyond is in the answer itself. */
const maxCountedMistakes = 30;

/** An answer of the caller's own. */
function ownHandIn(database: Kysely<Database>, permission: Permission, handInId: string) {
	return database
		.selectFrom('handIns')
		.select('id')
		.where('id', '=', handInId)
		.where('membershipId', 'in', ownMemberships(database, permission));
}

/** Where an answer belongs: the caller's membership with a place in the assignment's class, which is not archived. */
export function placeOf(transaction: Transaction<Database>, permission: Permission, assignmentId: string) {
	return transaction
		.selectFrom('assignments')
		.innerJoin('classes', 'classes.id', 'assignments.classId')
		.innerJoin('classMembers', 'classMembers.classId', 'classes.id')
		.innerJoin('memberships', 'memberships.id', 'classMembers.membershipId')
		.select([
			'assignments.body',
			'assignments.classId',
			'classes.academyId',
			'memberships.id as membershipId',
		])
		.where('assignments.id', '=', assignmentId)
		.where('classes.archivedAtMs', 'is', null)
		.where('memberships.accountId', '=', permission.accountId)
		.where('memberships.role', 'in', [...permission.inOwnClasses])
		.executeTakeFirst();
}

/** An answer whose note the caller may answer: their own to the assignment, confirmed, and not answered yet. */
async function mayAnswer(transaction: Transaction<Database>, membershipId: string, handIn: NewHandIn) {
	if (handIn.answersId === undefined) return false;
	const found = await transaction
		.selectFrom('handIns')
		.leftJoin('handIns as answer', 'answer.answersId', 'handIns.id')
		.select('handIns.id')
		.where('handIns.id', '=', handIn.answersId)
		.where('handIns.assignmentId', '=', handIn.assignmentId)
		.where('handIns.membershipId', '=', membershipId)
		.where('handIns.reviewedAtMs', 'is not', null)
		.where('answer.id', 'is', null)
		.executeTakeFirst();
	return found !== undefined;
}

/**
 * The mistakes of an answer with the second at which each is said. Where there are several recordings, their times are not
 * those of the joined one, and say nothing.
 */
function countedMistakes({ answers }: HandInContent) {
	const [only] = answers.length === 1 ? answers : [];
	const spans = only ? wordSpans(only.words.map((word) => ({ ...word, confidence0to1: 1 }))) : [];
	return answers
		.flatMap(({ corrections }) => corrections)
		.slice(0, maxCountedMistakes)
		.map(({ category, original, replacement, originalSpan }) => {
			const word = only?.words[spans.findIndex(({ end }) => end > originalSpan.start)];
			const isHeard = word !== undefined && !only?.isWritten;
			return { category, original, replacement, ...(isHeard && { atSeconds: word.startMs / 1_000 }) };
		});
}

async function removeReplaced(transaction: Transaction<Database>, membershipId: string, handIn: NewHandIn) {
	if (handIn.replaces.length === 0) return;
	await transaction
		.deleteFrom('handIns')
		.where('id', 'in', [...handIn.replaces])
		.where('assignmentId', '=', handIn.assignmentId)
		.where('membershipId', '=', membershipId)
		.where('reviewedAtMs', 'is', null)
		.execute();
}

/** A row for an answer that no teacher has seen. */
export function handInRow(
	{ text }: Seal,
	{ classId, membershipId }: { classId: string; membershipId: string },
	{ id, assignmentId, atMs, putRightAtMs, attention, content, rubricId, answersId }: NewHandIn,
	attempt: number,
) {
	const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
	return {
		id,
		assignmentId,
		classId,
		membershipId,
		attempt,
		atMs,
		attention,
		spokenSeconds: content.figures.spokenSeconds,
		mistakes: text(JSON.stringify(countedMistakes(content))),
		body: text(JSON.stringify(content)),
		reviewedAtMs: null,
		mark: null,
		reviewerId: null,
		rubricId: rubricId ?? null,
		places: json(content.draft?.places),
		sounds: json(content.wrongSounds),
		answersId: answersId ?? null,
		putRightAtMs: putRightAtMs ?? null,
		marks: null,
		timedNotes: null,
	};
}

/** Adds the recording of a hand-in, unless it is there already; false where `findInReach` does not find the hand-in. */
export function addHandInRecording(
	{ database, recordings }: Queries,
	{ handInId, expiresAtMs, wav }: { handInId: string; expiresAtMs: number; wav: Uint8Array },
	findInReach: (transaction: Transaction<Database>) => Promise<{ id: string } | undefined>,
): Promise<boolean> {
	return recordings.add(wav, (place) =>
		database.transaction().execute(async (transaction) => {
			if (!(await findInReach(transaction))) return undefined;
			await transaction
				.insertInto('handInRecordings')
				.values({ handInId, expiresAtMs, ...place })
				.onConflict((conflict) => conflict.column('handInId').doNothing())
				.execute();
			return transaction
				.selectFrom('handInRecordings')
				.select('fileName')
				.where('handInId', '=', handInId)
				.executeTakeFirst();
		}),
	);
}

/** What learners hand in, and the recordings that they let a teacher hear. */
export function handInQueries(
	queries: Queries,
): Pick<
	HomeworkStore,
	'replacedAtMs' | 'handIn' | 'addRecording' | 'withdrawRecording' | 'recording' | 'askForAnotherLook'
> {
	const { database, lock, seal, recordings } = queries;
	return {
		async replacedAtMs(permission, { assignmentId, replaces }) {
			const { firstAtMs } = await database
				.selectFrom('handIns')
				.select(({ fn }) => fn.min<number | null>('atMs').as('firstAtMs'))
				.where('id', 'in', ['', ...replaces])
				.where('assignmentId', '=', assignmentId)
				.where('membershipId', 'in', ownMemberships(database, permission))
				.where('reviewedAtMs', 'is', null)
				.executeTakeFirstOrThrow();
			return firstAtMs;
		},
		handIn: (permission, handIn) =>
			orRefused(
				database.transaction().execute(async (transaction) => {
					await lock(transaction, `account ${permission.accountId}`);
					const found = await placeOf(transaction, permission, handIn.assignmentId);
					if (!found) return 'notFound';
					if (await ownHandIn(transaction, permission, handIn.id).executeTakeFirst()) return 'added';
					const handedInAtMs = handIn.putRightAtMs ?? handIn.atMs;
					if (await isReadOnly(transaction, found.academyId, handedInAtMs)) return 'readOnly';
					await removeReplaced(transaction, found.membershipId, handIn);
					const isAnswer = await mayAnswer(transaction, found.membershipId, handIn);
					// Thrown, so that what was to be replaced stays.
					if (handIn.answersId !== undefined && !isAnswer) throw new Refusal('noAttemptsLeft');
					const { made, ofAnyKind } = await transaction
						.selectFrom('handIns')
						.select(({ fn }) => [
							fn.countAll<number>().as('ofAnyKind'),
							fn.countAll<number>().filterWhere('answersId', 'is', null).as('made'),
						])
						.where('assignmentId', '=', handIn.assignmentId)
						.where('membershipId', '=', found.membershipId)
						.executeTakeFirstOrThrow();
					const { attempts }: Assignment = JSON.parse(found.body);
					if (!isAnswer && made >= attempts) throw new Refusal('noAttemptsLeft');
					await transaction
						.insertInto('handIns')
						.values(handInRow(seal, found, handIn, Number(ofAnyKind) + 1))
						.execute();
					return 'added';
				}),
			),
		addRecording: (permission, recording) =>
			addHandInRecording(queries, recording, (transaction) =>
				ownHandIn(transaction, permission, recording.handInId).executeTakeFirst(),
			),
		async withdrawRecording(permission, handInId) {
			if (!(await ownHandIn(database, permission, handInId).executeTakeFirst())) return false;
			await database.deleteFrom('handInRecordings').where('handInId', '=', handInId).execute();
			return true;
		},
		async recording(permission, handInId, nowMs) {
			const found = await database
				.selectFrom('handInRecordings')
				.innerJoin('handIns', 'handIns.id', 'handInRecordings.handInId')
				.select(['handInRecordings.wav', 'handInRecordings.fileName'])
				.where('handIns.id', '=', handInId)
				.where('handInRecordings.expiresAtMs', '>', nowMs)
				.where(({ eb, or }) =>
					or([
						eb('handIns.classId', 'in', permittedClasses(database, permission)),
						eb('handIns.membershipId', 'in', ownMemberships(database, permission)),
					]),
				)
				.executeTakeFirst();
			return found && recordings.read(found);
		},
		askForAnotherLook: (permission, { handInId, attention, atMs: askedAgainAtMs }) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `handIn ${handInId}`);
				const { numUpdatedRows } = await transaction
					.updateTable('handIns')
					.set({ askedAgainAtMs, attention })
					.where('id', 'in', ownHandIn(transaction, permission, handInId))
					.where('reviewedAtMs', 'is not', null)
					.executeTakeFirst();
				if (numUpdatedRows !== 1n) return false;
				// With the word that it is about, so that it is asked again once a later word is undone.
				await transaction
					.updateTable('reviewChanges')
					.set({ askedAgainAtMs })
					.where('handInId', '=', handInId)
					.where('place', '=', (query) =>
						query
							.selectFrom('reviewChanges as latest')
							.select(({ fn }) => fn.max('latest.place').as('place'))
							.where('latest.handInId', '=', handInId),
					)
					.execute();
				return true;
			}),
	};
}
