import { speakleRecordingSeconds } from '@henry/contract/limits.ts';
import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { Button } from '#web/components/button.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { rememberPractice } from '#web/lib/remember-practice.ts';
import { speakText } from '#web/lib/speak-text.ts';
import { CheckProblem, isRejected } from './check-problem.tsx';
import { checkPronunciation, practisedReading, type Reading } from './check-pronunciation.ts';
import { Report } from './report.tsx';

type ModelProps = { text: string; audioUrl: string | undefined };

/** The sentence as it should sound: from its file, else made by the voice when it is asked for. */
function Model({ text, audioUrl }: ModelProps) {
	const { t } = useTranslation('speakle');
	if (!audioUrl) return <ListenButton label={t('model')} load={() => speakText(text)} />;
	return (
		<div className="space-y-1">
			<p className="text-muted text-sm">{t('model')}</p>
			<AudioPlayer src={audioUrl} label={t('model')} />
		</div>
	);
}

type RecordStepProps = {
	recording: AudioRecorded | undefined;
	onRecordStarted: () => void;
	onRecorded: (recording: AudioRecorded) => void;
	check: { isPending: boolean; error: Error | null };
	onCheck: (recording: AudioRecorded) => void;
};

/** From the microphone to the check. */
function RecordStep({ recording, check, onRecordStarted, onRecorded, onCheck }: RecordStepProps) {
	const { t } = useTranslation('speakle');
	return (
		<div className="space-y-5">
			<p className="text-muted">{t('record.hint', { seconds: speakleRecordingSeconds })}</p>
			<MicrophoneNotice />
			{check.error && <CheckProblem error={check.error} />}
			<Recorder
				processing="off"
				timeLimit={speakleRecordingSeconds}
				allowRerecord={!check.isPending}
				onRecordStarted={onRecordStarted}
				onAudioRecorded={onRecorded}
			/>
			{check.isPending && <LoadingNotice label={t('record.checking')} />}
			{recording && !check.isPending && !isRejected(check.error) && (
				<div className="flex flex-wrap items-center gap-4">
					<Button onClick={() => onCheck(recording)}>{t('record.check')}</Button>
					{!check.error && <p className="text-muted">{t('record.ready')}</p>}
				</div>
			)}
		</div>
	);
}

type SentenceSessionProps = {
	title: string;
	text: string;
	/** Address of the sentence spoken as a model, where there is one. */
	audioUrl?: string;
	/** Moves the focus here when it appears: it was asked for. */
	takesFocus?: boolean;
	onRecordStarted?: () => void;
	/** What follows on the report. */
	children?: (report: PronunciationReport) => ReactNode;
};

/** One sentence: record, check, then the report without the recorder (specification, section 4). */
export function SentenceSession({
	title,
	text,
	audioUrl,
	takesFocus = false,
	onRecordStarted,
	children,
}: SentenceSessionProps) {
	const { t } = useTranslation('speakle');
	const headingId = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [recording, setRecording] = useState<AudioRecorded>();
	const remembering = useMutation({ mutationFn: rememberPractice });
	const check = useMutation({
		mutationFn: (reading: Reading) => checkPronunciation(reading),
		onSuccess: (report, reading) => remembering.mutate(practisedReading(report, reading.recording)),
	});
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	function begin() {
		setRecording(undefined);
		check.reset();
		onRecordStarted?.();
	}
	function sayAgain() {
		begin();
		heading.current?.focus();
	}
	const model = <Model text={text} audioUrl={audioUrl} />;
	return (
		<section aria-labelledby={headingId} className="mt-8 space-y-6">
			<div className="space-y-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
				<h2
					id={headingId}
					ref={heading}
					tabIndex={-1}
					className="scroll-mt-24 outline-none font-sans font-semibold text-muted"
				>
					{title}
				</h2>
				<p lang="en" className="break-words font-bold font-display text-2xl leading-snug sm:text-3xl">
					{text}
				</p>
				{!check.isSuccess && model}
			</div>
			{check.isSuccess && recording ? (
				<Report report={check.data} recording={recording} model={model}>
					<RememberNotice remembering={remembering} />
					<Button look="secondary" onClick={sayAgain}>
						<RotateCcw aria-hidden="true" className="size-5" />
						{t('report.again')}
					</Button>
					{children?.(check.data)}
				</Report>
			) : (
				<RecordStep
					recording={recording}
					check={check}
					onRecordStarted={begin}
					onRecorded={setRecording}
					onCheck={({ audioBlob }) => check.mutate({ text, recording: audioBlob })}
				/>
			)}
		</section>
	);
}
