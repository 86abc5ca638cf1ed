import { engineHealthSchema } from '@henry/contract/health.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { expect } from 'vitest';
import { speechWindowSamples, type TurnDetector } from '#server/ports/turn-detector.ts';

/** A detector whose processes, if it has any, can be killed. */
export type TestableTurnDetector = TurnDetector & { processIds(): number[] };

export type TurnDetectorContract = {
	/** Creates the detector under test. */
	create: () => TestableTurnDetector;
	/** Clear speech at 16 kHz, without silence around it: a sentence, and the beginning of one that breaks off. */
	speech: { finished: Int16Array; unfinished: Int16Array };
};

type ContractCase = {
	name: string;
	check: (detector: TestableTurnDetector, contract: TurnDetectorContract) => Promise<void>;
};

const cases: ContractCase[] = [
	{ name: 'takes speech for speech, and silence and noise not', check: tellsSpeech },
	{ name: 'judges each window once, however the sound is cut', check: judgesWindows },
	{ name: 'keeps streams apart', check: keepsStreamsApart },
	{ name: 'hears that a sentence is finished, and that one is not', check: hearsEnds },
	{ name: 'judges turns of any length alike, whatever was before', check: judgesAnyLength },
	{ name: 'cancels what was given up', check: cancels },
	{ name: 'fails the streams of a process that is killed, and opens new ones', check: survivesKill },
	{ name: 'is busy when too many streams are open', check: isBusyWhenFull },
	{ name: 'is ready after its start and unavailable after its end', check: startsAndCloses },
];

/** What every turn detector must do, one named case each. A case rejects where the detector does wrong. */
export const turnDetectorCases = cases.map(({ name, check }) => ({
	name,
	async run(contract: TurnDetectorContract) {
		const detector = contract.create();
		try {
			await check(detector, contract);
		} finally {
			await detector.close();
		}
	},
}));

const silence = (seconds: number) => new Int16Array(Math.round(seconds * speechSampleRateHz));

/** White noise, the same every time. */
function noise(seconds: number, amplitude: number): Int16Array {
	let state = 1;
	return silence(seconds).map(() => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return (state / 2 ** 31 - 1) * amplitude;
	});
}

/** How likely each window of a sound is speech, heard in a stream of its own in parts of so many samples. */
async function likelihoods(detector: TurnDetector, sound: Int16Array, part = 320): Promise<number[]> {
	const stream = detector.openStream();
	try {
		const answers: Promise<number[]>[] = [];
		for (let place = 0; place < sound.length; place += part) {
			answers.push(stream.push(sound.slice(place, place + part)));
		}
		return (await Promise.all(answers)).flat();
	} finally {
		stream.close();
	}
}

const share = (figures: number[]) => figures.filter((figure) => figure >= 0.5).length / figures.length;

async function tellsSpeech(detector: TestableTurnDetector, { speech }: TurnDetectorContract) {
	expect(share(await likelihoods(detector, speech.finished))).toBeGreaterThan(0.7);
	expect(share(await likelihoods(detector, silence(2)))).toBe(0);
	expect(share(await likelihoods(detector, noise(2, 6_000)))).toBeLessThan(0.1);
	const afterSpeech = await likelihoods(detector, concatPcm16([speech.finished, silence(2)]));
	expect(share(afterSpeech.slice(-50))).toBe(0);
}

async function judgesWindows(detector: TestableTurnDetector, { speech }: TurnDetectorContract) {
	const whole = await likelihoods(detector, speech.finished, speech.finished.length);
	expect(whole).toHaveLength(Math.floor(speech.finished.length / speechWindowSamples));
	expect(await likelihoods(detector, speech.finished, 320)).toEqual(whole);
	expect(await likelihoods(detector, speech.finished, 777)).toEqual(whole);
	for (const likelihood of whole) {
		expect(likelihood).toBeGreaterThanOrEqual(0);
		expect(likelihood).toBeLessThanOrEqual(1);
	}
}

async function keepsStreamsApart(detector: TestableTurnDetector, { speech }: TurnDetectorContract) {
	const alone = await likelihoods(detector, speech.finished);
	const sounds = [speech.finished, noise(2, 6_000), speech.finished, silence(2)];
	const [first, , second] = await Promise.all(sounds.map((sound) => likelihoods(detector, sound)));
	expect(first).toEqual(alone);
	expect(second).toEqual(alone);
}

async function hearsEnds(detector: TestableTurnDetector, { speech }: TurnDetectorContract) {
	const [finished, unfinished] = [speech.finished, speech.unfinished].map((sound) =>
		detector.completeness(concatPcm16([sound, silence(0.2)])),
	);
	expect(await finished).toBeGreaterThan(0.5);
	expect(await unfinished).toBeLessThan(0.5);
}

async function judgesAnyLength(detector: TestableTurnDetector, { speech }: TurnDetectorContract) {
	const turn = concatPcm16([speech.finished, silence(0.2)]);
	const before = await detector.completeness(turn);
	expect(await detector.completeness(new Int16Array(0))).toBeLessThanOrEqual(1);
	expect(await detector.completeness(concatPcm16([silence(60), turn]))).toBeCloseTo(before, 1);
	await detector.completeness(noise(8, 6_000));
	expect(await detector.completeness(turn)).toBe(before);
}

async function cancels(detector: TestableTurnDetector, { speech }: TurnDetectorContract) {
	await detector.start();
	const controller = new AbortController();
	const call = detector.completeness(speech.finished, { signal: controller.signal });
	controller.abort();
	await expect(call).rejects.toMatchObject({ category: 'cancelled' });
	const stream = detector.openStream();
	const pushed = stream.push(speech.finished);
	stream.close();
	await expect(pushed).rejects.toMatchObject({ category: 'cancelled' });
	expect(await likelihoods(detector, silence(0.5))).not.toEqual([]);
}

async function survivesKill(detector: TestableTurnDetector, { speech }: TurnDetectorContract) {
	await detector.start();
	const before = await likelihoods(detector, speech.finished);
	const stream = detector.openStream();
	await stream.push(speech.finished);
	const killed = detector.processIds();
	for (const processId of killed) process.kill(processId, 'SIGKILL');
	await expect(stream.push(speech.finished)).rejects.toMatchObject({ category: 'unavailable' });
	await expect(stream.push(speech.finished)).rejects.toMatchObject({ category: 'unavailable' });
	stream.close();
	await detector.start();
	expect(detector.processIds()).not.toEqual(killed);
	expect(await likelihoods(detector, speech.finished)).toEqual(before);
	expect(await detector.completeness(speech.finished)).toBeGreaterThanOrEqual(0);
}

async function isBusyWhenFull(detector: TestableTurnDetector) {
	await detector.start();
	const open = () => Array.from({ length: 200 }, () => detector.openStream());
	expect(open).toThrow(expect.objectContaining({ category: 'busy' }));
}

async function startsAndCloses(detector: TestableTurnDetector) {
	await detector.start();
	expect(engineHealthSchema.parse(detector.health()).state).toBe('ready');
	await detector.close();
	expect(detector.processIds()).toEqual([]);
	expect(() => detector.openStream()).toThrow(expect.objectContaining({ category: 'unavailable' }));
	await expect(detector.completeness(silence(1))).rejects.toMatchObject({ category: 'unavailable' });
}
