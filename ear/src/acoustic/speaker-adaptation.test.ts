import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readSafetensors } from '#ear/files/safetensors.ts';
import { Assessor } from '#ear/judge/assessor.ts';
import { OwnHearing } from '#ear/judge/own-hearing.ts';
import { mean } from '#ear/numerics/mean.ts';
import { readAcousticFile } from './acoustic-file.ts';
import { phoneLoopOccupancy } from './phone-loop.ts';
import { readSpeakerProfile, type SpeakerProfile } from './speaker-profile.ts';

const bytes = (name: string) => readFileSync(new URL(`../../../models/ear/${name}`, import.meta.url));
const recording = readFileSync(new URL('../fixtures/park.wav', import.meta.url));
/** A synthetic voice that the model has not heard. */
const park = new Int16Array(
	recording.buffer.slice(recording.byteOffset + 44, recording.byteOffset + recording.length),
);
const acoustic = readAcousticFile(bytes('acoustic.safetensors'));
let assessor: Assessor;
beforeAll(() => {
	assessor = new Assessor({
		acoustic: bytes('acoustic.safetensors'),
		lexicon: bytes('lexicon.txt').toString(),
		british: bytes('british.txt').toString(),
		stress: bytes('stress.txt').toString(),
		letterToSound: JSON.parse(bytes('letter-to-sound.json').toString()),
		judge: bytes('judge.safetensors'),
	});
});

const ways = (text: string) => text.split(' ').map((word) => assessor.pronunciations.of(word));
const judge = (text: string, speaker?: SpeakerProfile) =>
	assessor.judge(park, ways(text), text.split(' '), speaker);
const text = 'i want to go to the park with my friends';
const read = (speaker?: SpeakerProfile) => judge(text, speaker);
const hearing = new OwnHearing(bytes('acoustic.safetensors'));

/** How likely, on the average, it is that a phone that was read begins where it does, when any phone may be said. */
function likelihoodOfReading(speaker?: SpeakerProfile): number {
	const frames = hearing.hear(park);
	const heard = hearing.heardReading(frames, hearing.align(frames, ways(text)));
	const { network, speakers, states } = acoustic;
	const none = new Float32Array(network.channelCount);
	const known = readSpeakerProfile(speaker, speakers) ?? { gains: none, offsets: none };
	const scores = network.statesOf(heard.channels, heard.count, speakers.transformOf(known));
	const { data: bigram } = readSafetensors(bytes('acoustic.safetensors')).tensor('phoneBigram', 'F32');
	const occupancy = phoneLoopOccupancy(scores, states, bigram);
	return mean(
		heard.phones.slice(1).map(({ phone, startFrame }, place) => {
			const left = heard.phones[place]?.phone as number;
			const row = ((states.leftClassOf[left] as number) * states.phoneCount + phone) * 2;
			return occupancy[startFrame * states.stateCount + (states.stateOf[row] as number)] as number;
		}),
	);
}

test('what was read becomes likelier with every reading of it', () => {
	const once = read().speaker;
	const twice = read(once).speaker;
	expect([once?.readings, twice?.readings]).toEqual([1, 2]);
	const [before, after, later] = [undefined, once, twice].map(likelihoodOfReading) as [
		number,
		number,
		number,
	];
	expect(after).toBeGreaterThan(before);
	expect(later).toBeGreaterThan(after);
});

test('what is known of the speaker changes no score', () => {
	const { speaker, ...judged } = read();
	const { speaker: _, ...again } = read(speaker);
	expect(again).toEqual(judged);
});

test('another text teaches nothing', () => {
	const reading = judge('seven purple elephants danced across frozen mountains');
	expect(reading).toMatchObject({ resembles: false });
	expect(reading.speaker).toBeUndefined();
});

test("another model's knowledge is not built on", () => {
	const once = read().speaker as SpeakerProfile;
	expect(read({ ...once, model: 'another', readings: 7 }).speaker).toEqual(once);
});
