import { type RequestKind, requestSounds } from './request-sounds.ts';
import type { SaidWord } from './spoken-words.ts';

/** A request, with the word that it is about (`meaning`), and what else was said. */
export type Request = { kind: RequestKind; word?: string; rest: SaidWord[] };

const sounds = requestSounds.map(({ expressions, ...sound }) => ({
	...sound,
	patterns: expressions.map((expression) => new RegExp(expression)),
}));

/** Words around a request that are no answer. */
const fillers = new Set(
	`sorry please well ok okay yes no uh oh hi hello hey henry excuse me but and so can could you would i am think maybe
	very much thank thanks for now today just really the a to it that this one time again because not what don't do
	understand know my is was question`.split(/\s+/),
);

/** Who asks for something does so at the end of a long answer, if at all. */
const mostWords = 40;

/** What the learner asks of Henry, or undefined where an answer was given. The first that fits counts. */
export function findRequest(all: readonly SaidWord[]): Request | undefined {
	const words = all.slice(-mostWords);
	const before = all.slice(0, -mostWords);
	const text = words.map(({ lower }) => lower).join(' ');
	if (text === '') return { kind: 'silence', rest: [] };
	for (const { kind, maxRest, patterns } of sounds) {
		for (const pattern of patterns) {
			const match = pattern.exec(text);
			if (!match) continue;
			const rest = [...before, ...wordsAround(words, text, match)];
			if (rest.filter(({ lower }) => !fillers.has(lower)).length > maxRest) continue;
			const word = match.groups?.word;
			return { kind, rest, ...(word && { word }) };
		}
	}
	return undefined;
}

/** The words before and after a match in the text that they make. */
function wordsAround(words: readonly SaidWord[], text: string, match: RegExpExecArray): SaidWord[] {
	const countWords = (part: string) => part.split(' ').filter(Boolean).length;
	const from = countWords(text.slice(0, match.index));
	return [...words.slice(0, from), ...words.slice(from + countWords(match[0]))];
}
