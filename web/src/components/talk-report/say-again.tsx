import { activities } from '@henry/contract/activities.ts';
import { sayAgainTextSchema } from '@henry/contract/say-again.ts';
import { useMutation } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { SaidText } from '#web/components/said-text.tsx';
import { NotHeard } from '#web/components/transcript/not-heard.tsx';
import { sayAgain } from '#web/lib/say-again.ts';
import { isNobodyHeard } from '#web/lib/transcribe-recording.ts';

/** Which correction of a report is being said again: one at a time has the microphone. */
export type Tried = { key: number | undefined; choose: (key: number) => void };

type SayAgainProps = { text: string; tried: Tried; tryKey: number };

/** The better version, said by the learner: recorded, and checked word by word. */
export function SayAgain({ text, tried, tryKey }: SayAgainProps) {
	const { t } = useTranslation(['talkReport', 'practised']);
	const listening = useMutation({ mutationFn: (recording: Blob) => sayAgain(recording, text) });
	if (!sayAgainTextSchema.safeParse(text).success) return null;
	if (tried.key !== tryKey) {
		return (
			<Button look="secondary" onClick={() => tried.choose(tryKey)}>
				<Mic aria-hidden="true" className="size-5" />
				{t('corrections.sayAgain')}
			</Button>
		);
	}
	const heard = listening.data;
	return (
		<div className="no-print w-full space-y-4">
			<Recorder
				processing="off"
				autostart
				takesFocus
				timeLimit={activities.grammarSpeech.answerSeconds}
				allowRerecord={!listening.isPending}
				onRecordStarted={listening.reset}
				onAudioRecorded={({ audioBlob }) => listening.mutate(audioBlob)}
			/>
			{listening.isPending && <LoadingNotice label={t('corrections.listening')} />}
			{isNobodyHeard(listening.error) && <NotHeard mayWrite={false} />}
			{listening.isError && !isNobodyHeard(listening.error) && (
				<ErrorNotice error={listening.error} onRetry={() => listening.mutate(listening.variables)} />
			)}
			{heard && (
				<div role="status" className="space-y-1">
					<SaidText words={heard.words} way="spoken" />
					<p className="text-muted text-sm">
						{heard.words.every(({ said, unsure }) => said && !unsure)
							? t('practised:said.allSaid')
							: t('practised:said.legend')}
					</p>
				</div>
			)}
		</div>
	);
}
