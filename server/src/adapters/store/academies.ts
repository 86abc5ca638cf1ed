import type { Academy } from '@henry/contract/academies.ts';
import type { Kysely, Selectable } from 'kysely';
import type { AcademyStore } from '#server/ports/academy-store.ts';
import { isReadOnly } from './academy-places.ts';
import { addAcademy, exampleQueries } from './examples.ts';
import { joinQueries } from './joining.ts';
import { mailedInvitationQueries } from './mailed-invitations.ts';
import { membershipQueries } from './memberships.ts';
import { permittedAcademies, permittedClasses } from './permitted.ts';
import { waitsForTeacher } from './reviews.ts';
import type { Database, Queries } from './schema.ts';

const academyColumns = [
	'academies.id',
	'academies.name',
	'academies.language',
	'academies.groundColour',
	'academies.textColour',
	'academies.isExample',
	'academies.logoId',
] as const;

type AcademyRow = Pick<
	Selectable<Database['academies']>,
	'id' | 'name' | 'language' | 'groundColour' | 'textColour' | 'isExample' | 'logoId'
>;

/** An academy as the contract describes it. */
function asAcademy({ groundColour, textColour, isExample, ...rest }: AcademyRow): Academy {
	return { ...rest, colours: { ground: groundColour, text: textColour }, isExample: isExample === 1 };
}

function lookQueries({
	database,
	lock,
}: Queries): Pick<AcademyStore, 'start' | 'mine' | 'classOf' | 'change' | 'remove' | 'removeByIds'> {
	return {
		start: (academy, owner, maxOwned) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `account ${owner.accountId}`);
				const { owned } = await transaction
					.selectFrom('memberships')
					.select(({ fn }) => fn.countAll<number>().as('owned'))
					.where('accountId', '=', owner.accountId)
					.where('role', '=', 'owner')
					.executeTakeFirstOrThrow();
				if (owned >= maxOwned) return false;
				await addAcademy(transaction, academy, owner);
				return true;
			}),
		async mine(accountId) {
			const rows = await database
				.selectFrom('memberships')
				.innerJoin('academies', 'academies.id', 'memberships.academyId')
				.select([
					...academyColumns,
					'memberships.id as membershipId',
					'memberships.role',
					'memberships.displayName',
				])
				.where('memberships.accountId', '=', accountId)
				.orderBy('academies.createdAtMs')
				.execute();
			return rows.map(({ membershipId, role, displayName, ...academy }) => ({
				academy: asAcademy(academy),
				me: { id: membershipId, role, displayName },
			}));
		},
		async classOf(accountId) {
			const found = await database
				.selectFrom('classMembers')
				.innerJoin('memberships', 'memberships.id', 'classMembers.membershipId')
				.innerJoin('classes', 'classes.id', 'classMembers.classId')
				.select('classMembers.classId')
				.where('memberships.accountId', '=', accountId)
				.where('memberships.role', '=', 'learner')
				.where('classes.archivedAtMs', 'is', null)
				.orderBy('classMembers.classId')
				.limit(1)
				.executeTakeFirst();
			return found?.classId;
		},
		async change(permission, { id, colours, ...look }) {
			const { numUpdatedRows } = await database
				.updateTable('academies')
				.set({ ...look, groundColour: colours.ground, textColour: colours.text })
				.where('id', '=', id)
				.where('id', 'in', permittedAcademies(database, permission))
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
		async remove(permission, academyId, name, note) {
			const found = await database
				.selectFrom('academies')
				.select('name')
				.where('id', '=', academyId)
				.where('id', 'in', permittedAcademies(database, permission))
				.executeTakeFirst();
			if (!found) return 'notFound';
			if (found.name !== name) return 'otherName';
			await note();
			await database.deleteFrom('academies').where('id', '=', academyId).execute();
			return 'removed';
		},
		async removeByIds(academyIds) {
			if (academyIds.length === 0) return 0;
			const { numDeletedRows } = await database
				.deleteFrom('academies')
				.where('id', 'in', [...academyIds])
				.executeTakeFirst();
			return Number(numDeletedRows);
		},
	};
}

/** The classes of an academy in reach, with how many learn in them and how many answers wait. */
function classesInReach(
	database: Kysely<Database>,
	permission: Parameters<AcademyStore['overview']>[0],
	academyId: string,
) {
	return database
		.selectFrom('classes')
		.select(['id', 'name', 'joinCode', 'archivedAtMs'])
		.select(({ selectFrom, fn }) => [
			selectFrom('classMembers')
				.innerJoin('memberships', 'memberships.id', 'classMembers.membershipId')
				.whereRef('classMembers.classId', '=', 'classes.id')
				.where('memberships.role', '=', 'learner')
				.select(fn.countAll<number>().as('count'))
				.as('learners'),
			selectFrom('ltiContexts')
				.innerJoin('ltiPlatforms', 'ltiPlatforms.id', 'ltiContexts.platformId')
				.whereRef('ltiContexts.classId', '=', 'classes.id')
				.orderBy('ltiPlatforms.createdAtMs')
				.limit(1)
				.select('ltiPlatforms.name')
				.as('platform'),
			selectFrom('handIns')
				.whereRef('handIns.classId', '=', 'classes.id')
				.where(waitsForTeacher())
				.select(fn.countAll<number>().as('count'))
				.as('waiting'),
		])
		.where('academyId', '=', academyId)
		.where('id', 'in', permittedClasses(database, permission))
		.orderBy('createdAtMs')
		.execute();
}

/** The people of an academy: all of them where the permission reaches everywhere, else those in the given classes. */
async function peopleInReach(
	database: Kysely<Database>,
	permission: Parameters<AcademyStore['overview']>[0],
	academyId: string,
	classIds: string[],
) {
	const isIn = database
		.selectFrom('classMembers as shared')
		.select('shared.membershipId')
		.where('shared.classId', 'in', classIds.length === 0 ? [''] : classIds);
	const people = await database
		.selectFrom('memberships')
		.select(['id', 'role', 'displayName', 'extraTimePercent'])
		.where('academyId', '=', academyId)
		.where(({ eb, or }) =>
			or([
				eb('academyId', 'in', permittedAcademies(database, permission)),
				eb('id', 'in', isIn),
				eb('id', 'in', (query) =>
					query.selectFrom('wards').select('wards.guardianId').where('wards.learnerId', 'in', isIn),
				),
				eb('accountId', '=', permission.accountId),
			]),
		)
		.orderBy('displayName')
		.execute();
	const places = await database
		.selectFrom('classMembers')
		.innerJoin('classes', 'classes.id', 'classMembers.classId')
		.select(['classMembers.classId', 'classMembers.membershipId'])
		.where('classes.academyId', '=', academyId)
		.execute();
	const wards = await database
		.selectFrom('wards')
		.innerJoin('memberships as learner', 'learner.id', 'wards.learnerId')
		.select(['wards.guardianId', 'wards.learnerId'])
		.where('learner.academyId', '=', academyId)
		.execute();
	const shown = new Set(classIds);
	const classesOf = new Map<string, string[]>(people.map(({ id }) => [id, []]));
	for (const { classId, membershipId } of places) {
		if (shown.has(classId)) classesOf.get(membershipId)?.push(classId);
	}
	const held = await database
		.selectFrom('accounts')
		.innerJoin('memberships', 'memberships.id', 'accounts.cardMembershipId')
		.leftJoin('learnerCards', 'learnerCards.accountId', 'accounts.id')
		.select(['memberships.id', 'learnerCards.accountId as carded'])
		.where('memberships.academyId', '=', academyId)
		.execute();
	const accountsHeld = new Map(held.map(({ id, carded }) => [id, { hasCard: carded !== null }]));
	return people.map((person) => ({
		...person,
		classIds: classesOf.get(person.id) ?? [],
		wardIds: wards
			.filter(({ guardianId, learnerId }) => guardianId === person.id && classesOf.has(learnerId))
			.map(({ learnerId }) => learnerId),
		isHeld: accountsHeld.has(person.id),
		hasCard: accountsHeld.get(person.id)?.hasCard ?? false,
	}));
}

function classQueries({
	database,
	lock,
}: Queries): Pick<AcademyStore, 'overview' | 'addClass' | 'changeClass'> {
	return {
		async overview(permission, academyId) {
			const found = await database
				.selectFrom('academies')
				.innerJoin('memberships', 'memberships.academyId', 'academies.id')
				.select([
					...academyColumns,
					'academies.placesUntilMs',
					'academies.readOnlyFromMs',
					'memberships.id as membershipId',
					'memberships.role',
					'memberships.displayName',
				])
				.where('academies.id', '=', academyId)
				.where('memberships.accountId', '=', permission.accountId)
				.where('memberships.role', 'in', [...permission.everywhere, ...permission.inOwnClasses])
				.executeTakeFirst();
			if (!found) return undefined;
			const { membershipId, role, displayName, placesUntilMs, readOnlyFromMs, ...academy } = found;
			const classes = await classesInReach(database, permission, academyId);
			const classIds = classes.map(({ id }) => id);
			return {
				academy: asAcademy(academy),
				me: { id: membershipId, role, displayName },
				placesEnd: { untilMs: placesUntilMs, readOnlyFromMs },
				classes: classes.map(({ archivedAtMs, learners, waiting, ...rest }) => ({
					...rest,
					isArchived: archivedAtMs !== null,
					learners: learners ?? 0,
					waiting: waiting ?? 0,
				})),
				people: await peopleInReach(database, permission, academyId, classIds),
			};
		},
		addClass: (permission, { academyId, ...added }, maxClasses) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const allowed = await permittedAcademies(transaction, permission)
					.where('manager.academyId', '=', academyId)
					.executeTakeFirst();
				if (!allowed) return 'notFound';
				if (await isReadOnly(transaction, academyId, added.createdAtMs)) return 'readOnly';
				const { held } = await transaction
					.selectFrom('classes')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('academyId', '=', academyId)
					.executeTakeFirstOrThrow();
				if (held >= maxClasses) return 'full';
				await transaction
					.insertInto('classes')
					.values({ academyId, ...added, archivedAtMs: null })
					.execute();
				return 'added';
			}),
		async changeClass(permission, classId, change) {
			const { numUpdatedRows } = await database
				.updateTable('classes')
				.set(change)
				.where('id', '=', classId)
				.where('id', 'in', permittedClasses(database, permission))
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
	};
}

export function academyQueries(queries: Queries): AcademyStore {
	return {
		...lookQueries(queries),
		...classQueries(queries),
		...joinQueries(queries),
		...membershipQueries(queries),
		...mailedInvitationQueries(queries),
		...exampleQueries(queries),
	};
}
