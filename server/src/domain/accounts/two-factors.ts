import { staffRoles } from '@henry/contract/academies.ts';
import type { MissingFactor } from '@henry/contract/accounts.ts';

import type { Account, Session, Store } from '#server/ports/store.ts';

/** Whom whoever runs the server asks for two factors; academies may ask their own staff besides. */
export const twoFactorRules = ['off', 'staff', 'everyone'] as const;
export type TwoFactorRule = (typeof twoFactorRules)[number];

/** Whether somebody works for an academy. */
export const isStaff = async (store: Pick<Store, 'houses'>, accountId: string): Promise<boolean> =>
	(await store.houses.twoFactorsOfStaff(accountId, staffRoles)).length > 0;

/** Whether somebody has to sign in by two factors: by the server's rule, or by that of an academy whose staff they are. */
export async function needsTwoFactors(
	store: Pick<Store, 'houses'>,
	rule: TwoFactorRule,
	accountId: string,
): Promise<boolean> {
	if (rule === 'everyone') return true;
	const academies = await store.houses.twoFactorsOfStaff(accountId, staffRoles);
	return academies.some((isAsked) => isAsked || rule === 'staff');
}

/** Whether somebody's two factors open another academy than this one, at whose host they would then be in its hands, too. */
export async function worksByTwoElsewhere(
	store: Pick<Store, 'houses'>,
	rule: TwoFactorRule,
	accountId: string,
	academyId: string,
): Promise<boolean> {
	const others = await store.houses.twoFactorsOfStaff(accountId, staffRoles, academyId);
	return others.some((isAsked) => isAsked || rule !== 'off');
}

/**
 * What a sign-in lacks that has to take two factors: until then it opens nothing. Whoever has a passkey, or an issuer that
 * asks for two, makes no further one by a mail alone, which would be a way around it. A session at an academy's host
 * (`hostAcademyId`) is in that academy's hands, so its two factors count for no other.
 */
export async function missingFactor(
	store: Pick<Store, 'houses' | 'passkeys' | 'identities'>,
	rule: TwoFactorRule,
	{
		account,
		session,
		hostAcademyId,
	}: {
		account: Pick<Account, 'id' | 'email'>;
		session: Pick<Session, 'factors'>;
		hostAcademyId: string | undefined;
	},
): Promise<MissingFactor | undefined> {
	const isNeeded =
		session.factors === 1
			? needsTwoFactors(store, rule, account.id)
			: hostAcademyId !== undefined && worksByTwoElsewhere(store, rule, account.id, hostAcademyId);
	if (!(await isNeeded)) return undefined;
	if (account.email === null) return 'otherWay';
	if ((await store.passkeys.list(account.id)).length > 0) return 'usePasskey';
	return (await store.identities.haveTwoFactors(account.id)) ? 'useIssuer' : 'makePasskey';
}
