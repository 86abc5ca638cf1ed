import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type SpeakerProfile, writeSpeakerProfile } from '#ear/acoustic/speaker-profile.ts';
import { createEar, type Ear } from './ear.ts';
import { readEarModel } from './ear-model.ts';
import { createHintReader, maxExtraWords } from './hints.ts';

const models = new URL('../../models/ear/', import.meta.url);
const bytes = (name: string) => readFileSync(new URL(name, models));
const files = () => ({
	acoustic: bytes('acoustic.safetensors'),
	languageModel: bytes('language-model.safetensors'),
	neuralLanguageModel: bytes('neural-language-model.safetensors'),
	lexicon: bytes('lexicon.txt').toString(),
	letterToSound: JSON.parse(bytes('letter-to-sound.json').toString()),
	confidence: JSON.parse(bytes('confidence.json').toString()),
	english: JSON.parse(bytes('english.json').toString()),
});

/** A synthetic voice that the model has not heard: 44 bytes of header, then samples. */
function speech(name: string): Int16Array {
	const file = readFileSync(new URL(`./fixtures/${name}.wav`, import.meta.url));
	return new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length));
}
const park = speech('park');
const kirkwallton = speech('kirkwallton');
const said = 'I want to go to the park with my friends';
/** One word may be misheard: which one changes with every training. */
const isUnderstood = (heard: string) => {
	const words = heard.split(' ');
	return words.length === 10 && said.split(' ').filter((word, place) => words[place] !== word).length <= 1;
};

let ear: Ear;
beforeAll(() => {
	ear = createEar(files());
});

type Listening = { hints?: string[]; chunk?: number; speaker?: SpeakerProfile };

function hear(samples: Int16Array, { hints = [], chunk = samples.length, speaker }: Listening = {}) {
	const utterance = ear.listen(hints, speaker);
	for (let place = 0; place < samples.length; place += chunk) {
		utterance.push(samples.subarray(place, place + chunk));
	}
	return utterance.finish();
}

const textOf = ({ words }: { words: { text: string }[] }) => words.map(({ text }) => text).join(' ');

test('clear speech is understood, with times in order and confidences', () => {
	const { words, features } = hear(park);
	expect(textOf({ words })).toSatisfy(isUnderstood);
	expect(features).toHaveLength(words.length);
	let previousEndMs = 0;
	for (const { startMs, endMs, confidence0to1 } of words) {
		expect(startMs).toBeGreaterThanOrEqual(previousEndMs);
		expect(endMs).toBeGreaterThan(startMs);
		expect(confidence0to1).toBeGreaterThan(0);
		expect(confidence0to1).toBeLessThan(1);
		previousEndMs = endMs;
	}
	expect(previousEndMs).toBeLessThan((park.length / 16_000) * 1_000);
});

test('however the samples arrive, the words, times and confidences are the same', () => {
	const whole = hear(park);
	for (const chunk of [160, 1_600, 7_001]) expect(hear(park, { chunk })).toEqual(whole);
});

test('words are told while they are being said', () => {
	const utterance = ear.listen();
	utterance.push(park.subarray(0, Math.floor(park.length * 0.75)));
	expect(textOf({ words: utterance.partial() })).toMatch(/^I want to go/);
});

test('utterances at the same time do not disturb each other', () => {
	const first = ear.listen();
	const second = ear.listen();
	for (let place = 0; place < park.length; place += 4_000) {
		first.push(park.subarray(place, place + 4_000));
		second.push(new Int16Array(4_000));
	}
	expect(textOf(first.finish())).toSatisfy(isUnderstood);
	expect(second.finish().words).toEqual([]);
});

test('hints make expected words likelier, also such as the lexicon lacks', () => {
	expect(textOf(hear(park, { hints: ['The park', 'My friends'] }))).toBe(said);
	expect(textOf(hear(kirkwallton))).not.toMatch(/kirkwallton/i);
	expect(textOf(hear(kirkwallton, { hints: ['Kirkwallton'] }))).toBe('I live in Kirkwallton with my family');
});

test('of many hinted words that the lexicon lacks only the first ones are added', () => {
	const readHints = createHintReader(readEarModel(files()));
	const letters = [...'abcdefghijklmnopqrstuvwxyz'];
	const unknown = ['Kirk', 'Zorb'].flatMap((start) => letters.map((letter) => `${start}wallt${letter}n`));
	const { extraWords, extraTexts } = readHints(['Where is the park?', ...unknown]);
	expect(extraTexts).toEqual(unknown.slice(0, maxExtraWords));
	expect(extraWords).toHaveLength(maxExtraWords);
});

test('nothing, a click and silence hold no words', () => {
	for (const samples of [0, 1, 300, 8_000]) expect(hear(new Int16Array(samples)).words).toEqual([]);
});

test.each(['acoustic', 'languageModel'] as const)('a cut-off file (%s) is refused', (name) => {
	const damaged = files();
	damaged[name] = damaged[name].subarray(0, damaged[name].length / 2);
	expect(() => createEar(damaged)).toThrow(/./);
});

test('what is known of a speaker changes what is heard; what another model knows does not', () => {
	const { speakers } = readEarModel(files());
	const numbers = Float32Array.from({ length: speakers.channelCount }, (_, channel) => Math.sin(channel));
	const speaker = writeSpeakerProfile({ gains: numbers, offsets: numbers }, 1, speakers);
	expect(hear(park, { speaker }).features).not.toEqual(hear(park).features);
	expect(hear(park, { speaker: { ...speaker, model: 'another' } })).toEqual(hear(park));
});
