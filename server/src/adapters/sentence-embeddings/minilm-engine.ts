import { InferenceSession, Tensor } from 'onnxruntime-node';
import { quietSession } from '#server/engines/quiet-session.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { readWordPieces, type WordPieces } from '#server/engines/word-pieces.ts';

/** What the process loads. */
export type MiniLmFiles = { network: string; tokenizer: string };

/** As many as the model was trained with. */
const maxPieces = 128;

let network: InferenceSession | undefined;
let wordPieces: WordPieces | undefined;

/** The mean of what the network says of each piece, with a length of 1. */
async function embedOne(text: string): Promise<Float32Array> {
	if (!network || !wordPieces) throw new Error('The network is not loaded.');
	const pieces = wordPieces(text);
	const tensor = (values: bigint[]) => new Tensor('int64', BigInt64Array.from(values), [1, pieces.length]);
	const { last_hidden_state: states } = await network.run({
		input_ids: tensor(pieces.map(BigInt)),
		attention_mask: tensor(pieces.map(() => 1n)),
		token_type_ids: tensor(pieces.map(() => 0n)),
	});
	const size = states?.dims[2];
	if (!states || !size) throw new Error('The network does not embed sentences.');
	const sum = new Float32Array(size);
	for (const [index, value] of (states.data as Float32Array).entries()) {
		sum[index % size] = (sum[index % size] ?? 0) + value;
	}
	const length = Math.hypot(...sum);
	return sum.map((value) => value / length);
}

serveEngine({
	async warm() {
		const files: MiniLmFiles = JSON.parse(process.argv[2] as string);
		wordPieces = readWordPieces(files.tokenizer, maxPieces);
		network = await InferenceSession.create(files.network, quietSession());
		await embedOne('Good morning.');
	},
	methods: {
		async embed(texts: readonly string[]): Promise<Float32Array[]> {
			const places: Float32Array[] = [];
			for (const text of texts) places.push(await embedOne(text));
			return places;
		},
	},
});
