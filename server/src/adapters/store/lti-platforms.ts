import type { Transaction } from 'kysely';
import type { LtiStore } from '#server/ports/lti-store.ts';
import { permittedAcademies } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

export const platformColumns = [
	'ltiPlatforms.id',
	'ltiPlatforms.academyId',
	'ltiPlatforms.name',
	'ltiPlatforms.issuer',
	'ltiPlatforms.clientId',
	'ltiPlatforms.deploymentId',
	'ltiPlatforms.authAddress',
	'ltiPlatforms.tokenAddress',
	'ltiPlatforms.keysAddress',
] as const;

async function isFull(transaction: Transaction<Database>, academyId: string, most: number) {
	const { held } = await transaction
		.selectFrom('ltiPlatforms')
		.select(({ fn }) => fn.countAll<number>().as('held'))
		.where('academyId', '=', academyId)
		.executeTakeFirstOrThrow();
	return held >= most;
}

type PlatformStore = Pick<
	LtiStore,
	| 'keys'
	| 'addKey'
	| 'platforms'
	| 'savePlatform'
	| 'removePlatform'
	| 'addRegistration'
	| 'isRegistrationOpen'
	| 'register'
	| 'platform'
>;

/** Platforms, the links by which they register themselves, and the keys that they know this server by. */
export function platformQueries({ database, lock, seal }: Queries): PlatformStore {
	return {
		keys: () => database.selectFrom('ltiKeys').selectAll().orderBy('createdAtMs', 'desc').execute(),
		addKey: (key, sinceMs) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, 'lti keys');
				const newer = await transaction
					.selectFrom('ltiKeys')
					.select('id')
					.where('createdAtMs', '>', sinceMs)
					.executeTakeFirst();
				if (newer) return;
				const sealed = { ...key, privateKey: seal.text(key.privateKey) };
				await transaction.insertInto('ltiKeys').values(sealed).execute();
			}),
		async platforms(permission, academyId) {
			const reached = await permittedAcademies(database, permission)
				.where('manager.academyId', '=', academyId)
				.executeTakeFirst();
			if (!reached) return undefined;
			const platforms = await database
				.selectFrom('ltiPlatforms')
				.select([...platformColumns, 'ltiPlatforms.createdAtMs'])
				.select(({ selectFrom, fn }) => [
					selectFrom('ltiPeople')
						.whereRef('ltiPeople.platformId', '=', 'ltiPlatforms.id')
						.select(fn.countAll<number>().as('count'))
						.as('people'),
					selectFrom('ltiMarks')
						.whereRef('ltiMarks.platformId', '=', 'ltiPlatforms.id')
						.where('ltiMarks.failures', '>', 0)
						.select(fn.countAll<number>().as('count'))
						.as('waitingMarks'),
					selectFrom('ltiMarks')
						.whereRef('ltiMarks.platformId', '=', 'ltiPlatforms.id')
						.where('ltiMarks.failures', '>', 0)
						.orderBy('ltiMarks.nextTryAtMs', 'desc')
						.limit(1)
						.select('ltiMarks.failure')
						.as('failure'),
				])
				.where('academyId', '=', academyId)
				.orderBy('createdAtMs')
				.execute();
			return platforms.map(({ people, waitingMarks, academyId: _, ...platform }) => ({
				...platform,
				people: people ?? 0,
				waitingMarks: waitingMarks ?? 0,
			}));
		},
		savePlatform: (permission, { id, academyId, createdAtMs, ...fields }, maxPlatforms) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const manager = await permittedAcademies(transaction, permission)
					.select('manager.id')
					.where('manager.academyId', '=', academyId)
					.executeTakeFirst();
				if (!manager) return 'notFound';
				const known = await transaction
					.selectFrom('ltiPlatforms')
					.select('academyId')
					.where('id', '=', id)
					.executeTakeFirst();
				if (known && known.academyId !== academyId) return 'notFound';
				const saved = { ...fields, confirmedById: manager.id };
				if (known) {
					await transaction.updateTable('ltiPlatforms').set(saved).where('id', '=', id).execute();
					return 'saved';
				}
				if (await isFull(transaction, academyId, maxPlatforms)) return 'full';
				await transaction
					.insertInto('ltiPlatforms')
					.values({ id, academyId, createdAtMs, ...saved })
					.execute();
				return 'saved';
			}),
		async removePlatform(permission, academyId, platformId) {
			const { numDeletedRows } = await database
				.deleteFrom('ltiPlatforms')
				.where('id', '=', platformId)
				.where('academyId', '=', academyId)
				.where('academyId', 'in', permittedAcademies(database, permission))
				.executeTakeFirst();
			return numDeletedRows === 1n;
		},
		async addRegistration(permission, registration) {
			const manager = await permittedAcademies(database, permission)
				.select('manager.id')
				.where('manager.academyId', '=', registration.academyId)
				.executeTakeFirst();
			if (!manager) return false;
			await database
				.insertInto('ltiRegistrations')
				.values({ ...registration, confirmedById: manager.id })
				.execute();
			return true;
		},
		async isRegistrationOpen(tokenHash, nowMs) {
			const found = await database
				.selectFrom('ltiRegistrations')
				.select('academyId')
				.where('tokenHash', '=', tokenHash)
				.where('expiresAtMs', '>', nowMs)
				.executeTakeFirst();
			return found !== undefined;
		},
		register: (tokenHash, platform, nowMs, maxPlatforms) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `registration ${tokenHash}`);
				const found = await transaction
					.selectFrom('ltiRegistrations')
					.select(['academyId', 'confirmedById'])
					.where('tokenHash', '=', tokenHash)
					.where('expiresAtMs', '>', nowMs)
					.executeTakeFirst();
				if (!found) return 'notFound';
				await lock(transaction, `academy ${found.academyId}`);
				if (await isFull(transaction, found.academyId, maxPlatforms)) return 'full';
				await transaction.deleteFrom('ltiRegistrations').where('tokenHash', '=', tokenHash).execute();
				await transaction
					.insertInto('ltiPlatforms')
					.values({ ...platform, ...found, createdAtMs: nowMs })
					.execute();
				return 'registered';
			}),
		async platform(platformId) {
			const found = await database
				.selectFrom('ltiPlatforms')
				.innerJoin('academies', 'academies.id', 'ltiPlatforms.academyId')
				.select([...platformColumns, 'academies.language', 'academies.twoFactors'])
				.where('ltiPlatforms.id', '=', platformId)
				.executeTakeFirst();
			if (!found) return undefined;
			const { twoFactors, ...platform } = found;
			return { ...platform, asksStaffForTwo: twoFactors === 1 };
		},
	};
}
