import { test } from 'vitest';
import { textToSpeechCases, timedVoiceCases, voiceProcessCases } from './contract.ts';
import { createFlite } from './flite.ts';

for (const { name, run } of [...textToSpeechCases, ...timedVoiceCases, ...voiceProcessCases]) {
	test(`flite ${name}`, () => run(() => createFlite({ processes: 1, maxQueued: 1 })), 60_000);
}
