import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';
import { maxTeacherNoteCharacters } from './limits.ts';
import { dangerKinds } from './safety.ts';

/** Calls about who is told when a learner speaks of danger; apart, so that other pages do not fetch them. */
export const safeguardingPaths = {
	safeguarding: '/api/safeguarding',
	nameLeads: '/api/nameLeads',
	dangerAlerts: '/api/dangerAlerts',
	takeCareOfAlert: '/api/takeCareOfAlert',
	readLeadNotice: '/api/readLeadNotice',
	tellOfDanger: '/api/tellOfDanger',
} as const;

const atMsSchema = z.number().check(z.int(), z.positive());

/**
 * `safeguarding`: who of an academy is told of danger, for all of its staff: the safeguarding lead and their stand-in. None
 * until an owner names one.
 */
export const safeguardingSchema = z.object({
	leads: z.array(z.object({ membershipId: idSchema, displayName: z.string(), isStandIn: z.boolean() })),
});
export type Safeguarding = z.infer<typeof safeguardingSchema>;

/** `nameLeads`: names the lead and a stand-in, or, with null, nobody; then nobody is told of anything. */
export const nameLeadsRequestSchema = z
	.object({ academyId: idSchema, leadId: z.nullable(idSchema), standInId: z.nullable(idSchema) })
	.check(
		z.refine(({ leadId, standInId }) => standInId === null || (leadId !== null && leadId !== standInId), {
			error: 'A stand-in stands in for somebody else.',
		}),
	);

/** `dangerAlerts`: what a named person is told: no word of what was said. Those not taken care of come first. */
export const dangerAlertsSchema = z.array(
	z.object({
		id: idSchema,
		learner: z.string(),
		/** Whether the learner is in the academy no more; what is open stays. */
		hasLeft: z.boolean(),
		className: z.string(),
		/** The homework or mock exam; null where it is deleted by now. */
		title: z.nullable(z.string()),
		kind: z.enum(dangerKinds),
		atMs: atMsSchema,
		/**
		 * By whom it was taken care of; null while nobody has. `mended`: who has changed the note last since then. `by` is null
		 * where they have left.
		 */
		closed: z.nullable(
			z.object({
				...{ atMs: atMsSchema, by: z.nullable(z.string()), note: z.string() },
				mended: z.nullable(z.object({ atMs: atMsSchema, by: z.nullable(z.string()) })),
			}),
		),
	}),
);
export type DangerAlert = z.infer<typeof dangerAlertsSchema>[number];

/** `takeCareOfAlert`: that it is taken care of, with what was done; saying so again changes the note. */
export const takeCareOfAlertRequestSchema = z.object({
	alertId: idSchema,
	note: z.string().check(z.trim(), z.maxLength(maxTeacherNoteCharacters)),
});

/**
 * `tellOfDanger`: the learner’s own browser says that they were shown the answer to a danger while they did an assignment,
 * where that was found by a call that knows of no assignment.
 */
export const tellOfDangerRequestSchema = z.object({ assignmentId: idSchema, kind: z.enum(dangerKinds) });

/** In the homework of an academy that has named somebody: who is told of danger, and whether this learner has read it. */
export const leadNoticeSchema = z.object({
	academyId: idSchema,
	names: z.array(z.string()).check(z.minLength(1)),
	isRead: z.boolean(),
});
export type LeadNotice = z.infer<typeof leadNoticeSchema>;
