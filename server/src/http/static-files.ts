import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/domain/app-error.ts';

/** Serves the built web app, whose router owns every path that is not the server's, and the content's media. */
export async function registerStaticFiles(
	app: FastifyInstance,
	{ webFolder, contentFolder }: Pick<Config, 'webFolder' | 'contentFolder'>,
): Promise<void> {
	for (const folder of ['audio', 'pictures']) {
		await app.register(fastifyStatic, {
			root: join(contentFolder, folder),
			prefix: `/content/${folder}/`,
			decorateReply: false,
			maxAge: '1h',
		});
	}
	const hasWebApp = existsSync(join(webFolder, 'index.html'));
	if (hasWebApp) {
		await app.register(fastifyStatic, {
			root: webFolder,
			wildcard: true,
			index: 'index.html',
			setHeaders(response, path) {
				const isHashed = path.includes('/assets/');
				response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
			},
		});
	}
	app.setNotFoundHandler((request, reply) => {
		const isPage = request.method === 'GET' && !/^\/(api|content|assets)\//.test(request.url);
		if (isPage && hasWebApp) return reply.sendFile('index.html', { cacheControl: false });
		throw new AppError('not-found', 'There is nothing at this address.');
	});
}
