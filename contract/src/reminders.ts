import './without-code-generation.ts';
import * as z from 'zod/mini';
import { maxPushEndpointCharacters } from './limits.ts';
import { languageCodeSchema } from './text-by-language.ts';

/** The days of a week, from Monday on, as calendars name them (RFC 5545, section 3.3.10). */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/** When a learner wants to be reminded: some days of every week, at a time of their own clock (`HH:MM`, 24 hours). */
export const reminderPlanSchema = z.object({
	days: z.array(z.enum(weekdays)).check(
		z.minLength(1),
		z.refine((days) => new Set(days).size === days.length),
	),
	time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
});
export type ReminderPlan = z.infer<typeof reminderPlanSchema>;

/** What holds until a learner chooses: the five days of work, when most of it is done. */
export const defaultReminderPlan: ReminderPlan = { days: ['MO', 'TU', 'WE', 'TH', 'FR'], time: '18:00' };

/** A browser's own address at its push service, with the keys that nobody else can read what is sent by (RFC 8291). */
export const pushTargetSchema = z.object({
	endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(maxPushEndpointCharacters)),
	keys: z.object({
		/** A point of the curve P-256, not compressed: 65 bytes in base64url. */
		p256dh: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/)),
		/** 16 bytes in base64url. */
		auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
	}),
});
export type PushTarget = z.infer<typeof pushTargetSchema>;

/** Nobody is reminded at night: from this time on until that one, by their own clock. */
export const nightFrom = '22:00';
export const nightUntil = '08:00';
export const isAtNight = (time: string) => time < nightUntil || time >= nightFrom;

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
	} catch {
		return false;
	}
}

/** `saveReminder`: reminds a browser by this plan from now on, in place of what it wanted before. */
export const saveReminderRequestSchema = z.object({
	target: pushTargetSchema,
	plan: reminderPlanSchema.check(z.refine(({ time }) => !isAtNight(time))),
	/** Of the learner, by the name that the IANA's database has for it. */
	timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
	language: languageCodeSchema,
});
export type SaveReminderRequest = z.infer<typeof saveReminderRequestSchema>;

/** `renewReminder` and `removeReminder`: of the browser at this address. */
export const reminderOfRequestSchema = z.object({ endpoint: pushTargetSchema.shape.endpoint });

/** `moveReminder`: the push service has given the browser at this address another one. */
export const moveReminderRequestSchema = z.object({
	endpoint: pushTargetSchema.shape.endpoint,
	target: pushTargetSchema,
});
export type MoveReminderRequest = z.infer<typeof moveReminderRequestSchema>;

/** `GET reminderKey`: the key by which browsers know this server (VAPID); null where it reminds nobody. */
export const reminderKeySchema = z.object({ publicKey: z.nullable(z.string()) });

/** What a browser is sent, to be shown as it is; `path` is where it leads. */
export const pushedReminderSchema = z.object({
	title: z.string(),
	body: z.string(),
	language: languageCodeSchema,
	path: z.string(),
});
export type PushedReminder = z.infer<typeof pushedReminderSchema>;

/** Addresses that the settings and the service worker alone call, relative to the server's origin. */
export const reminderPaths = {
	reminderKey: '/api/reminderKey',
	saveReminder: '/api/saveReminder',
	renewReminder: '/api/renewReminder',
	moveReminder: '/api/moveReminder',
	removeReminder: '/api/removeReminder',
} as const;
