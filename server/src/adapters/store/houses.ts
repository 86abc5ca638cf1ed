import { placesStateAt } from '@henry/contract/academy-house.ts';
import type { Kysely, Selectable } from 'kysely';
import type { HouseStore, MailLook } from '#server/ports/house-store.ts';
import { imageQueries } from './academy-images.ts';
import { permittedAcademies } from './permitted.ts';
import type { Database, Queries } from './schema.ts';
import { transferQueries } from './transfers.ts';

export const lookColumns = [
	'academies.name',
	'academies.language',
	'academies.groundColour',
	'academies.textColour',
	'academies.logoId',
	'academies.senderName',
] as const;

type LookRow = Pick<
	Selectable<Database['academies']>,
	'name' | 'language' | 'groundColour' | 'textColour' | 'logoId' | 'senderName'
>;

export const asLook = ({ groundColour, textColour, ...rest }: LookRow): MailLook => ({
	...rest,
	colours: { ground: groundColour, text: textColour },
});

const learnersOf = (database: Kysely<Database>) =>
	database
		.selectFrom('memberships')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('role', '=', 'learner');

function ownQueries({ database, lock }: Queries): Pick<HouseStore, 'house' | 'change'> {
	return {
		async house(permission, academyId, nowMs) {
			const found = await database
				.selectFrom('academies')
				.select(['senderName', 'addressName', 'hostName', 'hostConfirmedAtMs'])
				.select(['twoFactors', 'places', 'placesUntilMs as untilMs', 'readOnlyFromMs'])
				.where('id', '=', academyId)
				.where('id', 'in', permittedAcademies(database, permission))
				.executeTakeFirst();
			if (!found) return undefined;
			const { senderName, addressName, hostName, hostConfirmedAtMs, twoFactors, places, ...ends } = found;
			const { count } = await learnersOf(database)
				.where('academyId', '=', academyId)
				.executeTakeFirstOrThrow();
			return {
				senderName,
				addressName,
				host: hostName === null ? null : { name: hostName, isConfirmed: hostConfirmedAtMs !== null },
				twoFactors: twoFactors === 1,
				places: { bought: places, used: count, ...ends, state: placesStateAt(ends, nowMs) },
			};
		},
		change: (permission, { academyId, ...wanted }) =>
			database.transaction().execute(async (transaction) => {
				// Two academies that ask for one address at once wait for each other.
				await lock(transaction, 'addresses of academies');
				const found = await transaction
					.selectFrom('academies')
					.select(['hostName', 'hostConfirmedAtMs'])
					.where('id', '=', academyId)
					.where('id', 'in', permittedAcademies(transaction, permission))
					.executeTakeFirst();
				if (!found) return 'notFound';
				for (const column of ['addressName', 'hostName'] as const) {
					const value = wanted[column];
					if (value === null) continue;
					const other = await transaction
						.selectFrom('academies')
						.select('id')
						.where(column, '=', value)
						.where('id', '!=', academyId)
						.executeTakeFirst();
					if (other) return column === 'addressName' ? 'addressTaken' : 'hostTaken';
				}
				const isSameHost = found.hostName === wanted.hostName;
				await transaction
					.updateTable('academies')
					.set({ ...wanted, hostConfirmedAtMs: isSameHost ? found.hostConfirmedAtMs : null })
					.where('id', '=', academyId)
					.execute();
				return 'changed';
			}),
	};
}

function signInQueries({ database }: Queries): Pick<HouseStore, 'askForTwoFactors' | 'twoFactorsOfStaff'> {
	return {
		async askForTwoFactors(permission, academyId, isAsked) {
			const { numUpdatedRows } = await database
				.updateTable('academies')
				.set({ twoFactors: isAsked ? 1 : 0 })
				.where('id', '=', academyId)
				.where('id', 'in', permittedAcademies(database, permission))
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
		async twoFactorsOfStaff(accountId, staffRoles, elsewhere = '') {
			const places = await database
				.selectFrom('memberships')
				.innerJoin('academies', 'academies.id', 'memberships.academyId')
				.select('academies.twoFactors')
				.where('memberships.accountId', '=', accountId)
				.where('memberships.role', 'in', staffRoles)
				.where('memberships.academyId', '!=', elsewhere)
				.execute();
			return places.map(({ twoFactors }) => twoFactors === 1);
		},
	};
}

type Doors = Pick<HouseStore, 'door' | 'hosts' | 'isMember' | 'mailLook' | 'lookOf'>;

function doorQueries({ database }: Queries): Doors {
	return {
		async door(addressName) {
			const found = await database
				.selectFrom('academies')
				.select(lookColumns)
				.where('addressName', '=', addressName)
				.executeTakeFirst();
			if (!found) return undefined;
			const { senderName: _, ...door } = asLook(found);
			return door;
		},
		async hosts() {
			const rows = await database
				.selectFrom('academies')
				.select([...lookColumns, 'hostName', 'academies.id as academyId'])
				.where('hostConfirmedAtMs', 'is not', null)
				.execute();
			return rows.map(({ hostName, academyId, ...look }) => ({
				...{ name: hostName ?? '', academyId },
				look: asLook(look),
			}));
		},
		async isMember(academyId, who) {
			const found = await database
				.selectFrom('memberships')
				.innerJoin('accounts', 'accounts.id', 'memberships.accountId')
				.select('memberships.id')
				.where('memberships.academyId', '=', academyId)
				.where(({ eb }) =>
					'email' in who ? eb('accounts.email', '=', who.email) : eb('accounts.id', '=', who.accountId),
				)
				.executeTakeFirst();
			return found !== undefined;
		},
		async mailLook(academyId) {
			const found = await database
				.selectFrom('academies')
				.select(lookColumns)
				.where('id', '=', academyId)
				.executeTakeFirst();
			return found && asLook(found);
		},
		async lookOf(email) {
			const rows = await database
				.selectFrom('academies')
				.innerJoin('memberships', 'memberships.academyId', 'academies.id')
				.innerJoin('accounts', 'accounts.id', 'memberships.accountId')
				.select(lookColumns)
				.where('accounts.email', '=', email)
				.limit(2)
				.execute();
			const [only, ...others] = rows;
			return only && others.length === 0 ? asLook(only) : undefined;
		},
	};
}

function operatorQueries({ database }: Queries): Pick<HouseStore, 'list' | 'confirmHost' | 'setPlaces'> {
	return {
		list: () =>
			database
				.selectFrom('academies')
				.select(['id', 'name', 'addressName', 'hostName', 'hostConfirmedAtMs'])
				.select(['places', 'placesUntilMs', 'readOnlyFromMs'])
				.select(({ selectFrom, fn }) =>
					selectFrom('memberships')
						.whereRef('memberships.academyId', '=', 'academies.id')
						.where('memberships.role', '=', 'learner')
						.select(fn.countAll<number>().as('count'))
						.as('learners'),
				)
				.orderBy('createdAtMs')
				.execute()
				.then((rows) => rows.map(({ learners, ...row }) => ({ ...row, learners: learners ?? 0 }))),
		async confirmHost(hostName, hostConfirmedAtMs) {
			const { numUpdatedRows } = await database
				.updateTable('academies')
				.set({ hostConfirmedAtMs })
				.where('hostName', '=', hostName)
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
		async setPlaces(academy, { places, untilMs, readOnlyFromMs }) {
			const { numUpdatedRows } = await database
				.updateTable('academies')
				.set({ places, placesUntilMs: untilMs, readOnlyFromMs })
				.where(({ eb, or }) => or([eb('id', '=', academy), eb('addressName', '=', academy)]))
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
	};
}

/** The look, address and places of academies, and what moves inside them. */
export function houseQueries(queries: Queries): HouseStore {
	return {
		...ownQueries(queries),
		...signInQueries(queries),
		...doorQueries(queries),
		...operatorQueries(queries),
		...imageQueries(queries),
		...transferQueries(queries),
	};
}
