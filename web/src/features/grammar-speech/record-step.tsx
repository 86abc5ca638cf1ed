import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { TimeChoice } from '#web/components/time-choice.tsx';
import { NotHeard } from '#web/components/transcript/not-heard.tsx';
import type { TextField } from '#web/components/transcript/text-form.tsx';
import { WriteInstead } from '#web/components/transcript/write-instead.tsx';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import { useLiveTranscript } from '#web/lib/use-live-transcript.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { carouselAt, untimedCarousel } from './carousel.ts';
import { QuestionList, QuestionPlace } from './question-list.tsx';
import { Step } from './step.tsx';
import type { RecordedAnswers } from './submission.ts';

type RecordStepProps = {
	topic: string;
	questions: string[];
	/** What may be written instead of said, a text for each question. */
	fields: TextField[];
	/** Nothing is submitted yet, or it was in vain. */
	isOpen: boolean;
	/** The report is there. */
	isDone: boolean;
	/** What is submitted was written. */
	isWritten: boolean;
	/** There is a recording to submit. */
	isRecorded: boolean;
	wasNotHeard: boolean;
	onStarted: () => void;
	onRecorded: (recorded: RecordedAnswers) => void;
	onWritten: (texts: string[]) => void;
};

/** How the questions follow each other in a recording: by the clock, or, without time limits, by hand. */
function useCarousel(questionCount: number) {
	const { untimed } = useVisitorSettings();
	/** Undefined while nothing is recorded. */
	const [elapsedSeconds, setElapsedSeconds] = useState<number>();
	const [startsMs, setStartsMs] = useState<readonly number[]>([0]);
	const sampleCount = useRef(0);
	return {
		untimed,
		position:
			elapsedSeconds === undefined
				? undefined
				: untimed
					? untimedCarousel(startsMs.length)
					: carouselAt(elapsedSeconds, questionCount),
		begin() {
			sampleCount.current = 0;
			setStartsMs([0]);
			setElapsedSeconds(0);
		},
		tick: setElapsedSeconds,
		hear(samples: Int16Array) {
			sampleCount.current += samples.length;
		},
		next: () => setStartsMs([...startsMs, (sampleCount.current * 1_000) / speechSampleRateHz]),
		/** Ends the recording; answers when each question began where that was by hand. */
		end() {
			setElapsedSeconds(undefined);
			return untimed ? startsMs : undefined;
		},
	};
}

/** The second step: the questions one after another, answered aloud, or in writing by whoever cannot speak now. */
export function RecordStep({
	topic,
	questions,
	fields,
	isOpen,
	isDone,
	isWritten,
	isRecorded,
	wasNotHeard,
	onStarted,
	onRecorded,
	onWritten,
}: RecordStepProps) {
	const { t } = useTranslation('grammarSpeech');
	const carousel = useCarousel(questions.length);
	const hints = [topic, ...questions];
	const position = isOpen ? carousel.position : undefined;
	const liveTranscript = useLiveTranscript(hints, position?.questionIndex);
	const isRecording = useRecordingNow();

	function start() {
		carousel.begin();
		liveTranscript.start();
		onStarted();
	}
	function keep({ audioBlob, audioUrl }: AudioRecorded) {
		const questionStartsMs = carousel.end();
		onRecorded({
			recording: audioBlob,
			url: audioUrl,
			questionCount: questions.length,
			questionStartsMs,
			hints,
			liveTranscript: liveTranscript.finish(),
		});
	}

	return (
		<Step number={2} title={t('steps.record')}>
			<div className="space-y-5">
				<QuestionList topic={topic} questions={questions} />
				{isOpen && !isWritten && !isRecorded && (
					<QuestionPlace
						questions={questions}
						position={position}
						isTimed={!carousel.untimed}
						onNext={carousel.next}
					/>
				)}
				{(isOpen || !isWritten) && (
					<>
						<MicrophoneNotice />
						<Recorder
							processing="off"
							isDocked
							allowRerecord={isOpen}
							next={t('record.afterwards')}
							stopRequested={position?.timedOut ?? false}
							onRecordStarted={start}
							onTick={carousel.tick}
							onFrame={(samples) => {
								carousel.hear(samples);
								liveTranscript.send(samples);
							}}
							onAudioRecorded={keep}
						/>
						{wasNotHeard && <NotHeard />}
						{isOpen && !position && (!isRecorded || wasNotHeard) && <TimeChoice />}
					</>
				)}
				{!isDone && (
					<WriteInstead
						fields={fields}
						saveLabel={t('submit.button')}
						isDisabled={isRecording || !isOpen}
						onSave={onWritten}
					/>
				)}
			</div>
		</Step>
	);
}
