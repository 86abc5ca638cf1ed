import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { LiveTalkExercise, LiveTalkSettings } from '@henry/contract/live-talk.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pauseAllSounds } from '#web/components/use-playback.ts';
import { isConcluded, nothingSaid, type Turn } from '#web/lib/conversation/conversation.ts';
import type { LiveTalk } from '#web/lib/live-talk/live-talk-state.ts';
import { useLiveTalk } from '#web/lib/live-talk/use-live-talk.ts';
import type { HeldTalkProps } from './held-talk.ts';
import { keepLiveSettings, liveSettings } from './kept-settings.ts';
import { LiveView } from './live-view.tsx';
import { ModeSwitch } from './mode-choice.tsx';
import { useSounding } from './use-sounding.ts';

/** What a live talk needs to know of its exercise. */
export type LiveExercise = { exercise: LiveTalkExercise; difficulty: Difficulty };

/**
 * The live talk with the learner's own settings. While a player sounds, nothing that the microphone hears counts, as if
 * a button had to be held; and no player sounds while Henry speaks.
 */
function useLiveTalkOnScreen({ exercise, difficulty }: LiveExercise, before: HeldTalkProps['before']) {
	const [settings, setSettings] = useState(() => liveSettings(difficulty));
	const isOver = isConcluded(before);
	const live = useLiveTalk({ exercise, turnsBefore: before.turns, isOver, settings });
	const { talk, commands } = live;
	const isSounding = useSounding((sounds) =>
		commands.changeSettings({ handsFree: settings.handsFree && !sounds }),
	);
	function changeSettings(change: Partial<LiveTalkSettings>) {
		const changed = { ...settings, ...change };
		setSettings(changed);
		keepLiveSettings(change);
		commands.changeSettings({ ...changed, handsFree: changed.handsFree && !isSounding });
	}
	const isHenrySpeaking = talk.phase.type === 'henry-speaking';
	useEffect(() => {
		if (isHenrySpeaking) pauseAllSounds();
	}, [isHenrySpeaking]);
	return { ...live, settings, changeSettings, isSounding };
}

/** Without a microphone a talk that has not begun is held in the other way, which says what to do about that. */
function useFallback({ phase, turns }: LiveTalk, onFallback: () => void) {
	const isImpossible = phase.type === 'no-microphone' && phase.problem !== 'needs-tap' && turns.length === 0;
	const fallBack = useEffectEvent(onFallback);
	useEffect(() => {
		if (isImpossible) fallBack();
	}, [isImpossible]);
}

const lastOfHenry = (turns: readonly Turn[]) => turns.findLast(({ speaker }) => speaker === 'henry');

/** A talk that is held live. */
export function LiveTalking({
	exercise,
	difficulty,
	before,
	hasSwitched,
	onSwitch,
	children,
}: HeldTalkProps & LiveExercise) {
	const screen = useLiveTalkOnScreen({ exercise, difficulty }, before);
	const { talk, commands } = screen;
	const { turns, phase, partialWords, hearsVoice } = talk;
	const timeToldAt = useRef<number>(undefined);
	// Until Henry has spoken again, what was covered before is all that is known.
	const hasSpoken = lastOfHenry(turns) !== lastOfHenry(before.turns);
	const { progress0to100, covered } = hasSpoken ? talk : before;
	const soFar = { turns, progress0to100, covered };
	useFallback(talk, () => onSwitch(nothingSaid));
	const modeSwitch = <ModeSwitch mode="live" takesFocus={hasSwitched} onSwitch={() => onSwitch(soFar)} />;
	return children({
		...soFar,
		mode: 'live',
		view: <LiveView {...screen} modeSwitch={modeSwitch} onLeaveLive={() => onSwitch(soFar)} />,
		isOver: phase.type === 'ended',
		awaitsLearner: phase.type === 'learner' && !hearsVoice && partialWords.length === 0,
		mayFinish: true,
		goOn() {
			if (timeToldAt.current === turns.length) return;
			timeToldAt.current = turns.length;
			commands.tellTimeIsUp();
		},
		end: commands.end,
	});
}
