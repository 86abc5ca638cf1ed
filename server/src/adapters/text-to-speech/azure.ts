import type { Voice } from '@henry/contract/speech.ts';
import { createRemoteService } from '#server/engines/remote-service.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { createRemoteVoice, type RemoteVoiceSettings, spokenWav } from './remote-voice.ts';

const known: Record<string, Omit<Voice, 'name'>> = {
	'en-US-JennyNeural': { gender: 'female', accent: 'american' },
	'en-US-GuyNeural': { gender: 'male', accent: 'american' },
	'en-GB-SoniaNeural': { gender: 'female', accent: 'british' },
	'en-GB-RyanNeural': { gender: 'male', accent: 'british' },
};

const escapes: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	"'": '&apos;',
	'"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>'"]/g, (mark) => escapes[mark] as string);

function ssml(text: string, voice: string, rate: number): string {
	const spoken = `<prosody rate='${rate}'>${escaped(text)}</prosody>`;
	return `<speak version='1.0' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US'><voice name='${escaped(voice)}'>${spoken}</voice></speak>`;
}

export type AzureVoiceSettings = RemoteVoiceSettings & {
	key: string;
	/** Everything before the call's own path. */
	address: string;
};

/**
 * Azure Speech's neural voices, by its REST call (learn.microsoft.com, "Text to speech REST API" and "Customize voice and
 * sound with SSML"): SSML in, with the speed as a multiple of the voice's own, a WAV file of 24 kHz out.
 */
export function createAzureVoice(settings: AzureVoiceSettings): TextToSpeech {
	const { key, address, voices } = settings;
	const service = createRemoteService({
		name: 'Azure Speech',
		model: voices.join(', '),
		addresses: [address],
		...settings,
	});
	return createRemoteVoice(service, voices, known, (text, voice, rate, options) =>
		service.call(
			(signal) =>
				fetch(`${address}/cognitiveservices/v1`, {
					method: 'POST',
					headers: {
						'Ocp-Apim-Subscription-Key': key,
						'Content-Type': 'application/ssml+xml',
						'X-Microsoft-OutputFormat': 'riff-24khz-16bit-mono-pcm',
						'User-Agent': 'talk-to-henry',
					},
					body: ssml(text, voice, rate),
					redirect: 'manual',
					signal,
				}),
			spokenWav,
			options,
		),
	);
}
