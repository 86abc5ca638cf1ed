import type { Kysely, Migration } from 'kysely';

/**
 * Who has made an invitation, with whom it goes, and the place of a roster's teacher that waits for whoever comes by it.
 * Those from before have neither, and end by themselves after two weeks.
 */
export function invitations(): Migration {
	return {
		async up(database: Kysely<unknown>) {
			for (const name of ['invitedById', 'membershipId']) {
				await database.schema
					.alterTable('invitations')
					.addColumn(name, 'text', (column) => column.references('memberships.id').onDelete('cascade'))
					.execute();
			}
			for (const column of ['id', 'invitedById', 'membershipId']) {
				await database.schema
					.createIndex(`invitations_By_${column}`)
					.on('invitations')
					.column(column)
					.execute();
			}
		},
	};
}
