import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16, floatToPcm16 } from '@henry/sound/pcm.ts';
import { createSpeechActivity } from '@henry/sound/speech-activity.ts';
import { speechWindowSamples, type TurnDetector } from '../../server/src/ports/turn-detector.ts';
import { median, rounded } from '../result.ts';
import { createDice, noises } from './noises.ts';
import type { SpokenTurn } from './spoken-turns.ts';

const noiseSeconds = 60;
const leadMs = 1_500;
const frameSamples = speechSampleRateHz / 50;

type Start = { atMs: number };

/** When somebody was taken to begin to speak: by the detector, or by energy where there is none. */
async function startsIn(sound: Int16Array, detector?: TurnDetector): Promise<Start[]> {
	const activity = createSpeechActivity({
		sampleRateHz: speechSampleRateHz,
		maxUtteranceMs: 30_000,
		hangoverMs: 400,
	});
	const part = detector ? speechWindowSamples : frameSamples;
	const stream = detector?.openStream();
	const likelihoods = await stream?.push(sound);
	stream?.close();
	const starts: Start[] = [];
	for (let place = 0; place + part <= sound.length; place += part) {
		const events = activity.push(sound.slice(place, place + part), likelihoods?.[place / part]);
		const atMs = ((place + part) * 1_000) / speechSampleRateHz;
		for (const { type } of events) if (type === 'start') starts.push({ atMs });
	}
	return starts;
}

/** A quiet room, in which somebody begins to speak after `leadMs`. */
function inARoom({ samples }: SpokenTurn): Int16Array {
	const dice = createDice(21);
	const lead = new Int16Array((leadMs * speechSampleRateHz) / 1_000);
	return concatPcm16([lead, samples]).map((sample) => sample + 20 * (2 * dice() - 1));
}

/**
 * How often sounds that are no speech are taken for somebody who begins to speak, and how long after its first sound real
 * speech is noticed: with energy, and with the detector.
 */
export async function measureVoiceActivity(detector: TurnDetector, turns: readonly SpokenTurn[]) {
	const falseStartsAMinute: Record<string, { energy: number; detector: number }> = {};
	for (const [name, make] of Object.entries(noises)) {
		const sound = floatToPcm16(make(noiseSeconds));
		falseStartsAMinute[name] = {
			energy: (await startsIn(sound)).length,
			detector: (await startsIn(sound, detector)).length,
		};
	}
	const onset = async (by?: TurnDetector) => {
		const delays: number[] = [];
		for (const turn of turns) {
			const [first] = (await startsIn(inARoom(turn), by)).filter(({ atMs }) => atMs > leadMs);
			if (first) delays.push(first.atMs - leadMs);
		}
		return { medianMs: rounded(median(delays), 0), missed: turns.length - delays.length };
	};
	return { falseStartsAMinute, onset: { energy: await onset(), detector: await onset(detector) } };
}
