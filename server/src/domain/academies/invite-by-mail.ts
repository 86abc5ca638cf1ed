import type { Role } from '@henry/contract/academies.ts';
import {
	dayMs,
	invitationAgainMs,
	invitationMs,
	maxTimesInvited,
	maxWaitingInvitations,
} from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { MailPlace } from '#server/domain/mail/mail-place.ts';
import { writtenMail } from '#server/domain/mail/written-mail.ts';
import type { Permission } from '#server/ports/academy-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { full, notThere } from './academy-refusals.ts';

type InvitedRole = Exclude<Role, 'owner'>;
type Wanted = { academyId: string; role: InvitedRole; classId: string | null; wardId: string | null };

type Services = {
	store: Pick<Store, 'academies' | 'houses'>;
	secrets: Secrets;
	clock: Clock;
	mailer: Mailer;
	content: { serverTexts: ServerTextsByLanguage };
};

/** Invites people by mail, in the look and language of the academy. */
export function mailedInvitations({ store, secrets, clock, mailer, content }: Services) {
	const { academies, houses } = store;

	/** Sends the link. Rejects with the mailer's `ProviderError`. */
	async function send(
		{ academyId, role, email, token }: { academyId: string; role: InvitedRole; email: string; token: string },
		place: MailPlace,
	): Promise<void> {
		const look = await houses.mailLook(academyId);
		if (!look) throw notThere();
		const texts = content.serverTexts[look.language] ?? content.serverTexts.en;
		const mail = writtenMail(content.serverTexts, {
			kind: 'invitation',
			to: email,
			language: look.language,
			address: `${place.address}/classes?link#invite=${token}`,
			blanks: { academy: look.name, role: texts.roles[role], days: invitationMs / dayMs },
			from: { address: place.address, look },
		});
		await mailer.send(mail);
	}

	/** An invitation, unless its address cannot be written to: then it is taken back, and answers false. */
	async function inviteOne(
		permission: Permission,
		wanted: Wanted,
		email: string,
		place: MailPlace,
	): Promise<boolean> {
		const [token, id, nowMs] = [secrets.newToken(), secrets.newId(), clock.nowMs()];
		const outcome = await academies.inviteByMail(
			permission,
			{
				...{ ...wanted, id, email, sentAtMs: nowMs },
				...{ tokenHash: secrets.hash(token), expiresAtMs: nowMs + invitationMs },
			},
			maxWaitingInvitations,
		);
		if (outcome === 'full') throw full();
		if (outcome === 'notFound') throw notThere();
		try {
			await send({ academyId: wanted.academyId, role: wanted.role, email, token }, place);
			return true;
		} catch (error) {
			await academies.withdrawInvitation(permission, wanted.academyId, id);
			if (error instanceof ProviderError && error.category === 'invalid-input') return false;
			throw error;
		}
	}

	return {
		/** Answers the addresses that cannot be written to. */
		async invite(
			permission: Permission,
			{ emails, ...wanted }: Wanted & { emails: readonly string[] },
			place: MailPlace,
		): Promise<string[]> {
			const unreachable: string[] = [];
			for (const email of new Set(emails)) {
				if (!(await inviteOne(permission, wanted, email, place))) unreachable.push(email);
			}
			return unreachable;
		},
		/** Sends a link that works in place of the one before. */
		async again(
			permission: Permission,
			{ academyId, invitationId }: { academyId: string; invitationId: string },
			place: MailPlace,
		): Promise<void> {
			const [token, nowMs] = [secrets.newToken(), clock.nowMs()];
			const renewed = await academies.renewInvitation(
				permission,
				{
					...{ academyId, id: invitationId, tokenHash: secrets.hash(token), sentAtMs: nowMs },
					expiresAtMs: nowMs + invitationMs,
				},
				{ sentBeforeMs: nowMs - invitationAgainMs, maxTimes: maxTimesInvited },
			);
			if (renewed === 'tooSoon') throw new AppError('aborted', refusals.invitedJustNow);
			if (renewed === 'notFound') throw notThere();
			await send({ academyId, ...renewed, token }, place);
		},
	};
}
