import './without-code-generation.ts';
import * as z from 'zod/mini';

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
