import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { AssessedSound, AssessedWord } from '@henry/contract/speakle.ts';
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
	/** The words whose error a second recogniser did not hear. */
	unheard: number[];
};

const kept = (id: string) => join(judgeBuild, 'speech', `${id}.wav`);

/** The clips that are kept aside by voice, sentence and word. */
function measuredClips(): PlantedClip[] {
	const listing = join(judgeBuild, 'speech/measured.jsonl');
	needFile(
		listing,
		'training/judge/build/speech/measured.jsonl, which `training/judge/run.py --steps speech` writes,',
	);
	const told = join(judgeBuild, 'unheard.json');
	needFile(told, 'training/judge/build/unheard.json, which `training/judge/run.py --steps check` writes,');
	const unheard: Record<string, number[]> = JSON.parse(readFileSync(told, 'utf8'));
	const clips = readFileSync(listing, 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
		.map((clip): PlantedClip => ({ ...clip, unheard: unheard[clip.id] ?? [] }));
	return clips.filter(({ id }) => existsSync(kept(id)));
}

function recordingOf(id: string): Int16Array {
	const { samples, sampleRateHz } = decodeWav(readFileSync(kept(id)));
	return floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz));
}

/** The sentences of these clips with their recordings, errors and all. */
export function plantedSentences(): { text: string; samples: Int16Array }[] {
	return measuredClips().map(({ id, spelled }) => ({ text: spelled.join(' '), samples: recordingOf(id) }));
}

/** A sound with so many points at most is marked as surely wrong, unless it is in doubt. */
const poorUpTo = 50;
const share = (count: number, all: number) => (all === 0 ? null : rounded(count / all));

/** Errors of one kind: how many were planted, how many a second recogniser heard, and how many of these and those are marked. */
type KindOfError = Record<'count' | 'heard' | 'marked' | 'heardAndMarked' | 'markedInPlace' | 'sure', number>;
const noErrors: KindOfError = {
	...{ count: 0, heard: 0, marked: 0, heardAndMarked: 0, markedInPlace: 0, sure: 0 },
};

/** What was planted in a word: its name, the sound's place, and whether a second recogniser heard it. */
type Planted = { name: string; place: number; isHeard: boolean };
/** The names of errors in which a sound is left out. */
const isDropped = /dropped|>-$/;
const isPoor = ({ unsure, score0to100 }: AssessedSound) => !unsure && score0to100 <= poorUpTo;

class Marks {
	readonly kinds = new Map<string, KindOfError>();
	right = 0;
	rightMarked = 0;
	rightSure = 0;
	readonly native = { right: 0, sure: 0 };
	/** Sounds at the place of an error that are marked, and how many are told as dropped: of dropped ones, and of all others. */
	readonly toldAsDropped = { dropped: { marked: 0, told: 0 }, others: { marked: 0, told: 0 } };

	add(word: AssessedWord, error: Planted | undefined, isNative: boolean): void {
		const sure = word.sounds.filter(isPoor);
		const marked = word.sounds.filter((sound) => sound.unsure || isPoor(sound));
		if (!error) {
			this.right += word.sounds.length;
			this.rightMarked += marked.length;
			this.rightSure += sure.length;
			if (isNative) {
				this.native.right += word.sounds.length;
				this.native.sure += sure.length;
			}
			return;
		}
		const kind = this.kinds.get(error.name) ?? { ...noErrors };
		const isLeftOut = word.error === 'omission';
		const isMarked = marked.length > 0 || isLeftOut;
		const inPlace = marked.some((sound) => Math.abs(word.sounds.indexOf(sound) - error.place) <= 1);
		const atPlace = word.sounds[error.place];
		if (atPlace && marked.includes(atPlace)) {
			const of = this.toldAsDropped[isDropped.test(error.name) ? 'dropped' : 'others'];
			of.marked++;
			of.told += Number(atPlace.dropped === true);
		}
		kind.count++;
		kind.heard += Number(error.isHeard);
		kind.marked += Number(isMarked);
		kind.heardAndMarked += Number(error.isHeard && isMarked);
		kind.markedInPlace += Number(inPlace || isLeftOut);
		kind.sure += Number(sure.length > 0 || isLeftOut);
		this.kinds.set(error.name, kind);
	}

	figures() {
		const all = [...this.kinds.values()];
		const sum = (of: keyof KindOfError) => all.reduce((total, kind) => total + kind[of], 0);
		return {
			planted: sum('count'),
			marked: share(sum('marked'), sum('count')),
			markedAtItsPlaceOrBeside: share(sum('markedInPlace'), sum('count')),
			heardByASecondRecogniser: sum('heard'),
			markedOfThose: share(sum('heardAndMarked'), sum('heard')),
			markedAsSurelyWrong: share(sum('sure'), sum('count')),
			rightSounds: this.right,
			rightSoundsMarked: share(this.rightMarked, this.right),
			rightSoundsMarkedAsSurelyWrong: share(this.rightSure, this.right),
			nativeVoicesRightSoundsMarkedAsSurelyWrong: share(this.native.sure, this.native.right),
			toldAsDropped: this.toldAsDropped,
			markedByKind: Object.fromEntries(
				[...this.kinds]
					.sort(([first], [second]) => (first < second ? -1 : 1))
					.map(([name, { count, marked, heard, heardAndMarked }]) => [
						name,
						`${marked} of ${count}, ${heardAndMarked} of ${heard} heard`,
					]),
			),
		};
	}
}

async function marksOf(judge: Judge, clips: readonly PlantedClip[]) {
	const marks = new Marks();
	let refused = 0;
	for (const { id, voice, text, spelled, planted, shifted, unheard } of clips) {
		const { report } = await judged(judge, recordingOf(id), spelled.join(' '));
		if (!report) refused++;
		const words = report?.words.filter(({ error }) => error !== 'insertion') ?? [];
		for (const [number, word] of words.entries()) {
			const [name, , place] = planted.find(([, of]) => of === number) ?? [];
			const isHeard = !unheard.includes(number);
			const error = name === undefined ? undefined : { name, place: place ?? 0, isHeard };
			if (!shifted.includes(number)) marks.add(word, error, /^[ab]/.test(voice));
		}
		if (report && words.length !== spelled.length) throw new Error(`${id}: ${text} has other words.`);
	}
	return { readings: clips.length, refused, ...marks.figures() };
}

/**
 * Errors planted in synthetic speech by voices, sentences and words that no judge has learned from: which words are marked,
 * and how many of the sounds that were said right; by the judge that hears with Whisper's encoder, and by our own alone. A
 * sound is marked where it is in doubt or surely wrong. Of what was planted, a second recogniser heard a part: it is our own
 * network, asked which way a word was said.
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
