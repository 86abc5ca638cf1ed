import { ltiPaths } from '@henry/contract/lti.ts';
import type { FastifyInstance } from 'fastify';
import type { SeenByPlatform, StartForTests, ToolForTests } from './lti-platform-for-tests.ts';

/** The addresses of this server as a platform is told them. */
export const toolOf = (publicAddress: string, platformId: string): ToolForTests => ({
	login: `${publicAddress}${ltiPaths.login}/${platformId}`,
	launch: `${publicAddress}${ltiPaths.launch}/${platformId}`,
	keys: `${publicAddress}${ltiPaths.keys}`,
});

const unescaped = (text: string) =>
	text
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&');

/** The forms of a page, as a browser would send them. */
export function formsOn(html: string): { action: string; fields: Record<string, string> }[] {
	return [...html.matchAll(/<form[^>]*?action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].map(
		([, action = '', inside = '']) => ({
			action: unescaped(action),
			fields: Object.fromEntries(
				[...inside.matchAll(/<input[^>]*?name="([^"]*)"[^>]*?value="([^"]*)"/g)].map(
					([, name = '', value = '']) => [name, unescaped(value)],
				),
			),
		}),
	);
}

export const sendForm = (
	app: FastifyInstance,
	url: string,
	fields: Record<string, string>,
	headers: Record<string, string> = {},
) =>
	app.inject({
		method: 'POST',
		url,
		headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
		payload: new URLSearchParams(fields).toString(),
	});

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

/** Goes from the platform's page to the form that brings somebody here, as a browser does. */
export async function goTo(app: FastifyInstance, platform: string, start: StartForTests) {
	const query = new URLSearchParams({ start: JSON.stringify(start) });
	const begun = await fetch(`${platform}/start?${query}`, { redirect: 'manual' });
	const login = await app.inject({ url: pathOf(begun.headers.get('location') ?? '') });
	if (login.statusCode !== 302) return { refused: login };
	const page = await fetch(String(login.headers.location));
	const [form] = formsOn(await page.text());
	if (!form) throw new Error(`The platform shows no form: ${page.status}`);
	return form;
}

/** The same, and sends that form. */
export async function launch(
	app: FastifyInstance,
	platform: string,
	start: StartForTests,
	headers: Record<string, string> = {},
) {
	const form = await goTo(app, platform, start);
	return 'refused' in form ? form.refused : sendForm(app, pathOf(form.action), form.fields, headers);
}

/** The ticket of the window that a launch opens. */
export function ticketIn(answer: { headers: Record<string, unknown>; body: string }): string {
	const where = String(answer.headers.location ?? answer.body);
	const [, ticket] = /#ticket=([\w.-]+)/.exec(where) ?? [];
	if (!ticket) throw new Error(`There is no ticket: ${where.slice(0, 2_000)}`);
	return ticket;
}

export async function seenBy(platform: string): Promise<SeenByPlatform> {
	return (await fetch(`${platform}/seen`)).json() as Promise<SeenByPlatform>;
}

export async function tellTool(platform: string, tool: ToolForTests): Promise<void> {
	await fetch(`${platform}/tool`, { method: 'POST', body: JSON.stringify(tool) });
}
