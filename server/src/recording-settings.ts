import { z } from 'zod';

const credential = z
	.string()
	.regex(/^[\x21-\x7e]+$/, 'must be what the store gave')
	.optional();

/** The settings of a store for recordings outside of the database. */
export const recordingEnvironment = {
	HENRY_S3_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
	HENRY_S3_REGION: z.string().min(1).default('us-east-1'),
	HENRY_S3_KEY: credential,
	HENRY_S3_SECRET: credential,
};
const environmentSchema = z.object({ ...recordingEnvironment, HENRY_DATA_KEY: z.unknown().optional() });

/** A bucket of a store that speaks S3's protocol, and who may use it. */
export type BucketSettings = { address: string; region: string; keyId: string; secret: string };

/**
 * The bucket that is set; undefined where recordings stay in the database. Throws an error that names what is missing:
 * nobody who runs that store shall be able to hear a learner, so there must be a key to seal with.
 */
export function readBucket(settings: z.infer<typeof environmentSchema>): BucketSettings | undefined {
	const { HENRY_S3_ADDRESS: address, HENRY_S3_KEY: keyId, HENRY_S3_SECRET: secret } = settings;
	if (!address) return undefined;
	if (!keyId) throw new Error('Wrong settings:\nHENRY_S3_ADDRESS needs HENRY_S3_KEY.');
	if (!secret) throw new Error('Wrong settings:\nHENRY_S3_ADDRESS needs HENRY_S3_SECRET.');
	if (!settings.HENRY_DATA_KEY) throw new Error('Wrong settings:\nHENRY_S3_ADDRESS needs HENRY_DATA_KEY.');
	return { address, region: settings.HENRY_S3_REGION, keyId, secret };
}
