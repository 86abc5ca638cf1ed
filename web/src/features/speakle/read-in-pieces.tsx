import { activities } from '@henry/contract/activities.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { CheckProblem } from '#web/components/pronunciation/check-problem.tsx';
import { levelLooks, scoreLevel, shownScore } from '#web/components/pronunciation/score-level.ts';
import { Recorder } from '#web/components/recorder.tsx';
import { takeFocusAtTop } from '#web/components/take-focus.ts';
import { checkPronunciation, type Reading } from '#web/lib/check-pronunciation.ts';
import { speakText } from '#web/lib/speak-text.ts';
import { threePieces } from '#web/lib/three-pieces.ts';

type PieceProps = { text: string; place: string; isLast: boolean; onNext: () => void };

/** One piece: heard, said, judged where it can be. Nobody is held up by a piece that cannot. */
function Piece({ text, place, isLast, onNext }: PieceProps) {
	const { t } = useTranslation('speakle');
	const check = useMutation({ mutationFn: (reading: Reading) => checkPronunciation(reading) });
	const level = check.data && scoreLevel(check.data.overall0to100);
	return (
		<div className="space-y-4">
			<div className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-card">
				<p ref={takeFocusAtTop} tabIndex={-1} className="font-semibold text-muted outline-none">
					{place}
				</p>
				<p lang="en" className="font-bold font-display text-said">
					{text}
				</p>
				<ListenButton label={t('word.hearModel')} load={() => speakText(text)} />
			</div>
			<Recorder
				processing="off"
				isDocked
				timeLimit={activities.speakle.answerSeconds}
				allowRerecord={!check.isPending}
				onRecordStarted={check.reset}
				onAudioRecorded={({ audioBlob }) => check.mutate({ text, recording: audioBlob })}
			/>
			{check.isPending && <LoadingNotice label={t('record.checking')} />}
			{check.isError && <CheckProblem error={check.error} onRetry={() => check.mutate(check.variables)} />}
			{check.data && level && (
				<p role="status" className="font-semibold text-lg">
					<span className={`rounded-control px-2 tabular-nums ${levelLooks[level]}`}>
						{shownScore(check.data.overall0to100)}
					</span>{' '}
					{t(`level.${level}`)}
				</p>
			)}
			{check.data && (
				<MarkWrong
					kind="pronunciation"
					about={`piece: ${shownScore(check.data.overall0to100)}`}
					words={{ said: text, marked: String(shownScore(check.data.overall0to100)) }}
				/>
			)}
			{(check.isSuccess || check.isError) && (
				<Dock>
					<Button className="w-full" onClick={onNext}>
						{t(isLast ? 'pieces.whole' : check.isError ? 'pieces.nextAllTheSame' : 'pieces.next')}
					</Button>
				</Dock>
			)}
		</div>
	);
}

/** A sentence read with Henry piece by piece, for whoever could not be judged on the whole of it. */
export function ReadInPieces({ text, onDone }: { text: string; onDone: () => void }) {
	const { t } = useTranslation('speakle');
	const [at, setAt] = useState(0);
	const pieces = threePieces(text);
	const isLast = at === pieces.length - 1;
	return (
		<Piece
			key={at}
			text={pieces[at] ?? text}
			place={t('pieces.place', { number: at + 1, total: pieces.length })}
			isLast={isLast}
			onNext={() => (isLast ? onDone() : setAt(at + 1))}
		/>
	);
}
