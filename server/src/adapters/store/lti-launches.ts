import type { Transaction } from 'kysely';
import type { NoRoom } from '#server/ports/academy-store.ts';
import type { Arrival, LtiStore, NewArrival } from '#server/ports/lti-store.ts';
import { isReadOnly } from './academy-places.ts';
import { beginSession } from './account-rows.ts';
import { addHeldMember } from './held-accounts.ts';
import { platformColumns } from './lti-platforms.ts';
import { placeInClass, placesIn } from './memberships.ts';
import { permittedClasses } from './permitted.ts';
import { orRefused, Refusal } from './refusal.ts';
import type { Database, Queries } from './schema.ts';

type Launch = Parameters<LtiStore['arrive']>[0];
type Place = { classId: string; isOpen: boolean };

/** The class of a course. Throws a `Refusal` where the academy takes not one more. */
async function classOf(
	transaction: Transaction<Database>,
	{ platformId, context, membersAddress, nowMs }: Launch,
	academyId: string,
	{ classId, joinCode }: NewArrival,
	maxClasses: number,
): Promise<Place> {
	const known = await transaction
		.selectFrom('ltiContexts')
		.innerJoin('classes', 'classes.id', 'ltiContexts.classId')
		.select(['ltiContexts.classId', 'classes.archivedAtMs'])
		.where('ltiContexts.platformId', '=', platformId)
		.where('ltiContexts.contextId', '=', context.id)
		.executeTakeFirst();
	if (known) {
		if (membersAddress !== null) {
			await transaction
				.updateTable('ltiContexts')
				.set({ membersAddress })
				.where('platformId', '=', platformId)
				.where('contextId', '=', context.id)
				.execute();
		}
		return { classId: known.classId, isOpen: known.archivedAtMs === null };
	}
	const { held } = await transaction
		.selectFrom('classes')
		.select(({ fn }) => fn.countAll<number>().as('held'))
		.where('academyId', '=', academyId)
		.executeTakeFirstOrThrow();
	if (held >= maxClasses) throw new Refusal<NoRoom>('full');
	if (await isReadOnly(transaction, academyId, nowMs)) throw new Refusal<NoRoom>('readOnly');
	await transaction
		.insertInto('classes')
		.values({ id: classId, academyId, name: context.title, joinCode, createdAtMs: nowMs, archivedAtMs: null })
		.execute();
	await transaction
		.insertInto('ltiContexts')
		.values({ platformId, contextId: context.id, classId, membersAddress })
		.execute();
	return { classId, isOpen: true };
}

/** Who a platform means, added where it names them for the first time; under the name that it gives them now. */
async function memberOf(
	transaction: Transaction<Database>,
	{ platformId, person, language, nowMs }: Pick<Launch, 'platformId' | 'person' | 'language' | 'nowMs'>,
	academyId: string,
	{ accountId, membershipId }: Pick<NewArrival, 'accountId' | 'membershipId'>,
) {
	const { subject, role, name } = person;
	const known = await transaction
		.selectFrom('ltiPeople')
		.innerJoin('memberships', 'memberships.id', 'ltiPeople.membershipId')
		.select(['memberships.id as membershipId', 'memberships.accountId', 'memberships.displayName'])
		.where('platformId', '=', platformId)
		.where('subject', '=', subject)
		.where('ltiPeople.role', '=', role)
		.executeTakeFirst();
	if (known?.accountId) {
		const displayName = name ?? known.displayName;
		if (displayName !== known.displayName) {
			await transaction
				.updateTable('memberships')
				.set({ displayName })
				.where('id', '=', known.membershipId)
				.execute();
		}
		return { ...known, accountId: known.accountId, displayName, isNew: false };
	}
	const displayName = name ?? `${role} ${membershipId.slice(0, 4)}`;
	const added = { accountId, membershipId, displayName };
	await addHeldMember(transaction, added, { academyId, role, language, nowMs });
	await transaction.insertInto('ltiPeople').values({ platformId, subject, role, membershipId }).execute();
	return { ...added, isNew: true };
}

async function leave(transaction: Transaction<Database>, classId: string, membershipIds: string[]) {
	if (membershipIds.length === 0) return 0;
	const { numDeletedRows } = await transaction
		.deleteFrom('classMembers')
		.where('classId', '=', classId)
		.where('membershipId', 'in', membershipIds)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** Whom platforms send, and who is in their courses. */
export function launchQueries({
	database,
	lock,
}: Queries): Pick<LtiStore, 'arrive' | 'signIn' | 'course' | 'setMembers'> {
	return {
		arrive: (launch, added, most) =>
			orRefused<Arrival, NoRoom>(
				database.transaction().execute(async (transaction) => {
					const { platformId, deploymentId, person, nowMs } = launch;
					const { academyId } = await transaction
						.selectFrom('ltiPlatforms')
						.select('academyId')
						.where('id', '=', platformId)
						.executeTakeFirstOrThrow();
					await lock(transaction, `academy ${academyId}`);
					await transaction
						.updateTable('ltiPlatforms')
						.set({ deploymentId })
						.where('id', '=', platformId)
						.where('deploymentId', 'is', null)
						.execute();
					const { classId, isOpen } = await classOf(transaction, launch, academyId, added, most.classes);
					const { accountId, membershipId, displayName } = await memberOf(
						transaction,
						launch,
						academyId,
						added,
					);
					if (isOpen) {
						const isPlaced = await placeInClass(transaction, { classId, membershipId, cameAtMs: nowMs });
						if (isPlaced && (await placesIn(transaction, classId)) > most.members)
							throw new Refusal<NoRoom>('full');
					}
					return { accountId, membershipId, displayName, academyId, classId, role: person.role };
				}),
			),
		signIn: (accountId, session) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `account ${accountId}`);
				const known = await transaction
					.selectFrom('accounts')
					.select('id')
					.where('id', '=', accountId)
					.executeTakeFirst();
				return known && beginSession(transaction, accountId, session, session.createdAtMs);
			}),
		async course(permission, classId) {
			const found = await database
				.selectFrom('ltiContexts')
				.innerJoin('ltiPlatforms', 'ltiPlatforms.id', 'ltiContexts.platformId')
				.select([...platformColumns, 'ltiContexts.membersAddress'])
				.where('ltiContexts.classId', '=', classId)
				.where('ltiContexts.classId', 'in', permittedClasses(database, permission))
				.where('ltiContexts.membersAddress', 'is not', null)
				.executeTakeFirst();
			if (!found?.membersAddress) return undefined;
			const { membersAddress, ...platform } = found;
			return { platform, membersAddress };
		},
		setMembers: ({ platformId, classId, nowMs }, members, maxMembers) =>
			orRefused<{ added: number; left: number }, NoRoom>(
				database.transaction().execute(async (transaction) => {
					const { academyId, language } = await transaction
						.selectFrom('ltiPlatforms')
						.innerJoin('academies', 'academies.id', 'ltiPlatforms.academyId')
						.select(['ltiPlatforms.academyId', 'academies.language'])
						.where('ltiPlatforms.id', '=', platformId)
						.executeTakeFirstOrThrow();
					await lock(transaction, `academy ${academyId}`);
					const there = new Set<string>();
					let added = 0;
					for (const member of members) {
						if (!member.isActive || member.role !== 'learner') continue;
						const person = { subject: member.subject, role: member.role, name: member.name };
						const launch = { platformId, person, language, nowMs };
						const { membershipId } = await memberOf(transaction, launch, academyId, member);
						there.add(membershipId);
						const placed = { classId, membershipId, cameAtMs: nowMs };
						if (await placeInClass(transaction, placed)) added += 1;
					}
					if ((await placesIn(transaction, classId)) > maxMembers) throw new Refusal<NoRoom>('full');
					const placed = await transaction
						.selectFrom('classMembers')
						.innerJoin('ltiPeople', 'ltiPeople.membershipId', 'classMembers.membershipId')
						.select('classMembers.membershipId')
						.where('classMembers.classId', '=', classId)
						.where('ltiPeople.platformId', '=', platformId)
						.where('ltiPeople.role', '=', 'learner')
						.execute();
					const gone = placed.map(({ membershipId }) => membershipId).filter((id) => !there.has(id));
					return { added, left: await leave(transaction, classId, gone) };
				}),
			),
	};
}
