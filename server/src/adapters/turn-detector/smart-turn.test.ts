import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { type TurnDetectorContract, turnDetectorCases } from './contract.ts';
import { hasSmartTurn, smartTurnFiles } from './models-for-tests.ts';
import { createSmartTurn } from './smart-turn.ts';

/** Softer than a 200th of full scale is silence. */
const silenceAmplitude = 164;
const voice = createFlite({ processes: 1, maxQueued: 4 });
const detectors: { close(): Promise<void> }[] = [];
let folder = '';

function create(files = smartTurnFiles) {
	const detector = createSmartTurn({ files, processes: 1 });
	detectors.push(detector);
	return detector;
}

const contract: TurnDetectorContract = {
	create,
	speech: { finished: new Int16Array(0), unfinished: new Int16Array(0) },
};

async function say(text: string): Promise<Int16Array> {
	const { samples } = await voice.speak(text);
	const isLoud = (sample: number) => Math.abs(sample) > silenceAmplitude;
	return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

beforeAll(async () => {
	contract.speech.finished = await say('Last summer I travelled to Portugal with my family.');
	const whole = await say('Last summer I travelled to the beautiful south of Portugal.');
	contract.speech.unfinished = whole.slice(0, 0.5 * whole.length);
});
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-smart-turn-'));
});
afterEach(async () => {
	await Promise.all(detectors.splice(0).map((detector) => detector.close()));
	rmSync(folder, { recursive: true });
});
afterAll(() => voice.close());

for (const { name, run } of turnDetectorCases) {
	test.skipIf(!hasSmartTurn)(`Smart Turn with Silero ${name}`, () => run(contract), 60_000);
}

const { network, speechDetector } = smartTurnFiles;
const damages: [string, () => typeof smartTurnFiles][] = [
	['a missing network', () => ({ network: join(folder, 'nothing.onnx'), speechDetector })],
	['a truncated network', () => ({ network: truncated(network), speechDetector })],
	['a truncated detector of speech', () => ({ network, speechDetector: truncated(speechDetector) })],
	['the networks exchanged', () => ({ network: speechDetector, speechDetector: network })],
];

function truncated(file: string): string {
	const copy = join(folder, 'truncated.onnx');
	copyFileSync(file, copy);
	writeFileSync(copy, readFileSync(copy).subarray(0, 100_000));
	return copy;
}

test.skipIf(!hasSmartTurn).each(damages)('%s fails the start, and nothing else', async (_, damage) => {
	const detector = create(damage());
	await expect(detector.start()).rejects.toMatchObject({ name: 'ProviderError', category: 'unavailable' });
	expect(detector.health().state).toBe('failed');
});
