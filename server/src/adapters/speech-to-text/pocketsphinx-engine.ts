import { loadNativeLibrary, requireModelFile } from '#server/engines/native-library.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';

/** One segment of PocketSphinx's best path: words, silences and fillers alike. Frames last 10 ms; both are inclusive. */
export type PocketSphinxSegment = {
	word: string;
	startFrame: number;
	endFrame: number;
	posterior0to1: number;
};

const modelFolder = '/usr/share/pocketsphinx/model/en-us';
const modelFiles = {
	'-hmm': `${modelFolder}/en-us`,
	'-lm': `${modelFolder}/en-us.lm.bin`,
	'-dict': `${modelFolder}/cmudict-en-us.dict`,
};
/**
 * Measured on 14 sentences spoken by each of three flite voices (slt, rms, awb; 411 words), one core; the real-time
 * factor is processor time over speech time.
 *
 * | second pass (`-fwdflat`) | word error rate slt / rms / awb | real-time factor |
 * |---|---|---|
 * | yes | 2.9 / 0.7 / 4.4 % | 0.18 |
 * | no | 2.9 / 3.6 / 9.5 % | 0.14 |
 *
 * So the second pass stays. `-maxhmmpf` (default 30,000) bounds the work on noise at about the same word error rate.
 * Without `-bestpath` every word's posterior is 1. Removal of noise and silence, on by default, carries state from one
 * utterance to the next and spoils word times.
 */
const settings = {
	'-fwdflat': 'yes',
	'-bestpath': 'yes',
	'-maxhmmpf': '6000',
	'-remove_noise': 'no',
	'-remove_silence': 'no',
};
/** The decoder keeps pointers into its arguments: they must live as long as it does. */
const decoderArguments = ['pocketsphinx', ...Object.entries({ ...modelFiles, ...settings }).flat()];

type Decoder = ReturnType<typeof bindLibraries> & { decoder: unknown };
let loaded: Decoder | undefined;

function bindLibraries() {
	const base = loadNativeLibrary('libsphinxbase.so.3', 'libsphinxbase3');
	const library = loadNativeLibrary('libpocketsphinx.so.3', 'libpocketsphinx3');
	return {
		silenceLog: base.func('void err_set_logfp(void *file)'),
		parseArguments: base.func(
			'void *cmd_ln_parse_r(void *, void *definitions, int, const char **, int strict)',
		),
		exponential: base.func('double logmath_exp(void *logmath, int logarithm)'),
		definitions: library.func('void *ps_args()'),
		init: library.func('void *ps_init(void *config)'),
		startUtterance: library.func('int ps_start_utt(void *decoder)'),
		process: library.func(
			'int ps_process_raw(void *, const int16_t *, size_t, int noSearch, int fullUtterance)',
		),
		endUtterance: library.func('int ps_end_utt(void *decoder)'),
		logmath: library.func('void *ps_get_logmath(void *decoder)'),
		firstSegment: library.func('void *ps_seg_iter(void *decoder)'),
		nextSegment: library.func('void *ps_seg_next(void *segment)'),
		segmentWord: library.func('const char *ps_seg_word(void *segment)'),
		segmentFrames: library.func('void ps_seg_frames(void *segment, _Out_ int *start, _Out_ int *end)'),
		segmentPosterior: library.func('int ps_seg_prob(void *, _Out_ int *, _Out_ int *, _Out_ int *)'),
	};
}

function load(): void {
	for (const path of Object.values(modelFiles)) requireModelFile(path, 'pocketsphinx-en-us');
	const functions = bindLibraries();
	functions.silenceLog(null);
	const config = functions.parseArguments(
		null,
		functions.definitions(),
		decoderArguments.length,
		decoderArguments,
		1,
	);
	const decoder = config && functions.init(config);
	if (!decoder) throw new Error(`PocketSphinx cannot load the model in ${modelFolder}.`);
	loaded = { ...functions, decoder };
}

/** Decodes a whole utterance at once, so that its cepstral mean is its own and nothing is left from the one before. */
function recognize(speech: Int16Array): PocketSphinxSegment[] {
	if (!loaded) throw new Error('The decoder is not loaded.');
	const { decoder } = loaded;
	if (loaded.startUtterance(decoder) < 0) throw new Error('The decoder does not start an utterance.');
	loaded.process(decoder, withDither(speech), speech.length, 0, 1);
	if (loaded.endUtterance(decoder) < 0) throw new Error('The decoder does not end the utterance.');
	return readSegments(loaded);
}

/**
 * Adds one bit of noise, the same for every utterance: digital silence has no spectrum, and the decoder hears words in
 * it. (Its own `-dither` draws on a generator whose state differs from utterance to utterance.)
 */
function withDither(speech: Int16Array): Int16Array {
	let state = 1;
	return speech.map((sample) => {
		// Linear congruential generator of Numerical Recipes (Press et al., 2nd edition, 7.1).
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		const noise = (state >>> 31) * 2 - 1;
		return Math.max(-32_768, Math.min(32_767, sample + noise));
	});
}

function readSegments(functions: Decoder): PocketSphinxSegment[] {
	const segments: PocketSphinxSegment[] = [];
	const logmath = functions.logmath(functions.decoder);
	let segment = functions.firstSegment(functions.decoder);
	while (segment) {
		const [start, end] = [[0], [0]];
		functions.segmentFrames(segment, start, end);
		const posterior = functions.exponential(logmath, functions.segmentPosterior(segment, [0], [0], [0]));
		segments.push({
			word: functions.segmentWord(segment),
			startFrame: start[0] ?? 0,
			endFrame: end[0] ?? 0,
			posterior0to1: Math.min(1, posterior),
		});
		segment = functions.nextSegment(segment);
	}
	return segments;
}

serveEngine({ warm: load, methods: { recognize } });
