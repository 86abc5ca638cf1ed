import { useState } from 'react';
import { nothingSaid, type TalkSoFar } from '#web/lib/conversation/conversation.ts';
import type { HeldTalkProps } from './held-talk.ts';
import { type LiveExercise, LiveTalking } from './live-talking.tsx';
import type { TalkMode } from './talk-mode.ts';
import { type TapTalk, TapTalking } from './tap-talking.tsx';

type TalkTwoWaysProps = {
	firstMode: TalkMode;
	live: LiveExercise;
	tap: TapTalk;
	/** What was said before, where the talk goes on from there. */
	before?: TalkSoFar | undefined;
	children: HeldTalkProps['children'];
};

/** A talk with Henry, live or recorded turn by turn; the learner can go over from one to the other at any time. */
export function TalkTwoWays({
	firstMode,
	live,
	tap,
	before: earlier = nothingSaid,
	children,
}: TalkTwoWaysProps) {
	const [{ mode, before }, setWay] = useState({ mode: firstMode, before: earlier });
	const way: HeldTalkProps = {
		before,
		hasSwitched: before !== nothingSaid,
		onSwitch(soFar) {
			setWay({ mode: mode === 'live' ? 'tap' : 'live', before: soFar });
		},
		children,
	};
	return mode === 'live' ? <LiveTalking {...live} {...way} /> : <TapTalking {...tap} {...way} />;
}
