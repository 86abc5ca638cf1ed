import { accountPaths } from '@henry/contract/account-paths.ts';
import { openIdReturnPath } from '@henry/contract/open-id.ts';
import { createOpenId } from '#server/adapters/open-id/openid-client.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { post, type World } from './accounts-for-tests.ts';
import { clientByForm, clientForTests, visitIssuer } from './oidc-provider-for-tests.ts';

/** Where an issuer sends whoever has signed in there. */
export const returnAddress = `${configForTests.publicAddress}${openIdReturnPath}`;

/** What Google and Microsoft say is held against their own rules; here the same issuer plays all three. */
export const openIdAt = (address: string, answerWithinMs?: number) =>
	createOpenId(
		(['google', 'microsoft', 'issuer'] as const).map((id) => ({
			...{ id, name: id, issuer: address, asksForTwo: id === 'google' },
			...(id === 'issuer' ? clientForTests : clientByForm),
		})),
		returnAddress,
		answerWithinMs,
	);

/** Goes to the issuer as a browser does; the address that it sends the browser back to. */
export const visit = (start: string, answer: 'agree' | 'refuse' = 'agree') =>
	visitIssuer(start, returnAddress, answer);

/** How somebody begins: without more, at the issuer that is neither Google nor Microsoft. */
export type Beginning = { issuer?: 'google' | 'microsoft' | 'issuer'; guardianEmail?: string };
type Cookies = Record<string, string>;

/** The two calls of a sign-in by an issuer, to the server that the test is on now. */
export function openIdCalls(world: () => World) {
	async function begin({ issuer: id = 'issuer', ...rest }: Beginning = {}) {
		const answer = await post(world().app, accountPaths.beginOpenId, { issuer: id, language: 'en', ...rest });
		const cookie = answer.cookies.find(({ name }) => name === 'henry_open_id');
		return {
			address: answer.json().address as string,
			cookie,
			cookies: { henry_open_id: cookie?.value ?? '' },
		};
	}

	const finish = (query: string, cookies: Cookies) =>
		post(world().app, accountPaths.finishOpenId, { query }, cookies);

	/** The whole way; the answer to the last call. */
	async function signIn(beginning: Beginning = {}) {
		const { address: start, cookies } = await begin(beginning);
		return finish((await visit(start)).search, cookies);
	}
	return { begin, finish, signIn };
}
