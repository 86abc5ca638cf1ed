import type { AptisAnswerReport } from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import { written } from '@henry/contract/feedback.ts';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import { heardMarks } from '#web/components/heard-marks.ts';
import { HeardText, SuggestedText } from '#web/components/marked-answer.tsx';
import { Modifications } from '#web/components/modifications.tsx';
import { ReportCard } from '#web/components/report-section.tsx';
import { SpokenSuggestion } from '#web/components/spoken-suggestion.tsx';
import { isOnlyDoubt, SuggestionsOn } from '#web/components/suggestions.tsx';
import { EditableText } from '#web/components/transcript/editable-text.tsx';
import { BrowserNote } from '#web/components/transcript/heard-words.tsx';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import type { ExamAnswer } from './exam.ts';
import { wordsOfText } from './practice-of-exam.ts';

const verdictLooks = {
	onTopic: { Icon: CircleCheck, color: 'text-good' },
	offTopic: { Icon: CircleX, color: 'text-poor' },
	unsure: { Icon: CircleHelp, color: 'text-fair' },
	silent: { Icon: CircleHelp, color: 'text-fair' },
};

/** Whether the answer is about its question, and what shows it. */
function Topic({ topic }: Pick<AptisAnswerReport, 'topic'>) {
	const { t } = useTranslation('aptis');
	const { Icon, color } = verdictLooks[topic.verdict];
	return (
		<p className="flex gap-2">
			<Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${color}`} />
			<span>
				<strong className={color}>{t(`report.topic.${topic.verdict}`)}</strong>{' '}
				{t(`report.topic.because.${topic.because}`, { words: topic.topicWords.join(', ') })}
			</span>
		</p>
	);
}

function Figures({ figures }: Pick<AptisAnswerReport, 'figures'>) {
	const { t, i18n } = useTranslation('aptis');
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
		<dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
			{shown.map(([name, figure]) => (
				<div key={name} className="flex flex-col-reverse justify-end">
					<dt className="text-muted text-sm leading-snug">{name}</dt>
					<dd className="font-semibold text-xl tabular-nums">{figure}</dd>
				</div>
			))}
		</dl>
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
function Suggestion({ feedback, transcription }: Pick<AptisAnswerReport, 'feedback' | 'transcription'>) {
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
			<SuggestionsOn text={transcription} suggestions={suggestions} />
		</>
	);
}

type AnswerReportProps = {
	number: number;
	question: AptisQuestion;
	report: AptisAnswerReport;
	answer: ExamAnswer;
	/** Is given the text as the learner puts it right. Rejects where that could not be corrected. */
	onEdit: (text: string) => Promise<void>;
};

/** One answer: its playback, what it is about, figures on what was heard of it, and its words. */
export function AnswerReport({ number, question, report, answer, onEdit }: AnswerReportProps) {
	const { t } = useTranslation('aptis');
	const { danger } = report.feedback;
	const url = useObjectUrl(danger ? undefined : answer.recorded?.recording);
	if (danger) return <DangerCard notice={danger} />;
	return (
		<ReportCard title={t('report.part', { number })}>
			<p lang="en" className="font-display text-lg">
				{question.text}
			</p>
			{url && (
				<div className="no-print">
					<AudioPlayer src={url} label={t('report.recording', { number })} />
				</div>
			)}
			<Topic topic={report.topic} />
			{report.figures.words > 0 && (
				<>
					<Figures figures={report.figures} />
					{answer.text !== undefined && <p className="text-muted text-sm">{t('report.figuresOfHeard')}</p>}
				</>
			)}
			<AnswerText report={report} answer={answer} onEdit={onEdit} />
			{report.transcription !== '' && (
				<Suggestion feedback={report.feedback} transcription={report.transcription} />
			)}
		</ReportCard>
	);
}
