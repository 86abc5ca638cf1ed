import './without-code-generation.ts';
import * as z from 'zod/mini';
import { mailedTokenSchema } from './accounts.ts';
import { contrastOf, textContrast } from './colour-contrast.ts';
import { joinCodeCharacters, maxAcademyNameCharacters, maxClassNameCharacters } from './limits.ts';
import { languageCodeSchema } from './text-by-language.ts';

/** What somebody is in an academy, the most powerful first. */
export const roles = ['owner', 'coordinator', 'teacher', 'assistant', 'learner', 'guardian'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** Who works for an academy. */
export const staffRoles: readonly Role[] = ['owner', 'coordinator', 'teacher', 'assistant'];

/** Who sits in classes. Owners and coordinators see every class without a place in it. */
export const rolesInClasses = ['teacher', 'assistant', 'learner'] as const satisfies readonly Role[];

export const idSchema = z.uuid();
/** A name of a person, a class or an academy: shown as it is, never read as markup. */
const name = (maxCharacters: number) =>
	z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCharacters));
export const personNameSchema = name(maxAcademyNameCharacters);
export const academyNameSchema = name(maxAcademyNameCharacters);
const classNameSchema = name(maxClassNameCharacters);

const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
/** The academy's two colours: its name in `text` on `ground`. They must be readable on each other (WCAG 2.2, 1.4.3). */
export const coloursSchema = z
	.object({ ground: colourSchema, text: colourSchema })
	.check(
		z.refine(
			({ ground, text }) => contrastOf(ground, text) >= textContrast,
			`These two colours are too alike to be read: their contrast is below ${textContrast}.`,
		),
	);
export type Colours = z.infer<typeof coloursSchema>;

/** What an academy looks like, and the language of its own words. */
const academyLookSchema = z.object({
	name: academyNameSchema,
	language: languageCodeSchema,
	colours: coloursSchema,
});

export const academySchema = z.extend(academyLookSchema, {
	id: idSchema,
	/** Made by `./henry demo`: everything in it is invented. */
	isExample: z.boolean(),
	/** Its logo, by the id of the image. */
	logoId: z.nullable(idSchema),
});
export type Academy = z.infer<typeof academySchema>;

/** Read aloud and typed by children: no letter or digit that looks like another. */
export const joinCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** A class's code as it is typed: small letters and spaces are forgiven. */
export const joinCodeSchema = z.string().check(
	z.maxLength(40),
	z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
	z.regex(new RegExp(`^[${joinCodeAlphabet}]{${joinCodeCharacters}}$`)),
);

export const membershipSchema = z.object({ id: idSchema, role: roleSchema, displayName: z.string() });
export type Membership = z.infer<typeof membershipSchema>;

/** `GET myAcademies`: where the signed-in user belongs. */
export const myAcademiesSchema = z.array(z.object({ academy: academySchema, me: membershipSchema }));
export type MyAcademies = z.infer<typeof myAcademiesSchema>;

/** `startAcademy`: a trial begins at once, with the signed-in user as its owner. */
export const startAcademyRequestSchema = z.extend(academyLookSchema, { ownerName: personNameSchema });
/** An academy by its id: what `startAcademy` answers, and what `academyOverview` asks for. */
export const academyIdRequestSchema = z.object({ academyId: idSchema });

export const changeAcademyRequestSchema = z.extend(academyLookSchema, { academyId: idSchema });
/** `removeAcademy`: its name is typed again, so that it does not happen by a slip. */
export const removeAcademyRequestSchema = z.object({ academyId: idSchema, typedName: z.string() });

const classSchema = z.object({
	id: idSchema,
	name: z.string(),
	/** What learners type to join. */
	joinCode: z.string(),
	isArchived: z.boolean(),
	learners: z.number().check(z.int(), z.nonnegative()),
	/** The learning platform that the class's course is on; null where it is on none. */
	platform: z.nullable(z.string()),
	/** Answers that no teacher has confirmed yet, or that their learner asks to be looked at again. */
	waiting: z.number().check(z.int(), z.nonnegative()),
});
export type ClassSummary = z.infer<typeof classSchema>;

const personSchema = z.extend(membershipSchema, {
	classIds: z.array(idSchema),
	/** The learners whose guardian they are, whatever else they are, as far as the caller sees these. */
	wardIds: z.array(idSchema),
	/** Whether the academy holds their account, which goes with them: they sign in by a card or come from a platform. */
	isHeld: z.boolean(),
	hasCard: z.boolean(),
	/** By how much their time to speak is longer, in percent. */
	extraTimePercent: z.number().check(z.int(), z.nonnegative()),
});
export type Person = z.infer<typeof personSchema>;

/** `academyOverview`: the classes that the caller may see, and the people in them. */
export const academyOverviewSchema = z.object({
	academy: academySchema,
	me: membershipSchema,
	classes: z.array(classSchema),
	/** Until when its places count, and from when on it can be read alone; null where there is no end. */
	placesEnd: z.object({
		untilMs: z.nullable(z.number().check(z.int())),
		readOnlyFromMs: z.nullable(z.number().check(z.int())),
	}),
	people: z.array(personSchema),
	/** Where the caller is named to be told of danger: how many alerts wait for them. */
	openAlerts: z.nullable(z.number().check(z.int(), z.nonnegative())),
	/** For whoever names who is told of danger: who of those that they had named has left since. */
	goneLeads: z.nullable(z.enum(['lead', 'standIn', 'everybody'])),
});
export type AcademyOverview = z.infer<typeof academyOverviewSchema>;

export const addClassRequestSchema = z.object({ academyId: idSchema, name: classNameSchema });
/** `changeClass`: only what is given changes. An archived class can be read, and nothing can be added to it. */
export const changeClassRequestSchema = z.object({
	classId: idSchema,
	name: z.optional(classNameSchema),
	isArchived: z.optional(z.boolean()),
	/** The old code stops working. */
	newJoinCode: z.optional(z.literal(true)),
});

/** `inviteMember`: a link that works once. Learners and guardians are invited to a class, guardians for a learner of it. */
export const inviteRequestSchema = z.object({
	academyId: idSchema,
	role: z.enum(['coordinator', 'teacher', 'assistant', 'learner', 'guardian']),
	classId: z.nullable(idSchema),
	wardId: z.nullable(idSchema),
});
export const inviteResponseSchema = z.object({
	token: z.string(),
	expiresAtMs: z.number().check(z.int()),
});

/** What somebody comes with: the code of a class, or the token of an invitation. */
const ticketSchema = z.union([z.object({ code: joinCodeSchema }), z.object({ token: mailedTokenSchema })]);
export type Ticket = z.infer<typeof ticketSchema>;
export const lookUpTicketRequestSchema = ticketSchema;
/** `lookUpTicket`: what joining would mean, before it is done. */
export const ticketMeaningSchema = z.object({
	academy: z.pick(academySchema, { name: true, colours: true, language: true, logoId: true }),
	role: roleSchema,
	className: z.nullable(z.string()),
	wardName: z.nullable(z.string()),
});
export type TicketMeaning = z.infer<typeof ticketMeaningSchema>;
export const joinRequestSchema = z.object({ ticket: ticketSchema, displayName: personNameSchema });
export const joinedSchema = z.object({ academyId: idSchema, role: roleSchema });

/** `placeMember`: into a class, or out of it. */
export const placeMemberRequestSchema = z.object({
	classId: idSchema,
	membershipId: idSchema,
	isIn: z.boolean(),
});
export const removeMemberRequestSchema = z.object({ academyId: idSchema, membershipId: idSchema });
