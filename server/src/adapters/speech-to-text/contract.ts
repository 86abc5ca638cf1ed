import { engineHealthSchema } from '@henry/contract/health.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { type TranscriptWord, transcriptWordSchema } from '@henry/contract/transcript.ts';
import { expect } from 'vitest';
import type { SpeechToText, UtteranceOptions } from '#server/ports/speech-to-text.ts';
import { wordErrorRate } from './word-error-rate.ts';

/** A recogniser whose processes, if it has any, can be killed. */
export type TestableSpeechToText = SpeechToText & { processIds(): number[] };

export type SpeechToTextContract = {
	/** Creates the recogniser under test, with one process and room for one waiting call. */
	create: () => TestableSpeechToText;
	/** One that serves all cases but those which end it, because it takes seconds to load; whoever created it closes it. */
	shared?: TestableSpeechToText;
	/** Clear speech at 16 kHz that says `text`. */
	speech: { samples: Int16Array; text: string };
	/** The share of words that may be wrong on that speech. */
	maxWordErrorRate: number;
};

type Need = 'processes' | 'partials' | 'understanding';
type ContractCase = {
	name: string;
	needs?: Need;
	/** The case closes its recogniser. */
	endsIt?: true;
	check: (recognizer: TestableSpeechToText, contract: SpeechToTextContract) => Promise<void>;
};

const cases: ContractCase[] = [
	{ name: 'hears clear speech', needs: 'understanding', check: hearsClearSpeech },
	{ name: 'puts the words in order, within the speech', check: ordersWords },
	{ name: 'hears nothing in silence', check: hearsNothingInSilence },
	{ name: 'survives noise and the shortest of sounds', check: survivesNoise },
	{ name: 'hears the same speech alike after other sounds', check: keepsNoState },
	{ name: 'refuses speech that is too long', check: refusesLongSpeech },
	{ name: 'cancels an aborted call', check: cancelsAbortedCalls },
	{
		name: 'loses no speech when its process is killed in a call @whole',
		needs: 'processes',
		check: survivesKill,
	},
	{ name: 'hears streamed speech as it hears the whole', check: streams },
	{ name: 'tells the words so far while they are said', needs: 'partials', check: tellsPartials },
	{ name: 'is busy when too many calls wait', check: isBusyWhenFull },
	{ name: 'is ready after its start and unavailable after its end', endsIt: true, check: startsAndCloses },
];

/**
 * What every recogniser must do, one named case each; a case that `needs` processes, partial answers or an understanding of
 * what is said concerns only those that have them. A case creates a recogniser and closes it, or uses the one that is
 * shared, and rejects where it does wrong.
 */
export const speechToTextCases = cases.map(({ check, endsIt, ...named }) => ({
	...named,
	async run(contract: SpeechToTextContract) {
		if (contract.shared && !endsIt) return await check(contract.shared, contract);
		const recognizer = contract.create();
		try {
			await check(recognizer, contract);
		} finally {
			await recognizer.close();
		}
	},
}));

async function hearsClearSpeech(recognizer: TestableSpeechToText, contract: SpeechToTextContract) {
	const { samples, text } = contract.speech;
	const words = await recognizer.recognize(samples);
	expect(wordErrorRate(text, joined(words))).toBeLessThanOrEqual(contract.maxWordErrorRate);
}

async function ordersWords(recognizer: TestableSpeechToText, { speech }: SpeechToTextContract) {
	expectWellFormed(await recognizer.recognize(speech.samples), speech.samples);
}

async function hearsNothingInSilence(recognizer: TestableSpeechToText) {
	expect(await recognizer.recognize(new Int16Array(2 * speechSampleRateHz))).toEqual([]);
	expect(await recognizer.recognize(new Int16Array(0))).toEqual([]);
}

async function survivesNoise(recognizer: TestableSpeechToText) {
	const sounds = [noise(3), noise(0.001), noise(0.05)];
	for (const sound of sounds) expectWellFormed(await recognizer.recognize(sound), sound);
}

async function keepsNoState(recognizer: TestableSpeechToText, { speech }: SpeechToTextContract) {
	const before = await recognizer.recognize(speech.samples);
	await recognizer.recognize(noise(3));
	await recognizer.recognize(new Int16Array(speechSampleRateHz));
	expect(await recognizer.recognize(speech.samples)).toEqual(before);
}

async function refusesLongSpeech(recognizer: TestableSpeechToText) {
	const tooLong = new Int16Array(((recognizer.maxUtteranceMs + 1_000) / 1_000) * speechSampleRateHz);
	await expect(recognizer.recognize(tooLong)).rejects.toMatchObject({ category: 'invalid-input' });
}

async function cancelsAbortedCalls(recognizer: TestableSpeechToText, { speech }: SpeechToTextContract) {
	await recognizer.start();
	const controller = new AbortController();
	const options = { signal: controller.signal };
	const calls = [recognizer.recognize(noise(10), options), recognizer.recognize(speech.samples, options)];
	controller.abort();
	for (const outcome of await Promise.allSettled(calls)) {
		expect(outcome).toMatchObject({ status: 'rejected', reason: { category: 'cancelled' } });
	}
	expect(await recognizer.recognize(speech.samples)).not.toEqual([]);
}

async function survivesKill(recognizer: TestableSpeechToText, { speech }: SpeechToTextContract) {
	await recognizer.start();
	const before = await recognizer.recognize(speech.samples);
	const call = recognizer.recognize(speech.samples);
	for (const processId of recognizer.processIds()) process.kill(processId, 'SIGKILL');
	expect(await call).toEqual(before);
	expect(await recognizer.recognize(speech.samples)).toEqual(before);
}

async function streams(recognizer: TestableSpeechToText, { speech }: SpeechToTextContract) {
	const words = await streamed(recognizer, speech.samples, {});
	expect(joined(words)).toBe(joined(await recognizer.recognize(speech.samples)));
}

async function tellsPartials(recognizer: TestableSpeechToText, { speech }: SpeechToTextContract) {
	let partial: TranscriptWord[] = [];
	const onPartial = (words: TranscriptWord[]) => {
		partial = words;
	};
	await streamed(recognizer, speech.samples, { onPartial });
	expect(partial.length).toBeGreaterThan(0);
}

/** Hears speech that arrives in frames of 100 ms. */
async function streamed(
	recognizer: TestableSpeechToText,
	samples: Int16Array,
	options: UtteranceOptions,
): Promise<TranscriptWord[]> {
	const utterance = recognizer.open(options);
	for (let place = 0; place < samples.length; place += 1_600) {
		utterance.push(samples.slice(place, place + 1_600));
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	return utterance.finish();
}

async function isBusyWhenFull(recognizer: TestableSpeechToText, { speech }: SpeechToTextContract) {
	const accepted = [recognizer.recognize(speech.samples), recognizer.recognize(speech.samples)];
	await expect(recognizer.recognize(speech.samples)).rejects.toMatchObject({
		category: 'busy',
		retryAfterSeconds: expect.toSatisfy((seconds) => Number.isInteger(seconds) && seconds >= 1),
	});
	for (const words of await Promise.all(accepted)) expect(words).not.toEqual([]);
}

async function startsAndCloses(recognizer: TestableSpeechToText, { speech }: SpeechToTextContract) {
	await recognizer.start();
	expect(engineHealthSchema.parse(recognizer.health()).state).toBe('ready');
	await recognizer.close();
	expect(recognizer.processIds()).toEqual([]);
	await expect(recognizer.recognize(speech.samples)).rejects.toMatchObject({ category: 'unavailable' });
}

function expectWellFormed(words: TranscriptWord[], speech: Int16Array) {
	const speechMs = Math.floor((speech.length * 1_000) / speechSampleRateHz);
	let previousEndMs = 0;
	for (const word of words) {
		transcriptWordSchema.parse(word);
		expect(word.text).toMatch(/^[A-Za-z][A-Za-z'.-]*$/);
		expect(word.startMs).toBeGreaterThanOrEqual(previousEndMs);
		expect(word.endMs).toBeGreaterThanOrEqual(word.startMs);
		expect(word.endMs).toBeLessThanOrEqual(speechMs);
		previousEndMs = word.endMs;
	}
}

function joined(words: TranscriptWord[]): string {
	return words.map((word) => word.text).join(' ');
}

/** White noise of loud speech's strength, the same every time. */
function noise(seconds: number): Int16Array {
	let state = 1;
	return new Int16Array(Math.round(seconds * speechSampleRateHz)).map(() => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return (state >>> 18) - 8_192;
	});
}
