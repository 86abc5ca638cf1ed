import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { OwnHearing } from '@henry/ear/judge/own-hearing.ts';
import { judgeBuild, phoneTimes } from './judge-alignment.ts';
import { readRecording } from './stt-corpus.ts';
import { earFolder } from './stt-hearing.ts';
import { needFile } from './stt-needs.ts';

/** `words`: what was said, in ARPAbet. */
type Clip = { id: string; file: string; words: string[][] };

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);

/**
 * Writes what our own network hears of the clips that training/judge lists (own/clips.jsonl), for its head to learn from: the
 * frames as 16-bit numbers with their places, and where the phones lie. What is there is not heard again.
 */
export async function judgeLayers({ trial }: { trial: boolean }) {
	const folder = join(judgeBuild, 'own');
	needFile(join(folder, 'clips.jsonl'), 'own/clips.jsonl, which training/judge/run.py writes,');
	mkdirSync(join(folder, 'frames'), { recursive: true });
	const [places, alignment] = [join(folder, 'frames/frames.jsonl'), join(folder, 'first-alignment.jsonl')];
	const heard = new Map<string, [number, number]>(linesOf(places).map((line) => JSON.parse(line)));
	const hearing = new OwnHearing(readFileSync(join(earFolder, 'acoustic.safetensors')));
	const missing = linesOf(join(folder, 'clips.jsonl'))
		.map((line): Clip => JSON.parse(line))
		.filter(({ id }) => !heard.has(id));
	let start = [...heard.values()].reduce((end, [, count]) => end + count, 0);
	const frames = openSync(trial ? '/dev/null' : join(folder, 'frames/frames.f16'), 'a');
	for (const { id, file, words } of missing.slice(0, trial ? 20 : undefined)) {
		const own = hearing.hear(readRecording(file));
		const times = phoneTimes(hearing, own, words);
		writeSync(frames, new Uint8Array(Float16Array.from(own.layers).buffer));
		if (trial) continue;
		appendFileSync(places, `${JSON.stringify([id, [start, own.count]])}\n`);
		if (times.length === words.flat().length) appendFileSync(alignment, `${JSON.stringify({ id, times })}\n`);
		start += own.count;
	}
	closeSync(frames);
	return { clips: missing.length };
}
