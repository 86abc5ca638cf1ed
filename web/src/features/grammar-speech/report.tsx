import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { EngineNote } from '#web/components/engine-note.tsx';
import { heardMarks } from '#web/components/heard-marks.ts';
import { HeardText, SuggestedText } from '#web/components/marked-answer.tsx';
import { Modifications } from '#web/components/modifications.tsx';
import { ReportCard, ReportSection } from '#web/components/report-section.tsx';
import { SpokenSuggestion } from '#web/components/spoken-suggestion.tsx';
import { answerParts } from './answer-parts.ts';
import type { Report as ReportData } from './submission.ts';

type ReportProps = {
	report: ReportData;
	topic: string;
	questions: string[];
	recordingUrl: string;
	/** Whether the practice has been remembered. */
	remembered: ReactNode;
};

/** What was heard, what to say better and why, question by question; made to be printed as well. */
export function Report({
	report: { transcript, feedback },
	topic,
	questions,
	recordingUrl,
	remembered,
}: ReportProps) {
	const { t } = useTranslation(['grammarSpeech', 'report']);
	const { corrections } = feedback;
	const parts = answerParts(transcript.words, corrections, questions.length);
	return (
		<ReportSection title={t('report.title')} printedSubject={topic}>
			{remembered}
			<ReportCard title={t('report:answer')}>
				<HeardText
					text={transcript.transcription}
					marks={heardMarks(transcript.words, corrections)}
					parts={parts.map(({ questionIndex, heard }) => ({
						question: questions[questionIndex],
						span: heard,
					}))}
				/>
				{transcript.words.some((word) => word.unsure) && (
					<p className="text-muted text-sm">{t('report:unsure')}</p>
				)}
				<div className="no-print">
					<AudioPlayer src={recordingUrl} label={t('report:recording')} />
				</div>
			</ReportCard>
			<ReportCard title={t('report:suggestion')}>
				<SuggestedText
					text={feedback.text}
					corrections={corrections}
					parts={parts.map(({ questionIndex, suggested }) => ({
						question: questions[questionIndex],
						span: suggested,
					}))}
				/>
				{corrections.length === 0 && <p className="text-muted">{t('report:nothing')}</p>}
				<SpokenSuggestion text={feedback.text} />
				<Modifications corrections={corrections} />
			</ReportCard>
			<EngineNote />
		</ReportSection>
	);
}
