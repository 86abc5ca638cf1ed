import { markScale } from '@henry/contract/mark-scale.ts';
import type { Kysely } from 'kysely';
import type { Permission } from '#server/ports/permission.ts';
import type { ProgramStore } from '#server/ports/program-store.ts';
import { permittedAcademies, permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

const tokenColumns = ['id', 'name', 'scope', 'createdAtMs', 'expiresAtMs', 'lastUsedAtMs'] as const;
/** A program that calls all the time need not write each time. */
const usedAgainAfterMs = 60_000;

type TokenStore = Pick<ProgramStore, 'tokens' | 'addToken' | 'removeToken' | 'useToken'>;

function tokenQueries({ database, lock }: Queries): TokenStore {
	const reaches = (permission: Permission, academyId: string) =>
		permittedAcademies(database, permission).where('manager.academyId', '=', academyId).executeTakeFirst();
	return {
		async tokens(permission, academyId) {
			if (!(await reaches(permission, academyId))) return undefined;
			return database
				.selectFrom('apiTokens')
				.select(tokenColumns)
				.where('academyId', '=', academyId)
				.orderBy('createdAtMs')
				.execute();
		},
		addToken: (permission, token, maxTokens) =>
			database.transaction().execute(async (transaction) => {
				const { academyId } = token;
				await lock(transaction, `academy ${academyId}`);
				const reached = await permittedAcademies(transaction, permission)
					.where('manager.academyId', '=', academyId)
					.executeTakeFirst();
				if (!reached) return 'notFound';
				const { held } = await transaction
					.selectFrom('apiTokens')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('academyId', '=', academyId)
					.executeTakeFirstOrThrow();
				if (held >= maxTokens) return 'full';
				await transaction
					.insertInto('apiTokens')
					.values({ ...token, accountId: permission.accountId, lastUsedAtMs: null })
					.execute();
				return 'added';
			}),
		async removeToken(permission, academyId, tokenId) {
			const { numDeletedRows } = await database
				.deleteFrom('apiTokens')
				.where('id', '=', tokenId)
				.where('academyId', '=', academyId)
				.where('academyId', 'in', permittedAcademies(database, permission))
				.executeTakeFirst();
			return numDeletedRows === 1n;
		},
		async useToken(tokenHash, nowMs) {
			const found = await database
				.selectFrom('apiTokens')
				.innerJoin('memberships', (join) =>
					join
						.onRef('memberships.academyId', '=', 'apiTokens.academyId')
						.onRef('memberships.accountId', '=', 'apiTokens.accountId'),
				)
				.select(['apiTokens.id', 'apiTokens.academyId', 'apiTokens.accountId', 'scope', 'lastUsedAtMs'])
				.where('tokenHash', '=', tokenHash)
				.where('expiresAtMs', '>', nowMs)
				.where('memberships.role', '=', 'owner')
				.executeTakeFirst();
			if (!found) return undefined;
			const { lastUsedAtMs, ...token } = found;
			if (lastUsedAtMs === null || lastUsedAtMs + usedAgainAfterMs <= nowMs) {
				await database
					.updateTable('apiTokens')
					.set({ lastUsedAtMs: nowMs })
					.where('id', '=', token.id)
					.execute();
			}
			return token;
		},
	};
}

/** The classes of one academy that a permission reaches; only one of them where it is named. */
const reached = (
	database: Kysely<Database>,
	permission: Permission,
	{ academyId, classId }: { academyId: string; classId: string | undefined },
) =>
	permittedClasses(database, permission)
		.where('permittedClass.academyId', '=', academyId)
		.$if(classId !== undefined, (query) => query.where('permittedClass.id', '=', classId ?? ''));

/** Tokens of programs, and what these read of an academy. */
export function programQueries(queries: Queries): ProgramStore {
	const { database } = queries;
	return {
		...tokenQueries(queries),
		async classes(permission, academyId, { cursor = '', limit, classId }) {
			const rows = await database
				.selectFrom('classes')
				.select(['id', 'name', 'archivedAtMs', 'createdAtMs'])
				.where('id', 'in', reached(database, permission, { academyId, classId }))
				.where('id', '>', cursor)
				.orderBy('id')
				.limit(limit)
				.execute();
			return rows.map(({ archivedAtMs, ...row }) => ({ ...row, isArchived: archivedAtMs !== null }));
		},
		async learners(permission, academyId, { cursor = '', limit, classId }) {
			const places = database
				.selectFrom('classMembers')
				.select('membershipId')
				.where('classId', 'in', reached(database, permission, { academyId, classId }));
			const rows = await database
				.selectFrom('memberships')
				.select(['id', 'displayName as name'])
				.where('id', 'in', places)
				.where('role', '=', 'learner')
				.where('id', '>', cursor)
				.orderBy('id')
				.limit(limit)
				.execute();
			if (rows.length === 0) return [];
			const inClasses = await database
				.selectFrom('classMembers')
				.selectAll()
				.where(
					'membershipId',
					'in',
					rows.map(({ id }) => id),
				)
				.where('classId', 'in', reached(database, permission, { academyId, classId: undefined }))
				.orderBy('classId')
				.execute();
			return rows.map((row) => ({
				...row,
				classIds: inClasses.filter(({ membershipId }) => membershipId === row.id).map((each) => each.classId),
			}));
		},
		async assignments(permission, academyId, { cursor = '', limit, classId }) {
			const rows = await database
				.selectFrom('assignments')
				.selectAll()
				.where('classId', 'in', reached(database, permission, { academyId, classId }))
				.where('id', '>', cursor)
				.orderBy('id')
				.limit(limit)
				.execute();
			return rows.map(({ body, ...row }) => {
				const { title, task, dueAtMs, attempts } = JSON.parse(body);
				return { ...row, title, task, dueAtMs, attempts };
			});
		},
		async results(permission, academyId, page) {
			const { cursor = '', limit, classId, assignmentId, learnerId, sinceMs } = page;
			const rows = await database
				.selectFrom('handIns')
				.innerJoin('assignments', 'assignments.id', 'handIns.assignmentId')
				.select([
					'handIns.id',
					'handIns.classId',
					'handIns.assignmentId',
					'handIns.membershipId as learnerId',
				])
				.select(['handIns.attempt', 'handIns.atMs as handedInAtMs', 'handIns.spokenSeconds', 'handIns.mark'])
				.select(['handIns.reviewedAtMs', 'assignments.body as assignment'])
				.where('handIns.classId', 'in', reached(database, permission, { academyId, classId }))
				.where('handIns.id', '>', cursor)
				.$if(assignmentId !== undefined, (query) =>
					query.where('handIns.assignmentId', '=', assignmentId ?? ''),
				)
				.$if(learnerId !== undefined, (query) => query.where('handIns.membershipId', '=', learnerId ?? ''))
				.$if(sinceMs !== undefined, (query) =>
					query.where(({ or, eb, exists, selectFrom }) =>
						or([
							eb('handIns.atMs', '>=', sinceMs ?? 0),
							eb('handIns.putRightAtMs', '>=', sinceMs ?? 0),
							// A mark that was undone leaves no `reviewedAtMs`.
							exists(
								selectFrom('reviewChanges')
									.select('reviewChanges.id')
									.whereRef('reviewChanges.handInId', '=', 'handIns.id')
									.where('reviewChanges.atMs', '>=', sinceMs ?? 0),
							),
						]),
					),
				)
				.orderBy('handIns.id')
				.limit(limit)
				.execute();
			return rows.map(({ assignment, ...row }) => ({
				...row,
				highestMark: markScale(JSON.parse(assignment)).highest,
			}));
		},
	};
}
