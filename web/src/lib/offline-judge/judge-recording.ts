import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { type AssessedReading, assessReading } from '@henry/reading/assess-reading.ts';
import { type EmbeddedJudge, maxSpeechMsOfEmbeddedJudge } from '@henry/reading/embedded-judge.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import type { JudgeRequest } from './judge-messages.ts';

/** Judges a reading as the server does with the same judge. Rejects with a `ReadingRefusal` where it cannot be judged. */
export function judgeRecording(
	{ text, wav, accent, speaker }: JudgeRequest,
	{ name, judge }: { name: string; judge: EmbeddedJudge },
): Promise<AssessedReading> {
	const { samples, sampleRateHz } = decodeWav(wav);
	return assessReading(
		{
			maxSpeechMs: maxSpeechMsOfEmbeddedJudge,
			health: () => ({ name }),
			async assess(speech, words) {
				const ways = words.map((word) => word.ways);
				return { ...judge(speech, ways, accent, speaker), accent };
			},
		},
		floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz)),
		text,
	);
}
