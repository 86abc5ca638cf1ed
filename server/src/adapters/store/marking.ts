import type { Rubric } from '@henry/contract/rubrics.ts';
import type { MarkingStore } from '#server/ports/marking-store.ts';
import { permittedClasses, permittedMembership } from './permitted.ts';
import type { Database, Queries } from './schema.ts';
import { secondMarkQueries } from './second-marks.ts';
import { spokenNoteQueries } from './spoken-notes.ts';
import { termReportQueries } from './term-reports.ts';

function asRubric({ body, archivedAtMs }: Pick<Database['rubrics'], 'body' | 'archivedAtMs'>): Rubric {
	return { ...JSON.parse(body), isArchived: archivedAtMs !== null };
}

function rubricQueries({
	database,
	lock,
}: Queries): Pick<MarkingStore, 'ownRubrics' | 'saveRubric' | 'archiveRubric' | 'rubricFor'> {
	return {
		async ownRubrics(permission, academyId) {
			const member = await permittedMembership(database, permission, academyId).executeTakeFirst();
			if (!member) return undefined;
			const rows = await database
				.selectFrom('rubrics')
				.select(['body', 'archivedAtMs'])
				.where('academyId', '=', academyId)
				.orderBy('createdAtMs')
				.execute();
			return rows.map(asRubric);
		},
		saveRubric: (permission, { academyId, rubric, createdAtMs, replaces }, maxRubrics) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const member = await permittedMembership(transaction, permission, academyId).executeTakeFirst();
				if (!member) return 'notFound';
				const { held } = await transaction
					.selectFrom('rubrics')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('academyId', '=', academyId)
					.executeTakeFirstOrThrow();
				if (Number(held) >= maxRubrics) return 'full';
				await transaction
					.insertInto('rubrics')
					.values({
						...{ id: rubric.id, academyId, createdAtMs, archivedAtMs: null },
						body: JSON.stringify(rubric),
					})
					.onConflict((conflict) => conflict.column('id').doNothing())
					.execute();
				if (replaces !== null)
					await transaction
						.updateTable('rubrics')
						.set({ archivedAtMs: createdAtMs })
						.where('id', '=', replaces)
						.where('academyId', '=', academyId)
						.execute();
				return 'saved';
			}),
		async archiveRubric(permission, { academyId, rubricId, atMs }) {
			const member = await permittedMembership(database, permission, academyId).executeTakeFirst();
			if (!member) return false;
			const { numUpdatedRows } = await database
				.updateTable('rubrics')
				.set({ archivedAtMs: atMs })
				.where('id', '=', rubricId)
				.where('academyId', '=', academyId)
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
		async rubricFor(permission, { classId, rubricId }) {
			const found = await database
				.selectFrom('rubrics')
				.innerJoin('classes', 'classes.academyId', 'rubrics.academyId')
				.select(['rubrics.body', 'rubrics.archivedAtMs'])
				.where('rubrics.id', '=', rubricId)
				.where('classes.id', '=', classId)
				.where('classes.id', 'in', permittedClasses(database, permission))
				.executeTakeFirst();
			return found && asRubric(found);
		},
	};
}

function phraseQueries({
	database,
	lock,
}: Queries): Pick<MarkingStore, 'phrases' | 'addPhrase' | 'removePhrase'> {
	return {
		async phrases(permission, academyId) {
			const member = await permittedMembership(database, permission, academyId).executeTakeFirst();
			if (!member) return undefined;
			const isManager = permission.everywhere.includes(member.role);
			const rows = await database
				.selectFrom('readyPhrases')
				.select(['id', 'text', 'membershipId'])
				.where('academyId', '=', academyId)
				.where(({ eb, or }) => or([eb('membershipId', 'is', null), eb('membershipId', '=', member.id)]))
				.orderBy('createdAtMs')
				.execute();
			return rows.map(({ id, text, membershipId }) => {
				const isShared = membershipId === null;
				return { id, text, isShared, mayRemove: !isShared || isManager };
			});
		},
		addPhrase: (permission, { isShared, ...phrase }, maxPhrases) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${phrase.academyId}`);
				const member = await permittedMembership(
					transaction,
					permission,
					phrase.academyId,
				).executeTakeFirst();
				if (!member) return 'notFound';
				const membershipId = isShared ? null : member.id;
				const { held } = await transaction
					.selectFrom('readyPhrases')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('academyId', '=', phrase.academyId)
					.where('membershipId', isShared ? 'is' : '=', membershipId)
					.executeTakeFirstOrThrow();
				if (Number(held) >= maxPhrases) return 'full';
				await transaction
					.insertInto('readyPhrases')
					.values({ ...phrase, membershipId })
					.execute();
				return 'added';
			}),
		async removePhrase(permission, { id, academyId }) {
			const member = await permittedMembership(database, permission, academyId).executeTakeFirst();
			if (!member) return false;
			const isManager = permission.everywhere.includes(member.role);
			const { numDeletedRows } = await database
				.deleteFrom('readyPhrases')
				.where('id', '=', id)
				.where('academyId', '=', academyId)
				.where(({ eb, or }) =>
					or([eb('membershipId', '=', member.id), ...(isManager ? [eb('membershipId', 'is', null)] : [])]),
				)
				.executeTakeFirst();
			return numDeletedRows === 1n;
		},
	};
}

/** What teachers mark by and with, and the reports that come of it. */
export function markingQueries(queries: Queries): MarkingStore {
	return {
		...rubricQueries(queries),
		...phraseQueries(queries),
		...spokenNoteQueries(queries),
		...secondMarkQueries(queries),
		...termReportQueries(queries),
	};
}
