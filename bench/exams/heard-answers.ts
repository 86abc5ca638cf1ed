import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FreeSounds } from '@henry/contract/free-sounds.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { judgeFreeSpeech } from '../../server/src/domain/pronunciation/free-speech.ts';
import { transcribeRecording } from '../../server/src/domain/transcription/transcribe.ts';
import { createBenchWhisper } from '../ears-whisper.ts';
import { whisperJudge } from '../pronunciation-judge.ts';
import { type Condition, inCondition, keptFolder, keyOf, type SaidAnswer } from './spoken-answers.ts';

/** What the ears and the judge of sounds made of an answer. */
export type HeardSpoken = { words: TranscriptWord[]; sounds: FreeSounds; durationMs: number };

/** Raised when the ears or the judge change: what was heard before is heard anew. */
const earsOf = 'whisper-base, judge of whisper, 1';

/**
 * Hears answers as the server does. What was heard is kept beside the sounds, since it takes as long as all else together;
 * removing the folder has it heard anew.
 */
export async function createHearing() {
	const ear = createBenchWhisper();
	const judge = whisperJudge();
	await Promise.all([ear.start(), judge.start()]);
	return {
		async hear({ plan, voice, samples }: SaidAnswer, condition: Condition): Promise<HeardSpoken> {
			const file = join(keptFolder, `${keyOf([plan, voice, condition, earsOf])}.json`);
			if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
			const recording = inCondition(samples, condition);
			const { words } = await transcribeRecording(ear, recording);
			const sounds = await judgeFreeSpeech(judge, recording, words);
			const heard = { words, sounds, durationMs: Math.round(recording.length / 16) };
			writeFileSync(file, JSON.stringify(heard));
			return heard;
		},
		close: async () => void (await Promise.all([ear.close(), judge.close()])),
	};
}
