import { apiPaths } from '@henry/contract/api-paths.ts';
import { speakleSentencesSchema } from '@henry/contract/content.ts';
import { type PronunciationReport, speakleResponseSchema } from '@henry/contract/speakle.ts';
import { readableText } from '@henry/reading/readable-text.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noise } from '#server/adapters/pronunciation/contract.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { sendParts, sendSpokenText } from './spoken-text-for-tests.ts';

const sentence = 'The weather was very wet and windy last weekend.';
let services: Services;
let app: FastifyInstance;
let spoken: Int16Array;

beforeAll(async () => {
	services = createServices(configForTests);
	app = await buildApp(configForTests, services);
	spoken = await voice(sentence);
}, 60_000);

afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

const voice = async (text: string) => (await services.textToSpeech.speak(text)).samples;
const speakle = (samples: Int16Array, text = sentence) =>
	sendSpokenText(app, apiPaths.speakle, samples, text);
const wav = (samples: Int16Array) => encodeWav(samples, 16_000);

async function reportOf(samples: Int16Array, text = sentence): Promise<PronunciationReport> {
	const answer = await speakle(samples, text);
	expect(answer.statusCode).toBe(200);
	return speakleResponseSchema.parse(answer.json()).report;
}

const leftOut = ({ words }: PronunciationReport) =>
	words.filter(({ error }) => error === 'omission').map(({ text }) => text);

describe('a sentence of the day', () => {
	test('there is one for each day of the longest month, and each can be read', async () => {
		const sentences = speakleSentencesSchema.parse((await app.inject(apiPaths.speakleSentences)).json());
		expect(sentences.map(({ text }) => text)).toContain(sentence);
		for (const { text } of sentences) expect(readableText(text).length).toBeGreaterThanOrEqual(5);
	});

	test('read well gets good scores, sound by sound', async () => {
		const report = await reportOf(spoken);
		expect(report).toMatchObject({
			text: sentence,
			engine: 'Henry’s ear for sounds',
			completeness0to100: 100,
		});
		expect(report.overall0to100).toBeGreaterThan(70);
		expect(report.words.map(({ text }) => text)).toEqual(sentence.split(' '));
		expect(report.words.map(({ error }) => error)).not.toContain('omission');
		expect(report.words[1]?.sounds.map(({ phone }) => phone).join(' ')).toMatch(/^W EH DH (ER|AH)$/);
		const places = report.words
			.flatMap(({ sounds }) => sounds)
			.flatMap((sound) => [sound.startMs, sound.endMs]);
		expect(places).toEqual([...places].sort((first, second) => first - second));
	});

	test('teaches how the speaker sounds, each time more, and changes no score', async () => {
		const first = speakleResponseSchema.parse((await speakle(spoken)).json());
		const known = JSON.stringify(first.speaker);
		const answer = await sendSpokenText(app, apiPaths.speakle, spoken, sentence, known);
		const second = speakleResponseSchema.parse(answer.json());
		expect([first.speaker?.readings, second.speaker?.readings]).toEqual([1, 2]);
		expect(second.speaker?.values).not.toBe(first.speaker?.values);
		expect(second.report).toEqual(first.report);
	});

	test.each(['{', '{"model":"m","readings":0,"values":""}'])(
		'is refused with %s for the speaker',
		async (known) => {
			const answer = await sendSpokenText(app, apiPaths.speakle, spoken, sentence, known);
			expectError(answer, 'invalid-argument', /what an earlier answer told/);
		},
	);

	test('is measured by the accent that is asked for, either where none is', async () => {
		const inAccent = (accent: string) =>
			sendParts(app, apiPaths.speakle, [
				['text', sentence],
				['accent', accent],
				['file', wav(spoken)],
			]);
		const { report } = speakleResponseSchema.parse((await inAccent('british')).json());
		expect([report.accent, (await reportOf(spoken)).accent]).toEqual(['british', 'either']);
		const phones = (of: PronunciationReport) => of.words[1]?.sounds.map(({ phone }) => phone).join(' ');
		expect(phones(report)).toBe('W EH DH AH');
		expectError(await inAccent('scottish'), 'invalid-argument', /either, british, american/);
	});

	test('is answered in the known shape beside the report', async () => {
		const answer = await speakle(spoken);
		const { transcription, report } = speakleResponseSchema.parse(answer.json());
		const { Display, Words, PronunciationAssessment } = transcription.privPronJson;
		expect(Display).toBe(sentence);
		expect(PronunciationAssessment).toEqual({
			AccuracyScore: report.accuracy0to100,
			FluencyScore: report.fluency0to100,
			CompletenessScore: report.completeness0to100,
			PronScore: report.pronunciation0to100,
		});
		const [word] = report.words;
		expect(Words).toHaveLength(report.words.length);
		expect(Words[0]).toEqual({
			Word: 'The',
			Offset: (word?.startMs ?? 0) * 10_000,
			Duration: ((word?.endMs ?? 0) - (word?.startMs ?? 0)) * 10_000,
			PronunciationAssessment: { AccuracyScore: word?.score0to100, ErrorType: 'None' },
			Phonemes: word?.sounds.map((sound) => ({
				Phoneme: sound.phone.toLowerCase(),
				Offset: sound.startMs * 10_000,
				Duration: (sound.endMs - sound.startMs) * 10_000,
				PronunciationAssessment: { AccuracyScore: sound.score0to100 },
			})),
		});
	});

	test('half read is told word by word', async () => {
		const text = 'We walked to the park, played tennis and chatted.';
		const report = await reportOf(await voice('We walked to the park.'), text);
		expect(leftOut(report)).toEqual(expect.arrayContaining(['played', 'tennis', 'chatted.']));
		expect(report.words.slice(0, 5).map(({ error }) => error)).toEqual(Array(5).fill('none'));
		expect(report.completeness0to100).toBeLessThan(70);
	});

	test('with one word left out, and with words added, is told so', async () => {
		const short = await speakle(await voice('The weather was wet and windy last weekend.'));
		const { transcription, report } = speakleResponseSchema.parse(short.json());
		expect(leftOut(report)).toEqual(['very']);
		expect(transcription.privPronJson.Words[3]).toEqual({
			...{ Word: 'very', Offset: 0, Duration: 0, Phonemes: [] },
			PronunciationAssessment: { AccuracyScore: 0, ErrorType: 'Omission' },
		});
		const long = await reportOf(
			await voice('The weather here in London was very wet and windy last weekend.'),
		);
		expect(long.words[2]).toMatchObject({ text: '', error: 'insertion' });
	});
});

describe('a sentence of one’s own', () => {
	test('may hold numbers and abbreviations, and keeps how they are written', async () => {
		const text = 'Dr. Brown paid $20 at 7:30 a.m. on the 2nd of May 1999 & left the BBC.';
		const report = await reportOf(
			await voice(
				'Doctor Brown paid twenty dollars at seven thirty A M on the second of May nineteen ninety nine and left the B B C.',
			),
			text,
		);
		expect(report.words.map((word) => word.text)).toEqual(text.split(' '));
		expect(leftOut(report)).toEqual([]);
		expect(report.accuracy0to100).toBeGreaterThan(60);
	});

	test('may hold emoji, accents and every kind of apostrophe', async () => {
		const report = await reportOf(await voice("I don't like the café."), 'I don’t like 😀 the café ☕.');
		expect(report.words.map((word) => word.text)).toEqual(['I', 'don’t', 'like', 'the', 'café']);
		expect(leftOut(report)).toEqual([]);
	});

	test('may be a single word', async () => {
		const report = await reportOf(await voice('weekend'), 'weekend');
		expect(report.words).toMatchObject([{ text: 'weekend', error: 'none' }]);
	});

	test.each([
		['nothing', '   ', /no sentence/],
		['only emoji', '😀😀', /nothing to read/],
		['200 words', 'to '.repeat(200), /more than|longer than/],
		['61 short words', 'to '.repeat(61), /more than 60 words/],
		['401 characters', 'a'.repeat(401), /longer than 400/],
		['another alphabet', 'Погода была дождливой', /from A to Z/],
		['Chinese', '天气很好', /from A to Z/],
		['what nobody can say', 'Say hh please', /“hh” cannot be read/],
	])('%s is refused, with what to do', async (_, text, message) => {
		expectError(await speakle(spoken, text), 'invalid-argument', message);
	});

	test('the longest that is allowed is judged @whole', async () => {
		const text = `${'tea '.repeat(59)}tea`;
		expect((await reportOf(await voice('tea '.repeat(59)), text)).words.length).toBeGreaterThanOrEqual(60);
	});
});

describe('a recording that cannot be judged', () => {
	const babble = () =>
		noise(4).map((sample, index) => (sample / 4) * Math.max(0, Math.sin((2 * Math.PI * index) / 6_000)));

	test.each([
		['silence', () => new Int16Array(48_000), /could not hear that well/],
		['steady noise', () => noise(4).map((sample) => sample / 4), /could not hear that well/],
		['noise that comes and goes', babble, /did not sound like this sentence/],
		[
			'60 seconds of sound',
			() => Int16Array.from({ length: 60 * 16_000 }, (_, index) => spoken[index % spoken.length] ?? 0),
			/too long/,
		],
		['half a second of it', () => spoken.slice(0, 8_000), /too short/],
		[
			'a distorted one',
			() => spoken.map((sample) => Math.max(-32_768, Math.min(32_767, 40 * sample))),
			/too loud/,
		],
	])('%s is refused before any score, with what to do', async (_, samples, message) => {
		expectError(await speakle(samples()), 'invalid-argument', message);
	});

	test('another sentence is refused', async () => {
		const other = await voice('My uncle ran back to catch the last bus.');
		expectError(await speakle(other), 'invalid-argument', /did not sound like this sentence/);
	});

	test('what is no WAV file is refused', async () => {
		const answer = await sendParts(app, apiPaths.speakle, [
			['text', sentence],
			['file', Buffer.from('ID3 this is no wave file at all, though it is long enough to be one')],
		]);
		expectError(answer, 'invalid-argument', /not a WAV/);
	});
});

describe('the call', () => {
	test('takes its fields in either order', async () => {
		const answer = await sendParts(app, apiPaths.speakle, [
			['file', wav(spoken)],
			['text', sentence],
		]);
		expect(answer.statusCode).toBe(200);
		expect(answer.json().report.text).toBe(sentence);
	});

	test('names a field that is missing or misnamed', async () => {
		const file = wav(spoken);
		const parts: [Parameters<typeof sendParts>[2], RegExp][] = [
			[[['text', sentence]], /field "file"/],
			[
				[
					['text', sentence],
					['audio', file],
				],
				/field "file"/,
			],
			[
				[
					['file', 'no file'],
					['audio', file],
				],
				/field "file"/,
			],
			[[['file', file]], /no sentence/],
			[
				[
					['sentence', sentence],
					['file', file],
				],
				/no sentence/,
			],
		];
		for (const [sent, message] of parts) {
			expectError(await sendParts(app, apiPaths.speakle, sent), 'invalid-argument', message);
		}
	});

	test('refuses more than it asks for, and what is not multipart', async () => {
		const file = wav(spoken);
		const twice = await sendParts(app, apiPaths.speakle, [
			['text', sentence],
			['file', file],
			['file', file],
		]);
		expectError(twice, 'invalid-argument', /limit/);
		const answer = await app.inject({ method: 'POST', url: apiPaths.speakle, payload: { text: sentence } });
		expectError(answer, 'invalid-argument', /multipart/);
	});

	test('refuses a recording over 10 MB @whole', async () => {
		expectError(await speakle(new Int16Array(6 * 1024 * 1024)), 'invalid-argument', /larger than 10 MB/);
	});
});
