import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { findErrors } from '@henry/grammar/check-grammar.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import type { Tagger } from '@henry/grammar/tagged-text.ts';
import { loadContent } from '#server/content.ts';
import { rulesAlone } from '#server/domain/safety/danger-sense-for-tests.ts';
import { createDangerWatch } from '#server/domain/safety/danger-watch.ts';
import { createRicherWays } from './richer-ways.ts';
import type { ReportTools } from './talk-report.ts';
import { createLevelOf } from './vocabulary.ts';

export const contentForTests = loadContent(new URL('../../../../content/', import.meta.url));

/** The real rules and the real vocabulary, in this process. */
export function toolsForTests(tag: Tagger): ReportTools {
	return {
		checker: {
			health: () => ({ name: 'rules', model: '', embedded: true, state: 'ready', queued: 0 }),
			start: async () => {},
			close: async () => {},
			check: async (text) => findErrors(text, tag, grammarRules),
		},
		levelOf: createLevelOf(contentForTests.vocabularyLevels),
		richerWays: createRicherWays(contentForTests.richerWords),
		danger: createDangerWatch(rulesAlone, contentForTests.safety),
	};
}

/** A text as spoken words of 300 ms each; before a "|" there is a pause of half a second, and "?word" is in doubt. */
export function spoken(text: string): { content: string; words: TranscriptWord[] } {
	let startMs = 0;
	const words = text.split(' ').flatMap((part): TranscriptWord[] => {
		if (part === '|') {
			startMs += 500;
			return [];
		}
		const unsure = part.startsWith('?');
		const word = { text: unsure ? part.slice(1) : part, startMs, endMs: startMs + 300, unsure };
		startMs += 300;
		return [{ ...word, confidence0to1: unsure ? 0.2 : 0.9 }];
	});
	return { content: words.map((word) => word.text).join(' '), words };
}

/** A conversation in which the learner says these lines. */
export function conversationOf(
	lines: readonly (string | ReturnType<typeof spoken>)[],
): ConversationMessage[] {
	return lines.flatMap((line) => [
		{ role: 'system' as const, content: 'They goes home. And then?' },
		{ role: 'user' as const, ...(typeof line === 'string' ? { content: line } : line) },
	]);
}
