import { apiPaths } from '@henry/contract/api-paths.ts';
import type { PhotoExercise } from '@henry/contract/content.ts';
import { imageCorrectionResponseSchema } from '@henry/contract/conversation.ts';
import { pictureAnswerSeconds } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { AnswerRecorder } from '#web/components/conversation/answer-recorder.tsx';
import { ConversationError } from '#web/components/conversation/conversation-error.tsx';
import { NotHeard } from '#web/components/conversation/not-heard.tsx';
import { UnderstoodText } from '#web/components/conversation/understood-text.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { ReportCard } from '#web/components/report-section.tsx';
import { FeedbackReport } from '#web/components/talk-report/feedback-report.tsx';
import { TalkReportView } from '#web/components/talk-report/talk-report-view.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { callFunction } from '#web/lib/api-client.ts';
import { transcribeWithRetries } from '#web/lib/conversation/transcribe-with-retries.ts';
import { practiceOfTalk } from '#web/lib/practice/practice-of-talk.ts';
import { isNobodyHeard, type UntranscribedRecording } from '#web/lib/transcribe-recording.ts';
import { Coverage, TaskLanguage } from './picture-coverage.tsx';

/** What was understood of a description, as the learner may have corrected it: then there are no words with times. */
type Answer = { text: string; words: TranscriptWord[]; recording: Blob };

async function understand(recorded: UntranscribedRecording): Promise<Answer> {
	const { transcription, words } = await transcribeWithRetries(recorded, new AbortController().signal);
	return { text: transcription, words, recording: recorded.recording };
}

type PictureSessionProps = { exercise: PhotoExercise; title: string; onRestart: () => void };

/** One description: recorded within its minute, understood, and reported on. */
export function PictureSession({ exercise, title, onRestart }: PictureSessionProps) {
	const { t } = useTranslation(['pictures', 'report']);
	const { instructions, descriptions } = exercise;
	const [edited, setEdited] = useState<string>();
	const understanding = useMutation({ mutationFn: understand });
	const correction = useCorrection({
		fetchCorrection: ({ text, words }: Answer) =>
			callFunction(
				apiPaths.correctImageDescription,
				{ instructions, descriptions, transcription: text, words },
				imageCorrectionResponseSchema,
			),
		practiceOf: (answer, { report }) =>
			practiceOfTalk({ activity: 'pictures', title, answers: [answer], report }),
	});
	const heard = understanding.data;
	const answer: Answer | undefined =
		heard && edited !== undefined ? { ...heard, text: edited, words: [] } : heard;
	const isOpen = correction.correcting.isIdle;

	function startAnew() {
		understanding.reset();
		setEdited(undefined);
	}

	return (
		<>
			<div className="no-print space-y-4">
				<h3 className="font-bold text-xl">{t('record')}</h3>
				<p>{t('clock', { seconds: pictureAnswerSeconds })}</p>
				<MicrophoneNotice />
				<AnswerRecorder
					hints={[instructions, ...descriptions]}
					timeLimit={pictureAnswerSeconds}
					allowRerecord={isOpen && !understanding.isPending}
					onStarted={startAnew}
					onRecorded={understanding.mutate}
				/>
			</div>
			{understanding.isPending && <LoadingNotice label={t('transcribing')} />}
			{isNobodyHeard(understanding.error) && <NotHeard />}
			{understanding.isError && !isNobodyHeard(understanding.error) && (
				<ConversationError
					error={understanding.error}
					onRetry={() => understanding.mutate(understanding.variables)}
				/>
			)}
			{answer && (
				<>
					<ReportCard title={t('report:answer')}>
						<UnderstoodText text={answer.text} words={answer.words} onEdit={isOpen ? setEdited : undefined} />
					</ReportCard>
					<FeedbackReport
						{...correction}
						progress0to100={100}
						mayFinish
						onFinish={() => correction.correcting.mutate(answer)}
					>
						{({ report, pictures, comparing, speculating }) => (
							<>
								<Coverage pictures={pictures} />
								<TaskLanguage comparing={comparing} speculating={speculating} />
								<TalkReportView report={report} />
								<Button look="secondary" onClick={onRestart}>
									<RotateCcw aria-hidden="true" className="size-5" />
									{t('again')}
								</Button>
							</>
						)}
					</FeedbackReport>
				</>
			)}
		</>
	);
}
