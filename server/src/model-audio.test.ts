import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFiles } from '@henry/contract/content.ts';
import { practiceWordAudioUrl, questionAudioUrl } from '@henry/contract/model-audio.ts';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../content/', import.meta.url);
/** What scripts/make-model-audio.sh encodes at. */
const bytesPerSecond = 48_000 / 8;

function contentFile<Name extends keyof typeof contentFiles>(name: Name) {
	const content: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
	return contentFiles[name].parse(content) as ReturnType<(typeof contentFiles)[Name]['parse']>;
}

/** Every text of the content that has a sound, with the sound's address. */
function spokenTexts() {
	const { prompt, questions } = contentFile('aptis-part-one.json');
	const ofTopics = contentFile('grammar-speech.json').flatMap(({ topic, questions: texts }) =>
		texts.map((text, index) => ({ text, audioUrl: questionAudioUrl(topic, index) })),
	);
	const ofSounds = contentFile('sounds.json').flatMap(({ keyWord, practiceWords }) =>
		[keyWord, ...practiceWords].map((text) => ({ text, audioUrl: practiceWordAudioUrl(text) })),
	);
	return [prompt, ...questions, ...contentFile('speakle.json'), ...ofTopics, ...ofSounds];
}

describe('the model audio', () => {
	it('speaks the texts as they are now: if not, run scripts/make-model-audio.sh', () => {
		const expected = spokenTexts().map(({ audioUrl, text }) => {
			const file = readFileSync(new URL(audioUrl.replace('/content/', ''), folder));
			return [audioUrl, { text, sha256: createHash('sha256').update(file).digest('hex') }];
		});
		const made: unknown = JSON.parse(readFileSync(new URL('model-audio.json', folder), 'utf8'));
		expect(made).toEqual(Object.fromEntries(expected));
	});

	it('is MP3, with Speakle sentences under six seconds, all of it under 2.5 MB and none of it unused', () => {
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
			expect(bytes.readUInt16BE(0) & 0xffe6, `${file} starts with a frame of layer III`).toBe(0xffe2);
			const seconds = bytes.length / bytesPerSecond;
			expect(seconds, file).toBeGreaterThan(file.startsWith('words/') ? 0.4 : 1.5);
			if (file.startsWith('speakle/')) expect(seconds, file).toBeLessThan(6);
		}
		expect(totalBytes).toBeLessThan(2_500_000);
	});
});
