import { apiPaths } from '@henry/contract/api-paths.ts';
import { waitlistConfirmationMs, waitlistMailsMs, waitlistMailsPerAddress } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { honeypotField, type WaitlistRequest } from '@henry/contract/waitlist.ts';
import { acceptedWaitlistText } from '@henry/contract/waitlist-terms.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Captcha } from '#server/ports/captcha.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import type { Store } from '#server/ports/store.ts';
import { alreadyOnWaitlistMail, waitlistMail } from './waitlist-mail.ts';

/** What the waitlist stands on. */
export type WaitlistServices = {
	store: Store;
	mailer: Mailer;
	secrets: Secrets;
	clock: Clock;
	captcha: Captcha;
	sharedState: SharedState;
};

const captchaIsSpent = () => new AppError('aborted', refusals.captchaSpent);

/**
 * Puts an address on the waitlist, not yet confirmed, and sends the mail that asks to confirm. Nobody learns from the
 * answer whether the address is on the list already: the mail says so.
 */
export function joinWaitlist(services: WaitlistServices, publicAddress: string) {
	const { store, mailer, secrets, clock, captcha, sharedState } = services;
	const mailsTo = (email: string) => `waitlist mails ${secrets.hash(email)}`;
	return async (request: WaitlistRequest): Promise<void> => {
		const { email, locale, language } = request;
		if (request[honeypotField] !== '') throw new AppError('invalid-argument', refusals.waitlistFailed);
		const solved = await captcha.check(request.captcha);
		if (!solved) throw new AppError('invalid-argument', refusals.waitlistFailed);
		const nowMs = clock.nowMs();
		if (solved.expiresAtMs <= nowMs) throw captchaIsSpent();
		if ((await sharedState.counted(mailsTo(email))) >= waitlistMailsPerAddress) return;

		const [confirmToken, leaveToken] = [secrets.newToken(), secrets.newToken()];
		const consent = { consentText: acceptedWaitlistText(language), consentedAtMs: nowMs };
		const outcome = await store.subscribers.subscribe(
			{ id: secrets.newId(), email, locale, language, ...consent },
			{
				confirmTokenHash: secrets.hash(confirmToken),
				confirmUntilMs: nowMs + waitlistConfirmationMs,
				leaveTokenHash: secrets.hash(leaveToken),
			},
			solved,
		);
		if (outcome === 'replayed') throw captchaIsSpent();
		const mail =
			outcome === 'confirmed'
				? alreadyOnWaitlistMail(email, language, `${publicAddress}/academies`)
				: waitlistMail(email, language, {
						confirm: `${publicAddress}/waitlist?mail#confirm=${confirmToken}`,
						leave: `${publicAddress}/waitlist?mail#leave=${leaveToken}`,
						leaveInOneClick: `${publicAddress}${apiPaths.leaveWaitlist}?token=${leaveToken}`,
					});
		await mailer.send(mail);
		const limit = { most: waitlistMailsPerAddress, windowMs: waitlistMailsMs };
		await sharedState.take(mailsTo(email), 1, limit);
	};
}
