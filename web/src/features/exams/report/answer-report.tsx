import type { ExamAnswerReport } from '@henry/contract/exam-report.ts';
import { type ExamTurn, isUnmarked } from '@henry/contract/exam-turns.ts';
import { written } from '@henry/contract/feedback.ts';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import { FlagHint } from '#web/components/flag-hint.tsx';
import { heardMarks } from '#web/components/heard-marks.ts';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { HeardText, SuggestedText } from '#web/components/marked-answer.tsx';
import { Meanings } from '#web/components/meanings.tsx';
import { Modifications } from '#web/components/modifications.tsx';
import { SpokenSuggestion } from '#web/components/spoken-suggestion.tsx';
import { isOnlyDoubt, SuggestionsOn } from '#web/components/suggestions.tsx';
import { EditableText } from '#web/components/transcript/editable-text.tsx';
import { BrowserNote } from '#web/components/transcript/heard-words.tsx';
import { ModelAnswer } from '#web/features/exams/run/between.tsx';
import type { ExamAnswer } from '#web/features/exams/run/exam-run.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Comment } from './comment.tsx';
import { wordsOfText } from './practice-of-exam.ts';

const verdictLooks = {
	onTopic: { Icon: CircleCheck, color: 'text-good' },
	offTopic: { Icon: CircleX, color: 'text-poor' },
	unsure: { Icon: CircleHelp, color: 'text-fair' },
	silent: { Icon: CircleHelp, color: 'text-fair' },
	notAsked: { Icon: CircleHelp, color: 'text-muted' },
};

type KeyedAnswer = NonNullable<ExamAnswerReport['keyed']>;
type RepeatedWords = NonNullable<ExamAnswerReport['repeated']>;

const topicName = ({ verdict, because }: ExamAnswerReport['topic']) =>
	because === 'notEnglish' ? because : verdict;

/** Whether the answer does what is asked: says given words, is right, or is about its question; and what shows it. */
function Verdict({ report: { topic, repeated, keyed } }: Pick<AnswerReportProps, 'report'>) {
	const isSaid = topic.verdict !== 'silent' && topic.verdict !== 'notAsked';
	if (repeated && isSaid) return <Repeated repeated={repeated} />;
	return keyed ? <Keyed topic={topic} keyed={keyed} /> : <Topic topic={topic} />;
}

/** What the verdict was, for whoever says that it is wrong. */
function verdictText({ topic, repeated, keyed }: ExamAnswerReport): string {
	if (repeated) return `repeated: ${repeated.mark0to5.lowest} to ${repeated.mark0to5.highest}`;
	return keyed ? `short question: ${keyed.verdict}` : `topic: ${topic.verdict} ${topic.because}`;
}

/** Whether the answer is about its question, and what shows it. */
function Topic({ topic }: Pick<ExamAnswerReport, 'topic'>) {
	const { t } = useTranslation('examRun');
	const { Icon, color } = verdictLooks[topic.verdict];
	return (
		<p className="flex gap-2">
			<Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${color}`} />
			<span>
				<strong className={color}>{t(`report.topic.${topicName(topic)}`)}</strong>{' '}
				{t(`report.topic.because.${topic.because}`, { words: topic.topicWords.join(', ') })}
			</span>
		</p>
	);
}

function Figures({ figures }: Pick<ExamAnswerReport, 'figures'>) {
	const { t, i18n } = useTranslation('examRun');
	const oneDecimal = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
	const { words, wordsPerMinute, pauses } = figures;
	const longestPause = t('report.figures.seconds', {
		seconds: oneDecimal.format(figures.longestPauseSeconds),
	});
	const shown = [
		[t('report.figures.words', { count: words }), words],
		[t('report.figures.wordsPerMinute'), wordsPerMinute ?? '–'],
		[t('report.figures.pauses', { count: pauses }), pauses],
		[t('report.figures.longestPause'), longestPause],
	] as const;
	return (
		<>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
				{shown.map(([name, figure]) => (
					<div key={name} className="flex flex-col-reverse justify-end">
						<dt className="text-muted text-sm leading-snug">{name}</dt>
						<dd className="font-semibold text-xl tabular-nums">{figure}</dd>
					</div>
				))}
			</dl>
			<Meanings
				question={t('report.figures.meanings')}
				of={[
					{ name: t('report.figures.wordsPerMinute'), meaning: t('report.figures.meaning.wordsPerMinute') },
					{ name: t('report.figures.pauses', { count: 2 }), meaning: t('report.figures.meaning.pauses') },
					{ name: t('report.figures.longestPause'), meaning: t('report.figures.meaning.longestPause') },
				]}
			/>
		</>
	);
}

type WordingProps = Pick<AnswerReportProps, 'report' | 'answer' | 'onEdit'>;

/** The text of an answer, with what is wrong in it, which the learner can put right. */
function AnswerText({ report: { transcription, feedback }, answer, onEdit }: WordingProps) {
	const { t } = useTranslation(['report', 'transcript']);
	const words = wordsOfText(answer);
	const isHeard = answer.words?.length || answer.browser;
	const isWritten = answer.text !== undefined && !isHeard;
	return (
		<EditableText
			fields={[
				{ label: t(isHeard ? 'transcript:edit.label' : 'transcript:write.label'), text: transcription },
			]}
			isWritten={isWritten}
			onEdit={([text = '']) => onEdit(text)}
		>
			{transcription !== '' && (
				<HeardText
					text={transcription}
					marks={heardMarks(words, feedback.corrections)}
					parts={[{ question: t('answer'), span: { start: 0, end: transcription.length } }]}
				/>
			)}
			{answer.browser && <BrowserNote browser={answer.browser} />}
			{answer.text !== undefined && !answer.browser && (
				<p className="text-muted text-sm">
					{t(isWritten ? 'transcript:edit.written' : 'transcript:edit.done')}
				</p>
			)}
			{words.some(({ unsure }) => unsure) && <p className="text-muted text-sm">{t('unsure')}</p>}
		</EditableText>
	);
}

/** What to say better. */
function Suggestion({ feedback, transcription }: Pick<ExamAnswerReport, 'feedback' | 'transcription'>) {
	const { t } = useTranslation('report');
	const { text, corrections, suggestions, writing, isEnglish } = feedback;
	return (
		<>
			{corrections.length === 0 ? (
				<p className="text-muted">{t(isEnglish ? 'nothing' : 'notEnglish')}</p>
			) : (
				<SuggestedText
					feedback={feedback}
					parts={[{ question: t('suggestion'), span: { start: 0, end: text.length } }]}
				/>
			)}
			{!isOnlyDoubt(feedback) && <SpokenSuggestion key={text} text={written(text, writing)} />}
			<Modifications corrections={corrections} />
			{corrections.length > 0 && <FlagHint />}
			<SuggestionsOn text={transcription} suggestions={suggestions} />
		</>
	);
}

/** Whether a short question was answered right, and how it is. */
function Keyed({ topic, keyed }: { topic: ExamAnswerReport['topic']; keyed: KeyedAnswer }) {
	const { t } = useTranslation('examRun');
	const { Icon, color } = verdictLooks[topic.verdict];
	return (
		<p className="flex gap-2">
			<Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${color}`} />
			<span>
				<strong className={color}>{t(`report.keyed.${keyed.verdict}`)}</strong>{' '}
				{t('report.keyed.answer', { answer: keyed.answer })}
			</span>
		</p>
	);
}

/** How much of given words was said again. */
function Repeated({ repeated }: { repeated: RepeatedWords }) {
	const { t } = useTranslation('examRun');
	const { mark0to5, missing } = repeated;
	const { lowest, highest } = mark0to5;
	return (
		<p>
			<strong>
				{lowest === highest ? t('report.mark', { highest }) : t('report.markBetween', { lowest, highest })}
			</strong>{' '}
			{missing.length === 0 ? t('report.allSaid') : t('report.notSaid', { words: missing.join(', ') })}
		</p>
	);
}

type AnswerReportProps = {
	name: string;
	turn: ExamTurn;
	/** How long the answer might be; undefined without a limit. */
	seconds: number | undefined;
	report: ExamAnswerReport;
	answer: ExamAnswer;
	/** Is given the text as the learner puts it right. Rejects where that could not be corrected. */
	onEdit: (text: string) => Promise<void>;
};

function Details({ name, turn, seconds, report, answer, onEdit }: AnswerReportProps) {
	const { t } = useTranslation('examRun');
	const url = useObjectUrl(answer.recorded?.recording);
	const { repeated } = report;
	const { asked } = turn;
	return (
		<div className="no-print space-y-5 border-line border-t p-5 sm:p-7">
			<p lang="en" className="font-display text-lg">
				{asked.ask}
			</p>
			<Comment report={report} seconds={seconds} />
			{url && <AudioPlayer src={url} label={t('report.recording', { name })} />}
			{isUnmarked(turn) && <p>{t('report.unmarked')}</p>}
			<Verdict report={report} />
			<MarkWrong
				kind="estimate"
				about={verdictText(report)}
				words={{ said: report.transcription, marked: asked.ask }}
			/>
			{report.figures.words > 0 && (
				<>
					<Figures figures={report.figures} />
					{answer.text !== undefined && <p className="text-muted text-sm">{t('report.figuresOfHeard')}</p>}
				</>
			)}
			{repeated ? (
				<p lang="en">{report.transcription}</p>
			) : (
				<>
					<AnswerText report={report} answer={answer} onEdit={onEdit} />
					{report.transcription !== '' && (
						<Suggestion feedback={report.feedback} transcription={report.transcription} />
					)}
					{asked.model !== undefined && <ModelAnswer model={asked.model} phrases={asked.phrases} />}
				</>
			)}
		</div>
	);
}

/** How many corrections of an answer are on paper, so that a whole exam stays within one page. */
const printedCount = 3;

/** What to say better in an answer, as paper has it. */
function CorrectionsOnPaper({ corrections }: Pick<ExamAnswerReport['feedback'], 'corrections'>) {
	const { t } = useTranslation('report');
	return (
		<span lang="en" className="hidden w-full text-sm print:block">
			{corrections.slice(0, printedCount).map(({ original, replacement, originalSpan }) => (
				<span key={originalSpan.start} className="mr-3 inline-block">
					<s>{original.trim() || t('nothingWord')}</s> →{' '}
					<strong>{replacement.trim() || t('nothingWord')}</strong>
				</span>
			))}
		</span>
	);
}

/** One answer by a click: its playback, what it is about, figures on what was heard of it, and its words. */
export function AnswerReport(props: AnswerReportProps) {
	const { t } = useTranslation('examRun');
	const { name, report } = props;
	const { danger, corrections } = report.feedback;
	if (danger) return <DangerCard notice={danger} />;
	const { Icon, color } = verdictLooks[report.topic.verdict];
	return (
		<details className="break-inside-avoid rounded-card border border-line bg-surface print:border-0">
			<summary className="min-h-6 cursor-pointer p-4 print:list-none print:p-0 print:pb-1.5">
				<span className="inline-flex w-[calc(100%-1.5rem)] flex-wrap items-center justify-between gap-x-4">
					<span className="font-semibold">{name}</span>
					<span className="flex items-center gap-2 text-sm">
						<Icon aria-hidden="true" className={`size-5 shrink-0 ${color}`} />
						{report.keyed
							? t(`report.keyed.short.${report.keyed.verdict}`)
							: t(`report.topic.short.${topicName(report.topic)}`)}
						{corrections.length > 0 && ` · ${t('report.corrections', { count: corrections.length })}`}
					</span>
					<CorrectionsOnPaper corrections={corrections} />
				</span>
			</summary>
			<Details {...props} />
		</details>
	);
}
