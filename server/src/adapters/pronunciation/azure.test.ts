import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAzureAssessor } from './azure.ts';
import { type AzureServerForTests, json, startAzureServer } from './azure-server-for-tests.ts';
import { clearText, noise, type PronunciationContract, pronunciationCases, wordsOf } from './contract.ts';

const key = 'a-key-of-32-characters-0123456789';
let server: AzureServerForTests;

beforeEach(async () => {
	server = await startAzureServer();
});
afterEach(() => server.close());

const create = (answerWithinMs?: number) =>
	createAzureAssessor({ key, address: server.address, ...(answerWithinMs && { answerWithinMs }) });

/** Speech that the server takes for this text: as long as its letters. */
async function say(text: string): Promise<Int16Array> {
	const speech = noise(text.length / 10);
	server.hear(speech, text);
	return speech;
}

const contract: PronunciationContract = { create: () => create(), say };

for (const { name, run } of pronunciationCases) test(`Azure Speech ${name}`, () => run(contract));

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
		const [call] = server.calls;
		expect(call?.url).toBe(
			'/speech/recognition/conversation/cognitiveservices/v1?language=en-US&format=detailed&profanity=raw',
		);
		expect(call?.headers).toMatchObject({
			'ocp-apim-subscription-key': key,
			'content-type': 'audio/wav; codecs=audio/pcm; samplerate=16000',
			accept: 'application/json',
			'content-length': String(44 + 2 * speech.length),
		});
		expect(call?.parameters).toEqual({
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
		server.answer = heardWords(
			word('Her', 'Mispronunciation', [sound('h', 500_000), sound('ax', 1_700_000)]),
		);
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
		server.answer = heardWords(
			word('At', 'None', [sound('ae', 0)]),
			word('um', 'Insertion', [sound('ax', 2_000_000)]),
			word("o'", 'None', [sound('ax', 3_000_000)]),
			word('clock.', 'None', [sound('k', 5_000_000)]),
			word('am', 'Omission'),
		);
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
		server.answer = heardWords(
			{ ...word('twenty', 'None', [sound('t', 0)]), AccuracyScore: 90 },
			{ ...word('six', 'Omission'), AccuracyScore: 0 },
		);
		const reading = await create().assess(noise(1), [{ text: '26', ways: [['twenty', 'six']] }]);
		expect(reading.words).toMatchObject([{ score0to100: 45, sounds: [{ phone: 'T' }] }]);
	});

	test.each(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout'])(
		'%s is no reading of the text',
		async (RecognitionStatus) => {
			server.answer = json({ RecognitionStatus });
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
		['a connection that breaks', (response) => response.destroy()],
	] satisfies [string, AzureServerForTests['answer']][])('%s is unavailable', async (_, answer) => {
		server.answer = answer;
		const assessor = create();
		await expect(assess(assessor)).rejects.toMatchObject({ category: 'unavailable' });
		expect(assessor.health()).toMatchObject({ state: 'failed', embedded: false });
		expect(server.calls).toHaveLength(1);
	});

	test.each([
		[400, 'invalid-input'],
		[401, 'unavailable'],
		[403, 'unavailable'],
		[404, 'unavailable'],
		[302, 'unavailable'],
		[500, 'unavailable'],
		[503, 'unavailable'],
	] as const)('status %i is %s, and is not tried again', async (status, category) => {
		server.answer = json({ error: { code: '401', message: key } }, status, { location: '/elsewhere' });
		const failure = await assess().catch((error: Error) => error);
		expect(failure).toMatchObject({ category });
		expect(String(failure)).not.toContain(key);
		expect(server.calls).toHaveLength(1);
	});

	test.each([
		[{ 'retry-after': '17' }, 17],
		[{ 'retry-after': 'Fri, 07 Aug 2026 12:00:00 GMT' }, 5],
		[{}, 5],
	])('too many calls are busy, for as long as the service says: %j', async (headers, retryAfterSeconds) => {
		server.answer = json({}, 429, headers as Record<string, string>);
		const assessor = create();
		await expect(assess(assessor)).rejects.toMatchObject({ category: 'busy', retryAfterSeconds });
		expect(assessor.health().state).toBe('ready');
	});

	test('no answer, and one that stops in its middle, are timeouts', async () => {
		for (const answer of [
			() => {},
			(response) => response.write('{'),
		] satisfies AzureServerForTests['answer'][]) {
			server.answer = answer;
			await expect(assess(create(100))).rejects.toMatchObject({ category: 'timeout' });
		}
	});

	test('a service that is not there is unavailable, and ready again once it answers', async () => {
		const assessor = create();
		server.answer = (response) => response.destroy();
		await expect(assess(assessor)).rejects.toMatchObject({ category: 'unavailable' });
		server.answer = undefined;
		expect((await assess(assessor)).resembles).toBe(true);
		expect(assessor.health().state).toBe('ready');
		server.close();
		await expect(assess(assessor)).rejects.toMatchObject({ category: 'unavailable' });
	});
});
