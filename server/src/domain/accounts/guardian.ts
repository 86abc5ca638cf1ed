import type { Consent } from '@henry/contract/accounts.ts';
import { dayMs, mailRetryMs } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { guardianSilentMs } from '@henry/contract/retention.ts';
import { AppError } from '#server/domain/app-error.ts';
import { type CallPlace, mailPlaceFor } from '#server/domain/mail/mail-place.ts';
import { writtenMail } from '#server/domain/mail/written-mail.ts';
import type { Account } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';
import { eraseWithTraces } from './erase-account.ts';
import { mailNotSent } from './mail-not-sent.ts';
import { isStaff } from './two-factors.ts';

/** Where a guardian's mail leads. */
const guardianLink = (publicAddress: string, token: string) =>
	`${publicAddress}/login?mail#guardian=${token}`;

/** Sends the mail of a guardian whom the store knows already. Throws as `mailNotSent` says. */
function writeToGuardian(
	{ store, mailer, content }: Pick<AccountServices, 'store' | 'mailer' | 'content'>,
	calledAt: CallPlace,
) {
	return async (ward: Account, guardian: { email: string; token: string }): Promise<void> => {
		const place = await mailPlaceFor(store.houses, calledAt, ward.email);
		const mail = writtenMail(content.serverTexts, {
			kind: 'guardian',
			to: guardian.email,
			language: ward.language,
			address: guardianLink(place.address, guardian.token),
			blanks: { learner: ward.email ?? '', days: guardianSilentMs / dayMs },
			from: place,
		});
		await mailer.send(mail).catch((error) => {
			throw mailNotSent(error);
		});
	};
}

/**
 * After a sign-in: sends the mail where there is a guardian to ask. Answers why it was not sent, if so: the learner can ask
 * again.
 */
export function mailNewGuardian(services: Pick<AccountServices, 'store' | 'mailer' | 'content'>) {
	return async (
		{ account, guardianEmail }: { account: Account; guardianEmail: string | null },
		token: string,
		place: CallPlace,
	): Promise<Error | undefined> => {
		if (guardianEmail === null) return undefined;
		return writeToGuardian(services, place)(account, { email: guardianEmail, token }).then(
			() => undefined,
			(error: Error) => error,
		);
	};
}

/**
 * Asks a guardian again, or another one; the earlier mail's link no longer counts. Or asks the first one of somebody who has
 * said now that they are too young to agree alone: the account waits from then on. Throws `resource-exhausted` within a minute
 * of the last mail, or where one has agreed; `invalid-argument` for the learner's own address, or where they have none, by
 * which the mail could say whose guardian it asks; and `permission-denied` where others' work would wait for a guardian, too.
 */
export function askGuardian(services: AccountServices) {
	const { store, secrets, clock } = services;
	return async (ward: Account, email: string, place: CallPlace): Promise<void> => {
		if (email === ward.email) throw new AppError('invalid-argument', refusals.guardianIsSelf);
		const isFirst = ward.consent === 'notNeeded';
		if (isFirst && ward.email === null) throw new AppError('invalid-argument', refusals.issuerWithoutAddress);
		if (isFirst && (await isStaff(store, ward.id)))
			throw new AppError('permission-denied', refusals.wardIsStaff);
		const token = secrets.newToken();
		const nowMs = clock.nowMs();
		const asked = { email, tokenHash: secrets.hash(token), askedAtMs: nowMs };
		const isAsked = isFirst
			? await store.accounts.waitForGuardian(ward.id, asked)
			: await store.accounts.askGuardian(ward.id, asked, nowMs - mailRetryMs);
		if (!isAsked) {
			throw new AppError('resource-exhausted', refusals.guardianJustAsked, {
				retryAfterSeconds: mailRetryMs / 1000,
			});
		}
		await writeToGuardian(services, place)(ward, { email, token });
	};
}

/** What a guardian does by the token of their mail. Each throws `not-found` where there is no such account any more. */
export function guardianDeeds(services: AccountServices) {
	const { store, secrets, clock } = services;
	const erase = eraseWithTraces(services);
	async function wardOf(token: string): Promise<Account & { email: string }> {
		const ward = await store.accounts.findWard(secrets.hash(token));
		if (ward && ward.email !== null) return { ...ward, email: ward.email };
		throw new AppError('not-found', 'This link does not work any more. Please ask for a new email.');
	}
	return {
		async lookUp(token: string): Promise<{ email: string; consent: Consent }> {
			const { email, consent } = await wardOf(token);
			return { email, consent };
		},
		async agree(token: string): Promise<void> {
			await wardOf(token);
			await store.accounts.giveConsent(secrets.hash(token), clock.nowMs());
		},
		/** Erases the account with everything in it. Throws `permission-denied` for one of an academy's staff: it holds others' work. */
		async withdraw(token: string): Promise<void> {
			const ward = await wardOf(token);
			if (await isStaff(store, ward.id)) throw new AppError('permission-denied', refusals.wardIsStaff);
			await erase(ward);
		},
	};
}
