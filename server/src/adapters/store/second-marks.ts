import type { Kysely } from 'kysely';
import type { MarkingStore } from '#server/ports/marking-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import { ownMemberships, permittedClasses } from './permitted.ts';
import { answersInReach, entriesOf } from './reviews.ts';
import type { Database, Queries } from './schema.ts';

/** Confirmed answers with a mark in reach that the caller has neither confirmed nor marked. */
function markedByOthers(database: Kysely<Database>, permission: Permission, academyId: string) {
	const own = ownMemberships(database, permission);
	return answersInReach(database, permission, { academyId, classId: null, isReviewed: true })
		.where('handIns.mark', 'is not', null)
		.where(({ eb, or }) =>
			or([eb('handIns.reviewerId', 'is', null), eb('handIns.reviewerId', 'not in', own)]),
		)
		.where(
			'handIns.id',
			'not in',
			database
				.selectFrom('secondMarks')
				.select('secondMarks.handInId')
				.where('secondMarks.membershipId', 'in', own),
		);
}

/** Answers with marks of a rubric, in an academy of which the permission reaches a class. */
function markedAnswers(
	database: Kysely<Database>,
	permission: Permission,
	{ academyId, rubricId }: { academyId: string; rubricId?: string },
) {
	const reached = database
		.selectFrom('classes as reachedClass')
		.select('reachedClass.academyId')
		.where('reachedClass.id', 'in', permittedClasses(database, permission));
	return database
		.selectFrom('handIns')
		.innerJoin('classes', 'classes.id', 'handIns.classId')
		.where('classes.academyId', '=', academyId)
		.where('classes.academyId', 'in', reached)
		.where('handIns.rubricId', 'is not', null)
		.where('handIns.reviewedAtMs', 'is not', null)
		.where('handIns.mark', 'is not', null)
		.$if(rubricId !== undefined, (query) => query.where('handIns.rubricId', '=', rubricId ?? ''));
}

/** Marks that were given independently, and what drafts are fitted to. */
export function secondMarkQueries({
	database,
}: Queries): Pick<
	MarkingStore,
	'secondMarkQueue' | 'giveSecondMark' | 'markedRubrics' | 'markPairs' | 'markedTwice'
> {
	return {
		async secondMarkQueue(permission, { academyId, nowMs, atMost }) {
			const marked = () => markedByOthers(database, permission, academyId);
			const { total } = await marked()
				.select(({ fn }) => fn.countAll<number>().as('total'))
				.executeTakeFirstOrThrow();
			const entries = await entriesOf(database, marked(), {
				nowMs,
				choose: (query) => query.orderBy('handIns.reviewedAtMs', 'desc').limit(atMost),
			});
			// Whoever marks again sees nothing that could lead them.
			const blind = entries.map(({ content, ...entry }) => ({
				...entry,
				content: { ...content, draft: null },
				...{ review: null, history: [], hasSpokenNote: false },
			}));
			return { total: Number(total), entries: blind };
		},
		async giveSecondMark(permission, { handInId, atMs, mark, marks }) {
			const found = await database
				.selectFrom('handIns')
				.innerJoin('classes', 'classes.id', 'handIns.classId')
				.innerJoin('memberships', 'memberships.academyId', 'classes.academyId')
				.select('memberships.id')
				.where('handIns.id', '=', handInId)
				.where('memberships.accountId', '=', permission.accountId)
				.where('handIns.classId', 'in', permittedClasses(database, permission))
				.where('handIns.reviewedAtMs', 'is not', null)
				.where(({ eb, or, ref }) =>
					or([eb('handIns.reviewerId', 'is', null), eb('handIns.reviewerId', '!=', ref('memberships.id'))]),
				)
				.executeTakeFirst();
			if (!found) return false;
			const given = { atMs, mark, marks: JSON.stringify(marks) };
			await database
				.insertInto('secondMarks')
				.values({ handInId, membershipId: found.id, ...given })
				.onConflict((conflict) => conflict.columns(['handInId', 'membershipId']).doUpdateSet(given))
				.execute();
			return true;
		},
		async markedRubrics(permission, academyId) {
			const rows = await markedAnswers(database, permission, { academyId })
				.select(['handIns.rubricId'])
				.select(({ fn }) => fn.countAll<number>().as('marks'))
				.where('handIns.isUnheard', '=', 0)
				.groupBy('handIns.rubricId')
				.orderBy('handIns.rubricId')
				.execute();
			return rows.map(({ rubricId, marks }) => ({ rubricId: rubricId ?? '', marks: Number(marks) }));
		},
		async markPairs(permission, { atMost, ...wanted }) {
			const rows = await markedAnswers(database, permission, wanted)
				.select(['handIns.membershipId', 'handIns.places', 'handIns.mark', 'handIns.marks'])
				.where('handIns.isUnheard', '=', 0)
				.where('handIns.places', 'is not', null)
				.orderBy('handIns.reviewedAtMs', 'desc')
				.orderBy('handIns.id')
				.limit(atMost)
				.execute();
			return rows.map(({ membershipId, places, mark, marks }) => ({
				membershipId,
				places: JSON.parse(places ?? '{}'),
				mark: mark ?? 0,
				marks: JSON.parse(marks ?? '{}'),
			}));
		},
		async markedTwice(permission, { atMost, ...wanted }) {
			const rows = await markedAnswers(database, permission, wanted)
				.innerJoin('secondMarks', 'secondMarks.handInId', 'handIns.id')
				.select(['handIns.mark', 'secondMarks.mark as second'])
				.where('secondMarks.mark', 'is not', null)
				.orderBy('secondMarks.atMs', 'desc')
				.limit(atMost)
				.execute();
			return rows.map(({ mark, second }) => ({ mark: mark ?? 0, second: second ?? 0 }));
		},
	};
}
