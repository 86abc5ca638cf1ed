import type { DangerAlert } from '@henry/contract/safeguarding.ts';
import type { DangerKind } from '@henry/contract/safety.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Permission } from '#server/ports/permission.ts';
import type { NewAlert, SafeguardingStore } from '#server/ports/safeguarding-store.ts';
import { alertMailQueries } from './alert-mails.ts';
import { placeOf } from './hand-ins.ts';
import { candidateInReach } from './mock-candidates.ts';
import { orNobody } from './permitted.ts';
import { leadQueries } from './safeguarding-leads.ts';
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

/** Keeps an alert where the academy has named somebody, and no open one says the same; answers whether it has. */
async function keepAlert(
	transaction: Transaction<Database>,
	{ lock, seal }: Queries,
	{ academyId, classId, membershipId, assignmentId }: AlertPlace,
	{ id, kind, atMs }: NewAlert,
): Promise<boolean> {
	await lock(transaction, `alerts of ${academyId}`);
	const isNamed = await transaction
		.selectFrom('safeguardingLeads')
		.select('membershipId')
		.where('academyId', '=', academyId)
		.where('membershipId', 'is not', null)
		.executeTakeFirst();
	if (!isNamed) return false;
	const open = await transaction
		.selectFrom('dangerAlerts')
		.select('body')
		.where('membershipId', '=', membershipId)
		.where('assignmentId', '=', assignmentId)
		.where('closedAtMs', 'is', null)
		.execute();
	if (open.some(({ body }) => (JSON.parse(body) as AlertBody).kind === kind)) return true;
	const body: AlertBody = { kind, note: '' };
	await transaction
		.insertInto('dangerAlerts')
		.values({
			...{ id, academyId, classId, membershipId, assignmentId, atMs },
			...{ body: seal.text(JSON.stringify(body)), closedAtMs: null, closedById: null },
		})
		.execute();
	await transaction
		.updateTable('safeguardingLeads')
		.set({ mailDueAtMs: atMs, failedMails: 0 })
		.where('academyId', '=', academyId)
		.where('membershipId', 'is not', null)
		.execute();
	return true;
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
				return found !== undefined && (await keepAlert(transaction, queries, found, alert));
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
				.innerJoin('classes', 'classes.id', 'dangerAlerts.classId')
				.leftJoin('memberships as learner', 'learner.id', 'dangerAlerts.membershipId')
				.leftJoin('assignments', 'assignments.id', 'dangerAlerts.assignmentId')
				.leftJoin('memberships as closer', 'closer.id', 'dangerAlerts.closedById')
				.leftJoin('memberships as mender', 'mender.id', 'dangerAlerts.mendedById')
				.select(['dangerAlerts.id', 'dangerAlerts.atMs', 'dangerAlerts.body', 'dangerAlerts.closedAtMs'])
				.select([
					'learner.id as learnerId',
					'dangerAlerts.mendedAtMs',
					'classes.name as className',
					'assignments.body as assignment',
				])
				.select(['closer.displayName as by', 'mender.displayName as mendedBy'])
				.select(({ fn, val }) =>
					fn.coalesce('learner.displayName', 'dangerAlerts.learnerName', val('')).as('learner'),
				)
				.where('dangerAlerts.academyId', '=', academyId)
				.orderBy(({ eb }) => eb.case().when('dangerAlerts.closedAtMs', 'is', null).then(0).else(1).end())
				.orderBy('dangerAlerts.atMs', 'desc')
				.limit(atMost)
				.execute();
			return rows.map(({ body, assignment, learnerId, ...row }): DangerAlert => {
				const { kind, note }: AlertBody = JSON.parse(body);
				const { closedAtMs, by, mendedAtMs, mendedBy, ...rest } = row;
				const mended = mendedAtMs === null ? null : { atMs: mendedAtMs, by: mendedBy };
				return {
					...{ ...rest, kind, hasLeft: learnerId === null },
					...{ title: assignment === null ? null : JSON.parse(assignment).title },
					closed: closedAtMs === null ? null : { atMs: closedAtMs, by, note, mended },
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
				const alert = transaction
					.selectFrom('dangerAlerts')
					.innerJoin(namedMemberships(transaction, permission).as('named'), (join) =>
						join.onRef('named.academyId', '=', 'dangerAlerts.academyId'),
					)
					.select(['dangerAlerts.academyId', 'dangerAlerts.body', 'named.id as namedId'])
					.select('dangerAlerts.closedAtMs')
					.where('dangerAlerts.id', '=', alertId);
				const academyId = (await alert.executeTakeFirst())?.academyId;
				if (academyId === undefined) return false;
				await lock(transaction, `alerts of ${academyId}`);
				// Meanwhile somebody else may have taken care of it.
				const found = await alert.executeTakeFirst();
				if (!found) return false;
				const earlier: AlertBody = JSON.parse(found.body);
				if (found.closedAtMs !== null && note === earlier.note) return true;
				await transaction
					.updateTable('dangerAlerts')
					.set(
						found.closedAtMs === null
							? { closedAtMs: atMs, closedById: found.namedId }
							: { mendedAtMs: atMs, mendedById: found.namedId },
					)
					.set({ body: seal.text(JSON.stringify({ ...earlier, note } satisfies AlertBody)) })
					.where('id', '=', alertId)
					.execute();
				await transaction
					.updateTable('safeguardingLeads')
					.set({ mailDueAtMs: null })
					.where('academyId', '=', academyId)
					.where('membershipId', 'is not', null)
					.where(({ not, exists, selectFrom }) =>
						not(
							exists(
								selectFrom('dangerAlerts')
									.select('id')
									.where('dangerAlerts.academyId', '=', academyId)
									.where('closedAtMs', 'is', null),
							),
						),
					)
					.execute();
				return true;
			}),
	};
}

/** Who is told of danger, and what they are told. */
export function safeguardingQueries(queries: Queries): SafeguardingStore {
	return {
		...leadQueries(queries),
		...raiseQueries(queries),
		...alertQueries(queries),
		...alertMailQueries(queries),
	};
}
