import { activities } from '@henry/contract/activities.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { PhotoExercise } from '@henry/contract/content.ts';
import { imageCorrectionResponseSchema } from '@henry/contract/conversation.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerRecorder } from '#web/components/conversation/answer-recorder.tsx';
import { ConversationError } from '#web/components/conversation/conversation-error.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { ReportCard } from '#web/components/report-section.tsx';
import { FeedbackReport } from '#web/components/talk-report/feedback-report.tsx';
import { NextExercise } from '#web/components/talk-report/next-exercise.tsx';
import { ProgressBar } from '#web/components/talk-report/progress-bar.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { TimeChoice } from '#web/components/time-choice.tsx';
import { NotHeard } from '#web/components/transcript/not-heard.tsx';
import { UnderstoodText } from '#web/components/transcript/understood-text.tsx';
import { WriteInstead } from '#web/components/transcript/write-instead.tsx';
import { callFunction } from '#web/lib/api-client.ts';
import { transcribeWithRetries } from '#web/lib/conversation/transcribe-with-retries.ts';
import { judgeLater } from '#web/lib/judge-later.ts';
import type { BrowserHearing } from '#web/lib/live-transcript.ts';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import { isNobodyHeard, type UntranscribedRecording } from '#web/lib/transcribe-recording.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';

/** A description as it was understood, or as the learner has written it: then there are no words with times. */
type Answer = {
	text: string;
	words: TranscriptWord[];
	recording: Blob | undefined;
	browser?: BrowserHearing | undefined;
};

async function understand(recorded: UntranscribedRecording): Promise<Answer> {
	const { transcription, words, browser } = await transcribeWithRetries(
		recorded,
		new AbortController().signal,
	);
	const { recording } = recorded;
	judgeLater({ words, recording });
	return { text: transcription, words, recording, browser };
}

type PictureSessionProps = {
	exercise: PhotoExercise;
	title: string;
	onRestart: () => void;
	/** The learner wants other pictures. */
	onOther: () => void;
};

/** One description: recorded within its minute, understood, and reported on. */
export function PictureSession({ exercise, title, onRestart, onOther }: PictureSessionProps) {
	const { t } = useTranslation(['pictures', 'report', 'transcript']);
	const { instructions, descriptions } = exercise;
	const [written, setWritten] = useState<string>();
	const isRecording = useRecordingNow();
	const understanding = useMutation({ mutationFn: understand });
	const correction = useCorrection({
		// With what shows it: where that cannot be fetched, the correction is tried again.
		fetchCorrection: async ({ text, words }: Answer) => {
			const [corrected, { PictureReport }, { practiceOfTalk }] = await Promise.all([
				callFunction(
					apiPaths.correctImageDescription,
					{ instructions, descriptions, transcription: text, words },
					imageCorrectionResponseSchema,
				),
				import('./picture-report.tsx'),
				import('#web/lib/practice/practice-of-talk.ts'),
			]);
			return { ...corrected, PictureReport, practiceOfTalk };
		},
		practiceOf: (answer, { report, practiceOfTalk }) =>
			report.danger ? undefined : practiceOfTalk({ activity: 'pictures', title, answers: [answer], report }),
	});
	const { correcting } = correction;
	const danger = correcting.data?.report.danger;
	const recording = understanding.data?.recording;
	const answer: Answer | undefined =
		written === undefined ? understanding.data : { text: written, words: [], recording };
	const wasNotHeard = isNobodyHeard(understanding.error) && written === undefined;

	useUnsaved((recording !== undefined || !understanding.isIdle) && !correcting.isSuccess);

	function startAnew() {
		understanding.reset();
		setWritten(undefined);
	}
	function write(text: string) {
		setWritten(text);
		if (correction.isSubmitted) correcting.mutate({ text, words: [], recording });
	}

	return (
		<>
			{(correcting.isIdle || recording) && !danger && (
				<div className="no-print space-y-4">
					<h3 className="font-bold text-xl">{t('record')}</h3>
					<MicrophoneNotice />
					<AnswerRecorder
						hints={[instructions, ...descriptions]}
						timeLimit={activities.pictures.answerSeconds}
						allowRerecord={correcting.isIdle && !understanding.isPending}
						onStarted={startAnew}
						onRecorded={understanding.mutate}
					/>
					{!answer && !understanding.isPending && <TimeChoice />}
					{wasNotHeard && <NotHeard />}
					{!answer && !understanding.isPending && (
						<WriteInstead
							fields={[{ label: t('write'), text: '' }]}
							saveLabel={t('transcript:edit.save')}
							isDisabled={isRecording}
							onSave={([text = '']) => write(text)}
						/>
					)}
				</div>
			)}
			{understanding.isPending && <LoadingNotice label={t('transcribing')} />}
			{understanding.isError && !isNobodyHeard(understanding.error) && (
				<ConversationError
					error={understanding.error}
					onRetry={() => understanding.mutate(understanding.variables)}
				/>
			)}
			{danger && <DangerCard notice={danger} onGoOn={onRestart} onStop={onOther} />}
			{answer && !danger && (
				<PrintedReport activity={t('title')} exercise={title}>
					<ReportCard title={t('report:answer')} isForScreen>
						<UnderstoodText
							text={answer.text}
							words={answer.words}
							isWritten={!recording}
							browser={answer.browser}
							onEdit={correcting.isPending ? undefined : write}
						/>
					</ReportCard>
					<FeedbackReport
						{...correction}
						isBegun
						isDocked
						progress={<ProgressBar progress0to100={100} />}
						mayFinish
						onFinish={() => correcting.mutate(answer)}
					>
						{({ PictureReport, ...corrected }) => (
							<>
								<PictureReport {...corrected} answers={[answer]} />
								<NextExercise again={t('again')} onAgain={onRestart} other={t('other')} onOther={onOther} />
							</>
						)}
					</FeedbackReport>
				</PrintedReport>
			)}
		</>
	);
}
