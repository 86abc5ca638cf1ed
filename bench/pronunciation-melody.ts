import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@henry/contract/content-files.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { pauseMs } from '@henry/contract/speech-figures.ts';
import { readableText } from '@henry/reading/readable-text.ts';
import { pcm16ToFloat } from '@henry/sound/pcm.ts';
import { createEmbeddedAssessor } from '../server/src/adapters/pronunciation/embedded.ts';
import { createKokoroForTests } from '../server/src/adapters/text-to-speech/kokoro-for-tests.ts';
import { pitchContour, semitonesAroundMedian } from '../web/src/components/plots/pitch-contour.ts';
import { quantile } from '../web/src/components/plots/quantile.ts';
import { restsInside, semitoneRange } from '../web/src/features/speakle/prosody.ts';
import { rounded } from './result.ts';
import { at16kHz } from './voice-times.ts';

const voices = [
	...(['bf_emma', 'bf_isabella', 'bf_lily', 'bm_daniel', 'bm_george', 'bm_lewis'] as const),
	...(['af_bella', 'af_heart', 'am_michael', 'am_puck'] as const),
] as const;
const stepMs = 10;

/** What native voices do when they read Speakle's sentences: over how many semitones they move, and behind which words they rest. */
export async function pronunciationMelody({ trial }: { trial: boolean }) {
	const file = join(import.meta.dirname, '../content/speakle.json');
	const sentences = contentFiles['speakle.json'].parse(JSON.parse(readFileSync(file, 'utf8')));
	const voice = createKokoroForTests([...voices]);
	const assessor = createEmbeddedAssessor({ folder: 'models/ear', processes: 1, maxQueued: 1 });
	const ranges: number[] = [];
	const rests: string[] = [];
	let [readings, restsBehindLeaningWords] = [0, 0];
	try {
		for (const { text } of trial ? sentences.slice(0, 2) : sentences) {
			const texts = text.split(' ');
			for (const name of voices) {
				const samples = at16kHz(await voice.speak(text, { voice: name }));
				const { words } = await assessor.assess(samples, readableText(text));
				if (words.length !== texts.length) continue;
				const times = words.map(({ sounds }) => {
					const [first, last] = [sounds[0], sounds.at(-1)];
					return first && last ? { startMs: first.startMs, endMs: last.endMs } : null;
				});
				readings++;
				restsBehindLeaningWords += restsInside(texts, times).length;
				for (const [place, time] of times.entries()) {
					const next = times[place + 1];
					const isRest = time && next && next.startMs - time.endMs >= pauseMs;
					if (isRest && /\w$/.test(texts[place] ?? '')) rests.push(`${texts[place]} | ${texts[place + 1]}`);
				}
				const pitches = pitchContour(pcm16ToFloat(samples), { sampleRateHz: speechSampleRateHz, stepMs });
				const range = semitoneRange(semitonesAroundMedian(pitches));
				if (range !== undefined) ranges.push(range);
			}
		}
	} finally {
		await voice.close();
		await assessor.close();
	}
	return {
		...{ voices: voices.length, readings, readingsWithMelody: ranges.length },
		semitones: [0.05, 0.5, 0.95].map((share) => rounded(quantile(ranges, share), 1)),
		...{ restsWithinSentences: rests.length, restsBehindLeaningWords, rests: [...new Set(rests)].sort() },
	};
}
