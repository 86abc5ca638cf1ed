import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import type { AudioEncoder } from '#server/ports/audio-encoder.ts';

/**
 * The content's sounds as MP3, for players without Opus (Safari before 18.4): the address of a sound with `.mp3` for
 * `.opus`. Each is made when it is first asked for, and kept.
 */
export function registerModelAudio(
	app: FastifyInstance,
	encoder: AudioEncoder,
	{ contentFolder }: { contentFolder: string },
): void {
	const madeByName = new Map<string, Promise<Uint8Array>>();

	function mp3Of(name: string): Promise<Uint8Array> {
		const file = join(contentFolder, 'audio', `${name}.opus`);
		if (!existsSync(file)) throw new AppError('not-found', 'There is nothing at this address.');
		const made = madeByName.get(name) ?? readFile(file).then((opus) => encoder.opusToMp3(opus));
		madeByName.set(name, made);
		made.catch(() => madeByName.delete(name));
		return made;
	}

	app.get<{ Params: { folder: string; name: string } }>(
		'/content/audio/:folder(^[a-z0-9-]+$)/:name(^[a-z0-9-]+).mp3',
		{ schema: { hide: true } },
		async ({ params: { folder, name } }, reply) => {
			const mp3 = await mp3Of(`${folder}/${name}`);
			return reply.type('audio/mpeg').header('cache-control', 'public, max-age=3600').send(mp3);
		},
	);
}
