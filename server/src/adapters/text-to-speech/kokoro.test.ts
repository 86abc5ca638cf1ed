import { test } from 'vitest';
import { textToSpeechCases, timedVoiceCases, voiceProcessCases } from './contract.ts';
import { createKokoroForTests } from './kokoro-for-tests.ts';

for (const { name, run } of [...textToSpeechCases, ...timedVoiceCases, ...voiceProcessCases]) {
	test(`Kokoro ${name}`, () => run(() => createKokoroForTests()), 600_000);
}
