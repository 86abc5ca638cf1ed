import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { wordErrorRate } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { readConfig } from '../server/src/config.ts';
import { transcribeRecording } from '../server/src/domain/transcription/transcribe.ts';
import { enginesOf } from '../server/src/engines-of-services.ts';
import { createServices } from '../server/src/wiring.ts';
import { keepResult, median, rounded } from './result.ts';

const runs = 5;

async function secondsOf<Answer>(work: () => Promise<Answer>): Promise<{ seconds: number; answer: Answer }> {
	const start = performance.now();
	const answer = await work();
	return { seconds: (performance.now() - start) / 1000, answer };
}

async function medianSeconds(work: (run: number) => Promise<unknown>): Promise<number> {
	const seconds = [];
	for (let run = 0; run < runs; run++) seconds.push((await secondsOf(() => work(run))).seconds);
	return median(seconds);
}

/** Each embedded engine by itself: start, speed, and how well the recogniser understands the embedded voice. */
export async function benchEngines(): Promise<void> {
	const services = createServices(readConfig());
	const { content, speechToText, textToSpeech, grammarChecker } = services;
	const engines = enginesOf(services);
	const startSeconds: Record<string, number> = {};
	for (const engine of Object.values(engines)) {
		startSeconds[engine.health().name] = rounded((await secondsOf(() => engine.start())).seconds);
	}

	const recognition = [];
	for (const { text } of content.speakle) {
		const { samples, sampleRateHz } = await textToSpeech.speak(text);
		const heard = floatToPcm16(resample(pcm16ToFloat(samples), sampleRateHz, speechSampleRateHz));
		const { seconds, answer } = await secondsOf(() => transcribeRecording(speechToText, heard));
		const audioSeconds = heard.length / speechSampleRateHz;
		recognition.push({ ratio: seconds / audioSeconds, text, heard: answer.transcription });
	}

	const minuteAt48k = new Float32Array(60 * 48_000).map((_, index) => Math.sin(index / 10));
	const answers = content.grammarSpeech.flatMap(({ questions }) => questions).join(' ');
	const words = answers.split(' ');
	// Another segment in each run: what has been spoken before is kept.
	const fortyFrom = (place: number) => words.slice(place, place + 40).join(' ');
	keepResult('engines', {
		runs,
		startSeconds,
		speechToText: {
			voice: 'flite slt reading the 31 Speakle sentences',
			medianRatioToAudio: rounded(median(recognition.map(({ ratio }) => ratio))),
			wordErrorRate: rounded(
				wordErrorRate(
					recognition.map(({ text }) => text).join(' '),
					recognition.map(({ heard }) => heard).join(' '),
				),
			),
		},
		seconds60SecondsResampledFrom48kHz: rounded(
			await medianSeconds(async () => resample(minuteAt48k, 48_000, speechSampleRateHz)),
		),
		textToSpeech: {
			seconds40Words: rounded(await medianSeconds((run) => textToSpeech.speak(fortyFrom(run)))),
		},
		grammarChecker: {
			secondsPer100Words: rounded(
				((await medianSeconds(() => grammarChecker.check(answers))) / words.length) * 100,
				4,
			),
		},
	});
	for (const engine of Object.values(engines)) await engine.close();
}
