import './without-code-generation.ts';
import * as z from 'zod/mini';

/** What a browser and a system call themselves, as far as they are told apart. */
export const browserNameSchema = z.enum(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet']);
export const systemNameSchema = z.enum(['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows']);

/**
 * A browser that is signed in to an account; null where it does not say what it is. It was used last when its token was
 * refreshed, which open pages do once an hour.
 */
export const deviceSchema = z.object({
	id: z.string().check(z.minLength(1), z.maxLength(100)),
	browser: z.nullable(browserNameSchema),
	system: z.nullable(systemNameSchema),
	signedInAtMs: z.number().check(z.int()),
	lastUsedAtMs: z.number().check(z.int()),
	/** The one that asks. */
	isThis: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** `devices`: the browsers that are signed in, the one used last first. */
export const devicesResponseSchema = z.object({ devices: z.array(deviceSchema) });

/** `signOutDevice`: ends what is signed in there; where nothing is, nothing changes. `signOutEverywhere` ends all. */
export const signOutDeviceRequestSchema = z.pick(deviceSchema, { id: true });
