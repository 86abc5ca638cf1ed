import type { ConversationMessage, ConverseRequest, ConverseResponse } from '@henry/contract/conversation.ts';
import type { Remembered } from '@henry/contract/memory.ts';
import type { Coach } from '#server/ports/coach.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { DangerWatch } from './danger-watch.ts';

/** The reply where the learner has spoken of danger: the notice, beside what the conversation had come to. */
function noticeInstead(
	danger: NonNullable<ConverseResponse['danger']>,
	conversation: readonly ConversationMessage[],
	coach: Coach,
): ConverseResponse {
	const { name, embedded } = coach.health();
	const covered = conversation.findLast(({ role }) => role === 'system')?.covered ?? [];
	return {
		question: danger.text.en,
		progress: 0,
		covered,
		hints: { word: '', starter: '', example: '' },
		coach: { name, embedded },
		danger,
	};
}

/**
 * A coach that is asked only where the learner is in no danger that they speak of. Turns that spoke of it before are kept
 * from him as well.
 */
export function createCarefulCoach(coach: Coach, danger: DangerWatch): Coach {
	async function ask<Request extends { fullConversation: ConversationMessage[] }>(
		request: Request,
		answer: (request: Request) => Promise<ConverseResponse>,
	): Promise<ConverseResponse> {
		const { latest, rest } = await danger.watch(request.fullConversation);
		if (latest) return noticeInstead(latest, request.fullConversation, coach);
		return answer({ ...request, fullConversation: rest });
	}

	/** What speaks of danger is not remembered either, whoever wrote it there. */
	async function safeMemory({ facts, takesUp }: Remembered): Promise<Remembered> {
		const safe = await danger.withoutDanger(facts);
		const [alsoSafe] = takesUp ? await danger.withoutDanger([takesUp]) : [];
		return { facts: safe, ...(alsoSafe && { takesUp: alsoSafe }) };
	}

	const safeRequest = async ({ remembered, ...request }: ConverseRequest): Promise<ConverseRequest> => ({
		...request,
		...(remembered && { remembered: await safeMemory(remembered) }),
	});

	/** Passes on what is safe of what the learner has said so far. */
	async function follow<Request extends { fullConversation: ConversationMessage[] }>(
		request: Request,
		options: CallOptions,
		listen: (request: Request) => void,
	): Promise<void> {
		const { latest, rest } = await danger.watch(request.fullConversation);
		if (!latest && !options.signal?.aborted) listen({ ...request, fullConversation: rest });
	}

	return {
		health: () => coach.health(),
		start: () => coach.start(),
		close: () => coach.close(),
		converse: (request, options) =>
			ask(request, async (safe) => coach.converse(await safeRequest(safe), options)),
		listen: (request, options = {}) =>
			void follow(request, options, async (safe) => coach.listen?.(await safeRequest(safe), options)),
		listenStarTopic: (request, options = {}) =>
			void follow(request, options, (safe) => coach.listenStarTopic?.(safe, options)),
		beginnings: (exercise) => coach.beginnings?.(exercise) ?? [],
		converseStarTopic: (request, options) => ask(request, (safe) => coach.converseStarTopic(safe, options)),
	};
}
