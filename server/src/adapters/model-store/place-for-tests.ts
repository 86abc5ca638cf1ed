import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NeuralModel } from '@henry/contract/neural-models.ts';
import { startFileServer } from './file-server-for-tests.ts';
import { createModelFolder } from './model-folder.ts';
import { aDetector } from './models-for-tests.ts';
import { createMirrorLibrary } from './web-source.ts';

type Settings = { tries?: number; answerWithinMs?: number; stallMs?: number; mirror?: string };

/** A folder for models, and a server that has a model of one file. */
export async function createPlace() {
	const root = mkdtempSync(join(tmpdir(), 'henry-models-'));
	const folder = join(root, 'models');
	const content = randomBytes(200_000);
	const path = '/detector/network.onnx';
	const server = await startFileServer({ [path]: content });
	const detector = aDetector(content);

	function storeWith({ tries = 2, answerWithinMs = 5_000, stallMs = 5_000, mirror }: Settings = {}) {
		const library = createMirrorLibrary(mirror ?? server.address, { answerWithinMs, stallMs });
		return createModelFolder({ folder, library, persistence: { tries, pauseMs: 1 } });
	}
	const target = join(folder, path);
	return {
		root,
		folder,
		server,
		content,
		path,
		detector,
		target,
		part: `${target}.part`,
		storeWith,
		fetch: (settings?: Settings, model: NeuralModel = detector) =>
			storeWith(settings).fetch(model, { whenBusy: 'wait' }),
		remove() {
			server.close();
			rmSync(root, { recursive: true });
		},
	};
}
export type PlaceForTests = Awaited<ReturnType<typeof createPlace>>;
