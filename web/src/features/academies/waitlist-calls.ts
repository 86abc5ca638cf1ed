import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { waitlistLocale } from '@henry/contract/limits.ts';
import { captchaChallengeSchema, honeypotField } from '@henry/contract/waitlist.ts';
import { callFunction, getJson, postForm } from '#web/lib/api-client.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** What was entered in the form; `honeypot` is empty unless a robot filled it. */
export type WaitlistEntry = { email: string; honeypot: string; language: string };

/** Joins the waitlist, with the work for the captcha done on the way. */
export async function joinWaitlist({ email, honeypot, language }: WaitlistEntry): Promise<void> {
	const captcha = await solveCaptcha(await getJson(apiPaths.waitlistCaptcha, captchaChallengeSchema));
	const request = {
		email,
		consent: true,
		[honeypotField]: honeypot,
		locale: waitlistLocale,
		language,
		captcha,
	};
	await callFunction(apiPaths.waitlist, request, doneSchema);
}

/** Confirms a subscription by the token of the mailed link. */
export async function confirmWaitlist(token: string): Promise<void> {
	await callFunction(apiPaths.confirmWaitlist, { token }, doneSchema);
}

/** Leaves the waitlist, by the same post that mail programs make (RFC 8058). */
export async function leaveWaitlist(token: string): Promise<void> {
	const form = new FormData();
	form.append('List-Unsubscribe', 'One-Click');
	await postForm(`${apiPaths.leaveWaitlist}?token=${encodeURIComponent(token)}`, form, doneSchema);
}
