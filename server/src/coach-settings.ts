import { z } from 'zod';
import { addresses } from './cloud-settings.ts';
import type { Addresses } from './engines/addresses.ts';

/** The settings of a language model elsewhere that speaks as Henry. */
export const coachEnvironment = {
	HENRY_COACH_ADDRESS: addresses.optional(),
	HENRY_COACH_MODEL: z
		.string()
		.regex(/^[\x21-\x7e]+$/, 'must be the name of a model')
		.optional(),
	HENRY_COACH_KEY: z
		.string()
		.regex(/^[\x21-\x7e]+$/, 'must be a key')
		.optional(),
	HENRY_COACH_SECONDS: z.coerce.number().int().positive().default(20),
};
const environmentSchema = z.object(coachEnvironment);
type CoachEnvironment = z.infer<typeof environmentSchema>;

/** A language model: addresses are without a slash at their end. */
export type CoachSettings = {
	addresses: Addresses;
	model: string;
	key: string | undefined;
	answerWithinMs: number;
};

/** The endpoint, if one is set. Throws an error that names the setting that is missing. */
export function readCoach(settings: CoachEnvironment): CoachSettings | undefined {
	const { HENRY_COACH_ADDRESS: named, HENRY_COACH_MODEL: model, HENRY_COACH_KEY: key } = settings;
	if (named && model) {
		return {
			addresses: named,
			model,
			key,
			answerWithinMs: settings.HENRY_COACH_SECONDS * 1_000,
		};
	}
	if (named) throw new Error('Wrong settings:\nHENRY_COACH_ADDRESS needs HENRY_COACH_MODEL.');
	if (!model && !key) return undefined;
	const setting = model ? 'HENRY_COACH_MODEL' : 'HENRY_COACH_KEY';
	throw new Error(`Wrong settings:\n${setting} needs HENRY_COACH_ADDRESS.`);
}
