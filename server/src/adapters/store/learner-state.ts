import type { LearnerState } from '@henry/contract/learner-state.ts';
import type { LearnerStateStore } from '#server/ports/store.ts';
import type { Queries } from './schema.ts';

export function learnerStateQueries({ database, seal }: Queries): LearnerStateStore {
	return {
		async load(accountId) {
			const rows = await database
				.selectFrom('learnerStates')
				.select(['name', 'body'])
				.where('accountId', '=', accountId)
				.execute();
			const nothing: LearnerState = { memory: null, path: null, begunChecks: null };
			return { ...nothing, ...Object.fromEntries(rows.map(({ name, body }) => [name, JSON.parse(body)])) };
		},
		save: (accountId, changes) =>
			database.transaction().execute(async (transaction) => {
				for (const [key, value] of Object.entries(changes)) {
					const name = key as keyof LearnerState;
					if (value === null) {
						await transaction
							.deleteFrom('learnerStates')
							.where('accountId', '=', accountId)
							.where('name', '=', name)
							.execute();
					} else {
						const body = seal.text(JSON.stringify(value));
						await transaction
							.insertInto('learnerStates')
							.values({ accountId, name, body })
							.onConflict((conflict) => conflict.columns(['accountId', 'name']).doUpdateSet({ body }))
							.execute();
					}
				}
			}),
	};
}
