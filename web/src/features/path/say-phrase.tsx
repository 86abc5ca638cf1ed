import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { CheckProblem } from '#web/components/pronunciation/check-problem.tsx';
import { type ScoreLevel, scoreLevel, shownScore } from '#web/components/pronunciation/score-level.ts';
import { Recorder } from '#web/components/recorder.tsx';
import { checkPronunciation, type Reading } from '#web/lib/check-pronunciation.ts';

type SayPhraseProps = {
	phrase: string;
	seconds: number;
	/** There is a recording. */
	onRecorded: () => void;
	/** It was judged. */
	onSaid: () => void;
};

/** Records a phrase, and tells how well it was said and which words to practise. */
export function SayPhrase({ phrase, seconds, onRecorded, onSaid }: SayPhraseProps) {
	const { t } = useTranslation('path');
	const check = useMutation({
		mutationFn: (reading: Reading) => checkPronunciation(reading),
		onSuccess: onSaid,
	});
	const wordsAt = (...levels: ScoreLevel[]) =>
		(check.data?.words ?? [])
			.filter(
				({ text, score0to100, unsure }) => text !== '' && levels.includes(scoreLevel(score0to100, unsure)),
			)
			.map(({ text }) => text)
			.join(', ');
	const [weak, doubtful] = [wordsAt('fair', 'poor'), wordsAt('unsure')];
	return (
		<div className="space-y-4">
			<Recorder
				processing="off"
				isDocked
				timeLimit={seconds}
				allowRerecord={!check.isPending}
				onRecordStarted={check.reset}
				onAudioRecorded={({ audioBlob }) => {
					onRecorded();
					check.mutate({ text: phrase, recording: audioBlob });
				}}
			/>
			{check.isPending && <LoadingNotice label={t('phrases.checking')} />}
			{check.isError && <CheckProblem error={check.error} onRetry={() => check.mutate(check.variables)} />}
			{check.isSuccess && (
				<>
					<p role="status" className="text-lg">
						<span className="font-semibold">
							{t('phrases.score', { score: shownScore(check.data.overall0to100) })}
						</span>
						{'. '}
						{!weak && !doubtful && t('phrases.allGood')}
						{weak && (
							<>
								{t('phrases.again')}
								<span lang="en" className="font-semibold">
									{weak}
								</span>
								{doubtful && '. '}
							</>
						)}
						{doubtful && (
							<>
								{t('phrases.unsure')}
								<span lang="en" className="font-semibold">
									{doubtful}
								</span>
							</>
						)}
					</p>
					<MarkWrong
						kind="pronunciation"
						about={`phrase: ${shownScore(check.data.overall0to100)}`}
						words={{ said: phrase, marked: weak }}
					/>
				</>
			)}
		</div>
	);
}
