import type { ReactNode } from 'react';
import type { TalkSoFar, Turn } from '#web/lib/conversation/conversation.ts';
import type { TalkMode } from './talk-mode.ts';

/** A talk with Henry as an exercise sees it, however it is held. */
export type HeldTalk = TalkSoFar & {
	/** How it is held now. */
	readonly mode: TalkMode;
	/** What was said, and what the learner can do now. */
	readonly view: ReactNode;
	/** It is the learner's turn, and nothing has been said in it. */
	readonly awaitsLearner: boolean;
	/** It is not about to be finished already. */
	readonly mayFinish: boolean;
	/** Ends the talk once what is being said has been taken in, and hands over all that was said. */
	readonly finish: (report: (turns: readonly Turn[]) => void) => void;
	readonly isOver: boolean;
	/** Henry is to take the turn, without an answer. */
	readonly goOn: () => void;
	/** Ends the talk at once. */
	readonly end: () => void;
};

/** What both ways to hold a talk are given. */
export type HeldTalkProps = {
	before: TalkSoFar;
	/** The learner has just come here from the other way. */
	hasSwitched: boolean;
	/** The learner goes over to the other way, with what was said so far. */
	onSwitch: (soFar: TalkSoFar) => void;
	children: (talk: HeldTalk) => ReactNode;
};
