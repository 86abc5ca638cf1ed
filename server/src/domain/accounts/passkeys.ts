import { passkeyOptionsMs } from '@henry/contract/limits.ts';
import type { NewCredential, SignedChallenge } from '@henry/contract/passkeys.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Passkeys } from '#server/ports/passkeys.ts';
import type { Account } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';
import { deviceOf } from './device.ts';
import { describeSession, firstSession, type OpenSession } from './session.ts';
import { needsTwoFactors, type TwoFactorRule } from './two-factors.ts';

type PasskeyServices = Pick<AccountServices, 'store' | 'secrets' | 'clock'> & { passkeys: Passkeys };

/** What the browser brings back of the options that it was given: undefined where they are not there or too old. */
export type GivenChallenge = string | undefined;

const notTaken = () => new AppError('invalid-argument', refusals.passkeyNotTaken);

/** Passkeys are added to accounts and sign in to them. What does not verify is refused with `invalid-argument`. */
export function passkeyDeeds({ store, secrets, clock, passkeys }: PasskeyServices) {
	/** Each set of options is of use once, whoever has seen it. */
	async function spend(challenge: GivenChallenge): Promise<string> {
		const expiresAtMs = clock.nowMs() + passkeyOptionsMs;
		if (challenge && (await store.passkeys.useOnce(secrets.hash(challenge), expiresAtMs))) return challenge;
		throw notTaken();
	}
	return {
		/** Refused for an account that an academy holds: new words must end all that signs in to it. */
		async optionsToAdd({ email, ...account }: Account) {
			if (email === null) throw new AppError('permission-denied', refusals.passkeyNotTaken);
			const known = await store.passkeys.list(account.id);
			return passkeys.optionsToAdd(
				{ ...account, email },
				known.map(({ id }) => id),
			);
		},
		optionsToSignIn: () => passkeys.optionsToSignIn(),
		async add(
			account: Account,
			credential: NewCredential,
			{ challenge, userAgent }: { challenge: GivenChallenge; userAgent: string },
		): Promise<void> {
			if (account.email === null) throw new AppError('permission-denied', refusals.passkeyNotTaken);
			const key = await passkeys.verifyNew(credential, await spend(challenge));
			if (!key) throw notTaken();
			const passkey = { ...key, ...deviceOf(userAgent), createdAtMs: clock.nowMs() };
			if (await store.passkeys.add(account.id, passkey)) return;
			throw new AppError('resource-exhausted', refusals.tooManyPasskeys);
		},
		/** Refused with `permission-denied` where it is the last one of somebody who has to have one. */
		async remove({ id: accountId }: Account, id: string, rule: TwoFactorRule): Promise<void> {
			const mayBeLast = !(await needsTwoFactors(store, rule, accountId));
			if (await store.passkeys.remove(accountId, id, { mayBeLast })) return;
			throw new AppError('permission-denied', refusals.lastPasskey);
		},
		async signIn(
			credential: SignedChallenge,
			{ challenge, userAgent }: { challenge: GivenChallenge; userAgent: string },
		): Promise<OpenSession> {
			const spent = await spend(challenge);
			const key = await store.passkeys.find(credential.id);
			const outcome = key && (await passkeys.verifySigned(credential, spent, key));
			if (!outcome) throw notTaken();
			const nowMs = clock.nowMs();
			const token = secrets.newToken();
			const session = firstSession(
				{ tokenHash: secrets.hash(token), familyId: secrets.newId(), factors: 2 },
				deviceOf(userAgent),
				nowMs,
			);
			const account = await store.passkeys.signIn({ id: credential.id, ...outcome, nowMs }, session);
			if (!account) throw notTaken();
			const { refreshableUntilMs, factors, expiresAtMs } = session;
			return { token, refreshableUntilMs, factors, response: describeSession(account, expiresAtMs) };
		},
	};
}
