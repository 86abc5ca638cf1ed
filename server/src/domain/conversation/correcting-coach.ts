import type { ConversationMessage, ConverseRequest, ConverseResponse } from '@henry/contract/conversation.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { learnerText } from '#server/domain/talk-report/learner-text.ts';
import { reportedCorrections } from '#server/domain/talk-report/reported-corrections.ts';
import { correctTurns } from '#server/domain/talk-report/talk-report.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { askedAgain } from './asked-again.ts';
import { isLoss } from './loss.ts';
import { createPhrasing } from './phrasing.ts';
import { commandStart } from './said-to-henry.ts';

/** Nobody waits longer than this for a correction in mid-talk; the report has it all the same. */
const longestWaitMs = 1_500;
/** A longer sentence is no short recast. */
const mostRecastWords = 16;

const correctMe = 'correct (?:me|my (?:mistakes?|errors?|english|grammar))\\b';
const wantsCorrections = new RegExp(
	[
		`${commandStart}${correctMe}`,
		`\\b(?:you can|why do you not|why don't you) ${correctMe}`,
		'\\bcorrect me please\\b',
		`${commandStart}(?:tell|show) me (?:(?:when|if|where|all) )?(?:i (?:make|made|say)|my) (?:a |any |some )?(?:mistakes?|errors?|something wrong)\\b`,
	].join('|'),
);
const wantsNone = new RegExp(
	[
		`${commandStart}(?:do not|don't|not(?: to)?|stop|without) correct(?:ing)?\\b`,
		"\\b(?:do not|don't) want (?:that )?you(?: to)? correct\\b",
		"\\b(?:you can stop correcting|(?:you (?:do not|don't) (?:have|need)|no need) to correct)\\b",
		`(?:${commandStart}no|\\bwithout|\\bi (?:do not|don't) want)(?: any| more)* corrections?\\b`,
	].join('|'),
);

/** What the learner has asked for last in the talk itself; undefined where it was never spoken of. */
export function wish(text: string): boolean | undefined {
	const lower = text.toLowerCase().replaceAll('’', "'");
	if (wantsNone.test(lower)) return false;
	return wantsCorrections.test(lower) ? true : undefined;
}

const learnersIn = (conversation: readonly ConversationMessage[]) =>
	conversation.filter(({ role, content }) => role === 'user' && content !== '');

/** Whether the learner wants to be corrected in mid-talk: as was asked for in the talk, else as was set before it. */
function isWanted({ corrects = false, fullConversation }: ConverseRequest): boolean {
	const wishes = learnersIn(fullConversation).map(({ content }) => wish(content));
	return wishes.findLast((wanted) => wanted !== undefined) ?? corrects;
}

/** A spoken sentence as it is written: with its capital and its end. */
function asSentence(text: string): string {
	const sentence = text.trim().replace(/\bi\b/g, 'I');
	return sentence.charAt(0).toUpperCase() + sentence.slice(1) + (/[.!?]$/.test(sentence) ? '' : '.');
}

/**
 * A coach that, where the learner has asked to be corrected, begins his turn with one better way to say what was said
 * last: one short recast a turn, of what is surely wrong and surely heard, and none where a loss is told. What he said so
 * is kept from the coach behind him, lest it becomes his way of talking.
 */
export function createCorrectingCoach(coach: Coach, checker: GrammarChecker, phrases: CoachPhrases): Coach {
	const recasts = phrases.recast.map((text) => text.split('{sentence}'));

	/** Henry's words without the recast before them. */
	function withoutRecast(text: string): string {
		for (const [before = '', after = ''] of recasts) {
			const end = text.startsWith(before) ? text.indexOf(after, before.length) : -1;
			if (end !== -1) return text.slice(end + after.length).trim() || text;
		}
		return text;
	}

	const withoutRecasts = (request: ConverseRequest): ConverseRequest => ({
		...request,
		fullConversation: request.fullConversation.map((message) =>
			message.role === 'system' ? { ...message, content: withoutRecast(message.content) } : message,
		),
	});

	async function recastOf(message: ConversationMessage, signal: AbortSignal | undefined, seed: string) {
		const limit = AbortSignal.timeout(longestWaitMs);
		const learner = learnerText([message]);
		const feedback = await correctTurns(learner, checker, {
			signal: signal ? AbortSignal.any([signal, limit]) : limit,
		}).catch(() => undefined);
		const [first] = feedback ? reportedCorrections(learner, feedback) : [];
		if (!first || splitWords(first.correctedSentence).length > mostRecastWords) return undefined;
		const sentence = asSentence(first.correctedSentence);
		return createPhrasing([], seed).any(phrases.recast).replace('{sentence}', sentence);
	}

	async function converse(
		request: ConverseRequest,
		options: ConverseOptions = {},
	): Promise<ConverseResponse> {
		const { fullConversation } = request;
		const behind = withoutRecasts(request);
		const plain = behind.fullConversation;
		const last = fullConversation.at(-1);
		if (last?.role !== 'user' || last.content === '') return coach.converse(behind, options);
		const asked = wish(last.content);
		if (asked !== undefined) return answerWish(behind, asked, options);
		const isCorrecting = isWanted(request) && !isLoss(last.content.toLowerCase());
		const recast = isCorrecting && (await recastOf(last, options.signal, String(plain.length)));
		if (!recast) return coach.converse(behind, options);
		const { onQuestion } = options;
		const answer = await coach.converse(behind, {
			...options,
			...(onQuestion && { onQuestion: (soFar: string) => onQuestion(`${recast} ${soFar}`) }),
		});
		return { ...answer, question: `${recast} ${answer.question}` };
	}

	/** Says what holds from now on, and asks again what was asked. */
	async function answerWish(request: ConverseRequest, wanted: boolean, options: ConverseOptions) {
		const { fullConversation } = request;
		const before = fullConversation.slice(0, -1);
		const said = before.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
		const { any } = createPhrasing(said, said.join(' '));
		const told = any(wanted ? phrases.correctsNow : phrases.correctsNoMore);
		return askedAgain(coach, request, told, options);
	}

	return {
		...coach,
		converse,
		listen: (request, options) => coach.listen?.(withoutRecasts(request), options),
	};
}
