import { randomUUID } from 'node:crypto';
import { dayMs } from '@henry/contract/limits.ts';
import type { KeptRecording, PracticeResult, ReviewCard } from '@henry/contract/practice.ts';
import type { Reminder } from '#server/ports/reminder-store.ts';
import type { Account, Session, SignInLink, Store, StoredPasskey } from '#server/ports/store.ts';
import type { Subscriber, SubscriberTokens } from '#server/ports/subscriber-store.ts';

/** The time of every test. */
export const nowMs = Date.UTC(2026, 2, 1, 12);

export function aLink(change: Partial<SignInLink> = {}): SignInLink {
	return {
		tokenHash: randomUUID(),
		email: 'ana@example.org',
		createdAtMs: nowMs,
		expiresAtMs: nowMs + 900_000,
		language: 'en',
		guardianEmail: null,
		...change,
	};
}

export function aSession(change: Partial<Session> = {}): Omit<Session, 'accountId'> {
	return {
		tokenHash: randomUUID(),
		familyId: randomUUID(),
		createdAtMs: nowMs,
		refreshedAtMs: nowMs,
		expiresAtMs: nowMs + 3_600_000,
		refreshableUntilMs: nowMs + 30 * dayMs,
		replacedAtMs: null,
		factors: 1,
		host: null,
		browser: 'Firefox',
		system: 'Linux',
		...change,
	};
}

export function aPasskey(change: Partial<StoredPasskey> = {}): StoredPasskey {
	return {
		id: randomUUID(),
		publicKey: new Uint8Array([1, 2, 3]),
		counter: 0,
		browser: 'Chrome',
		system: 'Android',
		createdAtMs: nowMs,
		...change,
	};
}

type NewIdentity = Parameters<Store['identities']['signIn']>[0];

/** Somebody whom an issuer sends, and for whose address it does not vouch. */
export function anIdentity(change: Partial<NewIdentity> = {}): NewIdentity {
	return {
		issuer: 'https://issuer.example.org',
		subject: randomUUID(),
		email: null,
		language: 'en',
		newAccountId: randomUUID(),
		guardian: null,
		nowMs,
		...change,
	};
}

/** Any number of links may be made. */
export const noLimit = { atMost: Number.MAX_SAFE_INTEGER, sinceMs: 0 };

/** Signs someone in by a link of their own. */
export async function signIn(
	store: Store,
	email: string,
	session = aSession(),
	newAccountId: string = randomUUID(),
	guardianEmail: string | null = null,
): Promise<Account & { email: string }> {
	const link = aLink({ email, guardianEmail });
	await store.accounts.addSignInLink(link, noLimit);
	const finished = await store.accounts.finishSignIn(
		{ tokenHash: link.tokenHash, email, newAccountId, guardianTokenHash: `guardian of ${email}`, nowMs },
		session,
	);
	if ('refused' in finished) throw new Error(finished.refused);
	return { ...finished.account, email };
}

export function aResult(change: Partial<PracticeResult> = {}): PracticeResult {
	return {
		id: randomUUID(),
		activity: 'talk',
		title: 'Weekend',
		atMs: nowMs,
		day: '2026-03-01',
		measures: { words: 41, wordsPerMinute: 98.25 },
		corrections: [],
		weakWords: ['beach'],
		sounds: [{ phone: 'DH', score0to100: 44.5 }],
		...change,
	};
}

export function aCard(change: Partial<ReviewCard> = {}): ReviewCard {
	return {
		id: randomUUID(),
		kind: 'word',
		activity: 'talk',
		prompt: 'beach',
		answer: 'beach',
		reason: '',
		createdAtMs: nowMs,
		changedAtMs: nowMs,
		schedule: {
			dueAtMs: nowMs,
			stability: 2.3,
			difficulty: 5.1,
			scheduledDays: 0,
			learningSteps: 0,
			repetitions: 1,
			lapses: 0,
			state: 1,
			lastReviewAtMs: null,
		},
		...change,
	};
}

export function aRecording(resultId: string, change: Partial<KeptRecording> = {}): KeptRecording {
	return { id: randomUUID(), resultId, atMs: nowMs, expiresAtMs: nowMs + 30 * dayMs, bytes: 4, ...change };
}

type NewReminder = Omit<Reminder, 'remindedOn'>;

export function aReminder(id: string, change: Partial<NewReminder> = {}): NewReminder {
	const target = { endpoint: `https://push.example.org/${id}`, keys: { p256dh: 'point', auth: 'secret' } };
	return {
		...{ id, accountId: null, target, plan: { days: ['MO', 'SU'], time: '18:00' } },
		...{ timeZone: 'Europe/Madrid', language: 'es', renewedAtMs: nowMs, nextAtMs: nowMs },
		...change,
	};
}

type NewSubscriber = Omit<Subscriber, 'confirmedAtMs'>;

export function aSubscriber(change: Partial<NewSubscriber> = {}): NewSubscriber {
	return {
		id: randomUUID(),
		email: 'ana@example.org',
		locale: 'es',
		language: 'es',
		consentText: 'I accept',
		consentedAtMs: nowMs,
		...change,
	};
}

export function someTokens(): SubscriberTokens {
	return { confirmTokenHash: randomUUID(), confirmUntilMs: nowMs + 7 * dayMs, leaveTokenHash: randomUUID() };
}

export function aCaptcha(challenge: string = randomUUID()): { challenge: string; expiresAtMs: number } {
	return { challenge, expiresAtMs: nowMs + 600_000 };
}
