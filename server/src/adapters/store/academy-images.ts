import type { HouseStore } from '#server/ports/house-store.ts';
import { isReadOnly } from './academy-places.ts';
import { permittedAcademies, permittedClasses } from './permitted.ts';
import type { Queries } from './schema.ts';

const asBytes = <Row extends { bytes: Uint8Array }>(row: Row | undefined) =>
	row && { ...row, bytes: new Uint8Array(row.bytes) };

/** Logos, which anybody sees, and pictures of homework, which the academy sees. */
export function imageQueries({
	database,
	lock,
}: Queries): Pick<HouseStore, 'setLogo' | 'addTaskPicture' | 'logo' | 'picture'> {
	return {
		setLogo: (permission, academyId, logo) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const found = await transaction
					.selectFrom('academies')
					.select('logoId')
					.where('id', '=', academyId)
					.where('id', 'in', permittedAcademies(transaction, permission))
					.executeTakeFirst();
				if (!found) return false;
				if (logo) {
					await transaction
						.insertInto('academyImages')
						.values({ academyId, ...logo })
						.execute();
				}
				await transaction
					.updateTable('academies')
					.set({ logoId: logo?.id ?? null })
					.where('id', '=', academyId)
					.execute();
				await transaction
					.deleteFrom('academyImages')
					.where('id', '=', found.logoId ?? '')
					.execute();
				return true;
			}),
		addTaskPicture: (permission, classId, picture, maxImages) =>
			database.transaction().execute(async (transaction) => {
				const home = await permittedClasses(transaction, permission)
					.select('permittedClass.academyId')
					.where('permittedClass.id', '=', classId)
					.where('permittedClass.archivedAtMs', 'is', null)
					.executeTakeFirst();
				if (!home) return 'notFound';
				const { academyId } = home;
				await lock(transaction, `academy ${academyId}`);
				if (await isReadOnly(transaction, academyId, picture.createdAtMs)) return 'readOnly';
				const { held } = await transaction
					.selectFrom('academyImages')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('academyId', '=', academyId)
					.executeTakeFirstOrThrow();
				if (held >= maxImages) return 'full';
				await transaction
					.insertInto('academyImages')
					.values({ academyId, ...picture })
					.execute();
				return 'added';
			}),
		logo: async (id) =>
			asBytes(
				await database
					.selectFrom('academyImages')
					.innerJoin('academies', 'academies.logoId', 'academyImages.id')
					.select(['academyImages.type', 'academyImages.bytes'])
					.where('academyImages.id', '=', id)
					.executeTakeFirst(),
			),
		picture: async (permission, id) =>
			asBytes(
				await database
					.selectFrom('academyImages')
					.select(['type', 'bytes'])
					.where('id', '=', id)
					.where('academyId', 'in', permittedAcademies(database, permission))
					.executeTakeFirst(),
			),
	};
}
