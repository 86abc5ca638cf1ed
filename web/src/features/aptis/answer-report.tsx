import type { AptisAnswerReport } from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { heardMarks } from '#web/components/heard-marks.ts';
import { HeardText, SuggestedText } from '#web/components/marked-answer.tsx';
import { Modifications } from '#web/components/modifications.tsx';
import { ReportCard } from '#web/components/report-section.tsx';
import { SpokenSuggestion } from '#web/components/spoken-suggestion.tsx';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import type { RecordedAnswer } from './exam.ts';

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
	const shown = {
		words: figures.words,
		wordsPerMinute: figures.wordsPerMinute ?? '–',
		pauses: figures.pauses,
		longestPause: t('report.figures.seconds', { seconds: oneDecimal.format(figures.longestPauseSeconds) }),
	};
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
			{(Object.keys(shown) as (keyof typeof shown)[]).map((figure) => (
				<div key={figure} className="flex flex-col-reverse justify-end">
					<dt className="text-muted text-sm leading-snug">{t(`report.figures.${figure}`)}</dt>
					<dd className="font-semibold text-xl tabular-nums">{shown[figure]}</dd>
				</div>
			))}
		</dl>
	);
}

/** What was heard, with what is wrong in it, and what to say better. */
function Wording({ report, answer }: Pick<AnswerReportProps, 'report' | 'answer'>) {
	const { t } = useTranslation('report');
	const { transcription, feedback } = report;
	const words = answer.words ?? [];
	const whole = (text: string, label: string) => [{ question: label, span: { start: 0, end: text.length } }];
	return (
		<>
			<HeardText
				text={transcription}
				marks={heardMarks(words, feedback.corrections)}
				parts={whole(transcription, t('answer'))}
			/>
			{words.some(({ unsure }) => unsure) && <p className="text-muted text-sm">{t('unsure')}</p>}
			{feedback.corrections.length === 0 ? (
				<p className="text-muted">{t('nothing')}</p>
			) : (
				<SuggestedText
					text={feedback.text}
					corrections={feedback.corrections}
					parts={whole(feedback.text, t('suggestion'))}
				/>
			)}
			<SpokenSuggestion text={feedback.text} />
			<Modifications corrections={feedback.corrections} />
		</>
	);
}

type AnswerReportProps = {
	number: number;
	question: AptisQuestion;
	report: AptisAnswerReport;
	answer: RecordedAnswer;
};

/** One answer: its playback, what it is about, its figures, and its words. */
export function AnswerReport({ number, question, report, answer }: AnswerReportProps) {
	const { t } = useTranslation(['aptis', 'report']);
	const url = useObjectUrl(answer.recording);
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
			{report.transcription !== '' && (
				<>
					<Figures figures={report.figures} />
					<Wording report={report} answer={answer} />
				</>
			)}
		</ReportCard>
	);
}
