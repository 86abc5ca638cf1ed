import { activities } from '@henry/contract/activities.ts';
import { useMutation } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { NotHeard } from '#web/components/transcript/not-heard.tsx';
import { isNobodyHeard, type UntranscribedRecording } from '#web/lib/transcribe-recording.ts';
import { type NewSentence, type Target, tryNewSentence } from './new-sentence.ts';

/** What came of it, in words. */
function Outcome({ text, outcome, better, words }: NewSentence & Pick<Target, 'words'>) {
	const { t } = useTranslation(['talkReport', 'lesson']);
	return (
		<div role="status" className="space-y-1">
			<p>
				{t('lesson:heard')} <q lang="en">{text}</q>
			</p>
			<p className="font-semibold">{t(`lesson:outcome.${outcome}`, { words })}</p>
			{outcome === 'mistake' && (
				<>
					<p>
						{t('corrections.better')}: <q lang="en">{better}</q>
					</p>
					<MarkWrong
						kind="correction"
						about="new sentence: mistake"
						words={{ said: text, marked: better ?? '' }}
					/>
				</>
			)}
		</div>
	);
}

/** One thing to try now: a better version's words in a new sentence of the learner's, which Henry listens to. */
export function TryNow({ target }: { target: Target }) {
	const { t } = useTranslation(['talkReport', 'lesson']);
	const [isOpen, setOpen] = useState(false);
	const { words } = target;
	const trying = useMutation({
		mutationFn: (recorded: UntranscribedRecording) => tryNewSentence(recorded, target),
	});
	const hear = (recording: Blob) =>
		trying.mutate({
			recording,
			hints: [words, target.sentence],
			liveTranscript: undefined,
		});
	const tried = trying.data;
	if (tried && 'danger' in tried) {
		const startAnew = () => {
			trying.reset();
			setOpen(false);
		};
		return <DangerCard notice={tried.danger} onGoOn={startAnew} />;
	}
	return (
		<div className="space-y-3">
			<p>
				{t('lesson:try')}{' '}
				<strong lang="en" className="text-accent-strong">
					{words}
				</strong>
			</p>
			{isOpen ? (
				<Recorder
					processing="off"
					autostart
					takesFocus
					timeLimit={activities.grammarSpeech.answerSeconds}
					allowRerecord={!trying.isPending}
					onRecordStarted={trying.reset}
					onAudioRecorded={({ audioBlob }) => hear(audioBlob)}
				/>
			) : (
				<Button className="w-full sm:w-auto" onClick={() => setOpen(true)}>
					<Mic aria-hidden="true" className="size-5" />
					{t('lesson:say')}
				</Button>
			)}
			{trying.isPending && <LoadingNotice label={t('corrections.listening')} />}
			{isNobodyHeard(trying.error) && <NotHeard mayWrite={false} />}
			{trying.isError && !isNobodyHeard(trying.error) && (
				<ErrorNotice error={trying.error} onRetry={() => trying.mutate(trying.variables)} />
			)}
			{tried && <Outcome {...tried} words={words} />}
		</div>
	);
}
