import type { Academy } from '@henry/contract/academies.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Account, Store } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';
import { isHeldByAcademy } from './session.ts';

type EraseServices = Pick<AccountServices, 'store' | 'mailer' | 'erasures' | 'clock'>;

/** The academies that somebody owns. */
export async function ownedBy(store: Store, { id }: Pick<Account, 'id'>): Promise<Academy[]> {
	const mine = await store.academies.mine(id);
	return mine.filter(({ me }) => me.role === 'owner').map(({ academy }) => academy);
}

/**
 * Erases everything of a person, in the store and in this machine's outbox, with the academies that they own, and notes that,
 * so that no backup brings them back, nor anybody whose account these academies hold.
 */
export function eraseWithTraces({ store, mailer, erasures, clock }: EraseServices) {
	return async (account: Account): Promise<void> => {
		if (account.email !== null) await mailer.forget(account.email);
		const owned = await ownedBy(store, account);
		for (const id of [account.id, ...owned.map(({ id: academyId }) => academyId)])
			await erasures.note(id, clock.nowMs());
		await store.accounts.erase(account);
	};
}

/**
 * The same by the person's own wish. Throws `invalid-argument` where the address that was typed is not theirs,
 * `permission-denied` where an academy holds the account, and `aborted` while they own one that is no example.
 */
export function eraseAccount(services: EraseServices) {
	const { store } = services;
	const erase = eraseWithTraces(services);
	return async (account: Account, typedEmail: string | null): Promise<void> => {
		if (isHeldByAcademy(account)) throw new AppError('permission-denied', refusals.heldByAcademy);
		if (typedEmail !== account.email) {
			throw new AppError('invalid-argument', refusals.otherAccountsEmail);
		}
		const owned = await ownedBy(store, account);
		if (owned.some(({ isExample }) => !isExample)) throw new AppError('aborted', refusals.ownsAcademy);
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
