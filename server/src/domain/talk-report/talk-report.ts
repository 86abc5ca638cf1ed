import type {
	ConversationMessage,
	CorrectionResponse,
	ReportedSuggestion,
	Strength,
	TalkReport,
} from '@henry/contract/conversation.ts';
import { type Correction, sentenceEnds } from '@henry/contract/feedback.ts';
import { maxFeedbackTextCharacters } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { isEnglish } from '@henry/grammar/is-english.ts';
import { moved } from '@henry/grammar/places.ts';
import { AppError } from '#server/domain/app-error.ts';
import { breathe } from '#server/domain/breathe.ts';
import { awaitedModelMs, correctAnswer } from '#server/domain/grammar/correct-answer.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { CheckOptions, GrammarChecker } from '#server/ports/grammar-checker.ts';
import { interactionIn } from './interaction.ts';
import { type LearnerText, learnersMessages, learnerText } from './learner-text.ts';
import { reportHtml } from './report-html.ts';
import { type Feedback, reportedCorrections, reportedSuggestions } from './reported-corrections.ts';
import type { FindRicherWays } from './richer-ways.ts';
import { strengthsOf } from './strengths.ts';
import { talkFacts } from './talk-facts.ts';
import { toldFacts } from './told-facts.ts';
import type { LevelOf } from './vocabulary.ts';

/** The whole report is there 15 s after the end of a talk, the rest of the work included; its first screen after 2 s. */
const modelMs = 12_000;

/** What a report is made with. */
export type ReportTools = {
	checker: GrammarChecker;
	levelOf: LevelOf;
	danger: DangerWatch;
	richerWays: FindRicherWays;
};

/**
 * What came of something that a learner said; `codes` are the strengths that it may show. Rejects with an `AppError`
 * (invalid-argument) where it is too long to be checked at once, and with the checker's `ProviderError`.
 */
export async function reportOn(
	learner: LearnerText,
	{ checker, levelOf, richerWays }: Omit<ReportTools, 'danger'>,
	codes: readonly Strength['code'][],
	options?: CheckOptions,
): Promise<TalkReport> {
	if (learner.text.length > maxFeedbackTextCharacters) {
		throw new AppError('invalid-argument', refusals.reportTooLong);
	}
	const feedback = await correctTurns(learner, checker, options);
	const corrected = feedback.corrections.map(({ originalSpan }) => originalSpan);
	const maybe = feedback.suggestions.map(({ originalSpan }) => originalSpan);
	const facts = await talkFacts(learner, corrected, levelOf);
	const corrections = reportedCorrections(learner, feedback);
	await breathe();
	const suggestions = reportedSuggestions(learner, feedback).filter(changesSomething);
	await breathe();
	const inQuestion = [...corrected, ...maybe];
	return {
		corrections,
		suggestions,
		isEnglish: isEnglish(learner.text),
		strengths: strengthsOf(learner, inQuestion, facts.richWords, codes),
		facts,
		richer: richerWays(learner, inQuestion),
		told: toldFacts(learner, feedback),
	};
}

/** Whether a suggestion is of other words; one that says again what was said helps nobody. */
function changesSomething({ sentence, correctedSentence }: ReportedSuggestion): boolean {
	const plain = (text: string) =>
		text
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N}' ]/gu, '')
			.trim();
	return plain(sentence) !== plain(correctedSentence);
}

/** Each turn corrected for itself, since a mistake does not reach into the next one; the places are in the whole text. */
export async function correctTurns(
	{ text, turns }: LearnerText,
	checker: GrammarChecker,
	{ modelUntil = AbortSignal.timeout(modelMs), ...options }: CheckOptions = {},
): Promise<Feedback> {
	const correct = correctAnswer(checker);
	const ends = new Set<number>();
	const feedback: Feedback = { corrections: [], suggestions: [], ends };
	for (const { span, words } of turns) {
		const inText = <T extends Correction>(found: T): T => ({
			...found,
			originalSpan: moved(found.originalSpan, span.start),
		});
		const turn = await correct(text.slice(span.start, span.end), { ...options, words, modelUntil });
		for (const place of sentenceEnds(turn)) ends.add(place + span.start);
		feedback.corrections.push(...turn.corrections.map(inText));
		feedback.suggestions.push(...turn.suggestions.map(inText));
	}
	return feedback;
}

const talkStrengths: readonly Strength['code'][] = [
	'longAnswer',
	'reasons',
	'pastTense',
	'linking',
	'opinion',
	'question',
	'richWords',
	'fluent',
];
/** Partners in a discussion say what they think, ask and compare. */
const discussionStrengths: readonly Strength['code'][] = [
	'opinion',
	'reasons',
	'question',
	'comparison',
	'linking',
	'speculation',
	'longAnswer',
	'richWords',
	'fluent',
];

/** Reports on a conversation. `isAwaited`: at once, with what a model has found by then. */
export type ReportOnTalk = (
	conversation: readonly ConversationMessage[],
	options?: CallOptions & { isAwaited?: boolean | undefined },
) => Promise<CorrectionResponse>;

/** The use case behind the reports of Talk to Henry and Pair topic. Turns that speak of danger are not reported on. */
export function reportOnTalk(tools: ReportTools, kind: 'talk' | 'discussion'): ReportOnTalk {
	const codes = kind === 'talk' ? talkStrengths : discussionStrengths;
	return async (conversation, { isAwaited = false, ...options } = {}) => {
		const modelUntil = AbortSignal.timeout(isAwaited ? awaitedModelMs : modelMs);
		const { anywhere, rest } = await tools.danger.watch(conversation);
		const learner = learnerText(learnersMessages(rest));
		const report = await reportOn(learner, tools, codes, { ...options, modelUntil });
		const unfinished = isAwaited && modelUntil.aborted;
		report.interaction = interactionIn(rest, learner, kind);
		if (anywhere) report.danger = anywhere;
		return { correction: reportHtml(report), report, ...(unfinished && { unfinished }) };
	};
}
