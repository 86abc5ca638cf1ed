import type { MinimalPairSet } from '@henry/contract/minimal-pairs.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { HearInVoices } from '#web/components/pronunciation/hear-in-voices.tsx';
import { TryWord } from '#web/components/pronunciation/try-word.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { useRecordingNow } from '#web/lib/recording-now.ts';

type SayPairsProps = { set: MinimalPairSet; onDone: () => void };

/** Both words of a pair to hear and to say, each judged sound by sound; one pair after the other. */
export function SayPairs({ set: { pairs }, onDone }: SayPairsProps) {
	const { t } = useTranslation('pairs');
	const [at, setAt] = useState(0);
	const [triedId, setTriedId] = useState<string>();
	const isRecording = useRecordingNow();
	const pair = pairs[at];
	if (!pair) return null;
	const isLast = at === pairs.length - 1;
	return (
		<div className="space-y-4">
			<h3 key={at} ref={takeFocus} tabIndex={-1} className="font-semibold outline-none">
				{t('say.title')}{' '}
				<span className="text-muted tabular-nums">{t('place', { number: at + 1, total: pairs.length })}</span>
			</h3>
			<MicrophoneNotice />
			<ul className="space-y-3">
				{pair.map((word) => (
					<li key={word} className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-card">
						<p lang="en" className="font-bold font-display text-2xl">
							{word}
						</p>
						<div className="flex flex-wrap gap-3">
							<HearInVoices word={word} />
							<TryWord
								id={word}
								word={word}
								label={t('say.try', { word })}
								tried={{ id: triedId, choose: setTriedId }}
							/>
						</div>
					</li>
				))}
			</ul>
			<Dock>
				<Button
					look="secondary"
					className="w-full"
					disabled={isRecording}
					onClick={() => {
						setTriedId(undefined);
						if (isLast) onDone();
						else setAt(at + 1);
					}}
				>
					{t(isLast ? 'say.done' : 'say.next')}
				</Button>
			</Dock>
		</div>
	);
}
