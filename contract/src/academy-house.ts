import './without-code-generation.ts';
import * as z from 'zod/mini';
import { coloursSchema, idSchema, personNameSchema } from './academies.ts';
import { extraTimeSchema } from './exam-report.ts';
import { dayMs, maxImageBytes } from './limits.ts';
import { languageCodeSchema } from './text-by-language.ts';

/** Calls for the look, address, places and owner of an academy; apart, so that other pages do not fetch them. */
export const housePaths = {
	academyHouse: '/api/academyHouse',
	changeHouse: '/api/changeHouse',
	askForTwoFactors: '/api/askForTwoFactors',
	setLogo: '/api/setLogo',
	addTaskPicture: '/api/addTaskPicture',
	academyImages: '/api/academyImages',
	academyDoor: '/api/academyDoor',
	moveLearner: '/api/moveLearner',
	handOverClass: '/api/handOverClass',
	handOverAcademy: '/api/handOverAcademy',
	giveExtraTime: '/api/giveExtraTime',
} as const;

/** The last part of an academy's own address, `/at/english-school`. */
export const addressNameSchema = z.string().check(
	z.overwrite((typed) => typed.trim().toLowerCase()),
	z.minLength(3),
	z.maxLength(40),
	z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
);

/** A name of a host, `english.school.example`: letters, digits and hyphens between dots (RFC 1123, section 2.1). */
export const hostNameSchema = z.string().check(
	z.overwrite((typed) => typed.trim().toLowerCase().replace(/\.$/, '')),
	z.maxLength(253),
	z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/),
);

/** What somebody sees of an academy before they belong to it. */
export const academyDoorSchema = z.object({
	name: z.string(),
	language: languageCodeSchema,
	colours: coloursSchema,
	logoId: z.nullable(idSchema),
});

/** Whether an academy's paid places still count: `grace` after their end, and then it can be read alone. */
const placesStateSchema = z.enum(['open', 'grace', 'readOnly']);

export const placesSchema = z.object({
	/** How many learners fit; null where nobody has set that. */
	bought: z.nullable(z.number().check(z.int(), z.nonnegative())),
	used: z.number().check(z.int(), z.nonnegative()),
	untilMs: z.nullable(z.number().check(z.int())),
	/** From then on the academy can be read alone. */
	readOnlyFromMs: z.nullable(z.number().check(z.int())),
	state: placesStateSchema,
});
export type Places = z.infer<typeof placesSchema>;

/** Whether places count at a moment. */
export function placesStateAt(
	{ untilMs, readOnlyFromMs }: Pick<Places, 'untilMs' | 'readOnlyFromMs'>,
	nowMs: number,
): Places['state'] {
	if (readOnlyFromMs !== null && nowMs >= readOnlyFromMs) return 'readOnly';
	return untilMs !== null && nowMs >= untilMs ? 'grace' : 'open';
}

/** Where nobody says otherwise, an academy goes on for so long after its places have ended. */
export const defaultGraceMs = 14 * dayMs;

/** `academyHouse`: how an academy signs its mails, where it is, and its places. */
export const academyHouseSchema = z.object({
	/** Whose name mails come from; null for the academy's own. */
	senderName: z.nullable(z.string()),
	addressName: z.nullable(z.string()),
	/** The academy's own host; it counts once the server’s operator has confirmed it. */
	host: z.nullable(z.object({ name: z.string(), isConfirmed: z.boolean() })),
	/** Whether its staff sign in by two factors. */
	twoFactors: z.boolean(),
	places: placesSchema,
});
export type AcademyHouse = z.infer<typeof academyHouseSchema>;

/** `changeHouse`: all of it at once. A host that is new has to be confirmed. */
export const changeHouseRequestSchema = z.object({
	academyId: idSchema,
	senderName: z.nullable(personNameSchema),
	addressName: z.nullable(addressNameSchema),
	hostName: z.nullable(hostNameSchema),
});

/** `askForTwoFactors`: whether the staff have to sign in by two; asked by whoever has done so. */
export const askForTwoFactorsRequestSchema = z.object({ academyId: idSchema, isAsked: z.boolean() });

/** A picture as base64: PNG, JPEG or WebP. What it really is, the server looks up in its bytes. */
const imageSchema = z
	.string()
	.check(z.maxLength(Math.ceil(maxImageBytes / 3) * 4 + 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
/** `setLogo`: null takes it away. */
export const setLogoRequestSchema = z.object({ academyId: idSchema, image: z.nullable(imageSchema) });
/** `addTaskPicture`: for homework of a class. */
export const addTaskPictureRequestSchema = z.object({ classId: idSchema, image: imageSchema });
export const imageIdSchema = z.object({ imageId: idSchema });

/** `moveLearner`: out of one class into another of the same academy; `withWork` takes along what they handed in. */
export const moveLearnerRequestSchema = z.object({
	membershipId: idSchema,
	fromClassId: idSchema,
	toClassId: idSchema,
	withWork: z.boolean(),
});
/** `handOverClass`: its teachers give their place to another teacher of the academy. */
export const handOverClassRequestSchema = z.object({ classId: idSchema, toMembershipId: idSchema });
/** `handOverAcademy`: its owner becomes a coordinator, and somebody else of the staff its owner. */
export const handOverAcademyRequestSchema = z.object({ academyId: idSchema, toMembershipId: idSchema });

/** `giveExtraTime`: for all homework of a learner. */
export const giveExtraTimeRequestSchema = z.object({
	academyId: idSchema,
	membershipId: idSchema,
	percent: extraTimeSchema,
});
