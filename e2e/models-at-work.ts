import { setTimeout as sleep } from 'node:timers/promises';
import { healthResponseSchema } from '@henry/contract/health.ts';
import { modelsPort } from './ports.ts';

const longestMs = 300_000;

/** Waits until the server with the models has put all of them to work: before, both cores are busy, and pages slow. */
export default async function modelsAtWork(): Promise<void> {
	const endMs = Date.now() + longestMs;
	for (;;) {
		const response = await fetch(`http://127.0.0.1:${modelsPort}/api/health`);
		const { engines, models } = healthResponseSchema.parse(await response.json());
		const { waiting, failure } = models;
		if (waiting.length === 0 && engines.speechToText.name === 'Whisper') return;
		if (Date.now() > endMs)
			throw new Error(`Models are not at work: ${waiting.join(', ')}. ${failure ?? ''}`);
		await sleep(500);
	}
}
