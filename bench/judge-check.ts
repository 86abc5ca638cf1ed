import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { OwnHearing } from '@henry/ear/judge/own-hearing.ts';
import { judgeBuild, nothingLeftOut } from './judge-alignment.ts';
import { readRecording } from './stt-corpus.ts';
import { earFolder } from './stt-hearing.ts';
import { needFile } from './stt-needs.ts';

type AskedClip = { id: string; file: string; words: string[][][] };

/**
 * Writes which of several ways our own network hears each word of training/judge's speech in, one JSON object a clip: the
 * way's place among those asked about (asked.jsonl), by the best path through all of them.
 */
export async function judgeCheck({ trial }: { trial: boolean }) {
	const listing = join(judgeBuild, 'asked.jsonl');
	needFile(listing, 'training/judge/build/asked.jsonl, which training/judge/run.py writes,');
	const hearing = new OwnHearing(readFileSync(join(earFolder, 'acoustic.safetensors')));
	const lines = readFileSync(listing, 'utf8').trim().split('\n');
	const file = openSync(trial ? '/dev/null' : join(judgeBuild, 'told.jsonl'), 'w');
	for (const line of trial ? lines.slice(0, 20) : lines) {
		const clip: AskedClip = JSON.parse(line);
		const frames = hearing.hear(readRecording(clip.file));
		const { words } = hearing.align(frames, clip.words, nothingLeftOut);
		const heard = words.map((word) => word.map(({ phone }) => hearing.phoneNames[phone]).join(' '));
		const chosen = clip.words.map((ways, word) => ways.findIndex((way) => way.join(' ') === heard[word]));
		writeSync(file, `${JSON.stringify({ id: clip.id, chosen })}\n`);
	}
	closeSync(file);
	return { clips: lines.length };
}
