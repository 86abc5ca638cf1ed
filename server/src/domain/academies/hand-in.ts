import { activityRow } from '@henry/contract/activities.ts';
import type { Draft } from '@henry/contract/drafts.ts';
import type { Assignment, HandInContent, HandInRequest } from '@henry/contract/homework.ts';
import { maxFittedMarks, scoreFairAbove0to100 } from '@henry/contract/limits.ts';
import { markScale } from '@henry/contract/mark-scale.ts';
import { isMockExam } from '@henry/contract/mock-days.ts';
import { phones } from '@henry/contract/phones.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { DangerNotice } from '@henry/contract/safety.ts';
import { speechRate } from '@henry/contract/speech-figures.ts';
import { isReading, type Task } from '@henry/contract/tasks.ts';
import { wordSpans } from '@henry/contract/transcript.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { OtherQuestion, TopicSense } from '#server/domain/exams/topic-sense.ts';
import { correctAnswer, nothingToCorrect } from '#server/domain/grammar/correct-answer.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import type { HomeworkStore, MarkedBy, NewHandIn } from '#server/ports/homework-store.ts';
import type { MarkPair } from '#server/ports/marking-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import type { NewAlert } from '#server/ports/safeguarding-store.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { notThere, readOnly } from './academy-refusals.ts';
import { attentionOf, attentionReasonsOf } from './attention.ts';
import {
	type DraftTools,
	draftOfAptis,
	draftOfLanguage,
	draftOfReading,
	type JudgedSpeech,
} from './draft.ts';
import { draftByRubric } from './rubric-draft.ts';

export type HandInTools = {
	store: Store;
	secrets: Pick<Secrets, 'newId'>;
	clock: Clock;
	checker: GrammarChecker;
	danger: DangerWatch;
	drafting: DraftTools;
	topics: Pick<TopicSense, 'judge'>;
	/** Questions about other things, against which an answer's likeness to its own is held. */
	otherQuestions: readonly OtherQuestion[];
};

type Answer = HandInRequest['answers'][number];
/** An answer with its text and what is wrong in it. */
export type Read = { answer: Answer; text: string } & JudgedSpeech;

/** What is known of an answer besides what was said. */
type Circumstances = {
	task: Task;
	rubric?: Assignment['rubric'];
	/** Marks of the academy's teachers by this rubric. */
	pairs?: readonly MarkPair[];
	asksForHelp: boolean;
	answersNote?: boolean;
	isOffTopic?: boolean;
	isLate: boolean;
	pronunciation0to100?: number | undefined;
	sounds?: HandInRequest['sounds'];
	drafting: DraftTools;
};

const spoken = ({ words }: Answer) => words.map(({ text }) => text).join(' ');

/** What is kept of one answer: its text with places of doubt and what was corrected, no confidences. */
function keptAnswer({ answer, text, feedback }: Read): HandInContent['answers'][number] {
	const isWritten = answer.text !== undefined;
	const spans = wordSpans(answer.words);
	return {
		question: answer.question,
		text,
		isWritten,
		words: answer.words.map(({ text: word, startMs, endMs, unsure }) => ({
			text: word,
			startMs,
			endMs,
			unsure,
		})),
		doubts: isWritten ? [] : spans.filter((_, index) => answer.words[index]?.unsure),
		corrections: feedback.corrections.map(
			({ category, original, replacement, originalSpan, reason, reasonInSpanish, card }) => ({
				category,
				original,
				replacement,
				originalSpan,
				reason,
				reasonInSpanish,
				...(card && { card }),
			}),
		),
	};
}

function figuresOf(
	reads: readonly Read[],
	pronunciation0to100: number | undefined,
): HandInContent['figures'] {
	const heard = reads.map(({ words }) => words);
	const words = heard.flat().length;
	const seconds = heard.map((each) => ((each.at(-1)?.endMs ?? 0) - (each[0]?.startMs ?? 0)) / 1_000);
	const rate = speechRate(heard);
	const isAllHeard = reads.every(({ answer }) => answer.text === undefined);
	const corrections = reads.flatMap(({ feedback }) => feedback.corrections).length;
	return {
		words,
		spokenSeconds: seconds.reduce((sum, each) => sum + each, 0),
		wordsPerMinute: rate ? Math.round(rate.wordsPerMinute) : null,
		correctionsPer100Words: isAllHeard && words > 0 ? (100 * corrections) / words : null,
		pronunciation0to100: pronunciation0to100 ?? null,
	};
}

function draftOf(
	reads: readonly Read[],
	{ task, rubric, pairs = [], pronunciation0to100, drafting }: Circumstances,
): Draft | null {
	if (isReading(task)) return draftOfReading(pronunciation0to100);
	const draft =
		task.kind === 'aptis'
			? draftOfAptis(reads, drafting)
			: draftOfLanguage(reads, drafting, activityRow(task.kind).mark === 'levels' ? 'level' : 'language');
	return rubric ? draftByRubric(draft, rubric, pairs) : draft;
}

/** The sounds that were clearly wrong, and how often. */
function wrongSoundsOf(sounds: HandInRequest['sounds'] = []): NonNullable<HandInContent['wrongSounds']> {
	const wrong = sounds.filter(
		({ phone, score0to100 }) => score0to100 <= scoreFairAbove0to100 && phones.includes(phone),
	);
	const bySound = new Map<string, NonNullable<HandInContent['wrongSounds']>[number]>();
	for (const { phone, inserted } of wrong) {
		const key = `${phone} ${inserted}`;
		const { times = 0 } = bySound.get(key) ?? {};
		bySound.set(key, { phone, times: times + 1, ...(inserted && { inserted }) });
	}
	return [...bySound.values()];
}

/** What is kept of answers that were read, and how soon a teacher should look at them. */
export function judgeHandIn(
	reads: readonly Read[],
	circumstances: Circumstances,
): Pick<NewHandIn, 'content' | 'attention'> {
	const { task, rubric, pronunciation0to100, sounds } = circumstances;
	const draft = draftOf(reads, circumstances);
	const reasons = attentionReasonsOf({
		words: reads.flatMap(({ words }) => words),
		draft,
		isReading: isReading(task),
		asksForHelp: circumstances.asksForHelp,
		answersNote: circumstances.answersNote ?? false,
		isOffTopic: circumstances.isOffTopic ?? false,
		isLate: circumstances.isLate,
		highest: markScale({ task, rubric }).highest,
	});
	const figures = figuresOf(reads, pronunciation0to100);
	const wrongSounds = wrongSoundsOf(sounds);
	return {
		attention: attentionOf(reasons),
		content: {
			answers: reads.map(keptAnswer),
			...{ figures, draft, reasons },
			...(wrongSounds.length > 0 && { wrongSounds }),
		},
	};
}

/** Fewer words say too little to be told off topic. */
const fewestTopicWords = 12;

/** Whether an answer is about something else than its question; false where that cannot be told. */
async function isOffTopic(
	{ topics, otherQuestions, drafting }: HandInTools,
	task: Task,
	reads: readonly Read[],
	options?: CallOptions,
): Promise<boolean> {
	if (task.kind !== 'question' && task.kind !== 'aptis') return false;
	for (const [place, { words }] of reads.entries()) {
		if (words.length < fewestTopicWords) continue;
		const question =
			task.kind === 'question'
				? { text: task.question, topicWords: [], isComplete: false }
				: drafting.partOneQuestions[place];
		if (!question) continue;
		const asked = { ...question, context: [], model: undefined };
		const { verdict } = await topics.judge(asked, words, otherQuestions, options);
		if (verdict === 'offTopic') return true;
	}
	return false;
}

async function dangerIn(answers: readonly Answer[], danger: DangerWatch): Promise<DangerNotice | undefined> {
	for (const answer of answers) {
		const notice =
			(await danger.noticeOf({ text: spoken(answer), words: answer.words })) ??
			(answer.text === undefined ? undefined : await danger.noticeOf({ text: answer.text }));
		if (notice) return notice;
	}
	return undefined;
}

/** Where an answer belongs, and how it gets there. */
export type HandInPlace = {
	/** Without an academy nothing is fitted to its teachers. */
	open(
		permission: Permission,
		assignmentId: string,
		nowMs: number,
	): Promise<(MarkedBy & { dueAtMs: number | null; academyId?: string }) | undefined>;
	replacedAtMs: HomeworkStore['replacedAtMs'];
	keep: HomeworkStore['handIn'];
	/** Tells whom the academy has named that danger was spoken of, where it has named somebody. */
	tell(permission: Permission, assignmentId: string, alert: NewAlert): Promise<void>;
};

/** Homework that the caller does. */
function homeworkPlace({ homework, safeguarding }: Store): HandInPlace {
	return {
		async open(permission, assignmentId, nowMs) {
			const open = await homework.openAssignment(permission, assignmentId, nowMs);
			return open && !isMockExam(open) ? open : undefined;
		},
		replacedAtMs: homework.replacedAtMs,
		keep: homework.handIn,
		tell: safeguarding.raise,
	};
}

/**
 * Takes a learner's answer in: corrects it, drafts a mark, and tells how soon a teacher should look. Where danger is spoken
 * of, nothing of it is kept, whom the academy has named is told that it was, and the notice is answered. Rejects with an `AppError` where the assignment is not the caller's or
 * has no attempt left, and with the checker's `ProviderError`.
 */
export function takeHandIn(tools: HandInTools, place: HandInPlace = homeworkPlace(tools.store)) {
	const { store, secrets, clock, checker, danger, drafting } = tools;
	const correct = correctAnswer(checker);
	return async (
		permission: Permission,
		request: HandInRequest,
		options?: CallOptions,
	): Promise<DangerNotice | undefined> => {
		const open = await place.open(permission, request.assignmentId, clock.nowMs());
		if (!open) throw notThere();
		const notice = await dangerIn(request.answers, danger);
		if (notice) {
			const alert = { id: secrets.newId(), kind: notice.kind, atMs: clock.nowMs() };
			await place.tell(permission, request.assignmentId, alert);
			return notice;
		}
		const { task, rubric, dueAtMs, academyId } = open;
		const reads: Read[] = [];
		for (const answer of request.answers) {
			const text = answer.text ?? spoken(answer);
			const words = answer.text === undefined ? answer.words : [];
			const isCorrected = text !== '' && !isReading(open.task);
			const feedback = isCorrected ? await correct(text, { ...options, words }) : nothingToCorrect;
			reads.push({ answer, text, feedback, words: answer.words });
		}
		const { id, assignmentId, replaces, asksForHelp, answersId } = request;
		// An answer whose text is put right was handed in when it was first.
		const replacedAtMs = await place.replacedAtMs(permission, request);
		const handedIn =
			replacedAtMs === null ? { atMs: clock.nowMs() } : { atMs: replacedAtMs, putRightAtMs: clock.nowMs() };
		const isFitted = rubric !== undefined && academyId !== undefined;
		const wanted = isFitted && { academyId, rubricId: rubric.id, atMost: maxFittedMarks };
		const judged = judgeHandIn(reads, {
			...{ task, rubric, drafting, asksForHelp },
			...(wanted && { pairs: await store.marking.markPairs(permission, wanted) }),
			answersNote: answersId !== undefined,
			isOffTopic: await isOffTopic(tools, task, reads, options),
			isLate: dueAtMs !== null && handedIn.atMs > dueAtMs,
			pronunciation0to100: request.pronunciation0to100,
			sounds: request.sounds,
		});
		const kept = { id, assignmentId, replaces, ...handedIn, answersId, rubricId: rubric?.id };
		const handIn: NewHandIn = { ...kept, ...judged };
		const outcome = await place.keep(permission, handIn);
		if (outcome === 'added') return undefined;
		if (outcome === 'readOnly') throw readOnly();
		throw outcome === 'noAttemptsLeft' ? new AppError('aborted', refusals.noAttemptsLeft) : notThere();
	};
}
