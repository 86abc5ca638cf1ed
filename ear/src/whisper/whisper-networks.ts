import type { InferenceSession, Tensor, TensorConstructor } from 'onnxruntime-common';
import type { WhisperNetworks } from './whisper-decoder.ts';

const layers = 6;
const heads = 8;
const headWidth = 64;
const bands = 80;

type Tensors = Record<string, Tensor>;

/** ONNX Runtime's sessions of Whisper's two networks, and the tensors of the same runtime: Node's or a browser's. */
export type WhisperSessions = {
	encoder: InferenceSession;
	decoder: InferenceSession;
	Tensor: TensorConstructor;
};

const perLayer = (names: string[]) =>
	names.flatMap((name) => Array.from({ length: layers }, (_, layer) => `${name}${layer}`));
const heardNames = perLayer(['heardKeys', 'heardValues']);
const keptNames = perLayer(['keys', 'values']);

/** Whisper's networks in ONNX Runtime. `positions` of what was heard: 20 ms each. */
export function createWhisperNetworks({
	encoder,
	decoder,
	Tensor,
}: WhisperSessions): WhisperNetworks<Tensors, Tensors> {
	const nothing = new Tensor('float32', new Float32Array(0), [1, heads, 0, headWidth]);
	const atStart = Object.fromEntries(keptNames.map((name) => [pastName(name), nothing]));
	return {
		async hear(mel, frames) {
			return encoder.run(
				{ mel: new Tensor('float32', mel, [1, bands, frames]) },
				heardNames,
			) as Promise<Tensors>;
		},
		async next(heard, rows, kept = atStart) {
			const past = kept[pastName('keys0')]?.dims[2] as number;
			const result = (await decoder.run({ ...heard, ...kept, ...newTokens(Tensor, rows, past) }, [
				'scores',
				'followed',
				...keptNames,
			])) as Tensors;
			return {
				scores: result.scores?.data as Float32Array,
				followed: result.followed?.data as Float32Array,
				kept: Object.fromEntries(keptNames.map((name) => [pastName(name), result[name] as Tensor])),
			};
		},
	};
}

/** What a step's output is called as the next one's input. */
function pastName(name: string): string {
	return `past${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** New tokens after `past` others; each sees those before it. */
function newTokens(Tensor: TensorConstructor, rows: readonly number[], past: number): Tensors {
	const count = rows.length;
	const kept = past + count;
	const hidden = Float32Array.from({ length: count * kept }, (_, place) =>
		place % kept > past + Math.floor(place / kept) ? -1e9 : 0,
	);
	return {
		tokens: new Tensor('int64', BigInt64Array.from(rows, BigInt), [1, count]),
		places: new Tensor(
			'int64',
			BigInt64Array.from(rows, (_, index) => BigInt(past + index)),
			[count],
		),
		hidden: new Tensor('float32', hidden, [count, kept]),
	};
}
