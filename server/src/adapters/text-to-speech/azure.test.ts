import { afterEach, beforeEach, expect, test } from 'vitest';
import { remoteCases } from '#server/engines/remote-cases-for-tests.ts';
import type { ServiceForTests } from '#server/engines/service-for-tests.ts';
import { createAzureVoice } from './azure.ts';
import { textToSpeechCases } from './contract.ts';
import { startAzureVoiceService } from './voice-services-for-tests.ts';

const key = 'an-azure-key-of-nobody';
const voices = ['en-US-JennyNeural', 'en-GB-RyanNeural', 'en-IN-NeerjaNeural'];
let service: ServiceForTests;

beforeEach(async () => {
	service = await startAzureVoiceService();
});
afterEach(() => service.close());

const create = (address = service.address, answerWithinMs?: number, names = voices) =>
	createAzureVoice({ key, address, voices: names, maxCalls: 4, answerWithinMs });

for (const { name, run } of textToSpeechCases)
	test(`Azure Speech ${name}`, () => run(() => create()), 60_000);

for (const { name, run } of remoteCases) {
	test(`Azure Speech ${name} @whole`, () =>
		run({
			startService: startAzureVoiceService,
			create(started, answerWithinMs) {
				const voice = create(started.address, answerWithinMs);
				return { ...voice, ask: (options) => voice.speak('A secret sentence about a walrus.', options) };
			},
			key,
			text: 'A secret sentence about a walrus.',
		}));
}

test('what is sent is the documented call, and no text can break out of its SSML', async () => {
	const text = 'Tom & Ann said: "1 < 2" </prosody><break/>';
	await create(service.address, undefined, ["x'/><voice name='y"]).speak(text, { rate: 0.8 });
	const [call] = service.calls;
	expect(call?.url.pathname).toBe('/cognitiveservices/v1');
	expect(call?.headers).toMatchObject({
		'ocp-apim-subscription-key': key,
		'content-type': 'application/ssml+xml',
		'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
		'user-agent': 'talk-to-henry',
	});
	expect(call?.body.toString()).toBe(
		"<speak version='1.0' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US'>" +
			"<voice name='x&apos;/&gt;&lt;voice name=&apos;y'><prosody rate='0.8'>" +
			'Tom &amp; Ann said: &quot;1 &lt; 2&quot; &lt;/prosody&gt;&lt;break/&gt;</prosody></voice></speak>',
	);
});

test('a learner can tell the known voices apart', () => {
	expect(create().voices).toEqual([
		{ name: 'en-US-JennyNeural', gender: 'female', accent: 'american' },
		{ name: 'en-GB-RyanNeural', gender: 'male', accent: 'british' },
		{ name: 'en-IN-NeerjaNeural' },
	]);
});
