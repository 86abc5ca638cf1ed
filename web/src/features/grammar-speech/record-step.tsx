import { questionSeconds } from '@henry/contract/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { NotHeard } from '#web/components/transcript/not-heard.tsx';
import type { TextField } from '#web/components/transcript/text-form.tsx';
import { WriteInstead } from '#web/components/transcript/write-instead.tsx';
import { useLiveTranscript } from '#web/lib/use-live-transcript.ts';
import { carouselAt } from './carousel.ts';
import { QuestionCarousel, QuestionList } from './question-list.tsx';
import { Step } from './step.tsx';
import type { RecordedAnswers } from './submission.ts';

type RecordStepProps = {
	topic: string;
	questions: string[];
	/** What may be written instead of said, a text for each question. */
	fields: TextField[];
	/** Nothing is submitted yet, or it was in vain. */
	isOpen: boolean;
	/** What is submitted was written. */
	isWritten: boolean;
	wasNotHeard: boolean;
	onStarted: () => void;
	onRecorded: (recorded: RecordedAnswers) => void;
	onWritten: (texts: string[]) => void;
};

/** The second step: the questions one after another, answered aloud, or in writing by whoever cannot speak now. */
export function RecordStep({
	topic,
	questions,
	fields,
	isOpen,
	isWritten,
	wasNotHeard,
	onStarted,
	onRecorded,
	onWritten,
}: RecordStepProps) {
	const { t } = useTranslation('grammarSpeech');
	/** Undefined while nothing is recorded. */
	const [elapsedSeconds, setElapsedSeconds] = useState<number>();
	const hints = [topic, ...questions];
	const liveTranscript = useLiveTranscript(hints);
	const isRecording = isOpen && elapsedSeconds !== undefined;

	function start() {
		setElapsedSeconds(0);
		liveTranscript.start();
		onStarted();
	}
	function keep({ audioBlob, audioUrl }: AudioRecorded) {
		setElapsedSeconds(undefined);
		onRecorded({
			recording: audioBlob,
			url: audioUrl,
			questionCount: questions.length,
			hints,
			liveTranscript: liveTranscript.finish(),
		});
	}

	return (
		<Step number={2} title={t('steps.record')}>
			<div className="space-y-5">
				<div className="space-y-1 text-muted">
					<p>{t('record.hint')}</p>
					<p>{t('record.limit', { seconds: questionSeconds })}</p>
				</div>
				<QuestionList questions={questions} />
				{isRecording && <QuestionCarousel questions={questions} elapsedSeconds={elapsedSeconds} />}
				{(isOpen || !isWritten) && (
					<>
						<MicrophoneNotice />
						<Recorder
							processing="off"
							allowRerecord={isOpen}
							stopRequested={isRecording && carouselAt(elapsedSeconds, questions.length).timedOut}
							onRecordStarted={start}
							onTick={setElapsedSeconds}
							onFrame={liveTranscript.send}
							onAudioRecorded={keep}
						/>
					</>
				)}
				{wasNotHeard && <NotHeard />}
				{isOpen && <WriteInstead fields={fields} saveLabel={t('submit.button')} onSave={onWritten} />}
			</div>
		</Step>
	);
}
