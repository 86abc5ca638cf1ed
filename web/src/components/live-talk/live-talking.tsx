import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { LiveTalkExercise, LiveTalkSettings } from '@henry/contract/live-talk.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pauseAllSounds } from '#web/components/use-playback.ts';
import { isConcluded, nothingSaid } from '#web/lib/conversation/conversation.ts';
import type { LiveTalk } from '#web/lib/live-talk/live-talk-state.ts';
import { useLiveTalk } from '#web/lib/live-talk/use-live-talk.ts';
import { lastOfHenry, useAnswerTime } from './answer-time.ts';
import type { HeldTalkProps } from './held-talk.ts';
import { keepLiveSettings, liveSettings } from './kept-settings.ts';
import { LiveView } from './live-view.tsx';
import { ModeSwitch } from './mode-choice.tsx';
import { useFinish } from './use-finish.ts';
import { useSounding } from './use-sounding.ts';

/** What a live talk needs to know of its exercise. */
export type LiveExercise = {
	exercise: LiveTalkExercise;
	difficulty: Difficulty;
	/** The longest answer, in seconds. */
	answerSeconds?: number | undefined;
};

/** The learner's voice, or what was said and is not understood yet. */
const isAnswering = ({ phase, hearsVoice, partialWords }: LiveTalk) =>
	(phase.type === 'learner' || phase.type === 'reconnecting' || phase.type.startsWith('henry')) &&
	(hearsVoice || partialWords.length > 0);

/**
 * The live talk with the learner's own settings. While a player sounds, nothing that the microphone hears counts, as if
 * a button had to be held; and no player sounds while Henry speaks. By the same means an answer is ended whose time is over,
 * or whose talk is being finished: what was said of it up to there is Henry's.
 */
function useLiveTalkOnScreen(
	{ exercise, difficulty, answerSeconds }: LiveExercise,
	before: HeldTalkProps['before'],
) {
	const [settings, setSettings] = useState(() => liveSettings(difficulty));
	const isOver = isConcluded(before);
	const live = useLiveTalk({ exercise, turnsBefore: before.turns, isOver, settings });
	const { talk, commands } = live;
	const answerTime = useAnswerTime(talk, answerSeconds);
	const { isFinishing, takeIn, finish } = useFinish({
		turns: talk.turns,
		isTakingIn: isAnswering(talk),
		hasFailed: talk.phase.type === 'failed',
		end: commands.end,
	});
	const isClosed = answerTime === 'over' || isFinishing;
	const isSounding = useSounding((sounds) =>
		commands.changeSettings({ handsFree: settings.handsFree && !sounds && !isClosed }),
	);
	function changeSettings(change: Partial<LiveTalkSettings>) {
		const changed = { ...settings, ...change };
		setSettings(changed);
		keepLiveSettings(change);
		commands.changeSettings({ ...changed, handsFree: changed.handsFree && !isSounding && !isClosed });
	}
	const wasClosed = useRef(isClosed);
	const close = useEffectEvent(() => {
		if (settings.handsFree) commands.changeSettings({ handsFree: !isSounding && !isClosed });
		else if (isClosed) commands.press(false);
	});
	useEffect(() => {
		if (wasClosed.current !== isClosed) close();
		wasClosed.current = isClosed;
	}, [isClosed]);
	const isHenrySpeaking = talk.phase.type === 'henry-speaking';
	useEffect(() => {
		if (isHenrySpeaking) pauseAllSounds();
	}, [isHenrySpeaking]);
	const isAnswerEnding = answerTime !== 'open' && talk.phase.type === 'learner';
	return { ...live, settings, changeSettings, isSounding, isAnswerEnding, isFinishing, takeIn, finish };
}

/** Without a microphone a talk that has not begun is held in the other way, which says what to do about that. */
function useFallback({ phase, turns }: LiveTalk, onFallback: () => void) {
	const isImpossible = phase.type === 'no-microphone' && phase.problem !== 'needs-tap' && turns.length === 0;
	const fallBack = useEffectEvent(onFallback);
	useEffect(() => {
		if (isImpossible) fallBack();
	}, [isImpossible]);
}

/** A talk that is held live. */
export function LiveTalking({
	exercise,
	difficulty,
	answerSeconds,
	before,
	hasSwitched,
	onSwitch,
	children,
}: HeldTalkProps & LiveExercise) {
	const screen = useLiveTalkOnScreen({ exercise, difficulty, answerSeconds }, before);
	const { isFinishing, takeIn, finish, ...shown } = screen;
	const { talk, commands } = screen;
	const { turns, phase, partialWords, hearsVoice } = talk;
	const timeToldAt = useRef<number>(undefined);
	// Until Henry has spoken again, what was covered before is all that is known.
	const hasSpoken = lastOfHenry(turns) !== lastOfHenry(before.turns);
	const { progress0to100, covered } = hasSpoken ? talk : before;
	const soFar = { turns, progress0to100, covered };
	useFallback(talk, () => onSwitch(nothingSaid));
	/** What is being said is taken in first; who asks again does not wait for that. */
	function leaveLive() {
		if (isFinishing) onSwitch(soFar);
		else takeIn((allTurns) => onSwitch({ ...soFar, turns: allTurns }));
	}
	const modeSwitch = <ModeSwitch mode="live" takesFocus={hasSwitched} onSwitch={leaveLive} />;
	return children({
		...soFar,
		mode: 'live',
		view: <LiveView {...shown} modeSwitch={modeSwitch} onLeaveLive={leaveLive} />,
		isOver: phase.type === 'ended',
		awaitsLearner: phase.type === 'learner' && !hearsVoice && partialWords.length === 0,
		mayFinish: !isFinishing,
		finish,
		goOn() {
			if (timeToldAt.current === turns.length) return;
			timeToldAt.current = turns.length;
			commands.tellTimeIsUp();
		},
		end: commands.end,
	});
}
