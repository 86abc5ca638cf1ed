import { createHash } from 'node:crypto';
import type { ServerTexts } from '@henry/contract/server-texts.ts';
import type { FastifyReply } from 'fastify';

const style = `
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1d2b2a; background: #fff; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; padding: 0.75rem 0; border-top: 1px solid #d5dddb; }
li span { overflow-wrap: anywhere; }
form { margin: 0; }
.button { display: inline-block; min-height: 2.75rem; box-sizing: border-box; padding: 0.55rem 1.25rem; border: 0; border-radius: 999px; font: inherit; font-weight: 700; color: #fff; background: #0b6b5f; text-decoration: none; cursor: pointer; }
.button:focus-visible { outline: 3px solid #e0851b; outline-offset: 2px; }
`;
const closeScript = "parent.postMessage({ subject: 'org.imsglobal.lti.close' }, '*');";
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
const filled = (text: string, blanks: Record<string, string>) =>
	text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => blanks[name] ?? '');

type Page = { language: string; title: string; body: string; formAction?: string; script?: string };

/**
 * Sends a small page of our own that platforms show in a frame. It keeps no cookie and needs none, so that browsers which
 * block those of other sites show it all the same. Nothing on it does harm where another site frames it.
 */
function send(reply: FastifyReply, { language, title, body, formAction, script = '' }: Page) {
	const policy = [
		`default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; frame-ancestors *`,
		`form-action ${formAction ? new URL(formAction).origin : "'none'"}`,
		...(script ? [`script-src ${hashOf(script)}`] : []),
	].join('; ');
	return reply
		.removeHeader('x-frame-options')
		.removeHeader('cross-origin-opener-policy')
		.header('content-security-policy', policy)
		.header('cache-control', 'no-store')
		.header('referrer-policy', 'no-referrer')
		.type('text/html; charset=utf-8')
		.send(`<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>${body}</main>${script && `<script>${script}</script>`}</body></html>`);
}

type Texts = ServerTexts['lti'];
type Shown = { language: string; texts: Texts };

/** One tap opens Henry in a window of its own. */
export function sendOpenPage(reply: FastifyReply, { language, texts }: Shown, name: string, address: string) {
	const button = `<a class="button" href="${escaped(address)}" target="_blank" rel="noopener">${escaped(texts.open)}</a>`;
	const body = `<p>${escaped(texts.openHint)}</p><p>${button}</p>`;
	return send(reply, { language, title: filled(texts.hello, { name }), body });
}

/** Each thing that can be put into a course, with the button that sends it to the platform. */
export function sendPickPage(
	reply: FastifyReply,
	{ language, texts }: Shown,
	{
		course,
		returnAddress,
		picks,
	}: {
		course: string;
		returnAddress: string;
		picks: readonly { title: string; signed: string }[];
	},
) {
	const items = picks.map(
		({ title, signed }) => `<li><span>${escaped(title)}</span>
<form method="post" action="${escaped(returnAddress)}"><input type="hidden" name="JWT" value="${escaped(signed)}">
<button class="button" aria-label="${escaped(`${texts.add}: ${title}`)}">${escaped(texts.add)}</button></form></li>`,
	);
	const title = filled(texts.pickTitle, { course });
	return send(reply, { language, title, body: `<ul>${items.join('')}</ul>`, formAction: returnAddress });
}

/** The end of a registration: the platform closes its window by this message of the standard. */
export function sendConnectedPage(reply: FastifyReply, { language, texts }: Shown) {
	return send(reply, { language, title: texts.connected, body: '', script: closeScript });
}

export function sendFailurePage(
	reply: FastifyReply,
	{ language, texts }: Shown,
	{ status, advice }: { status: number; advice: string },
) {
	reply.status(status);
	return send(reply, { language, title: texts.failed, body: `<p role="alert">${escaped(advice)}</p>` });
}
