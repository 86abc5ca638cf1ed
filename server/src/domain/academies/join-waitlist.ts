import { apiPaths } from '@henry/contract/api-paths.ts';
import { waitlistConfirmationMs, waitlistMailsMs, waitlistMailsPerAddress } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { honeypotField, type WaitlistRequest } from '@henry/contract/waitlist.ts';
import { AppError } from '#server/domain/app-error.ts';
import { writtenMail } from '#server/domain/mail/written-mail.ts';
import type { Captcha } from '#server/ports/captcha.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import type { Store } from '#server/ports/store.ts';
import { acceptedText, waitlistMail } from './waitlist-mail.ts';

/** What the waitlist stands on. */
export type WaitlistServices = {
	store: Store;
	mailer: Mailer;
	secrets: Secrets;
	clock: Clock;
	captcha: Captcha;
	sharedState: SharedState;
	content: { serverTexts: ServerTextsByLanguage };
};

const captchaIsSpent = () => new AppError('aborted', refusals.captchaSpent);

/**
 * Puts an address on the waitlist, not yet confirmed, and sends the mail that asks to confirm. Nobody learns from the
 * answer whether the address is on the list already: the mail says so.
 */
export function joinWaitlist(services: WaitlistServices, publicAddress: string) {
	const { store, mailer, secrets, clock, captcha, sharedState } = services;
	const { serverTexts } = services.content;
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
		const consent = {
			consentText: acceptedText(serverTexts[language] ?? serverTexts.en),
			consentedAtMs: nowMs,
		};
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
		const reader = { to: email, language };
		const mail =
			outcome === 'confirmed'
				? writtenMail(serverTexts, {
						...reader,
						kind: 'alreadyOnWaitlist',
						address: `${publicAddress}/academies`,
					})
				: waitlistMail(serverTexts, {
						...reader,
						links: {
							confirm: `${publicAddress}/waitlist?mail#confirm=${confirmToken}`,
							leave: `${publicAddress}/waitlist?mail#leave=${leaveToken}`,
							leaveInOneClick: `${publicAddress}${apiPaths.leaveWaitlist}?token=${leaveToken}`,
						},
					});
		await mailer.send(mail);
		const limit = { most: waitlistMailsPerAddress, windowMs: waitlistMailsMs };
		await sharedState.take(mailsTo(email), 1, limit);
	};
}
