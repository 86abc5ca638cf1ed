import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { writtenMail } from '#server/domain/mail/written-mail.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { Store } from '#server/ports/store.ts';

/** Longer than one round takes: a server that dies in it leaves its mails to another. */
const claimMs = 5 * 60_000;
/** How long after a failure the mail is tried again: twice as long each time, up to the longest. */
const firstPauseMs = 5 * 60_000;
const longestPauseMs = 6 * 60 * 60_000;
/** So many tries take about four days: a mail server that is down over a weekend loses no mail. */
const mostTries = 20;

type AlertMailServices = {
	store: Pick<Store, 'safeguarding'>;
	clock: Clock;
	mailer: Mailer;
	content: { serverTexts: ServerTextsByLanguage };
};

/**
 * Writes to whom academies have named that something needs them today: neither who nor what, as others may see the mail.
 * Where one of them has left, the owner is written to, to name somebody else. One mail a person and round. What fails for
 * one keeps no other waiting: all are tried, each again after a while of its own, and then the first failure is thrown
 * (`ProviderError`).
 */
export async function sendAlertMails(
	{ store, clock, mailer, content }: AlertMailServices,
	publicAddress: string,
): Promise<void> {
	const nowMs = clock.nowMs();
	const failures: unknown[] = [];
	const due = await store.safeguarding.claimMails({ nowMs, claimMs });
	for (const { membershipId, academyId, email, language, look, failedMails } of due) {
		const isLeft = membershipId === null;
		const query = new URLSearchParams({ academy: academyId, part: isLeft ? 'settings' : 'queue' });
		const mail = writtenMail(content.serverTexts, {
			kind: isLeft ? 'leadLeft' : 'safeguarding',
			to: email,
			language,
			address: `${publicAddress}/academy?${query}`,
			blanks: { academy: look.name },
			from: { address: publicAddress, look },
		});
		const claimed = { academyId, membershipId, claimedUntilMs: nowMs + claimMs };
		try {
			await mailer.send(mail);
			await store.safeguarding.noteMailed({ ...claimed, failedMails: 0, nextTryAtMs: null });
		} catch (error) {
			failures.push(error);
			const failed = failedMails + 1;
			const isForGood = error instanceof ProviderError && error.category === 'invalid-input';
			const pauseMs = Math.min(firstPauseMs * 2 ** failedMails, longestPauseMs);
			const nextTryAtMs = isForGood || failed >= mostTries ? null : nowMs + pauseMs;
			await store.safeguarding.noteMailed({ ...claimed, failedMails: failed, nextTryAtMs });
		}
	}
	if (failures.length > 0) throw failures[0];
}
