import { createHash, randomBytes } from 'node:crypto';
import type { ModelFile, NeuralModel } from '@henry/contract/neural-models.ts';

const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A file that comes from a mirror, unless a test names other sources. */
function aFile(path: string, content: Buffer, changes: Partial<ModelFile> = {}): ModelFile {
	const sources: ModelFile['sources'] = [{ from: 'web', address: `https://models.example/${path}` }];
	return { path, bytes: content.length, sha256: sumOf(content), sources, ...changes };
}

const common = {
	name: 'A model',
	owner: 'A maker',
	licence: 'CC0-1.0',
	licenceText: 'licences/CC0-1.0.txt',
	page: 'https://models.example/',
	memoryMb: 1,
	recommendedWith: { freeMemoryMb: 1, cores: 1 },
};

/** A detector of speech: a model of one file. */
export function aDetector(content: Buffer, changes: Partial<ModelFile> = {}): NeuralModel {
	const files = { network: aFile('network.onnx', content, changes) };
	return { ...common, id: 'detector', kind: 'speech-detector', files };
}

/** A recogniser with random files, and their contents by their paths on a mirror. No machine is recommended it. */
export function aRecognizer() {
	const weights = randomBytes(300_000);
	const [config, vocabulary, tokenizer] = [randomBytes(2_000), randomBytes(1_000), Buffer.from('a 0\n')];
	const model: NeuralModel = {
		...common,
		id: 'recognizer',
		kind: 'recognizer',
		recommendedWith: { freeMemoryMb: 1e9, cores: 1 },
		files: {
			config: aFile('config.json', config),
			vocabulary: aFile('vocabulary.txt', vocabulary),
			tokenizer: aFile('tokenizer.json', tokenizer),
			weights: aFile('weights.bin', weights),
		},
	};
	const files: Record<string, Buffer> = {
		'/recognizer/config.json': config,
		'/recognizer/vocabulary.txt': vocabulary,
		'/recognizer/tokenizer.json': tokenizer,
		'/recognizer/weights.bin': weights,
	};
	return { model, files, weights };
}
