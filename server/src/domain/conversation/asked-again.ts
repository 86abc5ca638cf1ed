import type { ConverseRequest, ConverseResponse } from '@henry/contract/conversation.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import { lastQuestionOf } from './model-messages.ts';

/** A turn that says `told` and asks again what was asked, where the learner has spoken of something beside it. */
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
	return { ...answer, question: `${told} ${lastQuestionOf(before)}` };
}
