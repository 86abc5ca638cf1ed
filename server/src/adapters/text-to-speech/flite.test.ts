import { test } from 'vitest';
import { textToSpeechCases } from './contract.ts';
import { createFlite } from './flite.ts';

for (const { name, run } of textToSpeechCases) {
	test(`flite ${name}`, () => run(() => createFlite({ processes: 1, maxQueued: 1 })), 60_000);
}
