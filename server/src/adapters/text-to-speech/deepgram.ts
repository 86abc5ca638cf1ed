import type { Voice } from '@henry/contract/speech.ts';
import { createRemoteService } from '#server/engines/remote-service.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { createRemoteVoice, type RemoteVoiceSettings, spokenPcm } from './remote-voice.ts';

const sampleRateHz = 24_000;
/** The slowest that the service speaks; it speaks as fast as we ask. */
const minSpeed = 0.7;

const known: Record<string, Omit<Voice, 'name'>> = {
	'aura-2-thalia-en': { gender: 'female', accent: 'american' },
	'aura-2-apollo-en': { gender: 'male', accent: 'american' },
	'aura-2-pandora-en': { gender: 'female', accent: 'british' },
	'aura-2-draco-en': { gender: 'male', accent: 'british' },
};

function queryOf(voice: string, rate: number): URLSearchParams {
	const query = new URLSearchParams({ model: voice, encoding: 'linear16', container: 'none' });
	query.set('sample_rate', String(sampleRateHz));
	query.set('mip_opt_out', 'true');
	if (rate !== 1) query.set('speed', String(Math.max(minSpeed, rate)));
	return query;
}

export type DeepgramVoiceSettings = RemoteVoiceSettings & {
	key: string;
	/** Everything before the call's own path. */
	address: string;
};

/**
 * Deepgram's voices, by its call `v1/speak` (developers.deepgram.com, "Single Text Request" and "Voice Controls"). A voice
 * is a model of its own. Slower speech than 0.7 of the usual speed is spoken at 0.7. The texts are kept out of the training
 * of its models (`mip_opt_out`), which Deepgram may charge for.
 */
export function createDeepgramVoice(settings: DeepgramVoiceSettings): TextToSpeech {
	const { key, address, voices } = settings;
	const service = createRemoteService({
		name: 'Deepgram',
		model: voices.join(', '),
		addresses: [address],
		...settings,
	});
	return createRemoteVoice(service, voices, known, (text, voice, rate, options) =>
		service.call(
			(signal) =>
				fetch(`${address}/v1/speak?${queryOf(voice, rate)}`, {
					method: 'POST',
					headers: { Authorization: `Token ${key}`, 'Content-Type': 'application/json' },
					body: JSON.stringify({ text }),
					redirect: 'manual',
					signal,
				}),
			(body, contentType) => spokenPcm(body, contentType, sampleRateHz),
			options,
		),
	);
}
