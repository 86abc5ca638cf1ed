import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { parseJson } from './parse-json.ts';

/** A value as text that only this server, and those that share its key, can have made; for one purpose alone. */
export function sign(app: FastifyInstance, purpose: string, value: object): string {
	const text = Buffer.from(JSON.stringify(value)).toString('base64url');
	const [, signature = ''] = app.signCookie(`${purpose} ${text}`).split(/\.(?=[^.]*$)/);
	return `${text}.${signature.replaceAll('+', '-').replaceAll('/', '_')}`;
}

/** What was signed for this purpose; undefined for everything else. */
export function readSigned<Schema extends z.core.$ZodType>(
	app: FastifyInstance,
	purpose: string,
	signed: string,
	schema: Schema & { safeParse(value: unknown): { data?: z.output<Schema> | undefined } },
): z.output<Schema> | undefined {
	const [text = '', signature = ''] = signed.split('.');
	const standard = signature.replaceAll('-', '+').replaceAll('_', '/');
	if (!app.unsignCookie(`${purpose} ${text}.${standard}`).valid) return undefined;
	return schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString())).data;
}
