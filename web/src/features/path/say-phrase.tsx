import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { CheckProblem } from '#web/components/pronunciation/check-problem.tsx';
import { scoreLevel, shownScore } from '#web/components/pronunciation/score-level.ts';
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
	const weak = check.data?.words.filter(({ text, score0to100, unsure }) => {
		const level = scoreLevel(score0to100, unsure);
		return text !== '' && (level === 'fair' || level === 'poor');
	});
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
			{check.isSuccess && weak && (
				<>
					<p role="status" className="text-lg">
						<span className="font-semibold">
							{t('phrases.score', { score: shownScore(check.data.overall0to100) })}
						</span>
						{'. '}
						{weak.length === 0 ? (
							t('phrases.allGood')
						) : (
							<>
								{t('phrases.again')}
								<span lang="en" className="font-semibold">
									{weak.map(({ text }) => text).join(', ')}
								</span>
							</>
						)}
					</p>
					<MarkWrong
						kind="pronunciation"
						about={`phrase: ${shownScore(check.data.overall0to100)}`}
						words={{ said: phrase, marked: weak.map(({ text }) => text).join(', ') }}
					/>
				</>
			)}
		</div>
	);
}
