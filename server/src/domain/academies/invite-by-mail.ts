import {
	dayMs,
	invitationAgainMs,
	invitationMs,
	invitationsPerAccountAndDay,
	invitationsPerAddressAndDay,
	maxInvitedAtOnce,
	maxTimesInvited,
	maxWaitingInvitations,
} from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { mailNotSent } from '#server/domain/accounts/mail-not-sent.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { MailPlace } from '#server/domain/mail/mail-place.ts';
import { writtenMail } from '#server/domain/mail/written-mail.ts';
import type { InvitationToSend, InvitedRole } from '#server/ports/academy-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Permission } from '#server/ports/permission.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import type { Store } from '#server/ports/store.ts';
import { full, notThere } from './academy-refusals.ts';
import { invitePermissions, permissionFor } from './policy.ts';

type Wanted = {
	academyId: string;
	role: InvitedRole;
	classId: string | null;
	wardId: string | null;
	membershipId?: string;
};
/** Whoever invites, and where the links of their mails lead. */
type Inviter = { permission: Permission; place: MailPlace };
/** Addresses that no mail went to, and why. */
type NotSent = { unreachable: string[]; notNow: string[] };

export type InvitationServices = {
	store: Pick<Store, 'academies' | 'houses'>;
	secrets: Secrets;
	clock: Clock;
	mailer: Mailer;
	sharedState: SharedState;
	content: { serverTexts: ServerTextsByLanguage };
};

/**
 * Counts the mails of a day, by whom and to whom: what is withdrawn and sent again counts, and so does what went from an
 * academy that is gone.
 */
function mailsOfDay({ sharedState, secrets }: Pick<InvitationServices, 'sharedState' | 'secrets'>) {
	const byAccount = (accountId: string, amount: number) =>
		sharedState.take(`invitations by ${secrets.hash(accountId)}`, amount, {
			...{ most: invitationsPerAccountAndDay, windowMs: dayMs },
		});
	const toAddress = (email: string, amount: number) =>
		sharedState.take(`invitations to ${secrets.hash(email)}`, amount, {
			...{ most: invitationsPerAddressAndDay, windowMs: dayMs },
		});
	return {
		/** Whether one more may go; from now on it counts. */
		async take(accountId: string, email: string): Promise<boolean> {
			if (!(await byAccount(accountId, 1)).isTaken) return false;
			if ((await toAddress(email, 1)).isTaken) return true;
			await byAccount(accountId, -1);
			return false;
		},
		/** It did not go after all. */
		async giveBack(accountId: string, email: string): Promise<void> {
			await byAccount(accountId, -1);
			await toAddress(email, -1);
		},
	};
}

const justNow = () => new AppError('aborted', refusals.invitedJustNow);
const cannotBeReached = (error: unknown) =>
	error instanceof ProviderError && error.category === 'invalid-input';

/** Invites people by mail, in the look and language of the academy. */
export function mailedInvitations(services: InvitationServices) {
	const { store, secrets, clock, mailer, content } = services;
	const { academies, houses } = store;
	const mails = mailsOfDay(services);

	/** Writes the link to an address. Rejects with the mailer's `ProviderError`. */
	async function write(
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

	/**
	 * Sends an invitation that the store has noted; answers whether the day leaves a mail for it. What is not sent is as it
	 * was before, so that a link that was sent earlier goes on working. Rejects with the mailer's `ProviderError`.
	 */
	async function send(
		{ permission, place }: Inviter,
		academyId: string,
		noted: InvitationToSend,
		token: string,
	): Promise<boolean> {
		const { accountId } = permission;
		if (!(await mails.take(accountId, noted.email))) {
			await academies.putInvitationBack(permission, noted);
			return false;
		}
		try {
			await write({ academyId, role: noted.role, email: noted.email, token }, place);
			return true;
		} catch (error) {
			await academies.putInvitationBack(permission, noted);
			if (!cannotBeReached(error)) await mails.giveBack(accountId, noted.email);
			throw error;
		}
	}

	async function inviteOne(inviter: Inviter, wanted: Wanted, email: string): Promise<keyof NotSent | 'sent'> {
		const [token, nowMs] = [secrets.newToken(), clock.nowMs()];
		const noted = await academies.inviteByMail(
			inviter.permission,
			{
				...{ ...wanted, id: secrets.newId(), email, sentAtMs: nowMs },
				...{ tokenHash: secrets.hash(token), expiresAtMs: nowMs + invitationMs },
			},
			{
				maxWaiting: maxWaitingInvitations,
				...{ sentBeforeMs: nowMs - invitationAgainMs, maxTimes: maxTimesInvited },
			},
		);
		if (noted === 'full') throw full();
		if (noted === 'notFound') throw notThere();
		if (noted === 'tooSoon') return 'notNow';
		try {
			return (await send(inviter, wanted.academyId, noted, token)) ? 'sent' : 'notNow';
		} catch (error) {
			if (cannotBeReached(error)) return 'unreachable';
			throw mailNotSent(error);
		}
	}

	return {
		async invite(
			inviter: Inviter,
			{ emails, ...wanted }: Wanted & { emails: readonly string[] },
		): Promise<NotSent> {
			const notSent: NotSent = { unreachable: [], notNow: [] };
			for (const email of new Set(emails)) {
				const outcome = await inviteOne(inviter, wanted, email);
				if (outcome !== 'sent') notSent[outcome].push(email);
			}
			return notSent;
		},
		/**
		 * Invites the teachers of a roster to the places that wait for them, so many at once as by hand, which whoever imports
		 * waits for; answers the addresses that no mail went to. After a failure, which `onFailure` is told, no other is tried.
		 */
		async inviteTeachers(
			{ accountId, place }: { accountId: string; place: MailPlace },
			academyId: string,
			teachers: readonly { membershipId: string; email: string }[],
			onFailure: (error: Error) => void,
		): Promise<string[]> {
			const inviter = { permission: permissionFor('inviteTeacher', accountId), place };
			const unsent: string[] = [];
			let left = maxInvitedAtOnce;
			for (const { membershipId, email } of teachers) {
				const wanted = { academyId, role: 'teacher', classId: null, wardId: null, membershipId } as const;
				try {
					left -= 1;
					if (left < 0 || (await inviteOne(inviter, wanted, email)) !== 'sent') unsent.push(email);
				} catch (error) {
					left = 0;
					unsent.push(email);
					onFailure(error as Error);
				}
			}
			return unsent;
		},
		/** Sends a link that works in place of the one before. */
		async again(
			{ accountId, place }: { accountId: string; place: MailPlace },
			{ academyId, invitationId }: { academyId: string; invitationId: string },
		): Promise<void> {
			const [token, nowMs] = [secrets.newToken(), clock.nowMs()];
			const permissions = invitePermissions(accountId);
			const renewed = await academies.renewInvitation(
				permissions,
				{
					...{ academyId, id: invitationId, tokenHash: secrets.hash(token), sentAtMs: nowMs },
					expiresAtMs: nowMs + invitationMs,
				},
				{ sentBeforeMs: nowMs - invitationAgainMs, maxTimes: maxTimesInvited },
			);
			if (renewed === 'notFound') throw notThere();
			if (renewed === 'tooSoon') throw justNow();
			const inviter = { permission: permissions[renewed.role], place };
			const isSent = await send(inviter, academyId, renewed, token).catch((error) => {
				throw mailNotSent(error);
			});
			if (!isSent) throw justNow();
		},
	};
}
