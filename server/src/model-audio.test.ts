import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFiles } from '@henry/contract/content-files.ts';
import { practiceWordAudioUrl, questionAudioUrl } from '@henry/contract/model-audio.ts';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createMp3Encoder } from './adapters/audio-encoder/mp3.ts';
import { loadContent } from './content.ts';
import { registerErrorHandler } from './http/errors.ts';
import { registerModelAudio } from './http/model-audio.ts';

const folder = new URL('../../content/', import.meta.url);
/** Henry speaks everything but the exam. */
const voices = { henry: 'bm_george', examiner: 'bf_emma' };

function contentFile<Name extends keyof typeof contentFiles>(name: Name) {
	const content: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
	return contentFiles[name].parse(content) as ReturnType<(typeof contentFiles)[Name]['parse']>;
}

/** Every text of the content that has a sound, with the sound's address. */
function spokenTexts() {
	const { exams, forms } = loadContent(folder).exams;
	const introductions = exams.flatMap(({ parts }) => parts.map(({ introduction }) => introduction));
	const asked = forms
		.flatMap(({ parts }) => Object.values(parts).flat())
		.flatMap(({ answers }) => answers.map(({ ask, audioUrl }) => ({ text: ask, audioUrl })));
	const ofExams = [...introductions, ...asked].flatMap(({ text, audioUrl }) =>
		audioUrl ? [{ text, audioUrl }] : [],
	);
	const ofTopics = contentFile('grammar-speech.json').flatMap(({ topic, questions: texts }) =>
		texts.map((text, index) => ({ text, audioUrl: questionAudioUrl(topic, index) })),
	);
	const ofSounds = contentFile('sounds.json').flatMap(({ keyWord, practiceWords }) =>
		[keyWord, ...practiceWords].map((text) => ({ text, audioUrl: practiceWordAudioUrl(text) })),
	);
	return [...ofExams, ...contentFile('speakle.json'), ...ofTopics, ...ofSounds];
}

describe('the model audio', () => {
	it('speaks the texts as they are now: if not, run scripts/make-model-audio.ts', () => {
		const expected = spokenTexts().map(({ audioUrl, text }) => {
			const file = readFileSync(new URL(audioUrl.replace('/content/', ''), folder));
			const voice = audioUrl.includes('/aptis/') ? voices.examiner : voices.henry;
			return [audioUrl, { text, voice, sha256: createHash('sha256').update(file).digest('hex') }];
		});
		const made: unknown = JSON.parse(readFileSync(new URL('model-audio.json', folder), 'utf8'));
		expect(made).toEqual(Object.fromEntries(expected));
	});

	it('is Opus, with Speakle sentences under six seconds, all of it under 2 MB and none of it unused', () => {
		const audio = fileURLToPath(new URL('audio/', folder));
		const made = readdirSync(audio, { recursive: true, encoding: 'utf8' }).filter((file) =>
			statSync(join(audio, file)).isFile(),
		);
		const named = new Set(spokenTexts().map(({ audioUrl }) => audioUrl));
		expect(made.map((file) => `/content/audio/${file}`).sort()).toEqual([...named].sort());

		let totalBytes = 0;
		for (const file of made) {
			const bytes = readFileSync(join(audio, file));
			totalBytes += bytes.length;
			const seconds = secondsOfOpus(bytes);
			expect(seconds, file).toBeGreaterThan(file.startsWith('words/') ? 0.4 : 1.5);
			if (file.startsWith('speakle/')) expect(seconds, file).toBeLessThan(6);
		}
		expect(totalBytes).toBeLessThan(2_000_000);
	});

	it('is made MP3 for who asks for that, and only what there is', async () => {
		const app = fastify();
		registerErrorHandler(app);
		registerModelAudio(app, createMp3Encoder(), { contentFolder: fileURLToPath(folder) });
		const mp3 = await app.inject('/content/audio/speakle/01.mp3');
		expect(mp3.headers['content-type']).toBe('audio/mpeg');
		expect(mp3.rawPayload.readUInt16BE(0) & 0xffe6, 'a frame of layer III').toBe(0xffe2);
		const seconds = secondsOfOpus(readFileSync(new URL('audio/speakle/01.opus', folder)));
		expect(mp3.rawPayload.length / 6_000).toBeCloseTo(seconds, 0);
		expect((await app.inject('/content/audio/speakle/32.mp3')).statusCode).toBe(404);
		expect((await app.inject('/content/audio/speakle/..%2F..%2Fx.mp3')).statusCode).toBe(404);
		await app.close();
	});
});

/** The length of an Ogg Opus file (RFC 7845): samples at 48 kHz up to its last page, less those that are skipped. */
function secondsOfOpus(bytes: Buffer): number {
	expect(bytes.subarray(0, 4).toString()).toBe('OggS');
	const head = bytes.indexOf('OpusHead');
	expect(bytes.readUInt8(head + 9), 'mono').toBe(1);
	const lastPage = bytes.lastIndexOf('OggS');
	return (Number(bytes.readBigInt64LE(lastPage + 6)) - bytes.readUInt16LE(head + 10)) / 48_000;
}
