import { isForPairs, isShared, turnsOfCandidate, turnsTogether } from '@henry/contract/exam-pair.ts';
import {
	answerSeconds,
	type ExamAnswerReport,
	type ExamAnswerSent,
	type ExamReport,
	type ExamReportRequest,
	mostEvidence,
	type TopicRelevance,
} from '@henry/contract/exam-report.ts';
import { type ExamTurn, isUnmarked, turnsOf } from '@henry/contract/exam-turns.ts';
import { type CefrLevel, cefrLevels, type Exam, givenWordsKinds } from '@henry/contract/exams.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { speechFigures } from '@henry/contract/speech-figures.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { AppError } from '#server/domain/app-error.ts';
import {
	type CorrectAnswer,
	correctAnswer,
	nothingToCorrect,
} from '#server/domain/grammar/correct-answer.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { LevelOf } from '#server/domain/talk-report/vocabulary.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { offTopicEvidence } from './evidence.ts';
import { reason } from './exam-criteria.ts';
import { type CountedAnswer, estimateExam } from './exam-estimate.ts';
import type { ExamPapers, Paper } from './exam-papers.ts';
import type { HeardAnswer } from './heard-speech.ts';
import { repeatedWords } from './repeated-words.ts';
import { markOfShort, shortAnswer, topicOfShort } from './short-answer.ts';
import { type SpeechShown, showSpeech } from './speech-shown.ts';
import type { AnswerWord } from './topic-relevance.ts';
import type { TopicSense } from './topic-sense.ts';

/** Reports on the answers to an exam. */
export type ReportOnExam = (request: ExamReportRequest, options?: CallOptions) => Promise<ExamReport>;

type Tools = {
	papers: ExamPapers;
	checker: GrammarChecker;
	danger: DangerWatch;
	topics: TopicSense;
	levelOf: LevelOf;
};

/**
 * What came of one answer, and what of it counts; nothing of one in which danger was spoken of. `topic` and `mark0to5` are of
 * what was heard, also where the report is about what was written.
 */
type Judged = Pick<CountedAnswer, 'mark0to5'> & {
	turn: ExamTurn;
	sent: ExamAnswerSent;
	report: ExamAnswerReport;
	heard: HeardAnswer | undefined;
	topic: TopicRelevance;
};

/**
 * The use case behind the report of an exam: each answer corrected, counted and held against its question, and the
 * estimate of all of them, which rests on what was heard, never on what was written. Where danger is spoken of, that
 * answer is left out and nothing is estimated. Rejects with an `AppError` (`not-found` for an exam that there is not,
 * `invalid-argument` where the answers do not belong to the turns), and with the checker's `ProviderError`.
 */
export function reportOnExam({ papers, checker, danger, topics, levelOf }: Tools): ReportOnExam {
	const correct = correctAnswer(checker);
	return async (request, options) => {
		const paper = papers.find(request.exam, request.form);
		const turns = turnsTaken(papers, paper, request);
		const sent = turns.map(({ id }) => answerTo(id, request.answers));
		if (turns.length === 0 || request.answers.length !== turns.length)
			throw new AppError('invalid-argument', refusals.otherQuestions);
		const judgeTopic = (turn: ExamTurn, words: readonly AnswerWord[]) =>
			topics.judge(papers.questionOf(turn), words, papers.otherQuestions(paper, turn), options);
		const isByHeart = (words: readonly AnswerWord[], index: number) =>
			papers.isByHeart(
				words,
				sent.slice(0, index).map((answer) => answer.words),
			);
		const done = await Promise.all(
			turns.map((turn, index) => {
				const answer = sent[index] as ExamAnswerSent;
				const together = turn.step.kind === 'exchange' ? exchangeWords(turns, sent, turn) : undefined;
				const tools = { index, correct, danger, judgeTopic, isByHeart, together, options };
				return judge(turn, answer, tools);
			}),
		);
		const answers = done.map(({ report }) => report);
		if (done.some(({ heard }) => !heard)) return { answers, estimate: null };
		return { answers, estimate: null, ...estimated(paper, request, done, levelOf) };
	};
}

/** The turns that were taken; of a talk with other candidates only those that there is an answer to. */
function turnsTaken(papers: ExamPapers, paper: Paper, request: ExamReportRequest): ExamTurn[] {
	const { exam, together, parts, answers } = request;
	if (!together) return turnsOf(paper.exam, paper.form, parts);
	if (!isForPairs(paper.exam)) throw new AppError('invalid-argument', refusals.otherQuestions);
	const forms = [paper.form, ...together.furtherForms.map((form) => papers.find(exam, form).form)];
	const all = turnsTogether(paper.exam, forms, together.candidates, parts);
	return turnsOfCandidate(all, together.candidate).filter(
		(turn) => !isShared(turn) || answers.some((answer) => answer.turn === turn.id),
	);
}

/** In an exchange each answer builds on those before it, so that they are about something together. */
function exchangeWords(
	turns: readonly ExamTurn[],
	sent: readonly ExamAnswerSent[],
	turn: ExamTurn,
): TranscriptWord[] {
	return turns.flatMap(({ part, step }, index) =>
		part.id === turn.part.id && step.kind === 'exchange' ? (sent[index]?.words ?? []) : [],
	);
}

type JudgeTools = {
	index: number;
	correct: CorrectAnswer;
	danger: DangerWatch;
	judgeTopic: (turn: ExamTurn, words: readonly AnswerWord[]) => Promise<TopicRelevance>;
	isByHeart: (words: readonly AnswerWord[], index: number) => boolean;
	together: readonly TranscriptWord[] | undefined;
	options: CallOptions | undefined;
};

const silent: TopicRelevance = { verdict: 'silent', because: 'nothingHeard', topicWords: [] };
const notAsked: TopicRelevance = { verdict: 'notAsked', because: 'notAsked', topicWords: [] };
const notEnglish: TopicRelevance = { verdict: 'offTopic', because: 'notEnglish', topicWords: [] };
const learntByHeart: TopicRelevance = { verdict: 'offTopic', because: 'learntByHeart', topicWords: [] };

async function judge(turn: ExamTurn, sent: ExamAnswerSent, tools: JudgeTools): Promise<Judged> {
	const { words, text } = sent;
	const spoken = words.map((word) => word.text).join(' ');
	const notice =
		(await tools.danger.noticeOf({ text: spoken, words })) ??
		(text === undefined ? undefined : await tools.danger.noticeOf({ text }));
	const common = { turn: turn.id, figures: speechFigures(notice ? [] : words) };
	if (notice) {
		const report = {
			...common,
			transcription: '',
			feedback: { ...nothingToCorrect, danger: notice },
			topic: silent,
		};
		return { turn, sent, report, heard: undefined, topic: silent, mark0to5: undefined };
	}
	if (givenWordsKinds.includes(turn.step.kind))
		return judgeRepeated(turn, sent, { ...common, index: tools.index });
	const { correct, index, isByHeart, options, together } = tools;
	const isShort = turn.step.kind === 'shortQuestions';
	const read = async (transcription: string, said: readonly AnswerWord[]) => {
		if (said.length === 0)
			return { transcription, feedback: nothingToCorrect, topic: sent.isUnasked ? notAsked : silent };
		const feedback = await correct(transcription, { ...options, words: said });
		if (isShort) {
			const keyed = shortAnswer(turn.asked.key ?? [], said);
			return { transcription, feedback, topic: topicOfShort(keyed), keyed };
		}
		const topic = !feedback.isEnglish
			? notEnglish
			: isByHeart(said, index)
				? learntByHeart
				: await tools.judgeTopic(turn, together && text === undefined ? together : said);
		return { transcription, feedback, topic };
	};
	const heard = await read(spoken, words);
	const { corrections, suggestions } = heard.feedback;
	const shown = text === undefined ? heard : await read(text, writtenWords(text));
	return {
		turn,
		sent,
		report: { ...common, ...shown },
		heard: {
			answer: index,
			words,
			corrections: [...corrections, ...suggestions.filter(({ asksWhatWasSaid }) => asksWhatWasSaid)],
			sureCorrections: corrections,
		},
		// A wrong word costs the task its mark, and says nothing against the language.
		topic: heard.keyed ? { ...heard.topic, verdict: 'onTopic' } : heard.topic,
		mark0to5: isShort ? markOfShort(heard.keyed) : undefined,
	};
}

/** An answer whose words were given: how many of them were said. */
function judgeRepeated(
	turn: ExamTurn,
	sent: ExamAnswerSent,
	{ index, ...common }: Pick<ExamAnswerReport, 'turn' | 'figures'> & { index: number },
): Judged {
	const { words } = sent;
	const repeated = repeatedWords(turn.asked.ask, words);
	const isSaid = repeated.mark0to5.highest > 0;
	const topic: TopicRelevance = sent.isUnasked
		? notAsked
		: words.length === 0
			? silent
			: {
					verdict: isSaid ? 'onTopic' : 'offTopic',
					because: isSaid ? 'topicWords' : 'noTopicWords',
					topicWords: [],
				};
	const transcription = words.map(({ text }) => text).join(' ');
	return {
		turn,
		sent,
		report: { ...common, transcription, feedback: nothingToCorrect, topic, repeated },
		heard: { answer: index, words, corrections: [], sureCorrections: [] },
		topic,
		mark0to5: repeated.mark0to5,
	};
}

/** The estimate of the answers that count: those that the exam marks, to what was asked. */
function estimated({ exam }: Paper, request: ExamReportRequest, done: readonly Judged[], levelOf: LevelOf) {
	const marked = done.filter(({ turn, sent }) => !isUnmarked(turn) && !sent.isUnasked);
	if (marked.length === 0) return { missing: reason('notMarked') };
	const spoken = marked.filter(({ sent }) => sent.words.length > 0);
	const inEnglish = spoken.filter(({ topic }) => topic.because !== 'notEnglish');
	if (spoken.length > 0 && inEnglish.length === 0) return { missing: reason('notEnglish') };
	// Whoever has more time says as much in it as others do in theirs.
	const standard = { ...request, extraTimePercent: 0 } as const;
	const answers = marked.map(
		({ turn, sent, topic, mark0to5 }): CountedAnswer => ({
			topic: topic.verdict,
			allowedSeconds: answerSeconds(standard, turn) ?? Math.max(turn.answerSeconds, sent.durationMs / 1_000),
			words: sent.words.length,
			mark0to5,
			isShort: turn.step.kind === 'shortQuestions',
		}),
	);
	const speech = speechOf(inEnglish, levelOf);
	const other = inEnglish
		.filter(({ topic }) => topic.verdict === 'offTopic')
		.flatMap(({ heard }) => heard ?? []);
	if (speech) speech.evidence.task = offTopicEvidence(other).slice(0, mostEvidence);
	const parts = marked.map(({ turn }) => turn.part.id);
	return estimateExam(exam, highestShown(exam, parts), answers, speech);
}

/** The highest level that one of the parts taken can show; undefined where that is the exam's own. */
function highestShown(exam: Exam, partIds: readonly string[]): CefrLevel | undefined {
	const taken = exam.parts.filter(({ id }) => partIds.includes(id));
	const limits = taken.map(({ tellsUpTo }) => tellsUpTo);
	if (limits.includes(undefined)) return undefined;
	return cefrLevels.findLast((level) => limits.includes(level));
}

/** What the learner's own words show together: those that were given tell of sounds and fluency alone. */
function speechOf(spoken: readonly Judged[], levelOf: LevelOf): SpeechShown | undefined {
	const isGiven = ({ turn }: Judged) => givenWordsKinds.includes(turn.step.kind);
	if (spoken.length === 0) return undefined;
	const own = spoken
		.filter((one) => !isGiven(one))
		.flatMap(({ heard, sent, turn }) => {
			const line = turn.step.kind === 'exchange' ? turn.asked.ask : undefined;
			const { sounds, stretchStartsMs } = sent;
			return heard ? [{ ...heard, sounds, line, stretchStartsMs }] : [];
		});
	const scored = spoken.filter((one) => isGiven(one) && one.sent.accuracy0to100 !== undefined);
	const words = scored.reduce((sum, { sent }) => sum + sent.words.length, 0);
	const points = scored.reduce((sum, { sent }) => sum + (sent.accuracy0to100 ?? 0) * sent.words.length, 0);
	return showSpeech(own, words === 0 ? undefined : { words, accuracy0to100: points / words }, levelOf);
}

function writtenWords(text: string): AnswerWord[] {
	return splitWords(text).map((word) => ({ text: word.text, unsure: false }));
}

function answerTo(turnId: string, answers: readonly ExamAnswerSent[]): ExamAnswerSent {
	const answer = answers.find(({ turn }) => turn === turnId);
	if (answer) return answer;
	throw new AppError('invalid-argument', refusals.otherQuestions);
}
