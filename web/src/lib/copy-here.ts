import * as z from 'zod/mini';
import { canKeepHere, keepHere, keptHere } from './kept-here.ts';
import { sessionNow } from './session.ts';
import { isUnreachable } from './unreachable.ts';

/**
 * What the server answers to the signed-in user; where it cannot be reached, what it answered last, of which this device
 * keeps a copy until it is signed out of. Rejects as `load` does where there is none.
 */
export async function orCopyHere<Value>(
	what: string,
	schema: z.ZodMiniType<Value>,
	load: () => Promise<Value>,
): Promise<Value> {
	const session = sessionNow();
	if (session.status !== 'signedIn' || !canKeepHere()) return load();
	const name = `${session.user.uid}/${what}`;
	try {
		const value = await load();
		// Without room for it, it is there only with a connection.
		await keepHere(name, value).catch(() => {});
		return value;
	} catch (error) {
		const kept = isUnreachable(error) ? z.safeParse(schema, await (await keptHere(name))?.json()) : undefined;
		if (!kept?.success) throw error;
		return kept.data;
	}
}
