import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { writtenMail } from '#server/domain/mail/written-mail.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { Store } from '#server/ports/store.ts';

/** Longer than one round takes: a server that dies in it leaves its mails to another, and so does one that cannot send. */
const claimMs = 5 * 60_000;

type AlertMailServices = {
	store: Pick<Store, 'safeguarding'>;
	clock: Clock;
	mailer: Mailer;
	content: { serverTexts: ServerTextsByLanguage };
};

/**
 * Writes to whom academies have named that something needs them today: neither who nor what, as others may see the mail.
 * One mail an academy and round. Rejects with the mailer's `ProviderError` where it cannot send now: it is tried again.
 */
export async function sendAlertMails(
	{ store, clock, mailer, content }: AlertMailServices,
	publicAddress: string,
): Promise<void> {
	const nowMs = clock.nowMs();
	const due = await store.safeguarding.claimMails({ nowMs, claimMs });
	for (const { academyId, to, look } of due) {
		const query = new URLSearchParams({ academy: academyId, part: 'queue' });
		for (const { email, language } of to) {
			const mail = writtenMail(content.serverTexts, {
				kind: 'safeguarding',
				to: email,
				language,
				address: `${publicAddress}/academy?${query}`,
				blanks: { academy: look.name },
				from: { address: publicAddress, look },
			});
			await mailer.send(mail).catch((error) => {
				// The other one is still to be told.
				if (!(error instanceof ProviderError) || error.category !== 'invalid-input') throw error;
			});
		}
		await store.safeguarding.noteMailed(academyId, nowMs + claimMs);
	}
}
