import { type RequestKind, requestSounds } from './request-sounds.ts';
import { commandStart, notToHenry } from './said-to-henry.ts';
import { soundsAboutHenry } from './sounds-about-henry.ts';
import { countWords, type SaidWord } from './spoken-words.ts';

/** A request, with the word that it is about (`meaning`), and what else was said. */
export type Request = { kind: RequestKind; word?: string; rest: SaidWord[] };

const asPatterns = (expressions: readonly string[] = []) =>
	expressions.map((expression) => new RegExp(expression));
const sounds = [...requestSounds, ...soundsAboutHenry].flatMap(
	({ kind, maxRest = 0, toHenry, commands, alone }) => [
		{ kind, maxRest, isCommand: false, patterns: asPatterns(toHenry) },
		{ kind, maxRest, isCommand: true, patterns: asPatterns(commands) },
		{ kind, maxRest: 0, isCommand: false, patterns: asPatterns(alone) },
	],
);

/** Words around a request that are no answer. */
const fillers = new Set(
	`sorry please well ok okay yes no uh oh hi hello hey henry excuse me but and so can could you would i am think maybe
	very much thank thanks for now today just really the a to it that this one time again not what don't do
	understand know my is was question`.split(/\s+/),
);

/** What is said beside a request out of politeness, or as a reason for it. */
const asides = new RegExp(
	[
		'^(?:listen|look|wait|teacher)\\b',
		"\\b(?:i am|i'm) (?:very |so |really |too |a bit |a little )*(?:tired|late|busy|nervous|sleepy|hungry|ill|sick|in a hurry)\\b",
		'\\bi (?:have to|must|need to) (?:go|leave)(?: home| to (?:work|bed|sleep|eat|the \\w+))?\\b',
		'\\bi have (?:sleep|hunger|a headache|(?:a|an|another) \\w+ (?:now|soon|in \\w+ minutes))\\b',
		'\\b(?:it is|my english is) (?:\\w+ )?(?:late|bad)\\b',
		'\\bmy \\w+ (?:is (?:here|ready|coming|calling|waiting)|comes|leaves|starts)(?: me| for me| now| soon| in \\w+ minutes)*\\b',
		'\\b(?:it was |it is )?(?:very |really )?(?:nice|good|great|lovely|a pleasure) (?:to talk|talking|to speak|speaking|to meet|meeting)(?: to| with)? you\\b',
		'\\bthank(?: you|s)(?: for (?:your|the|everything|talking)(?: \\w+)?)?|\\b(?:have|see) (?:a|you) (?:\\w+ )?(?:day|evening|night|weekend|week|tomorrow|later|soon|monday)\\b',
	].join('|'),
	'g',
);

/** Who asks for something does so at the end of a long answer, if at all. */
const mostWords = 40;

/** How many of these words carry a meaning beside a request. */
const wordsOfMeaning = (rest: readonly SaidWord[]) =>
	textOf(rest)
		.replace(asides, '')
		.split(' ')
		.filter((word) => word !== '' && !fillers.has(word)).length;

const textOf = (words: readonly SaidWord[]) => words.map(({ lower }) => lower).join(' ');

const beginsCommand = new RegExp(`(?:${commandStart}|\\b(?:you (?:can|could)|understand|hear you|so) )$`);
const isToOthers = new RegExp(`${notToHenry}$`);

/** What the learner asks of Henry, or undefined where an answer was given. The first that fits counts. */
export function findRequest(all: readonly SaidWord[]): Request | undefined {
	const words = all.slice(-mostWords);
	const text = textOf(words);
	if (text === '') return { kind: 'silence', rest: [] };
	for (const { kind, maxRest, isCommand, patterns } of sounds) {
		const fitting = patterns.filter((pattern) => pattern.test(text));
		for (const match of fitting.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))])) {
			const before = text.slice(0, match.index);
			const from = countWords(before);
			const after = words.slice(from + countWords(match[0]));
			const isBegun = beginsCommand.test(before) || words[from]?.afterBreak || after[0]?.lower === 'please';
			if (isToOthers.test(before) || (isCommand && !isBegun)) continue;
			const rest = [...all.slice(0, -mostWords), ...words.slice(0, from), ...after];
			if (wordsOfMeaning(rest) > maxRest) continue;
			const word = match.groups?.word;
			return { kind, rest, ...(word && { word }) };
		}
	}
	return undefined;
}
