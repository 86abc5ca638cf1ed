import { errorTexts } from '@henry/contract/errors.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ErrorWords, SerialisedError } from '#web/components/error-words.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { HeardWords } from '#web/components/transcript/heard-words.tsx';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';
import { isNobodyHeard } from '#web/lib/transcribe-recording.ts';
import { Step } from './step.tsx';
import type { Submission } from './submission.ts';

/** What a failed submission says (specification, section 8). What was recorded may be submitted again. */
function SubmissionError({ error }: { error: Error }) {
	return (
		<div role="alert" className="space-y-2 rounded-card bg-poor-soft p-5 text-poor">
			<p lang="en" className="font-semibold">
				{errorTexts.submissionFailed}
			</p>
			<ErrorWords error={error} />
			<p lang="en">{errorTexts.submissionFailedShare}</p>
			<SerialisedError error={error} />
		</div>
	);
}

/** What was heard before the corrections failed, as without a connection. */
function HeardSoFar({ transcript }: { transcript: HeardTranscript }) {
	const { t } = useTranslation('grammarSpeech');
	return (
		<div className="space-y-2 rounded-card border border-line bg-surface p-5">
			<p className="font-semibold">{t('submit.heard')}</p>
			<HeardWords text={transcript.transcription} words={transcript.words} browser={transcript.browser} />
		</div>
	);
}

type SubmitStepProps = {
	/** What can be submitted now, or is; what was written is submitted by its own form. */
	ready: Submission | undefined;
	submitting: UseMutationResult<unknown, Error, Submission>;
	onRestart: () => void;
};

/** The third step: the answer is submitted, and what comes of that. */
export function SubmitStep({ ready, submitting, onRestart }: SubmitStepProps) {
	const { t } = useTranslation('grammarSpeech');
	const wasNotHeard = isNobodyHeard(submitting.error);
	const mayFollow = submitting.isIdle || (submitting.isError && !wasNotHeard);
	return (
		<Step number={3} title={t('steps.submit')}>
			{!ready && <p className="text-muted">{t('submit.recordFirst')}</p>}
			{wasNotHeard && <p className="text-muted">{t('submit.recordAgain')}</p>}
			{ready && mayFollow && (
				<div className="space-y-4">
					{submitting.isIdle && <p className="text-muted">{t('submit.ready')}</p>}
					{submitting.isError && <SubmissionError error={submitting.error} />}
					{submitting.isError && ready.recorded?.transcript && (
						<HeardSoFar transcript={ready.recorded.transcript} />
					)}
					{ready.recorded && (
						<Dock>
							<Button className="w-full" onClick={() => submitting.mutate(ready)}>
								{t('submit.button')}
							</Button>
						</Dock>
					)}
				</div>
			)}
			{submitting.isPending && <LoadingNotice label={t('submit.working')} />}
			{submitting.isSuccess && (
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
	);
}
