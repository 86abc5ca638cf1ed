import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Site, siteElementId } from '@henry/contract/site.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/domain/app-error.ts';

/** Serves the built web app, whose router owns every path that is not the server's, and the content's media. */
export async function registerStaticFiles(
	app: FastifyInstance,
	{ webFolder, contentFolder, site }: Pick<Config, 'webFolder' | 'contentFolder' | 'site'>,
): Promise<void> {
	for (const folder of ['audio', 'pictures']) {
		await app.register(fastifyStatic, {
			root: join(contentFolder, folder),
			prefix: `/content/${folder}/`,
			decorateReply: false,
			maxAge: '1h',
		});
	}
	const page = readPage(join(webFolder, 'index.html'), site);
	const sendPage = (reply: FastifyReply) =>
		reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
	if (page !== undefined) {
		await app.register(fastifyStatic, {
			root: webFolder,
			wildcard: true,
			index: false,
			setHeaders(response, path) {
				const isHashed = path.includes('/assets/');
				response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
			},
		});
		for (const url of ['/', '/index.html']) {
			app.get(url, { schema: { hide: true } }, (_request, reply) => sendPage(reply));
		}
	}
	app.setNotFoundHandler((request, reply) => {
		const isPage = request.method === 'GET' && !/^\/(api|content|assets)\//.test(request.url);
		if (isPage && page !== undefined) return sendPage(reply);
		throw new AppError('not-found', 'There is nothing at this address.');
	});
}

/** The one page of the web app, told what the settings say of the site; undefined where the app is not built. */
function readPage(file: string, site: Site): string | undefined {
	if (!existsSync(file)) return undefined;
	const json = JSON.stringify(site).replaceAll('<', '\\u003c');
	const element = `<script type="application/json" id="${siteElementId}">${json}</script>`;
	return readFileSync(file, 'utf8').replace('</head>', () => `${element}</head>`);
}
