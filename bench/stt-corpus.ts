import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { needFile, needTool } from './stt-needs.ts';

/** One sentence that a learner read aloud. */
export type CorpusUtterance = {
	id: string;
	speaker: string;
	/** At least 16 years old. */
	adult: boolean;
	/** What was to be read, in lower case. */
	reference: string;
	/** The recording, in Opus. */
	file: string;
	/** Whether it is one of every tenth utterance, which the costlier comparisons take. */
	tenth: boolean;
};

const corpora = process.env.HENRY_CORPORA ?? join(import.meta.dirname, '../../shared/corpora');
const folder = join(corpora, 'speechocean762-train');
const adultAge = 16;

/** Lines of one of the corpus's files. */
function linesOf(name: string): string[] {
	return readFileSync(join(folder, name), 'utf8').trim().split('\n');
}

/** Lines `key value…` of one of the corpus's tables. */
function table(name: string): [string, string][] {
	return linesOf(name).map((line) => {
		const [key = '', ...values] = line.trim().split(/\s+/);
		return [key, values.join(' ')];
	});
}

/**
 * The training half of speechocean762 (Zhang et al. 2021, CC BY 4.0): English sentences read by Mandarin speakers, half
 * of them children. It is beside the repository, not in it, or where HENRY_CORPORA says; not run without it.
 */
export function readCorpus(): CorpusUtterance[] {
	needFile(folder, 'the corpus speechocean762-train');
	needTool('opusdec');
	const speakerOf = new Map(table('utt2spk'));
	const ageOf = new Map(table('spk2age'));
	return table('text').map(([id, text], index) => {
		const speaker = speakerOf.get(id) as string;
		return {
			id,
			speaker,
			adult: Number(ageOf.get(speaker)) >= adultAge,
			reference: text.toLowerCase(),
			file: join(folder, 'audio', `${id}.opus`),
			tenth: index % 10 === 0,
		};
	});
}

/** What experts heard in an utterance: the phones of each word that was to be said, and the score of each phone (0 to 2). */
export type ScoredPhones = { words: string[][]; scores: number[] };

/** The expert scores of the corpus, by utterance. Every phone's score is the mean of five experts'. */
export function readScores(): Map<string, ScoredPhones> {
	const words = new Map<string, string[][]>();
	for (const [place, phones] of table('text-phone')) {
		const id = place.split('.')[0] as string;
		const word = phones.split(' ').map((phone) => phone.replace(/\d?_[BIES]$/, ''));
		words.set(id, [...(words.get(id) ?? []), word]);
	}
	const scored = linesOf('phone_scores.csv').slice(1);
	return new Map(
		scored.map((line) => {
			const [file = '', , scores = ''] = line.trim().split(',');
			const id = file.replace('.WAV', '');
			return [id, { words: words.get(id) ?? [], scores: scores.split(' ').map(Number) }];
		}),
	);
}

/** The utterances of each speaker, in the corpus's order. */
export function bySpeaker<Utterance extends CorpusUtterance>(
	utterances: readonly Utterance[],
): Map<string, Utterance[]> {
	const speakers = new Map<string, Utterance[]>();
	for (const utterance of utterances) {
		speakers.set(utterance.speaker, [...(speakers.get(utterance.speaker) ?? []), utterance]);
	}
	return speakers;
}

/** The samples of an Opus file, or of a WAV file at 16 kHz; 16-bit mono at 16 kHz. */
export function readRecording(file: string): Int16Array {
	if (file.endsWith('.wav')) return floatToPcm16(decodeWav(readFileSync(file)).samples);
	const raw = execFileSync('opusdec', ['--quiet', '--rate', '16000', '--no-dither', file, '-'], {
		maxBuffer: 256 * 1024 * 1024,
	});
	const bytes = new Uint8Array(raw);
	return new Int16Array(bytes.buffer, 0, bytes.length >> 1);
}
