/** What the neural engines use of sherpa-onnx, which has no types of its own. */
declare module 'sherpa-onnx-node' {
	/** Samples from -1 to 1. */
	type Waveform = { samples: Float32Array; sampleRate: number };

	class OnlineStream {
		acceptWaveform(waveform: Waveform): void;
	}

	/** Times in seconds; `timestamps` count from `start_time`, and `ys_probs` are logarithms. A place for each token. */
	type OnlineRecognizerResult = {
		tokens: string[];
		timestamps: number[];
		ys_probs: number[];
		start_time: number;
	};

	class OnlineRecognizer {
		constructor(config: {
			featConfig: { sampleRate: number; featureDim: number };
			modelConfig: {
				transducer: { encoder: string; decoder: string; joiner: string };
				tokens: string;
				numThreads: number;
				provider: 'cpu';
			};
			decodingMethod: 'greedy_search';
			enableEndpoint: boolean;
			rule1MinTrailingSilence: number;
			rule2MinTrailingSilence: number;
			rule3MinUtteranceLength: number;
		});
		createStream(): OnlineStream;
		isReady(stream: OnlineStream): boolean;
		decode(stream: OnlineStream): void;
		isEndpoint(stream: OnlineStream): boolean;
		reset(stream: OnlineStream): void;
		getResult(stream: OnlineStream): OnlineRecognizerResult;
	}

	class Vad {
		constructor(
			config: {
				sileroVad: { model: string; threshold: number; minSpeechDuration: number; windowSize: number };
				sampleRate: number;
				numThreads: number;
				provider: 'cpu';
			},
			bufferSizeInSeconds: number,
		);
		acceptWaveform(samples: Float32Array): void;
		isDetected(): boolean;
		reset(): void;
	}

	class OfflineTts {
		constructor(config: {
			model: {
				vits: { model: string; tokens: string; dataDir: string };
				numThreads: number;
				provider: 'cpu';
			};
			maxNumSentences: number;
			silenceScale: number;
		});
		generate(request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): Waveform;
	}

	// A CommonJS module, whose exports Node gives as the default one.
	const sherpa: {
		OnlineRecognizer: typeof OnlineRecognizer;
		Vad: typeof Vad;
		OfflineTts: typeof OfflineTts;
	};
	// biome-ignore lint/style/noDefaultExport: it is how Node imports this package
	export default sherpa;
	export type { OfflineTts, OnlineRecognizer, OnlineStream, Vad };
}
