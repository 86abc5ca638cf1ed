import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toWords } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { rounded } from './result.ts';
import { voiceFigures } from './stt-clean-voices.ts';
import { readCorpus, readRecording } from './stt-corpus.ts';
import { needFile, needTool, orNotRun } from './stt-needs.ts';
import { errorRate, type Score, score } from './stt-score.ts';
import { speak, type Voice } from './stt-voices.ts';

const model = '/usr/share/pocketsphinx/model/en-us';

/** Word error rates that others measured: not with this code, and not on the same recordings. */
const published = [
	{
		recogniser: 'PocketSphinx with Debian’s en-us model',
		source: 'feasibility study, official test half of speechocean762',
		wordErrorRate: { adults: 0.86, children: 0.88, 'flite slt': 0.089, 'flite rms': 0.031 },
	},
	{
		recogniser: 'PocketSphinx, acoustic model adapted to the training half',
		source: 'feasibility study, official test half of speechocean762',
		wordErrorRate: { adults: 0.63, children: 0.66, 'flite slt': 0.158, 'flite rms': 0.144 },
	},
	{
		recogniser: 'Whisper base in a browser',
		source: 'another project’s figure on Speak & Improve',
		wordErrorRate: { learners: 0.39 },
	},
];

type Speech = { id: string; reference: string; samples: Int16Array };

/** The words that PocketSphinx hears in recordings, each as a whole and without knowledge of those before it. */
function recognize(speech: readonly Speech[]): Score[] {
	const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
	try {
		for (const { id, samples } of speech) writeFileSync(join(folder, `${id}.raw`), samples);
		writeFileSync(join(folder, 'ids'), `${speech.map(({ id }) => id).join('\n')}\n`);
		const settings = {
			hmm: join(model, 'en-us'),
			lm: join(model, 'en-us.lm.bin'),
			dict: join(model, 'cmudict-en-us.dict'),
			adcin: 'yes',
			cmn: 'batch',
			cepdir: folder,
			cepext: '.raw',
			ctl: join(folder, 'ids'),
			hyp: join(folder, 'heard'),
			logfn: '/dev/null',
		};
		const options = Object.entries(settings).flatMap(([name, value]) => [`-${name}`, value]);
		execFileSync('pocketsphinx_batch', options, { stdio: 'ignore' });
		return scoresOf(speech, readFileSync(settings.hyp, 'utf8'));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Its answer has a line `words (id score)` for each recording. */
function scoresOf(speech: readonly Speech[], answer: string): Score[] {
	const heardOf = new Map<string, string>();
	for (const [, words = '', id = ''] of answer.matchAll(/^(.*)\((\S+) \S+\)$/gm)) heardOf.set(id, words);
	return speech.map(({ id, reference }) => {
		const heard = heardOf.get(id);
		if (heard === undefined) throw new Error(`PocketSphinx did not answer for ${id}.`);
		return score(reference, toWords(heard));
	});
}

function learnersFigures(trial: boolean) {
	const utterances = readCorpus().filter(({ tenth }) => tenth);
	const figures = (adult: boolean) => {
		const group = utterances.filter((utterance) => utterance.adult === adult).slice(0, trial ? 5 : undefined);
		const scores = recognize(group.map((each) => ({ ...each, samples: readRecording(each.file) })));
		return {
			utterances: group.length,
			words: scores.reduce((sum, { referenceWords }) => sum + referenceWords, 0),
			wordErrorRate: rounded(errorRate(scores), 4),
		};
	};
	return { adults: figures(true), children: figures(false) };
}

/** What the app's earlier recogniser makes of the same speech: every tenth utterance of the corpus, and clean voices. */
export async function pocketSphinx({ trial }: { trial: boolean }) {
	const measured = await orNotRun(async () => {
		needTool('pocketsphinx_batch');
		needFile(model, 'Debian’s model pocketsphinx-en-us');
		const voice = (name: Voice) =>
			orNotRun(() =>
				voiceFigures(trial, (sentences) =>
					recognize(
						sentences.map((text, index) => ({
							id: `${index}`,
							reference: text,
							samples: speak(name, text),
						})),
					),
				),
			);
		return {
			learners: await orNotRun(() => learnersFigures(trial)),
			'flite slt': await voice('flite slt'),
			'flite rms': await voice('flite rms'),
		};
	});
	return { measured, published };
}
