import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Account } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';

/**
 * Erases everything of a person, in the store and in this machine's outbox. Throws `invalid-argument` where the address
 * that was typed is not theirs.
 */
export function eraseAccount({ store, mailer }: Pick<AccountServices, 'store' | 'mailer'>) {
	return async (account: Account, typedEmail: string): Promise<void> => {
		if (typedEmail !== account.email) {
			throw new AppError('invalid-argument', refusals.otherAccountsEmail);
		}
		await mailer.forget(account.email);
		await store.accounts.erase(account);
	};
}
