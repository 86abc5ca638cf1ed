import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remoteCases } from '#server/engines/remote-cases-for-tests.ts';
import { type Answer, json, type ServiceCall } from '#server/engines/service-for-tests.ts';
import { createAzureAssessor } from './azure.ts';
import { type AzureServerForTests, parametersOf, startAzureServer } from './azure-server-for-tests.ts';
import { clearText, noise, type PronunciationContract, pronunciationCases, wordsOf } from './contract.ts';

const key = 'a-key-of-32-characters-0123456789';
let server: AzureServerForTests;

beforeEach(async () => {
	server = await startAzureServer();
});
afterEach(() => server.close());

const create = (address = server.address, answerWithinMs?: number) =>
	createAzureAssessor({ key, address, maxCalls: 4, answerWithinMs });

/** Speech that the server takes for this text: as long as its letters. */
async function say(text: string): Promise<Int16Array> {
	const speech = noise(text.length / 10);
	server.hear(speech, text);
	return speech;
}

const contract: PronunciationContract = { create: () => create(), say };

for (const { name, run } of pronunciationCases) test(`Azure Speech ${name}`, () => run(contract));

for (const { name, run } of remoteCases) {
	test(`Azure Speech ${name} @whole`, () =>
		run({
			startService: startAzureServer,
			create(service, answerWithinMs) {
				const assessor = create(service.address, answerWithinMs);
				return { ...assessor, ask: (options) => assessor.assess(noise(1), wordsOf(clearText), options) };
			},
			key,
			text: clearText,
		}));
}

const assess = async (assessor = create()) => assessor.assess(await say(clearText), wordsOf(clearText));

/** An answer with these words, as the service writes them. */
const heardWords = (...words: object[]) =>
	json({ RecognitionStatus: 'Success', NBest: [{ AccuracyScore: 80, FluencyScore: 70, Words: words }] });
const word = (Word: string, ErrorType: string, Phonemes: object[] = []) => ({ Word, ErrorType, Phonemes });
const sound = (Phoneme: string, Offset: number) => ({
	...{ Phoneme, Offset, Duration: 1_200_000, AccuracyScore: 40.5 },
});

describe('what is sent', () => {
	test('is the documented call: key, parameters and a WAV file of 16 kHz', async () => {
		const speech = await say('today is very twenty six');
		await create().assess(speech, [
			...wordsOf('today is very'),
			{
				text: '26',
				ways: [
					['twenty', 'six'],
					['two', 'six'],
				],
			},
		]);
		expect(server.calls).toHaveLength(1);
		const call = server.calls[0] as ServiceCall;
		expect(call.url.pathname + call.url.search).toBe(
			'/speech/recognition/conversation/cognitiveservices/v1?language=en-US&format=detailed&profanity=raw',
		);
		expect(call.headers).toMatchObject({
			'ocp-apim-subscription-key': key,
			'content-type': 'audio/wav; codecs=audio/pcm; samplerate=16000',
			accept: 'application/json',
			'content-length': String(44 + 2 * speech.length),
		});
		expect(parametersOf(call)).toEqual({
			ReferenceText: 'today is very twenty six',
			GradingSystem: 'HundredMark',
			Granularity: 'Phoneme',
			Dimension: 'Comprehensive',
			EnableMiscue: 'True',
			PhonemeAlphabet: 'SAPI',
		});
	});

	test('is nothing where there is no sound, or too much of it', async () => {
		await create().assess(new Int16Array(0), wordsOf(clearText));
		await expect(create().assess(noise(31), wordsOf(clearText))).rejects.toThrow();
		expect(server.calls).toEqual([]);
	});
});

describe('what is answered', () => {
	test('becomes a reading in ARPAbet and milliseconds', async () => {
		server.answers = [
			heardWords(word('Her', 'Mispronunciation', [sound('h', 500_000), sound('ax', 1_700_000)])),
		];
		expect(await create().assess(noise(1), wordsOf('her'))).toEqual({
			words: [
				{
					score0to100: 0,
					sounds: [
						{ phone: 'HH', startMs: 50, endMs: 170, score0to100: 40.5, unsure: false },
						{ phone: 'AH', startMs: 170, endMs: 290, score0to100: 40.5, unsure: false },
					],
				},
			],
			extra: [],
			...{ accuracy0to100: 80, fluency0to100: 70, resembles: true },
		});
	});

	test('is understood where it parts words in another way than we do', async () => {
		server.answers = [
			heardWords(
				word('At', 'None', [sound('ae', 0)]),
				word('um', 'Insertion', [sound('ax', 2_000_000)]),
				word("o'", 'None', [sound('ax', 3_000_000)]),
				word('clock.', 'None', [sound('k', 5_000_000)]),
				word('am', 'Omission'),
			),
		];
		const words = [...wordsOf("at o'clock"), { text: 'a.m.', ways: [['a', 'm']] }];
		const reading = await create().assess(noise(1), words);
		expect(reading.words.map(({ sounds }) => sounds.map(({ phone }) => phone))).toEqual([
			['AE'],
			['AH', 'K'],
			[],
		]);
		expect(reading.extra.map(({ beforeWord }) => beforeWord)).toEqual([1]);
	});

	test('is a word half read where only a part of it was said', async () => {
		server.answers = [
			heardWords(
				{ ...word('twenty', 'None', [sound('t', 0)]), AccuracyScore: 90 },
				{ ...word('six', 'Omission'), AccuracyScore: 0 },
			),
		];
		const reading = await create().assess(noise(1), [{ text: '26', ways: [['twenty', 'six']] }]);
		expect(reading.words).toMatchObject([{ score0to100: 45, sounds: [{ phone: 'T' }] }]);
	});

	test.each(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout'])(
		'%s is no reading of the text',
		async (RecognitionStatus) => {
			server.answers = [json({ RecognitionStatus })];
			expect(await assess()).toMatchObject({ resembles: false, accuracy0to100: 0 });
		},
	);
});

describe('failures', () => {
	test.each([
		['no JSON', (response) => response.end('<html>')],
		['half an answer', (response) => response.end('{"RecognitionStatus":"Succ')],
		['another shape', json({ RecognitionStatus: 'Success', NBest: [] })],
		['an unknown status', json({ RecognitionStatus: 'Perhaps' })],
		['an error of its own', json({ RecognitionStatus: 'Error' })],
		['scores that are none', heardWords({ ...word('the', 'None'), AccuracyScore: 500 })],
		['words of another text', heardWords(word('entirely', 'None'), word('other', 'None'))],
		['too few words', heardWords(word('the', 'None'))],
		['too many words', heardWords(...`${clearText} indeed`.split(' ').map((text) => word(text, 'None')))],
	] satisfies [string, Answer][])('%s is unavailable', async (_, answer) => {
		server.answers = [answer];
		const assessor = create();
		await expect(assess(assessor)).rejects.toMatchObject({ category: 'unavailable' });
		expect(assessor.health()).toMatchObject({ state: 'failed', embedded: false });
		expect(server.calls).toHaveLength(1);
	});

	test('a recording that the service cannot use is told to the learner', async () => {
		server.answers = [json({ error: key }, 400)];
		const failure = await assess().catch((error: Error) => error);
		expect(failure).toMatchObject({ category: 'invalid-input', message: expect.stringMatching(/again/) });
		expect(String(failure)).not.toContain(key);
	});
});
