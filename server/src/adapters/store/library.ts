import type { LibraryStore } from '#server/ports/library-store.ts';
import { isReadOnly } from './academy-places.ts';
import { hasOwnPicture } from './assignments.ts';
import { ownMemberships, permittedAcademies } from './permitted.ts';
import type { Queries } from './schema.ts';

/** The homework that an academy's teachers share. */
export function libraryQueries({ database, lock }: Queries): LibraryStore {
	return {
		async list(permission, mayRemove, academyId) {
			const reached = await permittedAcademies(database, permission)
				.select('manager.id')
				.where('manager.academyId', '=', academyId)
				.executeTakeFirst();
			if (!reached) return undefined;
			const removesAll = await permittedAcademies(database, mayRemove)
				.where('manager.academyId', '=', academyId)
				.executeTakeFirst();
			const rows = await database
				.selectFrom('libraryTasks')
				.leftJoin('memberships as author', 'author.id', 'libraryTasks.authorId')
				.select(['libraryTasks.id', 'libraryTasks.createdAtMs', 'libraryTasks.authorId'])
				.select(['libraryTasks.body', 'author.displayName as by'])
				.where('libraryTasks.academyId', '=', academyId)
				.orderBy('libraryTasks.createdAtMs', 'desc')
				.orderBy('libraryTasks.id')
				.execute();
			return rows.map(({ id, createdAtMs, authorId, body, by }) => ({
				id,
				createdAtMs,
				by,
				mayRemove: removesAll !== undefined || authorId === reached.id,
				...JSON.parse(body),
			}));
		},
		keep: (permission, { id, academyId, createdAtMs, ...words }, maxTasks) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const author = await permittedAcademies(transaction, permission)
					.select('manager.id')
					.where('manager.academyId', '=', academyId)
					.executeTakeFirst();
				if (!author || !(await hasOwnPicture(transaction, academyId, words.task))) return 'notFound';
				if (await isReadOnly(transaction, academyId, createdAtMs)) return 'readOnly';
				const body = JSON.stringify(words);
				const there = await transaction
					.selectFrom('libraryTasks')
					.select(['academyId', 'authorId'])
					.where('id', '=', id)
					.executeTakeFirst();
				if (there) {
					if (there.academyId !== academyId || there.authorId !== author.id) return 'notFound';
					await transaction.updateTable('libraryTasks').set({ body }).where('id', '=', id).execute();
					return 'kept';
				}
				const { held } = await transaction
					.selectFrom('libraryTasks')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('academyId', '=', academyId)
					.executeTakeFirstOrThrow();
				if (held >= maxTasks) return 'full';
				await transaction
					.insertInto('libraryTasks')
					.values({ id, academyId, authorId: author.id, createdAtMs, body })
					.execute();
				return 'kept';
			}),
		async remove(permission, academyId, id) {
			const { numDeletedRows } = await database
				.deleteFrom('libraryTasks')
				.where('id', '=', id)
				.where('academyId', '=', academyId)
				.where(({ eb, or }) =>
					or([
						eb('academyId', 'in', permittedAcademies(database, permission)),
						eb('authorId', 'in', ownMemberships(database, permission)),
					]),
				)
				.executeTakeFirst();
			return numDeletedRows === 1n;
		},
	};
}
