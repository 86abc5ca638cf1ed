import type { ConverseResponse } from '../../contract/src/conversation.ts';
import type { GrammarChecker } from '../../server/src/ports/grammar-checker.ts';
import type { Line } from './dialogue.ts';
import type { Transcript } from './transcript.ts';

/** Something that a dialogue must not have. `check` names what it broke. */
export type Failure = { dialogue: string; check: CheckName; what: string };

export const checkNames = [
	'no repeated question',
	'requests and reactions',
	'nothing asked that was answered',
	'progress',
	'closing',
	'length',
	'grammar',
	'known bad patterns',
	'hints',
] as const;
type CheckName = (typeof checkNames)[number];

/** Most words of a turn, by difficulty; requests may need some more ("For example, you can say: ..."). */
export const mostWords = { beginner: 24, intermediate: 45, advanced: 60 };
const extraWordsForRequests = 25;

const wordsIn = (text: string) => text.split(/\s+/).length;
const questionsIn = (text: string) =>
	(text.match(/[^.!?"]+\?/g) ?? []).map((question) => question.trim().toLowerCase());

/** What is never right in Henry's turns, whatever a grammar checker finds. */
const badPatterns: readonly RegExp[] = [
	/[{}]|undefined|null|\bNaN\b|@/,
	/ {2}| [,.!?]|\.\.(?!\.)|[?!]\./,
	/(?:^|[.!?] )[a-z]/,
	/\b(\w+) \1\b/i,
	/\b(?:is|was|does|has) your (?:\w+ )?(?:cats|dogs|sisters|brothers|friends|parents|children|cousins|grandparents|colleagues|kids)\b/i,
	/\b(?:are|were|do|have) your (?:\w+ )?(?:cat|dog|sister|brother|friend|mother|father|husband|wife|boss|teacher|cousin)\b/i,
	/\b(?:he|she|it) (?:are|were|do|have|go|work)\b|\b(?:they|we|you) (?:is|was|does|has)\b/i,
	/\ba (?:[aeio]|hour\b|honest\b|un(?!i))\w*|\ban (?![aeio]|hour|honest|honou?r|u(?!ni|se))\w+/i,
	/\byour (?:your|my|me|the)\b|\bthe (?:my|your|the|a)\b/i,
	/\bdid you (?:\w+ly )?(?:went|was|had|bought|ate|saw|did)\b/i,
	/\b(?:I|you) (?:has|does|is|was) (?!n't)(?<!I was )/,
	/\bmy (?:family|mother|father|brother|sister|house|holiday|friends)\b(?![^"]*")/i,
];

/** Henry has no human life: what he must not say of himself outside an example. */
const inventedLife =
	/\bI (?:ate|slept|live in|was born|grew up|went to|have a (?:dog|cat|wife|husband|brother|sister)|work in)\b/;

/** Everything that holds for a reply to a line of the script. */
export function checkReplies({ dialogue, turns }: Transcript): Failure[] {
	return dialogue.lines.flatMap(({ checks }, index) => {
		const [before, reply] = [turns[index]?.henry, turns[index + 1]?.henry];
		if (!before || !reply) return [];
		const moment = { reply: reply.question, before: before.question, progress: reply.progress };
		return checks.flatMap((check) => {
			const complaint = check(moment);
			return complaint === undefined
				? []
				: [failure(dialogue.name, 'requests and reactions', `"${dialogue.lines[index]?.say}": ${complaint}`)];
		});
	});
}

const failure = (dialogue: string, check: CheckName, what: string): Failure => ({ dialogue, check, what });

const questionToHenry =
	/^(?:what|who|where|why|how|do|did|have|can|could|would|will|are|is|tell me)\b|\byou$/;

/** Whether a turn answers a request or a question, after which Henry may come back to his own. */
function isAfterRequest(lines: readonly Line[], turn: number, heard: string | undefined): boolean {
	return lines[turn - 1]?.isRequest ?? questionToHenry.test(heard ?? '');
}

export function checkQuestions({ dialogue, turns }: Transcript): Failure[] {
	const asked = new Set<string>();
	return turns.flatMap(({ henry, heard }, turn) => {
		const questions = questionsIn(henry.question);
		const repeated = isAfterRequest(dialogue.lines, turn, heard)
			? []
			: questions.filter((question) => asked.has(question));
		for (const question of questions) asked.add(question);
		const unwanted = questions.filter(
			(question) => turn > 0 && dialogue.never.some((never) => never.test(question)),
		);
		return [
			...repeated.map((question) => failure(dialogue.name, 'no repeated question', question)),
			...unwanted.map((question) => failure(dialogue.name, 'nothing asked that was answered', question)),
		];
	});
}

export function checkProgress({ dialogue, turns }: Transcript): Failure[] {
	const progress = turns.map(({ henry }) => henry.progress);
	const fell = progress.some((percent, index) => percent < (progress[index - 1] ?? 0));
	const whole = progress.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100);
	const isEarly = turns.some(({ henry }) => henry.progress === 100 && /\?$/.test(henry.question));
	return [
		...(fell || !whole || progress[0] !== 0 ? [failure(dialogue.name, 'progress', progress.join(' '))] : []),
		...(isEarly ? [failure(dialogue.name, 'progress', '100 percent, and still a question')] : []),
		...(progress.at(-1) === 100
			? []
			: [failure(dialogue.name, 'closing', `${turns.length} turns and no end`)]),
	];
}

export function checkLength({ dialogue, turns }: Transcript, difficulty: keyof typeof mostWords): Failure[] {
	return turns.flatMap(({ henry, heard }, turn) => {
		const most =
			mostWords[difficulty] + (isAfterRequest(dialogue.lines, turn, heard) ? extraWordsForRequests : 0);
		const isOver = henry.progress === 100;
		return wordsIn(henry.question) <= most + (isOver ? extraWordsForRequests : 0)
			? []
			: [failure(dialogue.name, 'length', `${wordsIn(henry.question)} words: ${henry.question}`)];
	});
}

export function checkWords({ dialogue, turns }: Transcript): Failure[] {
	return turns.flatMap(({ henry }) => {
		const own = henry.question.replaceAll(/"[^"]*"/g, 'X');
		const found = badPatterns.find((pattern) => pattern.test(own));
		return [
			...(found ? [failure(dialogue.name, 'known bad patterns', `${found}: ${henry.question}`)] : []),
			...(inventedLife.test(own) ? [failure(dialogue.name, 'known bad patterns', `a life: ${own}`)] : []),
			...hintProblems(henry.hints).map((what) => failure(dialogue.name, 'hints', what)),
		];
	});
}

function hintProblems({ word, starter, example }: ConverseResponse['hints']): string[] {
	const isWhole = /^[A-Z].*[.!]$/.test(example) && !/[{}]/.test(word + starter + example);
	return word && starter.includes('…') && isWhole ? [] : [`${word} | ${starter} | ${example}`];
}

/** Errors that our own grammar rules find in Henry's turns and in the examples of his hints. */
export async function checkGrammarOf(
	{ dialogue, turns }: Transcript,
	checker: GrammarChecker,
): Promise<Failure[]> {
	const texts = [...new Set(turns.flatMap(({ henry }) => [henry.question, henry.hints.example]))];
	const failures = await Promise.all(
		texts.map(async (text) =>
			(await checker.check(text)).sure.map(({ span, replacement }) =>
				failure(dialogue.name, 'grammar', `${text.slice(span.start, span.end)} -> ${replacement}: ${text}`),
			),
		),
	);
	return failures.flat();
}
