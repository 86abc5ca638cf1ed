import { afterAll, test } from 'vitest';
import { speakingCases, textToSpeechCases, timedVoiceCases, voiceProcessCases } from './contract.ts';
import { createFlite } from './flite.ts';

const create = () => createFlite({ processes: 1, maxQueued: 1 });
const shared = create();
afterAll(() => shared.close());

for (const { name, run } of [...speakingCases, ...timedVoiceCases])
	test(`flite ${name}`, () => run(() => ({ ...shared, close: async () => {} })), 60_000);

const itself = textToSpeechCases.filter((one) => !speakingCases.includes(one));
for (const { name, run } of [...itself, ...voiceProcessCases])
	test(`flite ${name}`, () => run(create), 60_000);
