import { activities } from '@henry/contract/activities.ts';
import { useMutation } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { checkPronunciation, type Reading } from '#web/lib/check-pronunciation.ts';
import { CheckProblem } from './check-problem.tsx';
import { shownScore } from './score-level.ts';
import { SoundSign } from './sound-sign.tsx';
import { StressLine } from './stress-line.tsx';

/** Which of the words of a report is being tried: one at a time has the microphone. */
export type Tried = { id: string | undefined; choose: (id: string) => void };

type TryWordProps = { word: string; label: string; id: string; tried: Tried };

/** Records one word and has it judged as soon as the recording ends. */
export function TryWord({ word, label, id, tried }: TryWordProps) {
	const { t } = useTranslation('speakle');
	const check = useMutation({ mutationFn: (reading: Reading) => checkPronunciation(reading) });
	if (tried.id !== id) {
		return (
			<Button look="secondary" onClick={() => tried.choose(id)}>
				<Mic aria-hidden="true" className="size-5" />
				{label}
			</Button>
		);
	}
	const said = check.data?.words.find(({ error }) => error !== 'insertion');
	const saidMore = check.data?.words.some(({ error }) => error === 'insertion');
	return (
		<div className="w-full space-y-4">
			<Recorder
				processing="off"
				autostart
				takesFocus
				timeLimit={activities.minimalPairs.answerSeconds}
				allowRerecord={!check.isPending}
				onRecordStarted={check.reset}
				onAudioRecorded={({ audioBlob }) => check.mutate({ text: word, recording: audioBlob })}
			/>
			{check.isPending && <LoadingNotice label={t('record.checking')} />}
			{check.isError && <CheckProblem error={check.error} onRetry={() => check.mutate(check.variables)} />}
			{said && (
				<div role="status" className="flex flex-wrap items-center gap-4">
					<p className="font-semibold text-lg">
						{said.unsure ? t('word.unsure') : t('word.judged', { score: shownScore(said.score0to100) })}
					</p>
					{said.sounds.map((sound) => (
						<SoundSign key={`${sound.phone} ${sound.startMs}`} sound={sound} />
					))}
					{said.stress && <StressLine stress={said.stress} />}
					{saidMore && <p>{t('word.more')}</p>}
					<MarkWrong
						kind="pronunciation"
						about={`word tried: ${shownScore(said.score0to100)}`}
						words={{ said: word, marked: String(shownScore(said.score0to100)) }}
					/>
				</div>
			)}
		</div>
	);
}
