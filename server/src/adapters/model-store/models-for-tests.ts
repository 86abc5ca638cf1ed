import { createHash, randomBytes } from 'node:crypto';
import type { ModelFile, NeuralModel } from '@henry/contract/neural-models.ts';

export const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export function aFile(path: string, content: Buffer, changes: Partial<ModelFile> = {}): ModelFile {
	return { path, bytes: content.length, sha256: sumOf(content), ...changes };
}

const common = { name: 'A model', recommended: true, licence: 'CC0-1.0', page: 'https://models.example/' };

/** A detector of speech: a model of one file. */
export function aDetector(content: Buffer, changes: Partial<ModelFile> = {}): NeuralModel {
	return {
		...common,
		id: 'detector',
		kind: 'speech-detector',
		source: 'https://models.example/detector/',
		files: { network: aFile('network.onnx', content, changes) },
	};
}

/** A recogniser with random files, and their contents by their paths on a mirror. */
export function aRecognizer() {
	const encoder = randomBytes(300_000);
	const [decoder, joiner, tokens] = [randomBytes(2_000), randomBytes(1_000), Buffer.from('a 0\n')];
	const model: NeuralModel = {
		...common,
		id: 'recognizer',
		kind: 'recognizer',
		source: 'https://models.example/recognizer/',
		wordErrorRates: [{ percent: 12, on: 'a test', source: 'https://models.example/' }],
		files: {
			encoder: aFile('encoder.onnx', encoder),
			decoder: aFile('decoder.onnx', decoder),
			joiner: aFile('joiner.onnx', joiner),
			tokens: aFile('tokens.txt', tokens),
		},
	};
	const files: Record<string, Buffer> = {
		'/recognizer/encoder.onnx': encoder,
		'/recognizer/decoder.onnx': decoder,
		'/recognizer/joiner.onnx': joiner,
		'/recognizer/tokens.txt': tokens,
	};
	return { model, files, encoder };
}
