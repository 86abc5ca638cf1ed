import type { AssignmentRubric } from '@henry/contract/rubrics.ts';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { firstSession } from '#server/domain/accounts/session.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import type { DraftTools } from './draft.ts';
import { exampleAcademy } from './example-academy.ts';
import { withVoices } from './example-voices.ts';

/** The account of an address, added where there is none; nobody is signed in by it. */
async function accountOf(
	{ store, secrets, clock }: Pick<AccountServices, 'store' | 'secrets' | 'clock'>,
	email: string,
) {
	const nowMs = clock.nowMs();
	const [tokenHash, sessionHash] = [secrets.hash(secrets.newToken()), secrets.hash(secrets.newToken())];
	const expiresAtMs = nowMs + 1;
	const noLimit = { atMost: Number.MAX_SAFE_INTEGER, sinceMs: nowMs };
	await store.accounts.addSignInLink(
		{ tokenHash, email, createdAtMs: nowMs, expiresAtMs, language: 'en', guardianEmail: null },
		noLimit,
	);
	const finished = await store.accounts.finishSignIn(
		{ tokenHash, email, newAccountId: secrets.newId(), guardianTokenHash: '', nowMs },
		firstSession(
			{ tokenHash: sessionHash, familyId: secrets.newId() },
			{ browser: null, system: null },
			nowMs,
		),
	);
	if ('refused' in finished) throw new Error(`The account could not be made: ${finished.refused}.`);
	await store.accounts.removeSession(sessionHash);
	await store.accounts.removeSignInLink(tokenHash);
	return finished.account;
}

/** Fills an academy with invented people and work, owned by an address; answers what it holds. */
export async function addDemonstration(
	services: Pick<AccountServices, 'store' | 'secrets' | 'clock'> & {
		drafting: DraftTools;
		speaker: TextToSpeech;
		rubric: AssignmentRubric;
	},
	email: string,
): Promise<{ learners: number; classes: number; answers: number; recordings: number }> {
	const { store, secrets, clock, drafting, speaker, rubric } = services;
	const account = await accountOf(services, email);
	const owner = { membershipId: secrets.newId(), accountId: account.id, displayName: 'You' };
	const written = exampleAcademy({ secrets, nowMs: clock.nowMs(), drafting, rubric }, owner);
	const example = await withVoices(written, speaker);
	await store.academies.addExample(example);
	return {
		learners: example.people.filter(({ role }) => role === 'learner').length,
		classes: example.classes.length,
		answers: example.handIns.length,
		recordings: example.handIns.filter(({ recording }) => recording).length,
	};
}
