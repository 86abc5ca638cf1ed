import { activities } from '@henry/contract/activities.ts';
import type { MindMapExercise } from '@henry/contract/content.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ModeChoice } from '#web/components/live-talk/mode-choice.tsx';
import { type TalkMode, useTalkMode } from '#web/components/live-talk/talk-mode.ts';
import { MachineNotice } from '#web/components/machine-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { useClock } from '#web/lib/use-clock.ts';
import { MindMap } from './mind-map.tsx';

type StartProps = {
	isTimed: boolean;
	onTimed: (isTimed: boolean) => void;
	onStart: (mode: TalkMode) => void;
};

/** What will happen, with or without the clock, and how it is to be held. */
export function Start({ isTimed, onTimed, onStart }: StartProps) {
	const { t } = useTranslation('pairTopic');
	const [mode, choose] = useTalkMode();
	return (
		<div className="space-y-5">
			<ModeChoice mode={mode} onChoose={choose} />
			<ol className="list-decimal space-y-1 pl-6 marker:font-semibold marker:text-accent-strong">
				<li>{t('steps.look', { seconds: activities.pairTopic.preparationSeconds })}</li>
				<li>{t(`steps.discuss.${mode}`, { seconds: activities.pairTopic.answerSeconds })}</li>
				<li>{t('steps.decide')}</li>
			</ol>
			<label className="flex max-w-max cursor-pointer items-start gap-3 py-1">
				<input
					type="checkbox"
					checked={!isTimed}
					onChange={(event) => onTimed(!event.target.checked)}
					className="mt-1 size-5 shrink-0 accent-accent"
				/>
				<span>
					<span className="block font-semibold">{t('untimed')}</span>
					<span className="block text-muted text-sm">{t('untimedNote')}</span>
				</span>
			</label>
			<MicrophoneNotice />
			<MachineNotice />
			<Dock>
				<Button className="w-full text-lg" onClick={() => onStart(mode)}>
					{t('start')}
				</Button>
			</Dock>
		</div>
	);
}

type LookProps = { exercise: MindMapExercise; isTimed: boolean; onEnd: () => void };

/** The look at the topics before the discussion, which begins by itself unless there is no clock. */
export function Look({ exercise, isTimed, onEnd }: LookProps) {
	const { t } = useTranslation('pairTopic');
	const heading = useRef<HTMLHeadingElement>(null);
	const [endsAtMs] = useState(() => Date.now() + activities.pairTopic.preparationSeconds * 1_000);
	const secondsLeft = useClock(() =>
		isTimed ? Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000)) : Number.POSITIVE_INFINITY,
	);
	const end = useEffectEvent(onEnd);
	useEffect(() => heading.current?.focus(), []);
	useEffect(() => {
		if (secondsLeft === 0) end();
	}, [secondsLeft]);
	return (
		<div className="space-y-5">
			<h2 ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
				{t('look.title')}
			</h2>
			<MindMap exercise={exercise} covered={[]} />
			<Dock>
				<div className="flex flex-wrap items-center gap-4">
					<Button onClick={onEnd}>{t('look.ready')}</Button>
					{isTimed && (
						<p role="timer" className="font-semibold tabular-nums">
							{t('look.left', { seconds: secondsLeft })}
						</p>
					)}
				</div>
			</Dock>
		</div>
	);
}
