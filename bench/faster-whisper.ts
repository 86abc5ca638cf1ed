import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { whisperFolder } from './ears-whisper.ts';
import { needFile } from './stt-needs.ts';

/** A python with the package faster-whisper. */
const python = process.env.HENRY_FASTER_WHISPER_PYTHON;

/** What was understood, and how much time of a processor it took. */
export type FasterWhisperAnswer = { text: string; seconds: number };

/**
 * What faster-whisper, with Whisper base as published in eight bits, greedy with its fallback, hears in each of some
 * recordings (16 kHz). Not run without a python that has it.
 */
export function hearWithFasterWhisper(recordings: readonly Int16Array[]): FasterWhisperAnswer[] {
	needFile(python ?? '', 'a python with faster-whisper (HENRY_FASTER_WHISPER_PYTHON)');
	const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
	try {
		const files = recordings.map((samples, index) => {
			const file = join(folder, `${index}.wav`);
			writeFileSync(file, encodeWav(samples, speechSampleRateHz));
			return file;
		});
		const program = join(import.meta.dirname, 'faster-whisper.py');
		return JSON.parse(
			execFileSync(python as string, [program, whisperFolder, ...files], { encoding: 'utf8' }),
		);
	} finally {
		rmSync(folder, { recursive: true });
	}
}
