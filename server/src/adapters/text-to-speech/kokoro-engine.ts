import { readFileSync } from 'node:fs';
import { createLetterToSound } from '@henry/ear/lexicon/letter-to-sound.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import type { Variety } from '@henry/reading/number-words.ts';
import { readAloud } from '@henry/reading/reading-aloud/read-aloud.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { quietSession } from '#server/engines/quiet-session.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpokenText } from '#server/ports/text-to-speech.ts';
import { joinPhrases, type SpokenPhrase } from './join-phrases.ts';
import { createLexicon, type Lexicon } from './kokoro/lexicon.ts';
import { changedNetwork } from './kokoro/network-file.ts';
import { type SymbolPhrase, sentencesIn, symbolPhrases } from './kokoro/phrases.ts';
import { createPronouncer, type Pronouncer } from './kokoro/pronounce.ts';
import { multipliesSignedBytes } from './kokoro/signed-bytes.ts';
import { symbolTimes } from './kokoro/symbol-times.ts';
import { symbolNumbers } from './kokoro/symbols.ts';
import type { KokoroFiles } from './kokoro.ts';

const sampleRateHz = 24_000;
/** A voice has a style for each number of symbols from 0 to 509, of so many values. */
const styles = 510;
const styleSize = 256;
/** Name of the inner value that holds the frames of each symbol. */
const framesOutput = '/encoder/Clip_output_0';
/**
 * Kokoro rests 0.3 s before and 0.2 to 0.6 s after a phrase. We rest ourselves, so what it need not make at the end is kept
 * short; before the phrase nothing is hurried, because that swallows first words that carry no stress.
 */
const endSpeed = 6;
const lastMarkSpeed = 2;

type Reader = { lexicon: Lexicon; pronounce: Pronouncer };

let network: InferenceSession | undefined;
const voices = new Map<string, { style: Float32Array; variety: Variety }>();
const readers = new Map<Variety, Reader>();

async function load(files: KokoroFiles): Promise<void> {
	for (const { name, file, variety } of files.voices) {
		const bytes = readFileSync(file);
		if (bytes.byteLength !== styles * styleSize * 4)
			throw new Error(`The voice ${name} is not one of Kokoro's.`);
		voices.set(name, {
			style: new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
			variety,
		});
	}
	network = await loadNetwork(files);
	const tagger = createWinkTagger();
	const letterToSound = createLetterToSound(JSON.parse(readFileSync(files.letterToSound, 'utf8')));
	for (const variety of new Set(files.voices.map((voice) => voice.variety))) {
		const [gold, silver] = files.lexicons[variety].map((file) => JSON.parse(readFileSync(file, 'utf8')));
		const lexicon = createLexicon(gold, silver, variety);
		readers.set(variety, {
			lexicon,
			pronounce: createPronouncer({ variety, lexicon, tagger, letterToSound }),
		});
	}
	// Files that do not belong together fail when they speak: here, not in a call.
	await speak('Ready.', files.voices[0]?.name ?? '', 1);
}

async function loadNetwork({ network: file, threads }: KokoroFiles): Promise<InferenceSession> {
	const changed = changedNetwork(readFileSync(file), {
		freeInput: 'speed',
		furtherOutput: framesOutput,
		signedWeights: await multipliesSignedBytes(),
	});
	return InferenceSession.create(changed, {
		...quietSession(threads),
		// Warnings name tensors that are not needed.
		logSeverityLevel: 3,
	});
}

async function speak(text: string, voiceName: string, rate: number): Promise<SpokenText> {
	const voice = voices.get(voiceName);
	const reader = voice && readers.get(voice.variety);
	if (!voice || !reader) throw new Error('The voice is not loaded.');
	const { variety } = voice;
	const phrases = phrasesOf(text, variety, reader);
	if (phrases.length === 0) throw new ProviderError('invalid-input', 'There is nothing to speak.');
	const spoken: SpokenPhrase[] = [];
	for (const phrase of phrases) spoken.push(await synthesize(phrase, voice.style, rate));
	const joined = joinPhrases(spoken);
	// The pieces of an endless word, but the first, have no name.
	return { ...joined, words: joined.words.filter(({ text: name }) => name !== '') };
}

function phrasesOf(text: string, variety: Variety, { lexicon, pronounce }: Reader): SymbolPhrase[] {
	const words = readAloud(text, { variety, isWord: lexicon.isWord });
	return symbolPhrases(sentencesIn(words).flatMap(pronounce));
}

/** One phrase. Its end is hurried, so that little silence is made only to be cut. */
async function synthesize(phrase: SymbolPhrase, style: Float32Array, rate: number): Promise<SpokenPhrase> {
	if (!network) throw new Error('The network is not loaded.');
	const numbers = symbolNumbers(phrase.symbols);
	const tokens = BigInt64Array.from([0, ...numbers, 0], BigInt);
	const speed = new Float32Array(tokens.length).fill(rate);
	speed[speed.length - 1] = endSpeed;
	if (phrase.owners.at(-1) === -1) speed[speed.length - 2] = rate * lastMarkSpeed;
	const row = Math.min(numbers.length, styles - 1) * styleSize;
	const result = await network.run({
		tokens: new Tensor('int64', tokens, [1, tokens.length]),
		style: new Tensor('float32', style.slice(row, row + styleSize), [1, styleSize]),
		speed: new Tensor('float32', speed, [speed.length]),
	});
	const frames = result[framesOutput]?.data as Float32Array;
	return {
		samples: floatToPcm16(result.audio?.data as Float32Array),
		sampleRateHz,
		...symbolTimes(phrase, frames),
		pauseAfterMs: phrase.pauseAfterMs / rate,
	};
}

serveEngine({
	/** The process's argument: the files. */
	warm: () => load(JSON.parse(process.argv[2] as string)),
	methods: { speak },
});
