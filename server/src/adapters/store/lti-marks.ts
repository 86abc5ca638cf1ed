import { type Kysely, sql } from 'kysely';
import type { DueMark, LtiStore } from '#server/ports/lti-store.ts';
import { platformColumns } from './lti-platforms.ts';
import type { Database, Queries } from './schema.ts';

type LinkStore = Pick<LtiStore, 'assignmentOf' | 'linkAssignment' | 'pickable'>;

function linkQueries({ database }: Queries): LinkStore {
	return {
		async assignmentOf({ platformId, id, assignmentId }, classId) {
			const linked = await database
				.selectFrom('ltiLinks')
				.innerJoin('assignments', 'assignments.id', 'ltiLinks.assignmentId')
				.select('assignments.id')
				.where('ltiLinks.platformId', '=', platformId)
				.where('ltiLinks.linkId', '=', id)
				.where('assignments.classId', '=', classId)
				.executeTakeFirst();
			if (linked) return { ...linked, isLinked: true };
			if (assignmentId === null) return undefined;
			const named = await database
				.selectFrom('assignments')
				.select('id')
				.where('id', '=', assignmentId)
				.where('classId', '=', classId)
				.executeTakeFirst();
			return named && { ...named, isLinked: false };
		},
		linkAssignment: ({ platformId, id: linkId, lineItem, lineItems }, { id, classId, added }) =>
			database.transaction().execute(async (transaction) => {
				if (added) {
					const { createdAtMs, ...shown } = added;
					const fields = { ...shown, instructions: '', dueAtMs: null, attempts: 3, release: 'afterReview' };
					await transaction
						.insertInto('assignments')
						.values({ id, classId, createdAtMs, body: JSON.stringify(fields) })
						.onConflict((conflict) => conflict.column('id').doNothing())
						.execute();
				}
				const columns = { assignmentId: id, lineItem, lineItems };
				await transaction
					.insertInto('ltiLinks')
					.values({ platformId, linkId, ...columns })
					.onConflict((conflict) =>
						conflict.columns(['platformId', 'linkId']).doUpdateSet(({ fn, val, ref }) => ({
							assignmentId: id,
							// A column that we made stays known where the platform does not name one.
							lineItem: fn.coalesce(val(lineItem), ref('ltiLinks.lineItem')),
							lineItems,
						})),
					)
					.execute();
			}),
		async pickable(classId, atMost) {
			const rows = await database
				.selectFrom('assignments')
				.select(['id', 'body'])
				.where('classId', '=', classId)
				.orderBy('createdAtMs', 'desc')
				.limit(atMost)
				.execute();
			return rows.map(({ id, body }) => {
				const { title, task, rubric } = JSON.parse(body);
				return { id, title, task, rubric };
			});
		},
	};
}

/** The mark of a learner's latest attempt that has one. */
const markNow = (database: Kysely<Database>) =>
	database
		.selectFrom('handIns as latest')
		.where('latest.assignmentId', '=', sql.ref<string>('ltiLinks.assignmentId'))
		.where('latest.membershipId', '=', sql.ref<string>('ltiPeople.membershipId'))
		.where('latest.reviewedAtMs', 'is not', null)
		.where('latest.mark', 'is not', null)
		.orderBy('latest.attempt', 'desc')
		.limit(1)
		.select('latest.mark');

/** Which assignment a platform's links stand for, and the marks that it has and should have. */
export function markQueries(
	queries: Queries,
): LinkStore & Pick<LtiStore, 'dueMarks' | 'noteMark' | 'noteLineItem'> {
	const { database } = queries;
	return {
		...linkQueries(queries),
		async dueMarks({ nowMs, sinceMs }, atMost) {
			const changed = database
				.selectFrom('reviewChanges')
				.innerJoin('handIns', 'handIns.id', 'reviewChanges.handInId')
				.where('handIns.assignmentId', '=', sql.ref<string>('ltiLinks.assignmentId'))
				.where('handIns.membershipId', '=', sql.ref<string>('ltiPeople.membershipId'))
				.where('reviewChanges.atMs', '>', sinceMs)
				.select('reviewChanges.id');
			const rows = await database
				.selectFrom('ltiLinks')
				.innerJoin('ltiPlatforms', 'ltiPlatforms.id', 'ltiLinks.platformId')
				.innerJoin('assignments', 'assignments.id', 'ltiLinks.assignmentId')
				.innerJoin('ltiPeople', 'ltiPeople.platformId', 'ltiLinks.platformId')
				.leftJoin('ltiMarks', (join) =>
					join
						.onRef('ltiMarks.platformId', '=', 'ltiLinks.platformId')
						.onRef('ltiMarks.linkId', '=', 'ltiLinks.linkId')
						.onRef('ltiMarks.membershipId', '=', 'ltiPeople.membershipId'),
				)
				.select([
					...platformColumns,
					...([
						'ltiLinks.linkId',
						'ltiLinks.assignmentId',
						'ltiLinks.lineItem',
						'ltiLinks.lineItems',
					] as const),
					...(['ltiPeople.membershipId', 'ltiPeople.subject', 'assignments.body'] as const),
					'ltiMarks.failures',
				])
				.select(markNow(database).as('markNow'))
				.where('ltiPeople.role', '=', 'learner')
				.where(({ or, eb, exists }) => or([exists(changed), eb('ltiMarks.failures', '>', 0)]))
				.where(({ or, eb }) =>
					or([eb('ltiLinks.lineItem', 'is not', null), eb('ltiLinks.lineItems', 'is not', null)]),
				)
				.where(({ or, eb }) =>
					or([eb('ltiMarks.nextTryAtMs', 'is', null), eb('ltiMarks.nextTryAtMs', '<=', nowMs)]),
				)
				// Nothing was sent yet and nothing is there to send: that is in line, too.
				.where(sql<boolean>`coalesce((${markNow(database)}), -1) <> coalesce("ltiMarks"."mark", -1)`)
				.limit(atMost)
				.execute();
			return rows.map((row): DueMark => {
				const { linkId, assignmentId, lineItem, lineItems, membershipId, subject, body, failures, ...rest } =
					row;
				const { markNow: mark, ...platform } = rest;
				const { title, task, rubric } = JSON.parse(body);
				return {
					...{ platform, linkId, assignmentId, lineItem, lineItems, membershipId, subject, title, task },
					rubric,
					...{ mark: mark ?? null, atMs: nowMs, failures: failures ?? 0 },
				};
			});
		},
		async noteMark({ platform, linkId, membershipId, mark }, outcome) {
			const key = { platformId: platform.id, linkId, membershipId };
			const isSent = 'sentAtMs' in outcome;
			const first = isSent
				? { mark, sentAtMs: outcome.sentAtMs, failures: 0, nextTryAtMs: outcome.sentAtMs, failure: null }
				: { mark: null, sentAtMs: null, failures: 1, ...outcome };
			await database
				.insertInto('ltiMarks')
				.values({ ...key, ...first })
				.onConflict((conflict) =>
					conflict
						.columns(['platformId', 'linkId', 'membershipId'])
						.doUpdateSet(({ eb, ref }) =>
							isSent ? first : { ...outcome, failures: eb(ref('ltiMarks.failures'), '+', 1) },
						),
				)
				.execute();
		},
		async noteLineItem(platformId, linkId, lineItem) {
			await database
				.updateTable('ltiLinks')
				.set({ lineItem })
				.where('platformId', '=', platformId)
				.where('linkId', '=', linkId)
				.execute();
		},
	};
}
