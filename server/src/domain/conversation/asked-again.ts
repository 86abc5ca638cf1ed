import type { ConverseRequest, ConverseResponse } from '@henry/contract/conversation.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import { yourTurn } from './model-messages.ts';
import { createPhrasing } from './phrasing.ts';

/** A turn that says `told` and gives the word back, where the learner has spoken of something beside what was asked. */
export async function askedAgain(
	coach: Coach,
	request: ConverseRequest,
	told: string,
	{ signal }: ConverseOptions = {},
): Promise<ConverseResponse> {
	const before = request.fullConversation.slice(0, -1);
	const repeats = { role: 'user' as const, content: 'can you repeat that please' };
	const answer = await coach.converse(
		{ ...request, fullConversation: [...before, repeats] },
		{ ...(signal && { signal }) },
	);
	const said = before.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
	return { ...answer, question: `${told} ${createPhrasing(said, told).any(yourTurn)}` };
}
