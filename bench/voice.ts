import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFiles } from '@henry/contract/content.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { toWords } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { createFlite } from '../server/src/adapters/text-to-speech/flite.ts';
import { createKokoroForTests } from '../server/src/adapters/text-to-speech/kokoro-for-tests.ts';
import { readConfig } from '../server/src/config.ts';
import type { TextToSpeech } from '../server/src/ports/text-to-speech.ts';
import { keepResult, median, rounded } from './result.ts';
import { score } from './stt-score.ts';
import { at16kHz, timeDifferences } from './voice-times.ts';

const voicesToHear = [
	'bm_george',
	'bm_lewis',
	'bm_daniel',
	'bm_fable',
	'bf_emma',
	'bf_isabella',
	'af_heart',
	'af_bella',
	'am_michael',
	'am_fenrir',
] as const;
const whisper = process.env.WHISPER ?? join(readConfig().modelsFolder, 'whisper-base');
const python = process.env.HENRY_PYTHON ?? 'python3';

/** The sentences that learners hear as models, and the questions of grammar speech. */
function ownSentences(): string[] {
	const read = <Name extends keyof typeof contentFiles>(name: Name) =>
		contentFiles[name].parse(JSON.parse(readFileSync(join('content', name), 'utf8'))) as ReturnType<
			(typeof contentFiles)[Name]['parse']
		>;
	const questions = read('grammar-speech.json').flatMap(({ questions: texts }) => texts);
	return [...read('speakle.json').map(({ text }) => text), ...questions].slice(0, 60);
}

/** Share of words that Whisper base mishears, and the spread of the pitch in semitones, which monotony lowers. */
async function intelligibility(engine: TextToSpeech, voice: string, sentences: readonly string[]) {
	const folder = mkdtempSync(join(tmpdir(), 'henry-voice-'));
	try {
		const spreads: number[] = [];
		let seconds = 0;
		for (const [index, sentence] of sentences.entries()) {
			const spoken = await engine.speak(sentence, { voice });
			const samples = at16kHz(spoken);
			seconds += samples.length / 16_000;
			spreads.push(pitchSpread(samples));
			writeFileSync(join(folder, `${String(index).padStart(3, '0')}.wav`), encodeWav(samples, 16_000));
		}
		const heard: Record<string, string> = JSON.parse(
			execFileSync(python, [join(import.meta.dirname, 'transcribe.py'), folder], {
				env: { ...process.env, WHISPER: whisper },
				encoding: 'utf8',
			}),
		);
		const scores = sentences.map((sentence, index) =>
			score(sentence, toWords(heard[String(index).padStart(3, '0')] ?? '')),
		);
		const words = scores.reduce((sum, { referenceWords }) => sum + referenceWords, 0);
		const errors = scores.reduce(
			(sum, { substituted, missing, added }) => sum + substituted + missing + added,
			0,
		);
		return {
			wordErrorRate: rounded(errors / words),
			words,
			wordsPerMinute: Math.round((words / seconds) * 60),
			pitchSpreadSemitones: rounded(median(spreads), 1),
		};
	} finally {
		rmSync(folder, { recursive: true });
	}
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
	const clauses = ['Hello!', 'How are you?', 'That sounds great,', 'What did you do today?'];
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
		const sentences = ownSentences().slice(0, Number(process.env.SENTENCES ?? 60));
		const chosen = process.env.VOICES?.split(',') ?? [...voicesToHear];
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
export async function benchVoice(part?: string): Promise<void> {
	const file = join(import.meta.dirname, 'results/voice.json');
	let kept: Record<string, unknown> = {};
	try {
		kept = JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		// The first run keeps the first figures.
	}
	for (const [name, run] of Object.entries(parts)) if (!part || part === name) kept[name] = await run();
	keepResult('voice', kept);
}
