import { type MinimalPairSet, minimalPairSetsSchema } from '@henry/contract/minimal-pairs.ts';
import { type Sound, soundsSchema } from '@henry/contract/sounds.ts';
import type { FastifyInstance } from 'fastify';

/** The sounds of English: how each is made, drawn and practised, and the pairs of words that train to tell them apart. */
export function registerSounds(app: FastifyInstance, sounds: Sound[], minimalPairs: MinimalPairSet[]): void {
	app.get(
		'/api/sounds',
		{ schema: { summary: 'Sounds and how to make them', response: { 200: soundsSchema } } },
		async () => sounds,
	);
	app.get(
		'/api/minimalPairs',
		{
			schema: { summary: 'Pairs of words that differ in a sound', response: { 200: minimalPairSetsSchema } },
		},
		async () => minimalPairs,
	);
}
