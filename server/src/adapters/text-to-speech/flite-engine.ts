import type { SpokenPhone, SpokenWord } from '@henry/contract/speech.ts';
import koffi from 'koffi';
import { loadNativeLibrary } from '#server/engines/native-library.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import type { SpokenText } from '#server/ports/text-to-speech.ts';
import { joinPhrases, type SpokenPhrase } from './join-phrases.ts';
import type { Phrase } from './speakable-text.ts';

/** The beginning of `cst_voice` of flite 2.2, `cst_voice.h`. */
const VoiceStruct = koffi.struct({ name: 'char *', features: 'void *' });
/** `cst_wave`, `cst_wave.h`. */
const WaveStruct = koffi.struct({
	type: 'char *',
	sampleRateHz: 'int',
	sampleCount: 'int',
	channelCount: 'int',
	samples: 'void *',
});
type Wave = { sampleRateHz: number; sampleCount: number; samples: unknown };

const wordOfSegment = 'R:SylStructure.parent.parent.R:Token.parent';

/** A loaded voice, its features, and the name of the one that slows it down. */
type Voice = { pointer: unknown; features: unknown; durationStretch: unknown };

let flite: ReturnType<typeof bindLibrary>;
const voices = new Map<string, Voice>();

function bindLibrary() {
	const library = loadNativeLibrary('libflite.so.1', 'libflite1');
	return {
		init: library.func('int flite_init()'),
		ownString: library.func('void *feat_own_string(void *features, const char *text)'),
		setFloat: library.func('void feat_set_float(void *features, void *name, float value)'),
		synthesize: library.func('void *flite_synth_text(const char *text, void *voice)'),
		deleteUtterance: library.func('void delete_utterance(void *utterance)'),
		waveOf: library.func('void *utt_wave(void *utterance)'),
		relation: library.func('void *utt_relation(void *utterance, const char *name)'),
		firstItem: library.func('void *relation_head(void *relation)'),
		nextItem: library.func('void *item_next(void *item)'),
		itemAt: library.func('void *flite_path_to_item(void *item, const char *path)'),
		text: library.func('const char *ffeature_string(void *item, const char *name)'),
		number: library.func('float ffeature_float(void *item, const char *name)'),
	};
}

/** The names of the voices, such as `slt`, are the process's arguments. */
function load(): void {
	flite = bindLibrary();
	flite.init();
	for (const name of process.argv.slice(2)) {
		const voice = loadVoice(name);
		voices.set(name, voice);
		synthesize('Ready.', voice, 1);
	}
}

function loadVoice(name: string): Voice {
	const library = loadNativeLibrary(`libflite_cmu_us_${name}.so.1`, 'libflite1');
	const pointer: unknown = library.func(`void *register_cmu_us_${name}(const char *folder)`)(null);
	if (!pointer) throw new Error(`The voice ${name} of flite does not load.`);
	const { features } = koffi.decode(pointer, VoiceStruct) as { features: unknown };
	// flite keeps a feature's name by its address, so the name must live as long as the voice.
	return { pointer, features, durationStretch: flite.ownString(features, 'duration_stretch') };
}

function speak(phrases: Phrase[], voiceName: string, rate: number): SpokenText {
	const voice = voices.get(voiceName);
	if (!voice) throw new Error(`The voice ${voiceName} is not loaded.`);
	return joinPhrases(
		phrases.map(({ text, pauseAfterMs }) => ({
			...synthesize(text, voice, rate),
			pauseAfterMs: pauseAfterMs / rate,
		})),
	);
}

function synthesize(text: string, voice: Voice, rate: number): Omit<SpokenPhrase, 'pauseAfterMs'> {
	flite.setFloat(voice.features, voice.durationStretch, 1 / rate);
	const utterance: unknown = flite.synthesize(text, voice.pointer);
	if (!utterance) throw new Error('The voice gave no sound.');
	try {
		const { sampleRateHz, sampleCount, samples } = koffi.decode(flite.waveOf(utterance), WaveStruct) as Wave;
		const sound = koffi.decode(samples, koffi.array('int16_t', sampleCount, 'Typed')) as Int16Array;
		return { samples: sound.slice(), sampleRateHz, ...timesOf(utterance) };
	} finally {
		flite.deleteUtterance(utterance);
	}
}

/** The segments of an utterance but its pauses, and the words of the text that they belong to. */
function timesOf(utterance: unknown): { words: SpokenWord[]; phones: SpokenPhone[] } {
	const words: SpokenWord[] = [];
	const phones: SpokenPhone[] = [];
	let lastAddress = 0n;
	let startMs = 0;
	let segment: unknown = flite.firstItem(flite.relation(utterance, 'Segment'));
	while (segment) {
		const endMs = flite.number(segment, 'end') * 1_000;
		const word: unknown = flite.itemAt(segment, wordOfSegment);
		if (word) {
			phones.push({ phone: arpabetOf(flite.text(segment, 'name')), startMs, endMs });
			const address = koffi.address(word);
			const lastWord = words.at(-1);
			if (lastWord && address === lastAddress) lastWord.endMs = endMs;
			else words.push({ text: flite.text(word, 'name'), startMs, endMs });
			lastAddress = address;
		}
		startMs = endMs;
		segment = flite.nextItem(segment);
	}
	return { words, phones };
}

/** flite tells the weak vowel of "about" from that of "cup"; the contract's sounds do not. */
function arpabetOf(name: string): string {
	return name === 'ax' ? 'AH' : name.toUpperCase();
}

serveEngine({ warm: load, methods: { speak } });
