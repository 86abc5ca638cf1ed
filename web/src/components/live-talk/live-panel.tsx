import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { UseHints } from '#web/components/conversation/hint-ladder.tsx';
import { HoldButton } from './hold-button.tsx';
import { LiveControls } from './live-controls.tsx';
import type { LiveState, LiveTalkOnScreen } from './live-state.ts';
import { StateMark } from './state-mark.tsx';
import { secondsIn, TalkSettings } from './talk-settings.tsx';
import { VoiceMeter } from './voice-meter.tsx';

/** States in which there is no talk to control. */
const stopped: readonly LiveState[] = ['failed', 'forgotten', 'elsewhere', 'noMicrophone'];

type HeadProps = Pick<LiveTalkOnScreen, 'watchLevel' | 'henrysLevel'> & { state: LiveState; pauseMs: number };

/** The mark, and what it means. */
function Head({ state, pauseMs, watchLevel, henrysLevel }: HeadProps) {
	const { t, i18n } = useTranslation('liveTalk');
	const isOpen = !stopped.includes(state) && state !== 'connecting';
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-5">
			<StateMark state={state} watchLevel={watchLevel} henrysLevel={henrysLevel} />
			<div className="max-sm:row-span-2">
				<p role="status" className="text-balance font-bold font-display text-xl leading-tight sm:text-2xl">
					{t(`state.${state}.title`)}
				</p>
				<p className="mt-1 text-muted text-sm leading-snug sm:text-base">
					{t(`state.${state}.detail`, { seconds: secondsIn(i18n.language, pauseMs) })}
				</p>
			</div>
			{isOpen && (
				<div className="justify-self-center">
					<VoiceMeter watchLevel={watchLevel} />
				</div>
			)}
		</div>
	);
}

/** Takes the focus, at each new moment of the talk, where it was lost with what the learner has just used. */
function useRegainedFocus(moment: string) {
	const place = useRef<HTMLElement>(null);
	useEffect(() => {
		if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
	}, [moment]);
	return place;
}

type LivePanelProps = LiveTalkOnScreen & {
	state: LiveState;
	hints: UseHints;
	isWriting: boolean;
	onWrite: () => void;
	areSettingsOpen: boolean;
	onSettings: () => void;
	modeSwitch: ReactNode;
};

/** What is going on in a live talk and what the learner can do; it stays at the bottom of the window. */
export function LivePanel({ state, modeSwitch, ...screen }: LivePanelProps) {
	const { t } = useTranslation('liveTalk');
	const { talk, commands, watchLevel, henrysLevel, settings, changeSettings, isWriting } = screen;
	const place = useRegainedFocus(`${state} ${talk.turns.length} ${isWriting}`);
	return (
		<section
			ref={place}
			tabIndex={-1}
			aria-label={t('panel')}
			className="no-print sticky bottom-2 z-[5] -mx-2 max-h-[78dvh] space-y-3 overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-raised outline-none sm:mx-0 sm:space-y-4 sm:p-5 [@media(max-height:35rem)]:static [@media(max-height:35rem)]:max-h-none"
		>
			<Head state={state} pauseMs={settings.pauseMs} watchLevel={watchLevel} henrysLevel={henrysLevel} />
			{state === 'elsewhere' && (
				<Button className="w-full" onClick={commands.takeOver}>
					{t('talkHere')}
				</Button>
			)}
			{state === 'forgotten' && (
				<Button className="w-full" onClick={commands.retry}>
					{t('goOn')}
				</Button>
			)}
			{!stopped.includes(state) && (
				<>
					{!settings.handsFree && <HoldButton isPressed={talk.isPressed} onPress={commands.press} />}
					<LiveControls {...screen} />
					{screen.areSettingsOpen && <TalkSettings settings={settings} onChange={changeSettings} />}
				</>
			)}
			{modeSwitch}
		</section>
	);
}
