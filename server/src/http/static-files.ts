import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { AcademyDoor } from '@henry/contract/academy-door.ts';
import type { EnginesAtWork } from '@henry/contract/engines-at-work.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { MailLook } from '#server/ports/house-store.ts';
import { type BuiltSite, documentFor, readDocuments } from './documents.ts';

/** What hears and judges in the browser, in threads of their own: they alone may compile WebAssembly. */
const offlineEngineScript = /\/assets\/(?:whisper|judge)\.worker-[^/]+\.js$/;

/** What a page is told of the academy whose host it is at: how its mails are signed is nobody's business. */
const doorOf = ({ senderName: _, ...door }: MailLook): AcademyDoor => door;

/** Serves the built web app, whose router owns every path that is not the server's, and the content's media. */
export async function registerStaticFiles(
	app: FastifyInstance,
	{ contentFolder, ...built }: Pick<Config, 'contentFolder'> & BuiltSite,
	enginesAtWork: () => EnginesAtWork,
): Promise<void> {
	for (const folder of ['audio', 'pictures']) {
		await app.register(fastifyStatic, {
			root: join(contentFolder, folder),
			prefix: `/content/${folder}/`,
			decorateReply: false,
			maxAge: '1h',
		});
	}
	const isBuilt = existsSync(join(built.webFolder, 'index.html'));
	const documents = isBuilt ? readDocuments(built) : undefined;
	const sendDocument = ({ url, headers, academy }: FastifyRequest, reply: FastifyReply) =>
		reply
			.type('text/html; charset=utf-8')
			.header('cache-control', 'no-cache')
			.header('vary', 'accept-language, cookie')
			.send(
				documents &&
					documentFor(documents, { url, headers, academy: academy && doorOf(academy.look) }, enginesAtWork()),
			);
	if (documents) {
		await app.register(fastifyStatic, {
			root: built.webFolder,
			wildcard: true,
			index: false,
			allowedPath: (path) => !path.startsWith('/pages/'),
			setHeaders(response, path) {
				const isHashed = path.includes('/assets/');
				response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
				if (offlineEngineScript.test(path)) {
					const policy = String(response.getHeader('content-security-policy'));
					// A directive counts the first time it is named.
					const ofScripts = "script-src 'self' 'wasm-unsafe-eval'";
					response.header('content-security-policy', policy.replace(/script-src [^;]*/, ofScripts));
				}
			},
		});
		for (const url of ['/', '/index.html']) app.get(url, { schema: { hide: true } }, sendDocument);
	}
	app.setNotFoundHandler((request, reply) => {
		const isPage = /^(?:GET|HEAD)$/.test(request.method) && !/^\/(api|content|assets)\//.test(request.url);
		if (isPage && documents) return sendDocument(request, reply);
		throw new AppError('not-found', 'There is nothing at this address.');
	});
}
