import { sentenceEnds, written } from '@henry/contract/feedback.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { EngineNote } from '#web/components/engine-note.tsx';
import { heardMarks } from '#web/components/heard-marks.ts';
import { HeardText, SuggestedText } from '#web/components/marked-answer.tsx';
import { Modifications } from '#web/components/modifications.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { ReportCard, ReportSection } from '#web/components/report-section.tsx';
import { SpokenSuggestion } from '#web/components/spoken-suggestion.tsx';
import { isOnlyDoubt, SuggestionsOn } from '#web/components/suggestions.tsx';
import { LessonFirst } from '#web/components/talk-report/lesson-first.tsx';
import { EditableText } from '#web/components/transcript/editable-text.tsx';
import { BrowserNote } from '#web/components/transcript/heard-words.tsx';
import { correctionsInSentences } from '#web/lib/practice/practised-corrections.ts';
import { useAnswerFields } from './answer-fields.tsx';
import { answerParts, textOfAnswers } from './answer-parts.ts';
import { longestRun } from './longest-run.ts';
import { PausesCard } from './pauses-card.tsx';
import type { RecordedAnswers, Report as ReportData } from './submission.ts';

type ReportProps = {
	report: ReportData;
	/** All of it that is to come has come. */
	isSettled: boolean;
	topic: string;
	questions: string[];
	/** Undefined where nothing was recorded. */
	recorded: RecordedAnswers | undefined;
	/** Whether the practice has been remembered. */
	remembered: ReactNode;
	/** Is given the texts of the answer fields. Rejects where they could not be corrected. */
	onEdit: (texts: string[]) => Promise<void>;
};

/** The lesson from the answers; then what was heard, what to say better and why, question by question. */
export function Report({
	report: { answers, feedback },
	isSettled,
	topic,
	questions,
	recorded,
	remembered,
	onEdit,
}: ReportProps) {
	const { t } = useTranslation(['report', 'grammarSpeech', 'transcript']);
	const fields = useAnswerFields(questions, answers);
	const { corrections, suggestions, isEnglish } = feedback;
	const words = answers.flatMap((answer) => answer.words);
	const answer = { text: textOfAnswers(answers), words, corrections, ends: sentenceEnds(feedback) };
	const run = isEnglish && longestRun(answers.filter((each) => !each.isWritten));
	const lesson = {
		corrections: correctionsInSentences(answer),
		strengths: run ? [{ code: 'fluent' as const, evidence: [run] }] : [],
		isEnglish,
	};
	const isWritten = answers.some((answer) => answer.isWritten);
	const parts = answerParts(answers, corrections).map(({ questionIndex, ...places }) => ({
		...places,
		question: questionIndex === undefined ? undefined : questions[questionIndex],
	}));
	return (
		<PrintedReport activity={t('grammarSpeech:title')} exercise={topic}>
			<ReportSection title={t('grammarSpeech:report.title')} maySave={isSettled}>
				<LessonFirst report={lesson}>
					<ReportCard title={t('answer')} isForScreen={!isOnlyDoubt(feedback)}>
						<EditableText fields={fields} isWritten={!recorded} onEdit={onEdit}>
							<HeardText
								text={answer.text}
								marks={heardMarks(words, corrections)}
								parts={parts.map(({ question, heard }) => ({ question, span: heard }))}
							/>
							{isWritten && (
								<p className="text-muted text-sm">
									{t(recorded ? 'transcript:edit.done' : 'transcript:edit.written')}
								</p>
							)}
							{!isWritten && recorded?.transcript?.browser && (
								<BrowserNote browser={recorded.transcript.browser} />
							)}
							{words.some((word) => word.unsure) && <p className="text-muted text-sm">{t('unsure')}</p>}
						</EditableText>
						{recorded && (
							<div className="no-print">
								<AudioPlayer src={recorded.url} label={t('recording')} />
							</div>
						)}
					</ReportCard>
					<ReportCard title={t('suggestion')}>
						{!isOnlyDoubt(feedback) && (
							<SuggestedText
								feedback={feedback}
								parts={parts.map(({ question, suggested }) => ({ question, span: suggested }))}
							/>
						)}
						{corrections.length === 0 && (
							<p className="text-muted">{t(isEnglish ? 'nothing' : 'notEnglish')}</p>
						)}
						{!isOnlyDoubt(feedback) && (
							<SpokenSuggestion key={feedback.text} text={written(feedback.text, feedback.writing)} />
						)}
						<Modifications corrections={corrections} />
						<SuggestionsOn text={answer.text} suggestions={suggestions} />
					</ReportCard>
					{recorded && <PausesCard recorded={recorded} />}
					{recorded && <EngineNote />}
				</LessonFirst>
				{remembered}
			</ReportSection>
		</PrintedReport>
	);
}
