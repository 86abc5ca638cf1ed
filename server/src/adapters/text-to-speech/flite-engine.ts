import koffi from 'koffi';
import { loadNativeLibrary } from '#server/engines/native-library.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import type { SpokenText } from '#server/ports/text-to-speech.ts';
import { joinPhrases } from './join-phrases.ts';
import type { Phrase } from './speakable-text.ts';

type Wave = { sampleRateHz: number; sampleCount: number; channelCount: number; samples: unknown };

/** `cst_wave` of flite 2.2, `cst_wave.h`. */
const Wave = koffi.struct({
	type: 'char *',
	sampleRateHz: 'int',
	sampleCount: 'int',
	channelCount: 'int',
	samples: 'void *',
});

type Voice = ReturnType<typeof bindLibraries> & { voice: unknown };
let loaded: Voice | undefined;

function bindLibraries() {
	const library = loadNativeLibrary('libflite.so.1', 'libflite1');
	const voiceLibrary = loadNativeLibrary('libflite_cmu_us_slt.so.1', 'libflite1');
	return {
		init: library.func('int flite_init()'),
		textToWave: library.func('void *flite_text_to_wave(const char *text, void *voice)'),
		deleteWave: library.func('void delete_wave(void *wave)'),
		registerVoice: voiceLibrary.func('void *register_cmu_us_slt(const char *folder)'),
	};
}

function load(): void {
	const functions = bindLibraries();
	functions.init();
	const voice = functions.registerVoice(null);
	if (!voice) throw new Error('The voice slt of flite does not load.');
	loaded = { ...functions, voice };
	synthesize('Ready.');
}

function speak(phrases: Phrase[]): SpokenText {
	const spoken = phrases.map(({ text, pauseAfterMs }) => ({ ...synthesize(text), pauseAfterMs }));
	return joinPhrases(spoken);
}

function synthesize(text: string): SpokenText {
	if (!loaded) throw new Error('The voice is not loaded.');
	const wave = loaded.textToWave(text, loaded.voice);
	if (!wave) throw new Error('The voice gave no sound.');
	try {
		const { sampleRateHz, sampleCount, samples } = koffi.decode(wave, Wave) as Wave;
		const sound = koffi.decode(samples, koffi.array('int16_t', sampleCount, 'Typed')) as Int16Array;
		return { samples: sound.slice(), sampleRateHz };
	} finally {
		loaded.deleteWave(wave);
	}
}

serveEngine({ warm: load, methods: { speak } });
