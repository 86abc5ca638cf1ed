import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAcousticFile } from './acoustic-file.ts';
import { readSpeakerProfile, writeSpeakerProfile } from './speaker-profile.ts';

const { speakers } = readAcousticFile(
	readFileSync(new URL('../../../models/ear/acoustic.safetensors', import.meta.url)),
);
const numbers = (factor: number) =>
	Float32Array.from({ length: speakers.channelCount }, (_, channel) => Math.sin(channel) * factor);
const adaptation = { gains: numbers(0.2), offsets: numbers(0.4) };
const profile = writeSpeakerProfile(adaptation, 3, speakers);

test('what was learned is read as it was written', () => {
	expect(profile).toMatchObject({ model: speakers.id, readings: 3 });
	expect(readSpeakerProfile(profile, speakers)).toEqual(adaptation);
});

test.each([
	['nothing', undefined],
	['what another model learned', { ...profile, model: 'another' }],
	['too few numbers', { ...profile, values: profile.values.slice(0, 400) }],
	['what is no base 64', { ...profile, values: 'A' }],
	['numbers that no reading makes', writeSpeakerProfile({ ...adaptation, gains: numbers(3) }, 1, speakers)],
	['no numbers', writeSpeakerProfile({ ...adaptation, gains: numbers(Number.NaN) }, 1, speakers)],
])('%s counts for nothing', (_, other) => {
	expect(readSpeakerProfile(other, speakers)).toBeUndefined();
});
