import { readFileSync } from 'node:fs';
import type { SpeakerProfile } from '@henry/ear/acoustic/speaker-profile.ts';
import { OwnHearing } from '@henry/ear/judge/own-hearing.ts';
import { createWordPronunciations } from '@henry/ear/lexicon/word-pronunciations.ts';
import { readPronunciationFiles } from '../server/src/adapters/pronunciation/pronunciation-files.ts';
import { toWords } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { rounded } from './result.ts';
import { bySpeaker, type CorpusUtterance, readRecording } from './stt-corpus.ts';
import { heldOutByFold, networkFile } from './stt-folds.ts';
import { earFolder, framesOf, hear, loadEar } from './stt-hearing.ts';
import { errorRate, type Score, score } from './stt-score.ts';

/** Readings that the recogniser gets used to a speaker by. */
const readings = [3, 10];

type Heard = CorpusUtterance & { scores: Score[] };

/** What is known of a speaker after so many of their utterances, whose words are known. */
function profilesOf(hearing: OwnHearing, utterances: readonly CorpusUtterance[]): SpeakerProfile[] {
	const pronunciations = createWordPronunciations(readPronunciationFiles(earFolder), hearing.phoneNames);
	const profiles: SpeakerProfile[] = [];
	for (const { file, reference } of utterances) {
		const words = toWords(reference).map((word) => pronunciations.of(word));
		const frames = hearing.hear(readRecording(file));
		profiles.push(hearing.profileAfter(frames, hearing.align(frames, words), profiles.at(-1)));
	}
	return profiles;
}

function figures(heard: readonly Heard[]) {
	const rate = (index: number) => rounded(errorRate(heard.map(({ scores }) => scores[index] as Score)), 4);
	return {
		utterances: heard.length,
		wordErrorRate: rate(0),
		...Object.fromEntries(
			readings.map((count, index) => [`wordErrorRateAfter${count}Readings`, rate(index + 1)]),
		),
		wordErrorRateByAnothers: rate(readings.length + 1),
	};
}

/**
 * What it brings to get used to a speaker: the utterances after the tenth of every speaker, decoded by models that
 * know nothing of them, as it is, with what the first readings told of the speaker, and with what those of another speaker
 * told. A trial takes two speakers.
 */
export async function speakerAdaptation({ trial }: { trial: boolean }) {
	const heard: Heard[] = [];
	const most = Math.max(...readings);
	for (const [fold, held] of heldOutByFold()) {
		const ear = loadEar(fold);
		const hearing = new OwnHearing(readFileSync(networkFile(fold)));
		const speakers = [...bySpeaker(held).values()].slice(0, trial ? 2 : undefined);
		const profiles = speakers.map((utterances) => profilesOf(hearing, utterances.slice(0, most)));
		for (const [place, utterances] of speakers.entries()) {
			const own = profiles[place] as SpeakerProfile[];
			const others = profiles[(place + 1) % profiles.length]?.at(-1);
			const known = [undefined, ...readings.map((count) => own[count - 1]), others];
			for (const utterance of utterances.slice(most)) {
				const pieces = framesOf(readRecording(utterance.file));
				const scores = known.map((speaker) => {
					const words = hear(ear, pieces, speaker).words.map(({ text }) => text);
					return score(utterance.reference, words);
				});
				heard.push({ ...utterance, scores });
			}
		}
		process.stdout.write(`speakerAdaptation: fold ${fold}, ${JSON.stringify(figures(heard))} so far\n`);
		if (trial) break;
	}
	return {
		adults: figures(heard.filter(({ adult }) => adult)),
		children: figures(heard.filter(({ adult }) => !adult)),
		all: figures(heard),
	};
}
