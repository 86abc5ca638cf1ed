import './without-code-generation.ts';
import * as z from 'zod/mini';

/** Shapes of `content/models.json`: networks that are too large to ship and are fetched once, with where they come from. */
const sentence = z.string().check(z.trim(), z.minLength(1));
const address = z.url({ protocol: /^https$/ });
const baseAddress = address.check(z.endsWith('/'));

/**
 * One file: `path` is its place in the model's folder, and after the model's `source` (or its own) its address. `sha256` is
 * null where no public source tells the sum; the first fetch then records it.
 */
const modelFileSchema = z.object({
	path: z.string().check(z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/)),
	source: z.optional(baseAddress),
	bytes: z.number().check(z.int(), z.positive()),
	sha256: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type ModelFile = z.infer<typeof modelFileSchema>;

const common = {
	id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
	name: sentence,
	/** Fetched without being asked for by name. */
	recommended: z.boolean(),
	licence: sentence,
	/** What a person reads about it. */
	page: address,
	/** Where its files are. */
	source: baseAddress,
};

const recognizerModelSchema = z.object({
	...common,
	kind: z.literal('recognizer'),
	/** Published shares of wrong words, in percent, each on what speech and who says so. */
	wordErrorRates: z
		.array(z.object({ percent: z.number().check(z.positive()), on: sentence, source: address }))
		.check(z.minLength(1)),
	files: z.object({
		encoder: modelFileSchema,
		decoder: modelFileSchema,
		joiner: modelFileSchema,
		tokens: modelFileSchema,
	}),
});

const speechDetectorModelSchema = z.object({
	...common,
	kind: z.literal('speech-detector'),
	files: z.object({ network: modelFileSchema }),
});

/** `phonemes` are files of one folder, `espeak-ng-data`: how words are spelled out in sounds. */
const voiceModelSchema = z.object({
	...common,
	kind: z.literal('voice'),
	accent: z.enum(['US', 'UK']),
	files: z.object({
		network: modelFileSchema,
		tokens: modelFileSchema,
		phonemes: z
			.array(modelFileSchema.check(z.refine(({ path }) => path.startsWith('espeak-ng-data/'))))
			.check(z.minLength(1)),
	}),
});

export const neuralModelSchema = z.discriminatedUnion('kind', [
	recognizerModelSchema,
	speechDetectorModelSchema,
	voiceModelSchema,
]);
export type NeuralModel = z.infer<typeof neuralModelSchema>;

/** Within a kind from the smallest to the largest. */
export const neuralModelsSchema = z.array(neuralModelSchema).check(z.minLength(1));

/** Every file of a model. */
export function filesOf(model: NeuralModel): ModelFile[] {
	return Object.values(model.files).flat();
}

/** Size of all its files. */
export function bytesOf(model: NeuralModel): number {
	return filesOf(model).reduce((sum, { bytes }) => sum + bytes, 0);
}
