/// <reference path="../../engines/sherpa-onnx-node.d.ts" />
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import sherpa, { type OfflineTts } from 'sherpa-onnx-node';
import { serveEngine } from '#server/engines/serve-engine.ts';
import type { SpokenText } from '#server/ports/text-to-speech.ts';
import { joinPhrases } from './join-phrases.ts';
import type { Phrase } from './speakable-text.ts';

/** The files of a voice; `phonemes` is the folder espeak-ng-data, for a voice that spells words out in sounds. */
export type SherpaVoiceFiles = { network: string; tokens: string; phonemes?: string | undefined };

const voices = new Map<string, OfflineTts>();

function load({ network, tokens, phonemes = '' }: SherpaVoiceFiles): OfflineTts {
	const vits = { model: network, tokens, dataDir: phonemes };
	const voice = new sherpa.OfflineTts({
		model: { vits, numThreads: 1, provider: 'cpu' },
		maxNumSentences: 1,
		silenceScale: 1,
	});
	// Files that do not belong together load, and end the process when they speak: here, not in a call.
	synthesize('Ready', voice, 1);
	return voice;
}

function synthesize(text: string, voice: OfflineTts, rate: number): SpokenText {
	const { samples, sampleRate } = voice.generate({ text, sid: 0, speed: rate, enableExternalBuffer: false });
	return { samples: floatToPcm16(samples), sampleRateHz: sampleRate };
}

function speak(phrases: Phrase[], voiceName: string, rate: number): SpokenText {
	const voice = voices.get(voiceName);
	if (!voice) throw new Error('The voice is not loaded.');
	const { samples, sampleRateHz } = joinPhrases(
		phrases.map(({ text, pauseAfterMs }) => ({
			...synthesize(text, voice, rate),
			words: [],
			phones: [],
			pauseAfterMs: pauseAfterMs / rate,
		})),
	);
	return { samples, sampleRateHz };
}

serveEngine({
	/** The process's argument is a list of the voices' names with their files. */
	warm() {
		const named: [string, SherpaVoiceFiles][] = JSON.parse(process.argv[2] as string);
		for (const [name, files] of named) voices.set(name, load(files));
	},
	methods: { speak },
});
