import { nameKeyOf } from '@henry/contract/cards.ts';
import { pinLockedMs, pinTries, pinTriesPerClass } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import type { AccountServices } from './account-services.ts';
import { deviceOf } from './device.ts';
import { describeSession, firstSession, type OpenSession } from './session.ts';

type CardSignInServices = Pick<AccountServices, 'store' | 'secrets' | 'clock'> & { sharedState: SharedState };
type Card = { code: string; name: string; pin: string };

const notTaken = () => new AppError('invalid-argument', refusals.cardNotTaken);

/**
 * Counts wrong tries at the words of a learner and at a class's cards. Their key changes with them, so that a new card is
 * not locked; a name that is on no card is counted and locked like any other.
 */
function pinLimits({ sharedState, secrets }: Pick<CardSignInServices, 'sharedState' | 'secrets'>) {
	const windowMs = pinLockedMs;
	const locked = (waitMs: number) =>
		new AppError('resource-exhausted', refusals.cardLocked, {
			retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
		});
	async function take(key: string, most: number): Promise<void> {
		const { isTaken, waitMs } = await sharedState.take(key, 1, { most, windowMs });
		if (!isTaken) throw locked(waitMs);
	}
	return async ({ code, name, pinHashes }: { code: string; name: string; pinHashes: string[] }) => {
		const ofPin = secrets.hash([code, nameKeyOf(name), ...pinHashes].join('\n'));
		const keys = {
			tries: `pin ${ofPin}`,
			lock: `pin locked ${ofPin}`,
			ofClass: `pins ${secrets.hash(code)}`,
		};
		if ((await sharedState.counted(keys.lock)) > 0) await take(keys.lock, 0);
		await take(keys.ofClass, pinTriesPerClass);
		await take(keys.tries, pinTries);
		return {
			/** The try was right: it does not count. */
			async giveBack(): Promise<void> {
				await sharedState.take(keys.ofClass, -1, { most: pinTriesPerClass, windowMs });
				await sharedState.take(keys.tries, -1, { most: pinTries, windowMs });
			},
			/** The try was wrong: the last one locks from now on. */
			async refuse(): Promise<AppError> {
				if ((await sharedState.counted(keys.tries)) < pinTries) return notTaken();
				await sharedState.take(keys.lock, 1, { most: 1, windowMs });
				return locked(windowMs);
			},
		};
	};
}

/**
 * Signs a learner in by what stands on their card; at an academy's host (`at`), by a card of that one. Throws `invalid-argument` where code, name and secret words do not belong together,
 * whichever of them is wrong, and `resource-exhausted` after `pinTries` wrong tries.
 */
export function signInByCard(services: CardSignInServices) {
	const { store, secrets, clock } = services;
	const begin = pinLimits(services);
	return async (
		{ code, name, pin }: Card,
		{ userAgent, at }: { userAgent: string; at: { name: string; academyId: string } | undefined },
	): Promise<OpenSession> => {
		const cards = await store.cards.find(code, nameKeyOf(name), at?.academyId);
		const attempt = await begin({ code, name, pinHashes: cards.map(({ pinHash }) => pinHash) });
		let matching: (typeof cards)[number] | undefined;
		for (const card of cards.length > 0 ? cards : [undefined]) {
			if (await secrets.isPin(pin, card?.pinHash)) matching = card;
		}
		if (!matching) throw await attempt.refuse();
		const token = secrets.newToken();
		const session = firstSession(
			{ tokenHash: secrets.hash(token), familyId: secrets.newId(), host: at?.name },
			deviceOf(userAgent),
			clock.nowMs(),
		);
		const account = await store.cards.signIn(matching, session);
		if (!account) throw notTaken();
		await attempt.giveBack();
		const { refreshableUntilMs, factors, expiresAtMs } = session;
		return { token, refreshableUntilMs, factors, response: describeSession(account, expiresAtMs) };
	};
}
