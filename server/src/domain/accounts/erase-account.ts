import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Account } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';
import { isHeldByAcademy } from './session.ts';

type EraseServices = Pick<AccountServices, 'store' | 'mailer' | 'erasures' | 'clock'>;

/**
 * Erases everything of a person, in the store and in this machine's outbox, with the academies that they own, and notes that,
 * so that no backup brings them back, nor anybody whose account these academies hold.
 */
export function eraseWithTraces({ store, mailer, erasures, clock }: EraseServices) {
	return async (account: Account): Promise<void> => {
		if (account.email !== null) await mailer.forget(account.email);
		const owned = (await store.academies.mine(account.id)).filter(({ me }) => me.role === 'owner');
		for (const id of [account.id, ...owned.map(({ academy }) => academy.id)])
			await erasures.note(id, clock.nowMs());
		await store.accounts.erase(account);
	};
}

/**
 * The same by the person's own wish. Throws `invalid-argument` where the address that was typed is not theirs, and
 * `permission-denied` where an academy holds the account.
 */
export function eraseAccount(services: EraseServices) {
	const erase = eraseWithTraces(services);
	return async (account: Account, typedEmail: string | null): Promise<void> => {
		if (isHeldByAcademy(account)) throw new AppError('permission-denied', refusals.heldByAcademy);
		if (typedEmail !== account.email) {
			throw new AppError('invalid-argument', refusals.otherAccountsEmail);
		}
		await erase(account);
	};
}

/** After a backup was put back: erases again what was erased since it was made. Answers how much that was. */
export async function eraseAgain({
	store,
	erasures,
}: Pick<EraseServices, 'store' | 'erasures'>): Promise<{ accounts: number; academies: number }> {
	const erased = await erasures.list();
	const academies = await store.academies.removeByIds(erased);
	const accounts = await store.accounts.withIds(erased);
	for (const account of accounts) await store.accounts.erase(account);
	return { accounts: accounts.length, academies };
}
