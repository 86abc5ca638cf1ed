import { isContentWord } from '#server/domain/exams/content-words.ts';
import type { Heard } from './heard.ts';
import type { PairOption, PairPlan } from './pair-plan.ts';
import type { RequestKind } from './request-sounds.ts';
import { findRequest } from './requests.ts';
import { countWords, type SaidWord } from './spoken-words.ts';

/** What the learner asks of the partner: why, what he thinks, or which idea is his; and of which sub-topic, if of one. */
export type Asked = { kind: 'reason' | 'opinion' | 'choice'; option: PairOption | undefined };

const start = '(?:^|\\| |\\b(?:and|but|so|ok|okay|well|sorry|yes|no|henry|now|then|really|please|hm|oh) )';
const opinion = '(?:opinion|view|point of view|thoughts?|idea|reasons?|argument|answer|choice|decision)';

const sounds: { kind: Asked['kind']; pattern: RegExp }[] = [
	...[
		`${start}why(?: not| so| exactly| is (?:that|it))?$`,
		// "Why because" asks nothing.
		`${start}why (?!because\\b|cause\\b|(?:do not|don't|not) (?:we|choose)\\b).*$`,
		"\\bwhy (?:do|did|would|are|is|don't|aren't|wouldn't) you\\b.*$",
		'\\bwhy you (?!know\\b)\\w+.*$',
		`\\b(?:explain|justify)(?: to)?(?: me)? (?:please )?(?:why|your ${opinion}|the reason|more about (?:it|that|your ${opinion})).*$`,
		`\\btell me (?:why|your reasons?|the reason|more about (?:it|that|your ${opinion})).*$`,
		'\\bgive me (?:an?|your|one|some|more|another|the) (?:\\w+ )?reasons?\\b.*$',
		'\\b(?:what|which) (?:is|are|was|were) (?:your|the) (?:\\w+ )?(?:reasons?|arguments?)\\b.*$',
		'\\bwhat makes you (?:think|say|choose|believe)\\b.*$',
		'\\b(?:how do you know|how come|how so|for what reason|are you sure|to know why)\\b.*$',
		'^(?:and )?(?:what for|the reasons?)$',
		`\\b(?:don't|do not|can't|cannot) (?:understand|see|get) (?:why|your ${opinion})\\b.*$`,
		"(?<!\\b(?:know|is|reason|explain|understand|that's|and) )\\bwhy$",
	].map((text) => ({ kind: 'reason', pattern: new RegExp(text) }) as const),
	...[
		'\\b(?:which|what)(?: \\w+){0,3} (?:do|would|will|did) you (?:choose|prefer|pick|recommend|take|vote|go|like (?:best|most|more|the))\\b.*$',
		'\\bwhich(?: \\w+)? (?:do|would) you\\b.*$',
		'\\b(?:what|which)(?: one)? (?:is|are|was|would be) (?:your|yours)(?: (?:first|own|final))?(?: (?:favou?rite|choice|decision|preference|option|proposal|suggestion)\\b.*)?$',
		`${start}(?:what|which)(?: one| idea| option| of them)? is (?:the )?(?:best|better|most \\w+|more \\w+)\\b.*$`,
		'\\b(?:do|would) you (?:prefer|choose|rather|pick)\\b.*$',
		'\\b(?:what|which)(?: one)? you (?:prefer|choose|like more)\\b.*$',
		'\\b(?:what|which)(?: one| idea)? (?:should|shall|do|can) we (?:choose|pick|decide|take|do)\\b.*$',
		`${start}(?:i let )?(?:you (?:can |should |have to |must )?|let you |it is up to you )?(?:choose|decide|pick)(?: you| it| one| for me| first| please)*$`,
		'\\b(?:it is )?(?:your (?:choice|turn|favou?rite)|up to you)$',
	].map((text) => ({ kind: 'choice', pattern: new RegExp(text) }) as const),
	...[
		'\\bwhat (?:(?:do|would|did) you (?:think|feel|say about)|would you say)\\b.*$',
		'(?<!\\b(?:understand|know|like|see|with) )\\bwhat you think\\b.*$',
		`\\bwhat (?:is|are) (?:your|yours)\\b(?: own)?(?: ${opinion}\\b.*)?$`,
		`\\b(?:what|how) about (?:you|yourself|your ${opinion})\\b.*$`,
		`\\b(?:and|or) (?:for |in )?(?:you|yourself|yours|your ${opinion})(?: henry| too)*$`,
		`^(?:and )?(?:for you|(?:in |from )?your ${opinion})$`,
		"\\b(?:do|would|don't|wouldn't) you (?:also |really |not )?(?:agree|think|believe|like|recommend|love|hate|enjoy|find|see it)\\b.*$",
		'^(?:and )?you agree(?: with me)?$',
		'\\bhow (?:do|would) you (?:see|feel)\\b.*$',
		`\\b(?:tell|give) me (?:your ${opinion}|what you think)\\b.*$`,
		`\\bto (?:know|hear) (?:your ${opinion}|what you think)\\b.*$`,
		'\\b(?:am i right|are you (?:for|against|in favou?r))\\b.*$',
	].map((text) => ({ kind: 'opinion', pattern: new RegExp(text) }) as const),
];

/** What else a question may have been taken for. */
const otherwiseTaken: ReadonlySet<RequestKind | undefined> = new Set([
	undefined,
	'backToHenry',
	'henrysLife',
	'knowledge',
	'noIdea',
	'think',
	'help',
	'meaning',
	'simpler',
] as const);

const suggesting =
	/\b(?:(?:what|how) about|why (?:don't|do not) we|why not|let's|let us|(?:can|could|should|shall|may) we (?:talk|speak|discuss|choose|take|go|say|decide|pick|start|change|agree))\b/;
const judging = /\b(?:is|are) (?:it|this|that|they|these)\b/;
const answering = /^(?:yes|yeah|no|not)$/;
const mostUnsure = 0.5;

/** The sub-topic that is named first, by its own name if any is. */
function optionNamedIn({ options }: PairPlan, words: readonly SaidWord[]): PairOption | undefined {
	const firstBy = (find: 'findName' | 'findSubject') =>
		options
			.flatMap((option) => option[find](words).map(({ index }) => ({ option, index })))
			.toSorted((one, other) => one.index - other.index)[0]?.option;
	return firstBy('findName') ?? firstBy('findSubject');
}

/** Whether the learner suggests a sub-topic, though it sounds like a question: "What about films?" */
export const isSuggesting = (words: readonly SaidWord[]) =>
	suggesting.test(words.map(({ lower }) => lower).join(' '));

/** What a turn asks of the partner, and what else it says; undefined where it asks nothing of him. */
export function askedIn(
	plan: PairPlan,
	heard: Heard,
	pending: PairOption | undefined,
): { asked: Asked | undefined; answer: SaidWord[] } | undefined {
	const { words, request } = heard;
	const unsure = words.filter((word) => word.unsure).length;
	if (!otherwiseTaken.has(request?.kind) || unsure > mostUnsure * words.length) return undefined;
	if (isSuggesting(words) && optionNamedIn(plan, words)) return { asked: undefined, answer: words };
	const text = words.map(({ lower, afterBreak }) => (afterBreak ? `| ${lower}` : lower)).join(' ');
	for (const { kind, pattern } of sounds) {
		const match = pattern.exec(text);
		if (!match) continue;
		const count = countWords(match[0].replaceAll('|', ''));
		const from = countWords(text.slice(0, match.index).replaceAll('|', ''));
		const rest = [...words.slice(0, from), ...words.slice(from + count)];
		const option = optionNamedIn(plan, words.slice(from, from + count));
		return { asked: { kind, option }, answer: saysSomething(rest) ? rest : [] };
	}
	if (request?.kind !== 'knowledge') return undefined;
	// Any question of fact about a sub-topic is one about what Henry thinks of it.
	const isOfPending = pending?.reasons.some(({ findReason }) => findReason(words).length > 0);
	const option = optionNamedIn(plan, words) ?? (isOfPending ? pending : undefined);
	const isJudged =
		judging.test(text) && plan.findPositive(words).length + plan.findNegative(words).length > 0;
	return option || isJudged ? { asked: { kind: 'opinion', option }, answer: [] } : undefined;
}

/** Whether there is an answer beside a question. "I don't know" is none. */
const saysSomething = (rest: readonly SaidWord[]) =>
	findRequest(rest) === undefined && rest.some(({ lower }) => isContentWord(lower) || answering.test(lower));
