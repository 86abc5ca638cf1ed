import * as z from 'zod/mini';
import { keepHere, keptHere, namesHere } from '#web/lib/kept-here.ts';
import { sessionNow } from '#web/lib/session.ts';
import { isUnreachable } from '#web/lib/unreachable.ts';

/** Where this device keeps what a mock exam day needs and makes, for the signed-in user. */
export function mockFolder(): string {
	const session = sessionNow();
	return `${session.status === 'signedIn' ? session.user.uid : 'visitor'}/mock`;
}

/** Where the answers to a room's exams lie, a folder for each slot, until all of that exam has arrived. */
export const roomAnswersFolder = () => `${mockFolder()}/said/`;

/** How many exams of rooms have answers on this device that have not arrived. */
export async function unsentRoomExams(): Promise<number> {
	const names = await namesHere(roomAnswersFolder());
	return new Set(names.map((name) => name.slice(roomAnswersFolder().length).split('/')[0])).size;
}

/**
 * What the server answers, kept on this device for when it cannot be reached; what is kept then. Rejects with an `ApiError`
 * where nothing is.
 */
export async function answerOrKept<Schema extends z.ZodMiniType>(
	name: string,
	schema: Schema,
	ask: () => Promise<z.infer<Schema>>,
): Promise<z.infer<Schema>> {
	const place = `${mockFolder()}/answers/${name}`;
	try {
		const answer = await ask();
		// Without room, the day works as long as there is a connection.
		await keepHere(place, answer).catch(() => {});
		return answer;
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		const kept = z.safeParse(schema, await (await keptHere(place))?.json());
		if (!kept.success) throw error;
		return kept.data;
	}
}
