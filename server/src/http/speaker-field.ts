import { type SpeakerProfile, speakerField, speakerProfileSchema } from '@henry/contract/speaker.ts';
import { AppError } from '#server/domain/app-error.ts';
import { parseJson } from './parse-json.ts';

/** What is known of the speaker, from its field of a multipart call; undefined where it was left out. */
export function readSpeaker(field: unknown): SpeakerProfile | undefined {
	if (field === undefined) return undefined;
	const { value } = field as { value?: unknown };
	const speaker = speakerProfileSchema.safeParse(typeof value === 'string' ? parseJson(value) : undefined);
	if (speaker.success) return speaker.data;
	throw new AppError(
		'invalid-argument',
		`The field "${speakerField}" must be what an earlier answer told of the speaker.`,
	);
}
