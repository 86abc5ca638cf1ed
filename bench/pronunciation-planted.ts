import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { AssessedWord } from '@henry/contract/speakle.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { judgeBuild } from './judge-alignment.ts';
import { type Judge, judged, shippedJudge, whisperJudge } from './pronunciation-judge.ts';
import { rounded } from './result.ts';
import { needFile } from './stt-needs.ts';

/** A sentence that a voice spoke, with errors in some of its words: [name, word, place of the sound]. */
type PlantedClip = {
	id: string;
	voice: string;
	text: string;
	spelled: string[];
	planted: [string, number, number][];
	shifted: number[];
};

const kept = (id: string) => join(judgeBuild, 'speech', `${id}.wav`);

/** The clips that are kept aside by voice, sentence and word. */
function measuredClips(): PlantedClip[] {
	const listing = join(judgeBuild, 'speech/measured.jsonl');
	needFile(
		listing,
		'training/judge/build/speech/measured.jsonl, which `training/judge/run.py --steps speech` writes,',
	);
	const clips = readFileSync(listing, 'utf8')
		.trim()
		.split('\n')
		.map((line): PlantedClip => JSON.parse(line));
	return clips.filter(({ id }) => existsSync(kept(id)));
}

function recordingOf(id: string): Int16Array {
	const { samples, sampleRateHz } = decodeWav(readFileSync(kept(id)));
	return floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz));
}

/** Scores from 0 to 100 up to which a sound is marked. */
const markedUpTo = 50;
const share = (count: number, all: number) => (all === 0 ? null : rounded(count / all));

class Marks {
	readonly kinds = new Map<string, { marked: number; sure: number; count: number }>();
	right = 0;
	rightMarked = 0;
	rightSure = 0;
	readonly native = { right: 0, sure: 0 };
	/** The lowest score of each planted word, and every score of the right sounds. */
	readonly planted: number[] = [];
	readonly scores: number[] = [];

	/** `error`: what was planted in the word, if anything. */
	add(word: AssessedWord, error: string | undefined, isNative: boolean): void {
		const marked = word.sounds.filter(({ score0to100 }) => score0to100 <= markedUpTo);
		const sure = marked.filter(({ unsure }) => !unsure);
		if (error === undefined) {
			this.right += word.sounds.length;
			this.rightMarked += marked.length;
			this.rightSure += sure.length;
			this.scores.push(...word.sounds.map(({ score0to100 }) => score0to100));
			if (isNative) {
				this.native.right += word.sounds.length;
				this.native.sure += sure.length;
			}
			return;
		}
		const kind = this.kinds.get(error) ?? { marked: 0, sure: 0, count: 0 };
		kind.count++;
		kind.marked += Number(marked.length > 0 || word.error === 'omission');
		kind.sure += Number(sure.length > 0 || word.error === 'omission');
		this.kinds.set(error, kind);
		this.planted.push(Math.min(...word.sounds.map(({ score0to100 }) => score0to100), 100));
	}

	figures() {
		const all = [...this.kinds.values()];
		const sum = (of: 'marked' | 'sure' | 'count') => all.reduce((total, kind) => total + kind[of], 0);
		const sorted = [...this.scores].sort((first, second) => first - second);
		const limit = sorted[Math.floor(0.05 * sorted.length)] ?? 0;
		return {
			planted: sum('count'),
			marked: share(sum('marked'), sum('count')),
			markedAsSurelyWrong: share(sum('sure'), sum('count')),
			rightSounds: this.right,
			rightSoundsMarked: share(this.rightMarked, this.right),
			rightSoundsMarkedAsSurelyWrong: share(this.rightSure, this.right),
			nativeVoicesRightSoundsMarkedAsSurelyWrong: share(this.native.sure, this.native.right),
			foundWhereFivePercentOfRightSoundsAre: share(
				this.planted.filter((score) => score <= limit).length,
				this.planted.length,
			),
			markedByKind: Object.fromEntries(
				[...this.kinds]
					.sort(([first], [second]) => (first < second ? -1 : 1))
					.map(([name, { marked, count }]) => [name, `${marked} of ${count}`]),
			),
		};
	}
}

async function marksOf(judge: Judge, clips: readonly PlantedClip[]) {
	const marks = new Marks();
	let refused = 0;
	for (const { id, voice, text, spelled, planted, shifted } of clips) {
		const { report } = await judged(judge, recordingOf(id), spelled.join(' '));
		if (!report) refused++;
		const words = report?.words.filter(({ error }) => error !== 'insertion') ?? [];
		for (const [number, word] of words.entries()) {
			const names = planted.filter(([, place]) => place === number).map(([name]) => name);
			if (!shifted.includes(number)) marks.add(word, names[0], /^[ab]/.test(voice));
		}
		if (report && words.length !== spelled.length) throw new Error(`${id}: ${text} has other words.`);
	}
	return { readings: clips.length, refused, ...marks.figures() };
}

/**
 * Errors planted in synthetic speech by voices, sentences and words that no judge has learned from: which words are marked,
 * and how many of the sounds that were said right; by the judge that hears with Whisper's encoder, and by our own alone. A
 * sound is marked up to a score of 50, whether it is in doubt or surely wrong.
 */
export async function pronunciationPlanted({ trial }: { trial: boolean }) {
	const clips = measuredClips().slice(0, trial ? 10 : undefined);
	const found: Record<string, object> = {};
	for (const [name, judge] of Object.entries({ withWhisper: whisperJudge(), ownAlone: shippedJudge() })) {
		try {
			found[name] = await marksOf(judge, clips);
		} finally {
			await judge.close();
		}
	}
	return { voices: new Set(clips.map(({ voice }) => voice)).size, ...found };
}
