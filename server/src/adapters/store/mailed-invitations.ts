import type { Role } from '@henry/contract/academies.ts';
import type { Kysely } from 'kysely';
import type { AcademyStore, Permission } from '#server/ports/academy-store.ts';
import { isInReach } from './memberships.ts';
import { permittedAcademies, permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

/** Invitations by mail of an academy to classes in reach, and to the academy itself where the permission reaches all of it. */
function mailsInReach(database: Kysely<Database>, permission: Permission, academyId: string) {
	return database
		.selectFrom('invitations')
		.where('invitations.academyId', '=', academyId)
		.where('invitations.email', 'is not', null)
		.where(({ eb, or }) =>
			or([
				eb('invitations.classId', 'in', permittedClasses(database, permission)),
				eb('invitations.academyId', 'in', permittedAcademies(database, permission)),
			]),
		);
}

/** Invitations that go to an address by mail. */
export function mailedInvitationQueries({
	database,
	lock,
}: Queries): Pick<
	AcademyStore,
	'inviteByMail' | 'mailedInvitations' | 'renewInvitation' | 'withdrawInvitation'
> {
	return {
		inviteByMail: (permission, invitation, maxWaiting) =>
			database.transaction().execute(async (transaction) => {
				const { academyId, email, role, classId, wardId } = invitation;
				if (!(await isInReach(transaction, permission, invitation))) return 'notFound';
				await lock(transaction, `academy ${academyId}`);
				await transaction
					.deleteFrom('invitations')
					.where('academyId', '=', academyId)
					.where('email', '=', email)
					.where('role', '=', role)
					.where('classId', classId === null ? 'is' : '=', classId)
					.where('wardId', wardId === null ? 'is' : '=', wardId)
					.execute();
				const { waiting } = await transaction
					.selectFrom('invitations')
					.select(({ fn }) => fn.countAll<number>().as('waiting'))
					.where('academyId', '=', academyId)
					.where('email', 'is not', null)
					.executeTakeFirstOrThrow();
				if (Number(waiting) >= maxWaiting) return 'full';
				await transaction
					.insertInto('invitations')
					.values({ ...invitation, timesSent: 1 })
					.execute();
				return 'added';
			}),
		async mailedInvitations(permission, academyId, nowMs) {
			const rows = await mailsInReach(database, permission, academyId)
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
		renewInvitation: (permission, { academyId, id, ...renewed }, { sentBeforeMs, maxTimes }) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const found = await mailsInReach(transaction, permission, academyId)
					.select(['invitations.email', 'invitations.role', 'invitations.sentAtMs', 'invitations.timesSent'])
					.where('invitations.id', '=', id)
					.executeTakeFirst();
				if (!found?.email) return 'notFound';
				if ((found.sentAtMs ?? 0) > sentBeforeMs || found.timesSent >= maxTimes) return 'tooSoon';
				await transaction
					.updateTable('invitations')
					.set({ ...renewed, timesSent: found.timesSent + 1 })
					.where('id', '=', id)
					.execute();
				return { email: found.email, role: found.role as Exclude<Role, 'owner'> };
			}),
		async withdrawInvitation(permission, academyId, id) {
			const found = await mailsInReach(database, permission, academyId)
				.select('invitations.id')
				.where('invitations.id', '=', id)
				.executeTakeFirst();
			if (!found) return false;
			await database.deleteFrom('invitations').where('id', '=', id).execute();
			return true;
		},
	};
}
