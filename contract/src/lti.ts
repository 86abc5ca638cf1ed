import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema, personNameSchema, roleSchema } from './academies.ts';
import { sessionResponseSchema } from './accounts.ts';
import { maxAddressCharacters, maxPlatformFieldCharacters, maxPlatformsPerAcademy } from './world-limits.ts';

/**
 * Calls around learning platforms (LTI 1.3 Advantage), relative to the server's origin; apart, so that other pages do not
 * fetch them. Those under `lti/` are called by platforms, and by browsers that these send here.
 */
export const ltiPaths = {
	academyPlatforms: '/api/academyPlatforms',
	savePlatform: '/api/savePlatform',
	removePlatform: '/api/removePlatform',
	newPlatformLink: '/api/newPlatformLink',
	fetchPlatformMembers: '/api/fetchPlatformMembers',
	finishLaunch: '/api/finishLaunch',
	keys: '/api/lti/keys',
	login: '/api/lti/login',
	launch: '/api/lti/launch',
	register: '/api/lti/register',
} as const;

/** Of the outside: https, or http to a host of the own network that the settings name. */
export const outsideAddressSchema = z.url({ protocol: /^https?$/ }).check(z.maxLength(maxAddressCharacters));
const fieldSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxPlatformFieldCharacters));

const platformFields = {
	name: personNameSchema,
	issuer: fieldSchema,
	clientId: fieldSchema,
	/** Null until the first launch says it. */
	deploymentId: z.nullable(fieldSchema),
	authAddress: outsideAddressSchema,
	tokenAddress: outsideAddressSchema,
	keysAddress: outsideAddressSchema,
};

/** A learning platform (Moodle, Canvas …) that sends people to an academy. */
export const platformSchema = z.object({
	id: idSchema,
	...platformFields,
	createdAtMs: z.number(),
	/** How many people it has sent. */
	people: z.number(),
	/** Marks that wait to be sent there, and why the last try failed. */
	waitingMarks: z.number(),
	failure: z.nullable(z.string()),
});
export type Platform = z.infer<typeof platformSchema>;
export const academyPlatformsSchema = z.object({
	platforms: z.array(platformSchema).check(z.maxLength(maxPlatformsPerAcademy)),
});

/**
 * `savePlatform`: adds a platform, or replaces the one with this id. Whoever calls confirms for the academy that the
 * guardians of all learners who are too young to agree alone have agreed in writing, as for `importLearners`.
 */
export const savePlatformRequestSchema = z.object({
	id: idSchema,
	academyId: idSchema,
	...platformFields,
	guardiansAgreed: z.literal(true),
});
export const platformIdRequestSchema = z.object({ academyId: idSchema, platformId: idSchema });

/** `newPlatformLink`: an address by which a platform registers itself once (LTI Dynamic Registration). */
export const newPlatformLinkRequestSchema = z.object({
	academyId: idSchema,
	guardiansAgreed: z.literal(true),
});
export const newPlatformLinkResponseSchema = z.object({ address: z.string(), expiresAtMs: z.number() });

/** `fetchPlatformMembers`: the names of a class as its platform has them (Names and Role Provisioning Services 2.0). */
export const fetchMembersRequestSchema = z.object({ classId: idSchema });
export const fetchMembersResponseSchema = z.object({ added: z.number(), left: z.number() });

/** `finishLaunch`: whoever a platform has sent here signs in by the ticket that its launch made, once. */
export const finishLaunchRequestSchema = z.object({
	ticket: z.string().check(z.minLength(1), z.maxLength(4_000)),
});
export const finishLaunchResponseSchema = z.object({
	session: sessionResponseSchema,
	academyId: idSchema,
	classId: idSchema,
	role: roleSchema,
	assignmentId: z.nullable(idSchema),
});

/** Where a launch leads in a window of its own, with its ticket behind `#ticket=`: a page, relative to the public address. */
export const launchPagePath = '/launch';
/** What a ticket says before its signature, as JSON in base64url: enough to tell whom it signs in. */
export const launchTicketSchema = z.object({
	id: z.string(),
	accountId: z.string(),
	displayName: z.string(),
	platformName: z.string(),
	academyId: idSchema,
	classId: idSchema,
	role: roleSchema,
	assignmentId: z.nullable(idSchema),
	expiresAtMs: z.number(),
});
export type LaunchTicket = z.infer<typeof launchTicketSchema>;

/** What a teacher picks on a platform besides assignments of the class: an assignment is made of it at its first launch. */
export const pickableActivities = ['aptis'] as const;
