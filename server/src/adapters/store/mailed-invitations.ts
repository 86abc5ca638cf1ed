import type { Kysely, Transaction } from 'kysely';
import type {
	AcademyStore,
	AgainLimit,
	InvitationToSend,
	InvitedRole,
	InvitePermissions,
	SentInvitation,
} from '#server/ports/academy-store.ts';
import { inviterOf, isInReach } from './memberships.ts';
import { ownMemberships, permittedAcademies, permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

/** Invitations by mail of an academy that the caller could have sent: to a class in reach, or to the academy as a whole. */
function mailsInReach(database: Kysely<Database>, permissions: InvitePermissions, academyId: string) {
	const roles = Object.keys(permissions) as InvitedRole[];
	return database
		.selectFrom('invitations')
		.where('invitations.academyId', '=', academyId)
		.where('invitations.email', 'is not', null)
		.where(({ eb, and, or }) =>
			or(
				roles.map((role) =>
					and([
						eb('invitations.role', '=', role),
						or([
							eb('invitations.classId', 'in', permittedClasses(database, permissions[role])),
							eb('invitations.academyId', 'in', permittedAcademies(database, permissions[role])),
						]),
					]),
				),
			),
		);
}

/** What is known of an invitation that may be sent again. */
const sentColumns = [
	...(['invitations.id', 'invitations.email', 'invitations.role', 'invitations.invitedById'] as const),
	...(['invitations.tokenHash', 'invitations.expiresAtMs'] as const),
	...(['invitations.sentAtMs', 'invitations.timesSent'] as const),
];

type SentRow = SentInvitation & { id: string | null; email: string | null; role: string };

/** Gives an invitation that is there another token, more time, and whoever sends it now as the one who has made it. */
async function renew(
	transaction: Transaction<Database>,
	{ id, email, role, ...before }: SentRow,
	renewed: Omit<SentInvitation, 'timesSent'>,
	{ sentBeforeMs, maxTimes }: AgainLimit,
): Promise<InvitationToSend | 'tooSoon'> {
	if ((before.sentAtMs ?? 0) > sentBeforeMs || before.timesSent >= maxTimes) return 'tooSoon';
	await transaction
		.updateTable('invitations')
		.set({ ...renewed, timesSent: before.timesSent + 1 })
		.where('id', '=', id)
		.execute();
	return { id: id ?? '', email: email ?? '', role: role as InvitedRole, before };
}

/** Invitations that go to an address by mail. */
export function mailedInvitationQueries({
	database,
	lock,
}: Queries): Pick<
	AcademyStore,
	'inviteByMail' | 'mailedInvitations' | 'renewInvitation' | 'putInvitationBack' | 'withdrawInvitation'
> {
	return {
		inviteByMail: (permission, { id, email, sentAtMs, membershipId = null, ...invitation }, limits) =>
			database.transaction().execute(async (transaction) => {
				const { academyId, role, classId, wardId, tokenHash, expiresAtMs } = invitation;
				await lock(transaction, `academy ${academyId}`);
				if (!(await isInReach(transaction, permission, invitation))) return 'notFound';
				const sent = { tokenHash, expiresAtMs, sentAtMs };
				const invitedById = await inviterOf(transaction, permission, academyId);
				const there = await transaction
					.selectFrom('invitations')
					.select(sentColumns)
					.where('academyId', '=', academyId)
					.where('email', '=', email)
					.where('role', '=', role)
					.where('classId', classId === null ? 'is' : '=', classId)
					.where('wardId', wardId === null ? 'is' : '=', wardId)
					.where('membershipId', membershipId === null ? 'is' : '=', membershipId)
					.where('expiresAtMs', '>', sentAtMs)
					.executeTakeFirst();
				if (there) return renew(transaction, there, { ...sent, invitedById }, limits);
				const { waiting } = await transaction
					.selectFrom('invitations')
					.select(({ fn }) => fn.countAll<number>().as('waiting'))
					.where('academyId', '=', academyId)
					.where('email', 'is not', null)
					.executeTakeFirstOrThrow();
				if (Number(waiting) >= limits.maxWaiting) return 'full';
				await transaction
					.insertInto('invitations')
					.values({ ...invitation, id, email, sentAtMs, timesSent: 1, invitedById, membershipId })
					.execute();
				return { id, email, role, before: null };
			}),
		async mailedInvitations(permissions, academyId, nowMs) {
			const rows = await mailsInReach(database, permissions, academyId)
				.leftJoin('classes', 'classes.id', 'invitations.classId')
				.leftJoin('memberships as ward', 'ward.id', 'invitations.wardId')
				.select(['invitations.id', 'invitations.email', 'invitations.role', 'invitations.sentAtMs'])
				.select(['invitations.expiresAtMs', 'classes.name as className', 'ward.displayName as wardName'])
				.where('invitations.expiresAtMs', '>', nowMs)
				.orderBy('invitations.sentAtMs', 'desc')
				.execute();
			return rows.map(({ id, email, sentAtMs, ...row }) => ({
				...row,
				...{ id: id ?? '', email: email ?? '', sentAtMs: sentAtMs ?? 0 },
			}));
		},
		renewInvitation: (permissions, { academyId, id, ...renewed }, limit) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const found = await mailsInReach(transaction, permissions, academyId)
					.select(sentColumns)
					.where('invitations.id', '=', id)
					.executeTakeFirst();
				if (!found) return 'notFound';
				const invitedById = await inviterOf(transaction, permissions.learner, academyId);
				return renew(transaction, found, { ...renewed, invitedById }, limit);
			}),
		async putInvitationBack(permission, { id, before }) {
			const own = ownMemberships(database, permission);
			if (before === null) {
				await database
					.deleteFrom('invitations')
					.where('id', '=', id)
					.where('invitedById', 'in', own)
					.execute();
				return;
			}
			await database
				.updateTable('invitations')
				.set(before)
				.where('id', '=', id)
				.where('invitedById', 'in', own)
				.execute();
		},
		async withdrawInvitation(permissions, academyId, id) {
			const found = await mailsInReach(database, permissions, academyId)
				.select('invitations.id')
				.where('invitations.id', '=', id)
				.executeTakeFirst();
			if (!found) return false;
			await database.deleteFrom('invitations').where('id', '=', id).execute();
			return true;
		},
	};
}
