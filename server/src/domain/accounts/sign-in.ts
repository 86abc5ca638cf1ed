import { signInLinkMs, signInLinksPerAddress } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import { type CallPlace, mailPlaceFor } from '#server/domain/mail/mail-place.ts';
import { writtenMail } from '#server/domain/mail/written-mail.ts';
import type { AccountServices } from './account-services.ts';
import { mailNotSent } from './mail-not-sent.ts';

/** `guardianEmail`: whose agreement somebody needs who is too young to give their own. */
type SignInRequest = { email: string; language: string; guardianEmail?: string | null | undefined };

/**
 * Sends a sign-in link to an address. Whether the address has an account is neither asked nor told: the work and the
 * answer are the same. Throws `resource-exhausted` where the address was sent enough links, `invalid-argument` where
 * the mail server does not know it or where somebody names themselves as their guardian, and `unavailable` where no mail can be sent; the link is then taken back.
 */
export function signIn({ store, mailer, secrets, clock, content }: AccountServices) {
	return async (
		{ email, language, guardianEmail = null }: SignInRequest,
		calledAt: CallPlace,
	): Promise<void> => {
		if (guardianEmail === email) throw new AppError('invalid-argument', refusals.guardianIsSelf);
		const token = secrets.newToken();
		const tokenHash = secrets.hash(token);
		const nowMs = clock.nowMs();
		const added = await store.accounts.addSignInLink(
			{ tokenHash, email, createdAtMs: nowMs, expiresAtMs: nowMs + signInLinkMs, language, guardianEmail },
			{ atMost: signInLinksPerAddress, sinceMs: nowMs - signInLinkMs },
		);
		if (!added) throw tooManyLinks();
		const place = await mailPlaceFor(store.houses, calledAt, email);
		const mail = writtenMail(content.serverTexts, {
			kind: guardianEmail === null ? 'signIn' : 'signInAsWard',
			to: email,
			language,
			address: `${place.address}/finishSignUp?mail#token=${token}`,
			blanks: { minutes: signInLinkMs / 60_000, guardian: guardianEmail ?? '' },
			from: place,
		});
		try {
			await mailer.send(mail);
		} catch (error) {
			await store.accounts.removeSignInLink(tokenHash);
			throw mailNotSent(error);
		}
	};
}

function tooManyLinks(): AppError {
	const minutes = signInLinkMs / 60_000;
	return new AppError(
		'resource-exhausted',
		`${signInLinksPerAddress} links were sent to this address in the last ${minutes} minutes. Please use the newest of them, or ask for another in ${minutes} minutes.`,
		{ retryAfterSeconds: signInLinkMs / 1000 },
	);
}
