import type { LiveTalkSettings } from '@henry/contract/live-talk.ts';
import type { LiveTalk, LiveTalkCommands } from '#web/lib/live-talk/live-talk-state.ts';

/** A live talk, and what the screen knows of it beside. */
export type LiveTalkOnScreen = {
	readonly talk: LiveTalk;
	readonly commands: LiveTalkCommands;
	/** Tells how loud the microphone hears the learner, a root mean square of 0..1; answers how to stop that. */
	readonly watchLevel: (observer: (level0to1: number) => void) => () => void;
	/** How loud Henry sounds now, a root mean square of 0..1; undefined where he is not heard. */
	readonly henrysLevel: () => number | undefined;
	/** As the learner has chosen them. */
	readonly settings: LiveTalkSettings;
	readonly changeSettings: (change: Partial<LiveTalkSettings>) => void;
	/** A recording sounds in this page, so that Henry does not listen. */
	readonly isSounding: boolean;
};

/** What the panel of a live talk shows; each has its words and its look. */
export type LiveState =
	| 'connecting'
	| 'reconnecting'
	| 'listening'
	| 'takeYourTime'
	| 'holdToTalk'
	| 'pressed'
	| 'paused'
	| 'thinking'
	| 'speaking'
	| 'speakingHeld'
	| 'suspended'
	| 'failed'
	| 'noSound'
	| 'forgotten'
	| 'elsewhere'
	| 'noMicrophone';

function learnersState({ talk, settings, isSounding }: LiveTalkOnScreen): LiveState {
	if (talk.trouble === 'no-sound' && !isSounding && !talk.isThinking) return 'noSound';
	if (!settings.handsFree && talk.isPressed) return 'pressed';
	if (isSounding) return 'paused';
	if (!settings.handsFree) return 'holdToTalk';
	return talk.isThinking ? 'takeYourTime' : 'listening';
}

/** What is to be shown of a talk; undefined once it is over, or where danger was spoken of. */
export function liveStateOf(screen: LiveTalkOnScreen): LiveState | undefined {
	const { phase, trouble } = screen.talk;
	switch (phase.type) {
		case 'reconnecting':
			return trouble === 'no-sound' ? 'noSound' : 'reconnecting';
		case 'learner':
			return learnersState(screen);
		case 'henry-thinking':
			return 'thinking';
		case 'henry-speaking':
			if (phase.isSuspended) return 'suspended';
			return screen.settings.handsFree ? 'speaking' : 'speakingHeld';
		case 'no-microphone':
			return 'noMicrophone';
		case 'danger':
		case 'ended':
			return undefined;
		default:
			return phase.type;
	}
}
