import { type Role, roles, rolesInClasses } from '@henry/contract/academies.ts';
import type { Kysely, Transaction } from 'kysely';
import type { AcademyStore, JoinBy, NewMember } from '#server/ports/academy-store.ts';
import { whyNobody } from './academy-places.ts';
import { inviterOf, isInReach, placeInClass } from './memberships.ts';
import type { Database, Queries } from './schema.ts';

/** What a code or a link leads to. */
type Found = {
	academyId: string;
	role: Role;
	classId: string | null;
	wardId: string | null;
	/** The place of a roster's teacher that waits for whoever comes. */
	membershipId: string | null;
};

async function findTicket(database: Kysely<Database>, by: JoinBy, nowMs: number): Promise<Found | undefined> {
	if ('joinCode' in by) {
		const found = await database
			.selectFrom('classes')
			.select(['id', 'academyId'])
			.where('joinCode', '=', by.joinCode)
			.where('archivedAtMs', 'is', null)
			.executeTakeFirst();
		return (
			found && {
				academyId: found.academyId,
				role: 'learner',
				classId: found.id,
				wardId: null,
				membershipId: null,
			}
		);
	}
	return database
		.selectFrom('invitations')
		.select(['academyId', 'role', 'classId', 'wardId', 'membershipId'])
		.where('tokenHash', '=', by.tokenHash)
		.where('expiresAtMs', '>', nowMs)
		.executeTakeFirst();
}

async function isFull(transaction: Transaction<Database>, classId: string, maxMembers: number) {
	const { held } = await transaction
		.selectFrom('classMembers')
		.select(({ fn }) => fn.countAll<number>().as('held'))
		.where('classId', '=', classId)
		.executeTakeFirstOrThrow();
	return held >= maxMembers;
}

/** Has a member teach what a place that waited for them teaches, under its name; it goes. */
async function mergePlace(
	transaction: Transaction<Database>,
	from: { id: string; displayName: string },
	to: string,
) {
	const classes = await transaction
		.selectFrom('classMembers')
		.select(['classId', 'cameAtMs'])
		.where('membershipId', '=', from.id)
		.execute();
	for (const found of classes) await placeInClass(transaction, { ...found, membershipId: to });
	// The next import of the roster would give them this name.
	await transaction
		.updateTable('memberships')
		.set({ displayName: from.displayName })
		.where('id', '=', to)
		.execute();
	await transaction
		.updateTable('rosterPeople')
		.set({ membershipId: to })
		.where('membershipId', '=', from.id)
		.execute();
	await transaction.deleteFrom('memberships').where('id', '=', from.id).execute();
}

/** Makes somebody a member, or finds what they are already. */
async function findOrAddMember(
	transaction: Transaction<Database>,
	{ academyId, role, wardId, membershipId: placeId }: Found,
	{ membershipId, accountId, displayName }: NewMember,
) {
	const waiting = await transaction
		.selectFrom('memberships')
		.select(['id', 'displayName'])
		.where('id', '=', placeId ?? '')
		.where('accountId', 'is', null)
		.executeTakeFirst();
	if (waiting) {
		await transaction
			.updateTable('memberships')
			.set({ accountId })
			.where('id', '=', waiting.id)
			.where('academyId', 'not in', (query) =>
				query.selectFrom('memberships as own').select('own.academyId').where('own.accountId', '=', accountId),
			)
			.execute();
	}
	await transaction
		.insertInto('memberships')
		.values({ id: membershipId, academyId, accountId, role, displayName })
		.onConflict((conflict) => conflict.columns(['academyId', 'accountId']).doNothing())
		.execute();
	const member = await transaction
		.selectFrom('memberships')
		.select(['id', 'role'])
		.where('academyId', '=', academyId)
		.where('accountId', '=', accountId)
		.executeTakeFirstOrThrow();
	if (waiting && waiting.id !== member.id) await mergePlace(transaction, waiting, member.id);
	if (wardId !== null) {
		await transaction.insertInto('wards').values({ guardianId: member.id, learnerId: wardId }).execute();
	}
	return member;
}

/**
 * Why a ticket lets somebody in nowhere; undefined where it does. To who is a member already it brings a place, as what they
 * are: nobody becomes something else by it, and no code of learners seats staff. Who runs an academy may teach in it by a
 * roster. And anybody becomes the guardian of somebody else.
 */
async function whyNotIn(
	transaction: Transaction<Database>,
	{ academyId, role, classId, membershipId, wardId }: Found,
	accountId: string,
	nowMs: number,
) {
	const member = await transaction
		.selectFrom('memberships')
		.leftJoin('wards', (join) =>
			join.onRef('wards.guardianId', '=', 'memberships.id').on('wards.learnerId', '=', wardId ?? ''),
		)
		.select(['id', 'role', 'wards.learnerId'])
		.where('academyId', '=', academyId)
		.where('accountId', '=', accountId)
		.executeTakeFirst();
	if (!member) return whyNobody(transaction, { academyId, role }, nowMs);
	if (wardId !== null) return [member.id, member.learnerId].includes(wardId) ? 'alreadyMember' : undefined;
	const isMore = roles.indexOf(member.role) < roles.indexOf(role);
	const isTaught = membershipId !== null && (isMore || member.role === role);
	const isPlaced = classId !== null && member.role === role;
	return isTaught || isPlaced ? undefined : 'alreadyMember';
}

/** Whether another academy holds the account: its guardians have agreed to that one alone. */
async function isHeldElsewhere(transaction: Transaction<Database>, accountId: string, academyId: string) {
	const held = await transaction
		.selectFrom('accounts')
		.innerJoin('memberships', 'memberships.id', 'accounts.cardMembershipId')
		.select('accounts.id')
		.where('accounts.id', '=', accountId)
		.where('memberships.academyId', '!=', academyId)
		.executeTakeFirst();
	return held !== undefined;
}

async function nameOf(database: Kysely<Database>, table: 'classes' | 'memberships', id: string | null) {
	if (id === null) return null;
	const row = await (table === 'classes'
		? database.selectFrom('classes').select('name').where('id', '=', id)
		: database.selectFrom('memberships').select('displayName as name').where('id', '=', id)
	).executeTakeFirst();
	return row?.name ?? null;
}

/** By which codes and links people come into academies. */
export function joinQueries({
	database,
	lock,
}: Queries): Pick<AcademyStore, 'invite' | 'ticketMeaning' | 'join'> {
	return {
		async invite(permission, invitation) {
			if (!(await isInReach(database, permission, invitation))) return false;
			const invitedById = await inviterOf(database, permission, invitation.academyId);
			await database
				.insertInto('invitations')
				.values({ ...invitation, invitedById })
				.execute();
			return true;
		},
		async ticketMeaning(by, nowMs) {
			const found = await findTicket(database, by, nowMs);
			if (!found) return undefined;
			const academy = await database
				.selectFrom('academies')
				.select(['name', 'language', 'groundColour', 'textColour', 'logoId'])
				.where('id', '=', found.academyId)
				.executeTakeFirstOrThrow();
			const { groundColour, textColour, ...rest } = academy;
			return {
				academy: { ...rest, colours: { ground: groundColour, text: textColour } },
				role: found.role,
				className: await nameOf(database, 'classes', found.classId),
				wardName: await nameOf(database, 'memberships', found.wardId),
			};
		},
		join: (by, member, nowMs, maxMembers) =>
			database.transaction().execute(async (transaction) => {
				if ('tokenHash' in by) await lock(transaction, `invitation ${by.tokenHash}`);
				const ticket = await findTicket(transaction, by, nowMs);
				if (!ticket) return 'unknown';
				const { academyId } = ticket;
				if (await isHeldElsewhere(transaction, member.accountId, academyId)) return 'unknown';
				const classId = rolesInClasses.some((role) => role === ticket.role) ? ticket.classId : null;
				const found = { ...ticket, classId };
				await lock(transaction, `academy ${academyId}`);
				if (classId !== null && (await isFull(transaction, classId, maxMembers))) return 'full';
				const refusal = await whyNotIn(transaction, found, member.accountId, nowMs);
				if (refusal) return refusal;
				const { id, role } = await findOrAddMember(transaction, found, member);
				if (classId !== null) await placeInClass(transaction, { classId, membershipId: id, cameAtMs: nowMs });
				if ('tokenHash' in by) {
					await transaction
						.deleteFrom('invitations')
						.where(({ eb, or }) =>
							or([eb('tokenHash', '=', by.tokenHash), eb('membershipId', '=', found.membershipId)]),
						)
						.execute();
				}
				return { academyId, role };
			}),
	};
}
