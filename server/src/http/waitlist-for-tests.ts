import { apiPaths } from '@henry/contract/api-paths.ts';
import { captchaChallengeSchema } from '@henry/contract/waitlist.ts';
import type { Subscriber } from '#server/ports/subscriber-store.ts';
import { solveCaptchaForTests } from '#server/solve-captcha-for-tests.ts';
import { post, type World } from './accounts-for-tests.ts';

/** A solved captcha, as the form gets one. */
export async function newCaptcha({ app }: World): Promise<string> {
	const answer = await app.inject({ url: apiPaths.waitlistCaptcha });
	return solveCaptchaForTests(captchaChallengeSchema.parse(answer.json()));
}

/** Sends the form as its page does; `change` makes it what a test is about. */
export async function subscribe(world: World, change: Record<string, unknown>) {
	const captcha = change.captcha ?? (await newCaptcha(world));
	const form = { consent: true, 'e-mail_address_check': '', locale: 'es', language: 'en' };
	return post(world.app, apiPaths.waitlist, { ...form, ...change, captcha });
}

export async function subscriberOf({ services }: World, email: string): Promise<Subscriber | undefined> {
	return (await services.store.subscribers.list()).find((subscriber) => subscriber.email === email);
}

/** The tokens of the newest mail that went to an address. */
export function mailedTokens({ sent }: World, email: string): { confirm: string; leave: string } {
	const words = sent.findLast(({ to }) => to === email)?.text ?? '';
	const token = (name: string) =>
		new RegExp(`/waitlist\\?mail#${name}=([\\w-]{43})(?![\\w-])`).exec(words)?.[1];
	const [confirm, leave] = [token('confirm'), token('leave')];
	if (!confirm || !leave) throw new Error(`There is no mail with links to ${email}.`);
	return { confirm, leave };
}
