import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { Whisper, WhisperAnswer, WhisperRequest } from '@henry/ear/whisper/whisper-hearing.ts';
import { pcm16ToFloat } from '@henry/sound/pcm.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { loadWhisper } from './whisper-sessions.ts';

let whisper: Whisper | undefined;

serveEngine({
	async warm() {
		whisper = await loadWhisper(JSON.parse(process.argv[2] as string), Number(process.argv[3]));
		const tone = new Float32Array(speechSampleRateHz).map((_, index) => Math.sin(index ** 1.5 / 1_000) / 5);
		await whisper.hear(tone);
	},
	methods: {
		recognize(speech: Int16Array, request: WhisperRequest): Promise<WhisperAnswer> {
			if (!whisper) throw new Error('The model is not loaded.');
			return whisper.hear(pcm16ToFloat(speech), request);
		},
	},
});
