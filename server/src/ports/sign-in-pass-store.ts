import type { Account, Session } from './store.ts';

/** Signs whoever it is for in at one host, in the browser that asked for it. Only hashes of its secrets are known. */
export type SignInPass = {
	tokenHash: string;
	accountId: string;
	host: string;
	browserHash: string;
	/** Of the session that it was given in. */
	factors: number;
	expiresAtMs: number;
};

export type SignInPassStore = {
	/** Keeps a pass, in place of those that the account had. */
	addSignInPass(pass: SignInPass): Promise<void>;
	/** Uses a pass up at its host, in the browser that asked for it, and adds the session; undefined where it does not count. */
	useSignInPass(
		pass: Pick<SignInPass, 'tokenHash' | 'host' | 'browserHash'> & { nowMs: number },
		session: Omit<Session, 'accountId' | 'factors'>,
	): Promise<{ account: Account; factors: number } | undefined>;
};
