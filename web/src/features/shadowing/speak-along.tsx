import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerRecorder } from '#web/components/conversation/answer-recorder.tsx';
import { HenryAvatar } from '#web/components/henry-face/henry-avatar.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import type { Model } from '#web/lib/shadowing-model.ts';
import type { UntranscribedRecording } from '#web/lib/transcribe-recording.ts';
import type { Along } from './hear-round.ts';
import { ModelText } from './model-text.tsx';
import { createClockPair, useModelVoice } from './use-model-voice.ts';
import { VoiceFailed } from './voice-failed.tsx';

/** How the text is there in each round: with the word that is being said, as it stands, and not at all. */
export const roundKinds = ['marked', 'read', 'heard'] as const;

/** So long after the voice the recording goes on: whoever follows it is still speaking. */
const tailMs = 2_500;

type SpeakAlongProps = {
	model: Model;
	sentences: string[];
	/** From 0. */
	round: number;
	onSpoken: (along: Along) => void;
};

/** One round: the voice begins with the recording, which ends a little after it. */
export function SpeakAlong({ model, sentences, round, onSpoken }: SpeakAlongProps) {
	const { t } = useTranslation('shadowing');
	const [isEnded, setEnded] = useState(false);
	const [isOver, setOver] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const clocks = useRef({ pair: createClockPair(), recordedMs: 0 });
	const voice = useModelVoice(model.sound, model.words, () => setEnded(true));
	const kind = roundKinds[round] ?? 'heard';
	useEffect(() => {
		if (!isEnded) return;
		const timer = setTimeout(() => setOver(true), tailMs);
		return () => clearTimeout(timer);
	}, [isEnded]);
	function begin() {
		clocks.current = { pair: createClockPair(), recordedMs: 0 };
		void voice.playFromStart();
	}
	function follow({ length }: Int16Array) {
		const clock = clocks.current;
		clock.recordedMs += (1_000 * length) / speechSampleRateHz;
		const timeMs = voice.timeMs();
		if (timeMs !== undefined) clock.pair.tell(clock.recordedMs, timeMs);
	}
	function keep(recorded: UntranscribedRecording) {
		voice.stop();
		if (!voice.hasFailed) return onSpoken({ recorded, beganMs: clocks.current.pair.beganMs() });
		setAttempt(attempt + 1);
	}
	return (
		<div className="space-y-4">
			<h3 ref={takeFocus} tabIndex={-1} className="font-bold text-xl outline-none">
				{t('round', { number: round + 1 })}
			</h3>
			<p>{t(`along.${kind}`)}</p>
			{kind === 'heard' ? (
				<div className="grid place-items-center py-6">
					<HenryAvatar mood={voice.isPlaying ? 'speaking' : 'idle'} size="size-28" />
				</div>
			) : (
				<ModelText words={model.words} place={voice.place} isMarked={kind === 'marked'} />
			)}
			<MicrophoneNotice />
			{voice.hasFailed && <VoiceFailed />}
			<AnswerRecorder
				key={attempt}
				hints={sentences}
				next={t('along.starts')}
				stopRequested={isOver || voice.hasFailed}
				onStarted={begin}
				onFrame={follow}
				onNothingRecorded={voice.stop}
				onRecorded={keep}
			/>
		</div>
	);
}
