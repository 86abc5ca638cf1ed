import { activities } from '@henry/contract/activities.ts';
import { soundName } from '@henry/contract/phones.ts';
import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudioRecorded } from '#web/audio/recorder-driver.ts';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { CheckProblem, isRejected } from '#web/components/pronunciation/check-problem.tsx';
import { inSlashes } from '#web/components/pronunciation/sound-sign.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { TimeChoice } from '#web/components/time-choice.tsx';
import { checkPronunciation, practisedReading, type Reading } from '#web/lib/check-pronunciation.ts';
import { isTextRefused } from '#web/lib/refusal-reason.ts';
import { rememberPractice } from '#web/lib/remember-practice.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { ModelVoice } from './model-voice.tsx';
import { ReadInPieces } from './read-in-pieces.tsx';

type RecordStepProps = {
	recording: AudioRecorded | undefined;
	onRecordStarted: () => void;
	onRecorded: (recording: AudioRecorded) => void;
	check: { isPending: boolean; error: Error | null };
	onCheck: (recording: AudioRecorded) => void;
	onPieces: () => void;
	onOtherText: (() => void) | undefined;
};

/** From the microphone to the check. */
function RecordStep(props: RecordStepProps) {
	const { recording, check, onRecordStarted, onRecorded, onCheck, onPieces, onOtherText } = props;
	const { t } = useTranslation('speakle');
	if (check.error && isTextRefused(check.error)) {
		return (
			<div className="space-y-5">
				<CheckProblem error={check.error} />
				{onOtherText && <Button onClick={onOtherText}>{t('record.otherText')}</Button>}
			</div>
		);
	}
	return (
		<div className="space-y-5">
			{check.error && <CheckProblem error={check.error} />}
			{isRejected(check.error) && (
				<div className="space-y-2 rounded-card bg-accent-soft p-4">
					<p>{t('pieces.offer')}</p>
					<Button onClick={onPieces}>{t('pieces.start')}</Button>
				</div>
			)}
			<Recorder
				processing="off"
				isDocked
				timeLimit={activities.speakle.answerSeconds}
				allowRerecord={!check.isPending}
				next={t('record.next')}
				onRecordStarted={onRecordStarted}
				onAudioRecorded={onRecorded}
			/>
			<MicrophoneNotice />
			{(!recording || isRejected(check.error)) && <TimeChoice />}
			{check.isPending && <LoadingNotice label={t('record.checking')} />}
			{recording && !check.isPending && !isRejected(check.error) && (
				<Dock>
					<Button className="w-full text-lg" onClick={() => onCheck(recording)}>
						{t('record.check')}
					</Button>
					{!check.error && <p className="mt-2 text-center text-muted text-sm">{t('record.ready')}</p>}
				</Dock>
			)}
		</div>
	);
}

type SentenceSessionProps = {
	title: string;
	text: string;
	/** The sound that it is there to practise (ARPAbet), where there is one. */
	sound?: string | undefined;
	/** Address of the sentence spoken as a model, where there is one. */
	audioUrl?: string;
	/** Moves the focus here when it appears: it was asked for. */
	takesFocus?: boolean;
	onRecordStarted?: () => void;
	/** Leads to another text, where this one cannot be judged. */
	onOtherText?: () => void;
	/** What follows on the report of a recording. */
	children?: (report: PronunciationReport, recording: Blob) => ReactNode;
};

/** One sentence: record, check, then the report without the recorder (specification, section 4). */
export function SentenceSession({
	title,
	text,
	sound: phone,
	audioUrl,
	takesFocus = false,
	onRecordStarted,
	onOtherText,
	children,
}: SentenceSessionProps) {
	const { t } = useTranslation('speakle');
	const headingId = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [recording, setRecording] = useState<AudioRecorded>();
	const [isInPieces, setInPieces] = useState(false);
	const remembering = useMutation({ mutationFn: rememberPractice });
	const check = useMutation({
		mutationKey: ['check sentence'],
		// With what shows the report: where that cannot be fetched, the check is tried again.
		mutationFn: async (reading: Reading) => {
			const [report, { Report }] = await Promise.all([checkPronunciation(reading), import('./report.tsx')]);
			return { report, Report };
		},
		onSuccess: ({ report }, reading) => remembering.mutate(practisedReading(report, reading.recording)),
	});
	useUnsaved(recording !== undefined && !check.isSuccess);
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
	function readWhole() {
		setInPieces(false);
		begin();
		heading.current?.focus();
	}
	const model = { text, audioUrl };
	const sound = phone === undefined ? undefined : soundName(phone);
	const isJudged = check.isSuccess && recording !== undefined;
	return (
		<section aria-labelledby={headingId} className="mt-8 space-y-6">
			<div
				className={
					isJudged || isInPieces
						? ''
						: 'space-y-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6'
				}
			>
				<h2
					id={headingId}
					ref={heading}
					tabIndex={-1}
					className="outline-none font-sans font-semibold text-muted"
				>
					{title}
				</h2>
				{sound && !isJudged && !isInPieces && (
					<p className="text-muted text-sm">
						{inSlashes(sound.ipa)} {t('soundAsIn')} <span lang="en">{sound.keyWord}</span>
					</p>
				)}
				{/* The document's own sentence is that of another day: lines stand for it until today's comes. */}
				<div
					className={
						isJudged || isInPieces
							? 'sr-only'
							: 'relative max-sm:min-h-[2lh] font-bold font-display text-said sm:text-3xl'
					}
				>
					<p lang="en" className="break-words in-aria-busy:invisible">
						{text}
					</p>
					<span
						aria-hidden="true"
						className="absolute inset-0 hidden in-aria-busy:block bg-[linear-gradient(transparent_20%,var(--color-line)_20%_80%,transparent_80%)] bg-size-[100%_1lh]"
					/>
				</div>
				{!isJudged && !isInPieces && <ModelVoice {...model} />}
			</div>
			{isJudged && (
				<check.data.Report
					report={check.data.report}
					recording={recording}
					model={model}
					again={
						<Button className="w-full sm:w-auto" onClick={sayAgain}>
							<RotateCcw aria-hidden="true" className="size-5" />
							{t('report.again')}
						</Button>
					}
				>
					<RememberNotice remembering={remembering} />
					{children?.(check.data.report, recording.audioBlob)}
				</check.data.Report>
			)}
			{isInPieces && <ReadInPieces text={text} onDone={readWhole} />}
			{!isJudged && !isInPieces && (
				<RecordStep
					recording={recording}
					check={check}
					onRecordStarted={begin}
					onRecorded={setRecording}
					onCheck={({ audioBlob }) => check.mutate({ text, recording: audioBlob })}
					onPieces={() => setInPieces(true)}
					onOtherText={onOtherText}
				/>
			)}
		</section>
	);
}
