import './without-code-generation.ts';
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));

/** A mail in the order in which it is read: paragraphs, one button, and what is to be known besides. */
const mailTextsSchema = z.object({
	subject: text,
	paragraphs: z.array(text).check(z.minLength(1)),
	button: text,
	smallPrint: z.array(text),
});
export type MailTexts = z.infer<typeof mailTextsSchema>;

/**
 * What the server itself writes to people, a language a file (`content/server-texts/`); names in `{{}}` are blanks. The
 * terms of the waitlist (specification, section 2) are what the form shows, and what is stored as proof.
 */
export const serverTextsSchema = z.object({
	mails: z.object({
		signIn: mailTextsSchema,
		/** The same where a guardian is named: whoever gets it sees whom. */
		signInAsWard: mailTextsSchema,
		unusedAccount: mailTextsSchema,
		/** The same to whoever owns academies, which are deleted with the account. */
		unusedAcademy: mailTextsSchema,
		guardian: mailTextsSchema,
		invitation: mailTextsSchema,
		safeguarding: mailTextsSchema,
		/** To the owner: somebody who is told of danger has left. */
		leadLeft: mailTextsSchema,
		waitlist: mailTextsSchema,
		alreadyOnWaitlist: mailTextsSchema,
	}),
	/** What an invitation by mail invites to be. */
	roles: z.object({ coordinator: text, teacher: text, assistant: text, learner: text, guardian: text }),
	/** What a browser shows when it is time to practise. It says nothing of the learner: others may see it. */
	reminder: z.object({ title: text, body: text }),
	waitlistTerms: z.object({
		consent: text,
		terms: z.object({ content: text, confirmation: text, kept: text, leaving: text }),
	}),
	/** The pages that learning platforms show in a frame of theirs (LTI). */
	lti: z.object({
		hello: text,
		open: text,
		openHint: text,
		pickTitle: text,
		add: text,
		activities: z.object({ aptis: text }),
		connected: text,
		failed: text,
		refusals: z.object({
			platformUnknown: text,
			launchNotTaken: text,
			launchWithoutRole: text,
			pickByTeachers: text,
			pickByTwoFactors: text,
			academyFull: text,
			platformDown: text,
			platformRefused: text,
		}),
	}),
	/** The head and the words of a class as a CSV file. */
	classCsv: z.object({ learner: text, minutes: text, late: text, missing: text, handedIn: text }),
});
export type ServerTexts = z.infer<typeof serverTextsSchema>;

/** These texts by the code of their language: in English always. */
export type ServerTextsByLanguage = { en: ServerTexts; [language: string]: ServerTexts };
