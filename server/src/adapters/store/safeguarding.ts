import { staffRoles } from '@henry/contract/academies.ts';
import type { DangerAlert } from '@henry/contract/safeguarding.ts';
import type { DangerKind } from '@henry/contract/safety.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Permission } from '#server/ports/academy-store.ts';
import type { NewAlert, SafeguardingStore } from '#server/ports/safeguarding-store.ts';
import { placeOf } from './hand-ins.ts';
import { asLook, lookColumns } from './houses.ts';
import { candidateInReach } from './mock-candidates.ts';
import { orNobody, ownMemberships, permittedAcademies, permittedMembership } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

/** What an alert's `body` holds as JSON. */
type AlertBody = { kind: DangerKind; note: string };

/** Where an alert belongs. */
type AlertPlace = { academyId: string; classId: string; membershipId: string; assignmentId: string };

/** The memberships of the caller that an academy has named to be told of danger. */
function namedMemberships(database: Kysely<Database>, { accountId, asLead }: Permission) {
	return database
		.selectFrom('safeguardingLeads')
		.innerJoin('memberships', 'memberships.id', 'safeguardingLeads.membershipId')
		.select(['safeguardingLeads.academyId', 'memberships.id'])
		.where('memberships.accountId', '=', accountId)
		.where('memberships.role', 'in', orNobody(asLead));
}

/** Keeps an alert where the academy has named somebody, and no open one says the same. */
async function keepAlert(
	transaction: Transaction<Database>,
	{ lock, seal }: Queries,
	{ academyId, classId, membershipId, assignmentId }: AlertPlace,
	{ id, kind, atMs }: NewAlert,
): Promise<void> {
	await lock(transaction, `alerts of ${membershipId}`);
	const named = await transaction
		.selectFrom('safeguardingLeads')
		.select('membershipId')
		.where('academyId', '=', academyId)
		.executeTakeFirst();
	if (!named) return;
	const open = await transaction
		.selectFrom('dangerAlerts')
		.select('body')
		.where('membershipId', '=', membershipId)
		.where('assignmentId', '=', assignmentId)
		.where('closedAtMs', 'is', null)
		.execute();
	if (open.some(({ body }) => (JSON.parse(body) as AlertBody).kind === kind)) return;
	const body: AlertBody = { kind, note: '' };
	await transaction
		.insertInto('dangerAlerts')
		.values({
			...{ id, academyId, classId, membershipId, assignmentId, atMs, mailDueAtMs: atMs },
			...{ body: seal.text(JSON.stringify(body)), closedAtMs: null, closedById: null },
		})
		.execute();
}

function leadQueries({
	database,
	lock,
}: Queries): Pick<SafeguardingStore, 'leads' | 'nameLeads' | 'readNotice'> {
	return {
		async leads(permission, academyId) {
			if (!(await permittedMembership(database, permission, academyId).executeTakeFirst())) return undefined;
			const rows = await database
				.selectFrom('safeguardingLeads')
				.innerJoin('memberships', 'memberships.id', 'safeguardingLeads.membershipId')
				.select(['memberships.id as membershipId', 'memberships.displayName', 'safeguardingLeads.isStandIn'])
				.where('safeguardingLeads.academyId', '=', academyId)
				.orderBy('safeguardingLeads.isStandIn')
				.execute();
			return rows.map(({ isStandIn, ...lead }) => ({ ...lead, isStandIn: isStandIn === 1 }));
		},
		nameLeads: (permission, { academyId, leadId, standInId }) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const allowed = await permittedAcademies(transaction, permission)
					.where('manager.academyId', '=', academyId)
					.executeTakeFirst();
				if (!allowed) return false;
				const wanted = [leadId, standInId].filter((id) => id !== null);
				const staff = await transaction
					.selectFrom('memberships')
					.innerJoin('accounts', 'accounts.id', 'memberships.accountId')
					.select('memberships.id')
					.where('memberships.academyId', '=', academyId)
					.where('memberships.id', 'in', ['', ...wanted])
					.where('memberships.role', 'in', staffRoles)
					.where('accounts.email', 'like', '%@%')
					.execute();
				if (staff.length < wanted.length) return false;
				await transaction.deleteFrom('safeguardingLeads').where('academyId', '=', academyId).execute();
				for (const [isStandIn, membershipId] of [leadId, standInId].entries()) {
					if (membershipId === null) continue;
					await transaction
						.insertInto('safeguardingLeads')
						.values({ academyId, membershipId, isStandIn })
						.execute();
				}
				await transaction
					.updateTable('memberships')
					.set({ leadNoticeAtMs: null })
					.where('academyId', '=', academyId)
					.where('leadNoticeAtMs', 'is not', null)
					.execute();
				return true;
			}),
		async readNotice(permission, academyId, leadNoticeAtMs) {
			const { numUpdatedRows } = await database
				.updateTable('memberships')
				.set({ leadNoticeAtMs })
				.where('academyId', '=', academyId)
				.where('id', 'in', ownMemberships(database, permission))
				.where('role', 'in', orNobody(permission.inOwnClasses))
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
	};
}

function raiseQueries(queries: Queries): Pick<SafeguardingStore, 'raise' | 'raiseForCandidate'> {
	const { database } = queries;
	return {
		raise: (permission, assignmentId, alert) =>
			database.transaction().execute(async (transaction) => {
				const found = await placeOf(transaction, permission, assignmentId);
				if (found) await keepAlert(transaction, queries, { ...found, assignmentId }, alert);
			}),
		raiseForCandidate: (permission, who, alert) =>
			database.transaction().execute(async (transaction) => {
				const found = await candidateInReach(transaction, permission, who);
				if (found) await keepAlert(transaction, queries, found, alert);
			}),
	};
}

function alertQueries({
	database,
	lock,
	seal,
}: Queries): Pick<SafeguardingStore, 'alerts' | 'openAlerts' | 'close'> {
	const isNamed = async (permission: Permission, academyId: string) =>
		(await namedMemberships(database, permission)
			.where('safeguardingLeads.academyId', '=', academyId)
			.executeTakeFirst()) !== undefined;
	return {
		async alerts(permission, academyId, atMost) {
			if (!(await isNamed(permission, academyId))) return undefined;
			const rows = await database
				.selectFrom('dangerAlerts')
				.innerJoin('memberships as learner', 'learner.id', 'dangerAlerts.membershipId')
				.innerJoin('classes', 'classes.id', 'dangerAlerts.classId')
				.leftJoin('assignments', 'assignments.id', 'dangerAlerts.assignmentId')
				.leftJoin('memberships as closer', 'closer.id', 'dangerAlerts.closedById')
				.select(['dangerAlerts.id', 'dangerAlerts.atMs', 'dangerAlerts.body', 'dangerAlerts.closedAtMs'])
				.select(['learner.displayName as learner', 'classes.name as className'])
				.select(['assignments.body as assignment', 'closer.displayName as by'])
				.where('dangerAlerts.academyId', '=', academyId)
				.orderBy(({ eb }) => eb.case().when('dangerAlerts.closedAtMs', 'is', null).then(0).else(1).end())
				.orderBy('dangerAlerts.atMs', 'desc')
				.limit(atMost)
				.execute();
			return rows.map(({ body, assignment, closedAtMs, by, ...row }): DangerAlert => {
				const { kind, note }: AlertBody = JSON.parse(body);
				return {
					...row,
					...{ kind, title: assignment === null ? null : JSON.parse(assignment).title },
					closed: closedAtMs === null ? null : { atMs: closedAtMs, by, note },
				};
			});
		},
		async openAlerts(permission, academyId) {
			if (!(await isNamed(permission, academyId))) return undefined;
			const { open } = await database
				.selectFrom('dangerAlerts')
				.select(({ fn }) => fn.countAll<number>().as('open'))
				.where('academyId', '=', academyId)
				.where('closedAtMs', 'is', null)
				.executeTakeFirstOrThrow();
			return Number(open);
		},
		close: (permission, { alertId, note, atMs }) =>
			database.transaction().execute(async (transaction) => {
				const found = await transaction
					.selectFrom('dangerAlerts')
					.innerJoin(namedMemberships(transaction, permission).as('named'), (join) =>
						join.onRef('named.academyId', '=', 'dangerAlerts.academyId'),
					)
					.select(['dangerAlerts.membershipId', 'dangerAlerts.body', 'named.id as namedId'])
					.select(['dangerAlerts.closedAtMs', 'dangerAlerts.closedById'])
					.where('dangerAlerts.id', '=', alertId)
					.executeTakeFirst();
				if (!found) return false;
				await lock(transaction, `alerts of ${found.membershipId}`);
				const { kind }: AlertBody = JSON.parse(found.body);
				// A note that is mended later changes neither who took care of it nor when.
				const closed =
					found.closedAtMs === null
						? { closedAtMs: atMs, closedById: found.namedId, mailDueAtMs: null }
						: { closedAtMs: found.closedAtMs, closedById: found.closedById };
				await transaction
					.updateTable('dangerAlerts')
					.set(closed)
					.set({ body: seal.text(JSON.stringify({ kind, note } satisfies AlertBody)) })
					.where('id', '=', alertId)
					.execute();
				return true;
			}),
	};
}

function mailQueries({ database }: Queries): Pick<SafeguardingStore, 'claimMails' | 'noteMailed'> {
	return {
		async claimMails({ nowMs, claimMs }) {
			const claimed = await database
				.updateTable('dangerAlerts')
				.set({ mailDueAtMs: nowMs + claimMs })
				.where('mailDueAtMs', '<=', nowMs)
				.returning('academyId')
				.execute();
			const academyIds = [...new Set(claimed.map(({ academyId }) => academyId))];
			if (academyIds.length === 0) return [];
			const rows = await database
				.selectFrom('safeguardingLeads')
				.innerJoin('academies', 'academies.id', 'safeguardingLeads.academyId')
				.innerJoin('memberships', 'memberships.id', 'safeguardingLeads.membershipId')
				.innerJoin('accounts', 'accounts.id', 'memberships.accountId')
				.select(['academies.id as academyId', ...lookColumns])
				.select(['accounts.email', 'accounts.language as readerLanguage'])
				.where('academies.id', 'in', academyIds)
				.where('accounts.email', 'like', '%@%')
				.orderBy('safeguardingLeads.isStandIn')
				.execute();
			return academyIds.flatMap((academyId) => {
				const [first, ...others] = rows.filter((row) => row.academyId === academyId);
				if (!first) return [];
				const { email: _, readerLanguage: __, academyId: ___, ...look } = first;
				const to = [first, ...others].map(({ email, readerLanguage: language }) => ({ email, language }));
				return [{ academyId, to, look: asLook(look) }];
			});
		},
		async noteMailed(academyId, claimedUntilMs) {
			await database
				.updateTable('dangerAlerts')
				.set({ mailDueAtMs: null })
				.where('academyId', '=', academyId)
				.where('mailDueAtMs', '<=', claimedUntilMs)
				.execute();
		},
	};
}

/** Who is told of danger, and what they are told. */
export function safeguardingQueries(queries: Queries): SafeguardingStore {
	return {
		...leadQueries(queries),
		...raiseQueries(queries),
		...alertQueries(queries),
		...mailQueries(queries),
	};
}
