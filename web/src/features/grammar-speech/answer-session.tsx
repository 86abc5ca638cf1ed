import type { Exercise } from '@henry/contract/content.ts';
import { errorTexts } from '@henry/contract/errors.ts';
import { questionSeconds } from '@henry/contract/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { Button } from '#web/components/button.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { rememberPractice } from '#web/lib/remember-practice.ts';
import { useLiveTranscript } from '#web/lib/use-live-transcript.ts';
import { carouselAt } from './carousel.ts';
import { practisedAnswer } from './practised-answer.ts';
import { QuestionCarousel, QuestionList } from './question-list.tsx';
import { Step } from './step.tsx';
import { type Answer, submitAnswer } from './submission.ts';

/** The report's code comes with the report: if either cannot be fetched, the recording is kept and may be sent again. */
async function fetchReport(answer: Answer) {
	const [report, { Report }] = await Promise.all([submitAnswer(answer), import('./report.tsx')]);
	return { report, Report };
}

type RecordedAnswer = Answer & { url: string };

/** What a failed submission says (specification, section 8). The recording is kept and may be submitted again. */
function SubmissionError({ error }: { error: Error }) {
	return (
		<div role="alert" className="space-y-2 rounded-card bg-poor-soft p-5 text-poor" lang="en">
			<p className="font-semibold">{errorTexts.submissionFailed}</p>
			{error.message && <p className="font-semibold">{error.message}</p>}
			<p>{errorTexts.submissionFailedShare}</p>
			<pre className="whitespace-pre-wrap break-words text-sm">
				{JSON.stringify({ ...error, message: error.message })}
			</pre>
		</div>
	);
}

type AnswerSessionProps = { exercise: Exercise; onRestart: () => void };

/** From the microphone to the report, for one topic. Another topic is another session. */
export function AnswerSession({ exercise: { topic, questions }, onRestart }: AnswerSessionProps) {
	const { t } = useTranslation('grammarSpeech');
	const [elapsedSeconds, setElapsedSeconds] = useState<number>();
	const [answer, setAnswer] = useState<RecordedAnswer>();
	const hints = [topic, ...questions];
	const liveTranscript = useLiveTranscript(hints);
	const remembering = useMutation({ mutationFn: rememberPractice });
	const submission = useMutation({
		mutationFn: fetchReport,
		onSuccess({ report }, submitted) {
			if (report.transcript.words.length > 0) remembering.mutate(practisedAnswer(topic, submitted, report));
		},
	});
	const isRecording = elapsedSeconds !== undefined && !answer;

	function start() {
		setAnswer(undefined);
		setElapsedSeconds(0);
		submission.reset();
		liveTranscript.start();
	}
	function keep({ audioBlob, audioUrl }: AudioRecorded) {
		setAnswer({
			recording: audioBlob,
			url: audioUrl,
			questionCount: questions.length,
			hints,
			liveTranscript: liveTranscript.finish(),
		});
	}

	return (
		<>
			<Step number={2} title={t('steps.record')}>
				<div className="space-y-5">
					<div className="space-y-1 text-muted">
						<p>{t('record.hint')}</p>
						<p>{t('record.limit', { seconds: questionSeconds })}</p>
					</div>
					<QuestionList questions={questions} />
					{isRecording && <QuestionCarousel questions={questions} elapsedSeconds={elapsedSeconds} />}
					<MicrophoneNotice />
					<Recorder
						processing="off"
						allowRerecord={!submission.isPending && !submission.isSuccess}
						stopRequested={isRecording && carouselAt(elapsedSeconds, questions.length).timedOut}
						onRecordStarted={start}
						onTick={setElapsedSeconds}
						onFrame={liveTranscript.send}
						onAudioRecorded={keep}
					/>
				</div>
			</Step>
			<Step number={3} title={t('steps.submit')}>
				{!answer && <p className="text-muted">{t('submit.recordFirst')}</p>}
				{answer && (submission.isIdle || submission.isError) && (
					<div className="space-y-4">
						{submission.isIdle && <p className="text-muted">{t('submit.ready')}</p>}
						{submission.isError && <SubmissionError error={submission.error} />}
						<Button onClick={() => submission.mutate(answer)}>{t('submit.button')}</Button>
					</div>
				)}
				{submission.isPending && <LoadingNotice label={t('submit.working')} />}
				{submission.isSuccess && (
					<div className="flex flex-wrap items-center gap-4">
						<p role="status" className="flex items-center gap-2 font-semibold text-good text-lg">
							<CircleCheck aria-hidden="true" className="size-6" />
							{t('submit.done')}
						</p>
						<Button look="secondary" onClick={onRestart}>
							<RotateCcw aria-hidden="true" className="size-5" />
							{t('submit.again')}
						</Button>
					</div>
				)}
			</Step>
			{submission.isSuccess && answer && (
				<submission.data.Report
					report={submission.data.report}
					topic={topic}
					questions={questions}
					recordingUrl={answer.url}
					remembered={<RememberNotice remembering={remembering} />}
				/>
			)}
		</>
	);
}
