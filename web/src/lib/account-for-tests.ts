import type { Consent } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { LearnerState } from '@henry/contract/learner-state.ts';
import { signInBy } from './session.ts';

const user = {
	...{ uid: 'ana', email: 'ana@example.org', displayName: null, photoUrl: null, phoneNumber: null },
	...{ emailVerified: true, isAnonymous: false, providers: [] },
};

/** Somebody is signed in in this browser. */
export const signInForTests = (consent: Consent = 'notNeeded', uid = user.uid) =>
	signInBy(async () => ({
		...{ signedIn: true, user: { ...user, uid }, consent, keepRecordingsDays: null },
		expiresAtMs: Date.now() + 3_600_000,
	}));

export const signOutForTests = () => signInBy(async () => ({ signedIn: false }));

/** A server that keeps an account's state; `failing` are the calls that it answers with an error. */
export function learnerServer(kept: Partial<LearnerState> = {}) {
	const server = {
		kept: { memory: null, path: null, begunChecks: null, ...kept } as LearnerState,
		failing: [] as string[],
		calls: [] as string[],
		async answer(path: string, { body }: RequestInit = {}): Promise<Response> {
			server.calls.push(path);
			if (server.failing.includes(path)) {
				const error = { code: 'internal', message: 'The disk is full.' };
				return new Response(JSON.stringify({ error }), { status: 500 });
			}
			if (path === apiPaths.learnerState) return new Response(JSON.stringify(server.kept));
			if (path === apiPaths.saveLearnerState) {
				server.kept = { ...server.kept, ...JSON.parse(String(body)).data };
			}
			return new Response(JSON.stringify({ result: { done: true } }));
		},
	};
	return server;
}
