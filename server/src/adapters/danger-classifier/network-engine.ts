import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dangerKinds } from '@henry/contract/safety.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import * as z from 'zod/mini';
import { quietSession } from '#server/engines/quiet-session.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { readWordPieces, type WordPieces } from '#server/engines/word-pieces.ts';
import type { DangerJudgement } from '#server/ports/danger-classifier.ts';
import { readNGrams } from './n-grams.ts';

/** How what the network and the n-grams say is weighed, and in which order the network tells the kinds. */
const layoutSchema = z.object({
	kinds: z.array(z.enum(dangerKinds)),
	longest: z.number(),
	nGramBias: z.number(),
	network: z.number(),
	nGrams: z.number(),
	bias: z.number(),
});
type Layout = z.infer<typeof layoutSchema>;

let layout: Layout | undefined;
let network: InferenceSession | undefined;
let wordPieces: WordPieces | undefined;
let nGrams: ((text: string) => number) | undefined;

async function judgeOne(text: string): Promise<DangerJudgement> {
	if (!layout || !network || !wordPieces || !nGrams) throw new Error('The network is not loaded.');
	const pieces = wordPieces(text);
	const size = [1, pieces.length];
	const { logOdds: told } = await network.run({
		pieces: new Tensor('int64', BigInt64Array.from(pieces.map(BigInt)), size),
		there: new Tensor('float32', new Float32Array(pieces.length).fill(1), size),
	});
	if (!told) throw new Error('The network does not tell danger.');
	const [danger = 0, ...kinds] = told.data as Float32Array;
	const likeliest = kinds.indexOf(Math.max(...kinds));
	return {
		logOdds: layout.network * danger + layout.nGrams * nGrams(text) + layout.bias,
		kind: layout.kinds[likeliest] ?? 'abuse',
	};
}

serveEngine({
	async warm() {
		const folder = process.argv[2] as string;
		layout = layoutSchema.parse(JSON.parse(readFileSync(join(folder, 'layout.json'), 'utf8')));
		wordPieces = readWordPieces(join(folder, 'tokenizer.json'), layout.longest);
		nGrams = readNGrams(join(folder, 'n-grams.safetensors'), layout.nGramBias);
		network = await InferenceSession.create(join(folder, 'network.onnx'), quietSession());
		await judgeOne('Good morning.');
	},
	methods: {
		async judge(texts: readonly string[]): Promise<DangerJudgement[]> {
			const judgements: DangerJudgement[] = [];
			for (const text of texts) judgements.push(await judgeOne(text));
			return judgements;
		},
	},
});
