import { type Sound, soundsSchema } from '@henry/contract/sounds.ts';
import type { FastifyInstance } from 'fastify';

/** The sounds of English: how each is made, drawn and practised. */
export function registerSounds(app: FastifyInstance, sounds: Sound[]): void {
	app.get(
		'/api/sounds',
		{ schema: { summary: 'Sounds and how to make them', response: { 200: soundsSchema } } },
		async () => sounds,
	);
}
