import type { LanguageModelMessage } from '#server/ports/language-model.ts';

/** Messages that do not fit are left out by so many at once, so that what is left stays the same for some turns. */
const leftOutAtOnce = 8;

/**
 * The messages of a conversation without the oldest behind the first one, as few of them as make the rest fit; undefined
 * where not even the first and the last do.
 */
export function fittingMessages(
	messages: readonly LanguageModelMessage[],
	fits: (some: LanguageModelMessage[]) => boolean,
): LanguageModelMessage[] | undefined {
	const [first, ...others] = messages;
	if (!first) return undefined;
	for (let leftOut = 0; leftOut < messages.length; leftOut += leftOutAtOnce) {
		const some = [first, ...others.slice(leftOut)];
		if (fits(some)) return some;
	}
	return undefined;
}
