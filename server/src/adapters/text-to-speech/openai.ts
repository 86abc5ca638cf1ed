import type { Addresses } from '#server/engines/addresses.ts';
import { createRemoteService } from '#server/engines/remote-service.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { createRemoteVoice, type RemoteVoiceSettings, spokenWav } from './remote-voice.ts';

export type OpenAiVoiceSettings = RemoteVoiceSettings & {
	/** Left out for a service that asks for none. */
	key?: string | undefined;
	/** Everything before `/audio/speech`. */
	addresses: Addresses;
	model: string;
};

/**
 * Any service that takes OpenAI's call `/audio/speech` (developers.openai.com, "Create speech"). The speed is asked for by
 * `speed`, which not every model of every service heeds.
 */
export function createOpenAiVoice(settings: OpenAiVoiceSettings): TextToSpeech {
	const { key, addresses, model, voices } = settings;
	const service = createRemoteService({ name: new URL(addresses[0]).host, ...settings });
	return createRemoteVoice(service, voices, {}, (text, voice, rate, options) =>
		service.call(
			(signal, address) =>
				fetch(`${address}/audio/speech`, {
					method: 'POST',
					headers: {
						'Content-Type': 'application/json',
						...(key !== undefined && { Authorization: `Bearer ${key}` }),
					},
					body: JSON.stringify({ model, voice, input: text, response_format: 'wav', speed: rate }),
					redirect: 'manual',
					signal,
				}),
			spokenWav,
			options,
		),
	);
}
