import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { createKokoroForTests } from '../../server/src/adapters/text-to-speech/kokoro-for-tests.ts';
import { createRandom } from '../stt-score.ts';
import { withPauses } from '../turns/spoken-turns.ts';
import answers from './answers.json' with { type: 'json' };
import { type PlannedLevel, type PlannedSpeech, plannedLevels, planSpeech } from './speaker-plans.ts';

/** British and American voices of both sexes. */
export const voices = [
	'bf_emma',
	'am_michael',
	'bm_george',
	'af_heart',
	'bf_isabella',
	'am_puck',
	'bm_lewis',
	'af_bella',
	'bm_daniel',
	'bf_alice',
	'am_fenrir',
] as const;

/** Neighbouring levels of one topic have different voices, and each voice has all levels. */
const voiceOf = (seed: number) => voices[(seed * 3 + Math.floor(seed / 4)) % voices.length] ?? voices[0];

/** Sounds are made once: the folder may be removed at any time. */
export const keptFolder = join(tmpdir(), 'henry-bench-exams');

/** One of our own answers: to which question of Aptis General (form and turn), written at which level. */
export type OwnAnswer = { question: string; level: PlannedLevel; text: string; seed: number };

export const ownAnswers: OwnAnswer[] = answers.flatMap(({ question, ...texts }, topic) =>
	plannedLevels.map((level, index) => ({
		...{ question, level, text: texts[level], seed: topic * plannedLevels.length + index + 1 },
	})),
);

/** What the answers answer. */
export const questions = answers.map(({ question }) => question);

/**
 * Topics by whose answers limits, anchors and errors were chosen: those of the forms a, c and e. What is measured is measured
 * on the others, so that no question and no answer is in both halves.
 */
export const isChosenBy = (question: string) => 'ace'.includes(question.charAt(0));

/** How an answer reaches the ears. */
export const conditions = ['clean', 'noise', 'telephone'] as const;
export type Condition = (typeof conditions)[number];

export const keyOf = (parts: readonly unknown[]) =>
	createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

/** An answer as it was said, and what was planned of it. */
export type SaidAnswer = OwnAnswer & { voice: string; plan: PlannedSpeech; samples: Int16Array };

/** Has the answers said, each by one of the voices, in the way of its level. */
export async function sayAnswers(
	chosen: readonly OwnAnswer[] = ownAnswers,
	voiceFor: (seed: number) => (typeof voices)[number] = voiceOf,
): Promise<SaidAnswer[]> {
	mkdirSync(keptFolder, { recursive: true });
	const [first, ...others] = voices;
	const kokoro = createKokoroForTests([first, ...others]);
	const said: SaidAnswer[] = [];
	try {
		for (const answer of chosen) {
			const voice = voiceFor(answer.seed);
			const plan = planSpeech(answer.text, answer.level, answer.seed);
			const file = join(keptFolder, `${keyOf([plan, voice])}.wav`);
			if (!existsSync(file)) {
				const sound = await kokoro.speak(plan.spoken, { voice, rate: plan.rate });
				writeFileSync(file, encodeWav(withPauses(sound, plan.pauses), speechSampleRateHz));
			}
			said.push({ ...answer, voice, plan, samples: floatToPcm16(decodeWav(readFileSync(file)).samples) });
		}
	} finally {
		await kokoro.close();
	}
	return said;
}

/** Noise so many times softer than the speech, as amplitudes: 18 dB. */
const noiseShare = 10 ** (-18 / 20);
const telephoneHz = 8_000;
/** What a telephone leaves out below. */
const lowestHz = 300;

/** The same speech in a room with noise, or through a telephone. */
export function inCondition(samples: Int16Array, condition: Condition): Int16Array {
	if (condition === 'clean') return samples;
	const sound = pcm16ToFloat(samples);
	if (condition === 'noise') {
		const loud = sound.filter((sample) => Math.abs(sample) > 0.01);
		const level = Math.sqrt(loud.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(loud.length, 1));
		const random = createRandom(36);
		let before = 0;
		return floatToPcm16(
			sound.map((sample) => {
				// Rooms hum rather than hiss: each value keeps most of the one before.
				before = 0.7 * before + (2 * random() - 1);
				return sample + 1.2 * noiseShare * level * before;
			}),
		);
	}
	const narrow = resample(resample(sound, speechSampleRateHz, telephoneHz), telephoneHz, speechSampleRateHz);
	const keep = 1 / (1 + (2 * Math.PI * lowestHz) / speechSampleRateHz);
	let [last, out] = [0, 0];
	return floatToPcm16(
		narrow.map((sample) => {
			out = keep * (out + sample - last);
			last = sample;
			return out;
		}),
	);
}
