import type { WebhookEvent } from '@henry/contract/webhooks.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Permission } from '#server/ports/permission.ts';
import type { SigningSecret, WebhookStore } from '#server/ports/program-store.ts';
import { permittedAcademies } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

type Happening = Pick<Selectable<Database['happenings']>, 'kind' | 'academyId'>;

/** The webhooks of an academy that want a happening and have fewer than `mostWaiting` to go. */
async function wantingOf(database: Kysely<Database>, { kind, academyId }: Happening, mostWaiting: number) {
	const webhooks = await database
		.selectFrom('webhooks')
		.select(['id', 'events'])
		.select(({ selectFrom, fn }) =>
			selectFrom('webhookDeliveries')
				.whereRef('webhookDeliveries.webhookId', '=', 'webhooks.id')
				.where('webhookDeliveries.nextTryAtMs', 'is not', null)
				.select(fn.countAll<number>().as('count'))
				.as('waiting'),
		)
		.where('academyId', '=', academyId)
		.execute();
	return webhooks.filter(
		({ events, waiting }) => events.split(',').includes(kind) && Number(waiting) < mostWaiting,
	);
}

const payloadOf = (type: string, atMs: number, data: Record<string, unknown>) =>
	JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data });

type Outbox = Pick<WebhookStore, 'queueHappenings' | 'claimDue' | 'note'>;

function outboxQueries({ database, lock }: Queries): Outbox {
	return {
		queueHappenings: ({ nowMs, atMost }, newId, mostWaiting) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, 'happenings');
				const happenings = await transaction
					.selectFrom('happenings')
					.selectAll()
					.orderBy('place')
					.limit(atMost)
					.execute();
				for (const happening of happenings) {
					const { place, kind, data } = happening;
					await transaction.deleteFrom('happenings').where('place', '=', place).execute();
					const payload = payloadOf(kind, nowMs, JSON.parse(data));
					const common = { kind, payload, createdAtMs: nowMs, tries: 0 };
					for (const { id: webhookId } of await wantingOf(transaction, happening, mostWaiting)) {
						await transaction
							.insertInto('webhookDeliveries')
							.values({
								...common,
								id: newId(),
								webhookId,
								nextTryAtMs: nowMs,
								deliveredAtMs: null,
								failure: null,
							})
							.execute();
					}
				}
			}),
		async claimDue({ nowMs, claimMs }, atMost) {
			const due = await database
				.selectFrom('webhookDeliveries')
				.innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
				.select(['webhookDeliveries.id', 'webhooks.address', 'webhooks.signingSecrets'])
				.select(['webhookDeliveries.payload', 'webhookDeliveries.tries', 'webhookDeliveries.nextTryAtMs'])
				.where('webhookDeliveries.nextTryAtMs', '<=', nowMs)
				.orderBy('webhookDeliveries.nextTryAtMs')
				.limit(atMost)
				.execute();
			const claimed = [];
			for (const { nextTryAtMs, signingSecrets, ...delivery } of due) {
				const { numUpdatedRows } = await database
					.updateTable('webhookDeliveries')
					.set({ nextTryAtMs: nowMs + claimMs, tries: delivery.tries + 1 })
					.where('id', '=', delivery.id)
					.where('nextTryAtMs', '=', nextTryAtMs)
					.where('tries', '=', delivery.tries)
					.executeTakeFirst();
				const secrets: SigningSecret[] = JSON.parse(signingSecrets);
				if (numUpdatedRows === 1n) claimed.push({ ...delivery, tries: delivery.tries + 1, secrets });
			}
			return claimed;
		},
		async note(deliveryId, outcome) {
			const change = 'deliveredAtMs' in outcome ? { ...outcome, nextTryAtMs: null, failure: null } : outcome;
			await database.updateTable('webhookDeliveries').set(change).where('id', '=', deliveryId).execute();
		},
	};
}

/** Webhooks, and what they are told. */
export function webhookQueries(queries: Queries): WebhookStore {
	const { database, lock, seal } = queries;
	const inReach = (permission: Permission, academyId: string, webhookId: string) =>
		database
			.selectFrom('webhooks')
			.select(['id', 'signingSecrets'])
			.where('id', '=', webhookId)
			.where('academyId', '=', academyId)
			.where('academyId', 'in', permittedAcademies(database, permission))
			.executeTakeFirst();
	return {
		...outboxQueries(queries),
		async list(permission, academyId, mostDeliveries) {
			const reached = await permittedAcademies(database, permission)
				.where('manager.academyId', '=', academyId)
				.executeTakeFirst();
			if (!reached) return undefined;
			const webhooks = await database
				.selectFrom('webhooks')
				.select(['id', 'address', 'events', 'createdAtMs'])
				.where('academyId', '=', academyId)
				.orderBy('createdAtMs')
				.execute();
			const shown = [];
			for (const { events, ...webhook } of webhooks) {
				const deliveries = await database
					.selectFrom('webhookDeliveries')
					.select(['id', 'kind', 'createdAtMs', 'tries', 'deliveredAtMs', 'nextTryAtMs', 'failure'])
					.where('webhookId', '=', webhook.id)
					.orderBy('createdAtMs', 'desc')
					.limit(mostDeliveries)
					.execute();
				shown.push({ ...webhook, events: events.split(',') as WebhookEvent[], deliveries });
			}
			return shown;
		},
		save: (permission, { id, academyId, address, events, createdAtMs }, secret, maxWebhooks) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const reached = await permittedAcademies(transaction, permission)
					.where('manager.academyId', '=', academyId)
					.executeTakeFirst();
				if (!reached) return 'notFound';
				const there = await transaction
					.selectFrom('webhooks')
					.select(['id', 'academyId'])
					.where(({ or, eb }) => or([eb('id', '=', id), eb('academyId', '=', academyId)]))
					.execute();
				const known = there.find((each) => each.id === id);
				if (known && known.academyId !== academyId) return 'notFound';
				const saved = { address, events: events.join(',') };
				if (known) {
					await transaction.updateTable('webhooks').set(saved).where('id', '=', id).execute();
					return 'changed';
				}
				if (there.filter((each) => each.academyId === academyId).length >= maxWebhooks) return 'full';
				const signingSecrets = seal.text(JSON.stringify([{ secret, untilMs: null }]));
				await transaction
					.insertInto('webhooks')
					.values({ id, academyId, createdAtMs, signingSecrets, ...saved })
					.execute();
				return 'added';
			}),
		async remove(permission, academyId, webhookId) {
			if (!(await inReach(permission, academyId, webhookId))) return false;
			await database.deleteFrom('webhooks').where('id', '=', webhookId).execute();
			return true;
		},
		async replaceSecret(permission, academyId, webhookId, { secret, oldUntilMs }) {
			const found = await inReach(permission, academyId, webhookId);
			if (!found) return false;
			const [last]: SigningSecret[] = JSON.parse(found.signingSecrets);
			const secrets = [{ secret, untilMs: null }, ...(last ? [{ ...last, untilMs: oldUntilMs }] : [])];
			await database
				.updateTable('webhooks')
				.set({ signingSecrets: seal.text(JSON.stringify(secrets)) })
				.where('id', '=', webhookId)
				.execute();
			return true;
		},
		async addTest(permission, academyId, webhookId, { id, atMs }) {
			if (!(await inReach(permission, academyId, webhookId))) return false;
			const payload = payloadOf('test', atMs, { academyId });
			await database
				.insertInto('webhookDeliveries')
				.values({
					...{ id, webhookId, kind: 'test', payload, createdAtMs: atMs, nextTryAtMs: atMs, tries: 0 },
					...{ deliveredAtMs: null, failure: null },
				})
				.execute();
			return true;
		},
	};
}
