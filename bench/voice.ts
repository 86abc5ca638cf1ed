import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@henry/contract/content-files.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { toWords } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { createFlite } from '../server/src/adapters/text-to-speech/flite.ts';
import { createKokoroForTests } from '../server/src/adapters/text-to-speech/kokoro-for-tests.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';
import type { TextToSpeech } from '../server/src/ports/text-to-speech.ts';
import { hearWithFasterWhisper } from './faster-whisper.ts';
import { measureParts } from './parts.ts';
import { median, rounded } from './result.ts';
import { errorRate, score } from './stt-score.ts';
import { fixedSounds } from './voice-fixed-sounds.ts';
import { at16kHz, timeDifferences } from './voice-times.ts';

/** The sentences that learners hear as models, and the questions of grammar speech. */
function ownSentences(): string[] {
	const read = <Name extends keyof typeof contentFiles>(name: Name) =>
		contentFiles[name].parse(JSON.parse(readFileSync(join('content', name), 'utf8'))) as ReturnType<
			(typeof contentFiles)[Name]['parse']
		>;
	const questions = read('grammar-speech.json').flatMap(({ questions: texts }) => texts);
	return [...read('speakle.json').map(({ text }) => text), ...questions].slice(0, 20);
}

/** Share of words that Whisper base mishears, and the spread of the pitch in semitones, which monotony lowers. */
async function intelligibility(engine: TextToSpeech, voice: string, sentences: readonly string[]) {
	const spreads: number[] = [];
	const recordings: Int16Array[] = [];
	for (const sentence of sentences) {
		const samples = at16kHz(await engine.speak(sentence, { voice }));
		spreads.push(pitchSpread(samples));
		recordings.push(samples);
	}
	const seconds = recordings.reduce((sum, { length }) => sum + length, 0) / speechSampleRateHz;
	const heard = hearWithFasterWhisper(recordings);
	const scores = sentences.map((sentence, index) => score(sentence, toWords(heard[index]?.text ?? '')));
	const words = scores.reduce((sum, { referenceWords }) => sum + referenceWords, 0);
	return {
		wordErrorRate: rounded(errorRate(scores)),
		words,
		wordsPerMinute: Math.round((words / seconds) * 60),
		pitchSpreadSemitones: rounded(median(spreads), 1),
	};
}

/** How far the pitch of voiced frames lies from its median, as a standard deviation in semitones. */
function pitchSpread(samples: Int16Array): number {
	const frame = 640;
	const semitones: number[] = [];
	for (let start = 0; start + 2 * frame <= samples.length; start += frame) {
		let best = { lag: 0, likeness: 0.85 };
		for (let lag = 40; lag <= 230; lag++) {
			let [product, first, second] = [0, 0, 0];
			for (let index = start; index < start + frame; index += 2) {
				const [a, b] = [samples[index] ?? 0, samples[index + lag] ?? 0];
				product += a * b;
				first += a * a;
				second += b * b;
			}
			const likeness = product / Math.sqrt(first * second || 1);
			if (likeness > best.likeness + 0.02) best = { lag, likeness };
		}
		if (best.lag > 0) semitones.push(12 * Math.log2(16_000 / best.lag));
	}
	const middle = median(semitones);
	const near = semitones.filter((semitone) => Math.abs(semitone - middle) < 12);
	return Math.sqrt(near.reduce((sum, semitone) => sum + (semitone - middle) ** 2, 0) / near.length);
}

/** Time to the sound of first clauses, and processor time a second of speech, with one thread and the machine as it is. */
async function speed(engine: TextToSpeech) {
	const clauses = [
		'Hello!',
		'How are you?',
		'That sounds great,',
		'I would like to hear more about your family.',
	];
	const long =
		'Last summer I travelled to Spain with two of my best friends, and we had dinner together every day.';
	await engine.speak('One to warm up.');
	const rows: Record<string, object> = {};
	for (const clause of [...clauses, long]) {
		const tries: number[] = [];
		let seconds = 0;
		for (let turn = 0; turn < 7; turn++) {
			const startedAt = performance.now();
			const { samples, sampleRateHz } = await engine.speak(clause);
			tries.push(performance.now() - startedAt);
			seconds = samples.length / sampleRateHz;
		}
		rows[clause] = {
			medianMs: Math.round(median(tries)),
			leastMs: Math.round(Math.min(...tries)),
			seconds: rounded(seconds, 2),
		};
	}
	return rows;
}

const parts = {
	async intelligibility() {
		const sentences = ownSentences();
		const { voices } = await modelForTests('voice');
		const chosen = voices.map(({ name }) => name);
		const kokoro = createKokoroForTests(chosen as [string, ...string[]]);
		const flite = createFlite({ processes: 1, maxQueued: 1 });
		const rows: Record<string, object> = {};
		for (const voice of chosen) {
			rows[voice] = await intelligibility(kokoro, voice, sentences);
			process.stdout.write(`${voice} ${JSON.stringify(rows[voice])}\n`);
		}
		rows['flite slt'] = await intelligibility(flite, 'slt', sentences);
		await Promise.all([kokoro.close(), flite.close()]);
		return { sentences: sentences.length, voices: rows };
	},
	fixedSounds,
	async times() {
		const voices = ['bm_george', 'bf_emma', 'af_heart'] as const;
		const kokoro = createKokoroForTests([...voices]);
		const rows = await timeDifferences(kokoro, ownSentences().slice(0, 10), {
			voices,
			rates: [0.75, 1, 1.25],
		});
		await kokoro.close();
		return rows;
	},
	async speed() {
		const kokoro = createKokoroForTests();
		const rows = await speed(kokoro);
		await kokoro.close();
		return rows;
	},
};

/** The voices of this machine: how well they are understood, how right their word times are, how soon they speak. */
export async function benchVoice(part?: string, trial?: boolean): Promise<void> {
	await measureParts('voice', parts, { part, trial });
}
