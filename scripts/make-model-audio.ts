/**
 * Makes every sound under content/audio from the texts of the content files: each entry that has `text` and `audioUrl`, each
 * question of grammar speech and each practice word of the sounds, spoken by Kokoro (a single word in the way that our judge
 * of sounds finds the clearest), brought to one loudness and encoded as Opus (Ogg, mono, 32 kbit/s). content/model-audio.json says of each sound which text it speaks, whose voice it is, and its
 * SHA-256: a test compares them. What speaks its text already in that voice is kept as it is; with `--anew` all are made.
 *
 *     npx tsx scripts/make-model-audio.ts [--anew]
 *
 * Needs the installed packages, the model of the voices (`./henry models`) and opusenc (Debian: opus-tools).
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { practiceWordAudioUrl, questionAudioUrl } from '../contract/src/model-audio.ts';
import { createEmbeddedAssessor } from '../server/src/adapters/pronunciation/embedded.ts';
import { createKokoroForTests } from '../server/src/adapters/text-to-speech/kokoro-for-tests.ts';
import { readConfig } from '../server/src/config.ts';
import type { SpokenText } from '../server/src/ports/text-to-speech.ts';
import { speakWordClearly } from './clearest-word.ts';

/** Henry speaks what a learner talks about with him or learns from him, another voice the exam. */
const henry = 'bm_george';
const examiner = 'bf_emma';
/** Sentences a little slower than the voice's own pace, for learners; single words slower still. */
const sentenceRate = 0.92;
const wordRate = 0.85;
/** Root mean square of the spoken part, and the highest sample, both in dB of full scale. */
const loudnessDb = -20;
const peakDb = -1;
const leadSeconds = 0.05;
const tailSeconds = 0.15;
const kilobitsPerSecond = 32;

const content = join(import.meta.dirname, '../content');

type Made = { text: string; voice: string; sha256: string };
type Sound = { text: string; voice: string; rate: number };

/** Each sound by its address. Questions and practice words name none: contract/src/model-audio.ts says where theirs is. */
function soundsOfContent(): Map<string, Sound> {
	const sounds = new Map<string, Sound>();
	const add = (address: string, text: string) => {
		const voice = address.startsWith('/content/audio/aptis/') ? examiner : henry;
		sounds.set(address, { text, voice, rate: /\s/.test(text) ? sentenceRate : wordRate });
	};
	const visit = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		const entry = value as Record<string, unknown>;
		if (typeof entry.audioUrl === 'string') add(entry.audioUrl, String(entry.ask ?? entry.text));
		if (typeof entry.topic === 'string' && Array.isArray(entry.questions))
			for (const [index, text] of entry.questions.entries()) add(questionAudioUrl(entry.topic, index), text);
		if (Array.isArray(entry.practiceWords))
			for (const word of [entry.keyWord, ...entry.practiceWords])
				add(practiceWordAudioUrl(String(word)), String(word));
		for (const child of Object.values(entry)) visit(child);
	};
	for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
		(name) => name.endsWith('.json') && name !== 'model-audio.json',
	))
		visit(JSON.parse(readFileSync(join(content, file), 'utf8')));
	return sounds;
}

const fileOf = (address: string) => join(content, address.replace('/content/', ''));
const checksum = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The sound at the loudness of all, with a little silence around it. */
function levelled({ samples, sampleRateHz }: SpokenText): Int16Array {
	const meanSquare = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
	const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
	const fullScale = 32_768;
	const gain = Math.min(
		(10 ** (loudnessDb / 20) * fullScale) / Math.sqrt(meanSquare),
		(10 ** (peakDb / 20) * fullScale) / peak,
	);
	const lead = Math.round(leadSeconds * sampleRateHz);
	const whole = new Int16Array(lead + samples.length + Math.round(tailSeconds * sampleRateHz));
	whole.set(
		samples.map((sample) => Math.round(sample * gain)),
		lead,
	);
	return whole;
}

function encodeOpus(samples: Int16Array, sampleRateHz: number, file: string): void {
	mkdirSync(dirname(file), { recursive: true });
	const raw = ['--raw', '--raw-bits', '16', '--raw-chan', '1', '--raw-rate', String(sampleRateHz)];
	const quality = ['--bitrate', String(kilobitsPerSecond), '--comp', '10', '--speech', '--serial', '1'];
	execFileSync('opusenc', ['--quiet', ...raw, ...quality, '-', file], {
		input: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
	});
}

const list = join(content, 'model-audio.json');
const before: Record<string, Made> = process.argv.includes('--anew')
	? {}
	: JSON.parse(readFileSync(list, 'utf8'));
const sounds = soundsOfContent();
const kokoro = createKokoroForTests([henry, examiner]);
const assessor = createEmbeddedAssessor({ folder: readConfig().earFolder, processes: 1, maxQueued: 1 });
const made: Record<string, Made> = {};
for (const [address, { text, voice, rate }] of sounds) {
	if (!/^\/content\/audio\/[a-z0-9-]+\/[a-z0-9-]+\.opus$/.test(address))
		throw new Error(`This is no path of a sound: ${address}`);
	const file = fileOf(address);
	const known = before[address];
	const isKept =
		known?.text === text && known.voice === voice && existsSync(file) && checksum(file) === known.sha256;
	if (!isKept) {
		const options = { voice, rate };
		const spoken = /\s/.test(text)
			? await kokoro.speak(text, options)
			: await speakWordClearly(text, { voice: kokoro, assessor, options });
		encodeOpus(levelled(spoken), spoken.sampleRateHz, file);
	}
	made[address] = { text, voice, sha256: checksum(file) };
	// What is made is known should the rest fail.
	writeFileSync(list, `${JSON.stringify({ ...before, ...made }, undefined, 2)}\n`);
}
await Promise.all([kokoro.close(), assessor.close()]);
for (const file of readdirSync(join(content, 'audio'), { recursive: true, encoding: 'utf8' })) {
	const path = join(content, 'audio', file);
	if (statSync(path).isFile() && !sounds.has(`/content/audio/${file}`)) rmSync(path);
}
writeFileSync(list, `${JSON.stringify(made, undefined, 2)}\n`);
process.stdout.write(`${sounds.size} sounds\n`);
