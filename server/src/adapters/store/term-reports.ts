import type { MarkingStore } from '#server/ports/marking-store.ts';
import { ownMemberships, permittedClasses, permittedWards } from './permitted.ts';
import type { Queries } from './schema.ts';

/** Reports of a term that were given to families. */
export function termReportQueries({
	database,
	lock,
	seal,
}: Queries): Pick<MarkingStore, 'reportHead' | 'lastTerm' | 'saveReport' | 'reports'> {
	return {
		async reportHead(permission, { classId, fromMs, toMs }) {
			const found = await database
				.selectFrom('classes')
				.innerJoin('academies', 'academies.id', 'classes.academyId')
				.innerJoin('memberships', 'memberships.academyId', 'academies.id')
				.select(['academies.name', 'academies.language', 'memberships.displayName as by'])
				.select(['academies.groundColour as ground', 'academies.textColour as text', 'academies.logoId'])
				.where('classes.id', '=', classId)
				.where('memberships.accountId', '=', permission.accountId)
				.where('classes.id', 'in', permittedClasses(database, permission))
				.executeTakeFirst();
			if (!found) return undefined;
			const saved = await database
				.selectFrom('termReports')
				.select(['membershipId', 'body'])
				.where('classId', '=', classId)
				.where('fromMs', '=', fromMs)
				.where('toMs', '=', toMs)
				.execute();
			const { name, ground, text, logoId, language, by } = found;
			return {
				academy: { name, colours: { ground, text }, logoId },
				academyLanguage: language,
				by,
				saved: new Map(saved.map(({ membershipId, body }) => [membershipId, JSON.parse(body)])),
			};
		},
		async lastTerm(permission, classId) {
			const found = await database
				.selectFrom('classes')
				.leftJoin('termReports', 'termReports.classId', 'classes.id')
				.select(['termReports.fromMs', 'termReports.toMs'])
				.where('classes.id', '=', classId)
				.where('classes.id', 'in', permittedClasses(database, permission))
				.orderBy('termReports.atMs', 'desc')
				.limit(1)
				.executeTakeFirst();
			if (!found) return undefined;
			const { fromMs, toMs } = found;
			return fromMs === null || toMs === null ? null : { fromMs, toMs };
		},
		saveReport: (permission, { id, classId, membershipId, atMs, report }) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `class ${classId}`);
				const place = await transaction
					.selectFrom('classMembers')
					.innerJoin('memberships', 'memberships.id', 'classMembers.membershipId')
					.innerJoin('memberships as writer', 'writer.academyId', 'memberships.academyId')
					.select('writer.id as writerId')
					.where('classMembers.classId', '=', classId)
					.where('classMembers.membershipId', '=', membershipId)
					.where('memberships.role', '=', 'learner')
					.where('writer.accountId', '=', permission.accountId)
					.where('classMembers.classId', 'in', permittedClasses(transaction, permission))
					.executeTakeFirst();
				if (!place) return false;
				const body = seal.text(JSON.stringify(report));
				const { fromMs, toMs } = report;
				await transaction
					.insertInto('termReports')
					.values({ id, classId, membershipId, ...place, fromMs, toMs, atMs, body })
					.onConflict((conflict) =>
						conflict
							.columns(['membershipId', 'classId', 'fromMs', 'toMs'])
							.doUpdateSet({ ...place, atMs, body }),
					)
					.execute();
				return true;
			}),
		async reports(permission) {
			const rows = await database
				.selectFrom('termReports')
				.innerJoin('memberships', 'memberships.id', 'termReports.membershipId')
				.select(['termReports.id', 'termReports.atMs', 'termReports.body', 'memberships.accountId'])
				.where(({ eb, or }) =>
					or([
						eb('termReports.membershipId', 'in', ownMemberships(database, permission)),
						eb('termReports.membershipId', 'in', permittedWards(database, permission)),
					]),
				)
				.orderBy('termReports.toMs', 'desc')
				.orderBy('termReports.atMs', 'desc')
				.limit(50)
				.execute();
			return rows.map(({ id, atMs, body, accountId }) => ({
				...{ id, atMs, isOwn: accountId === permission.accountId },
				report: JSON.parse(body),
			}));
		},
	};
}
