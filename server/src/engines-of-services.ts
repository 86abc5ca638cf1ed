import type { EnginesAtWork } from '@henry/contract/engines-at-work.ts';
import { type Capability, isImproving } from '@henry/contract/health.ts';
import type { Services } from './app.ts';
import type { LiveTalkTools } from './domain/live-talk/live-talk-tools.ts';
import type { Engine } from './ports/engine.ts';

/** The engines among them, by capability. */
export function enginesOf(services: Services): Record<Capability, Engine> {
	const { speechToText, textToSpeech, turnSense, grammarChecker, pronunciation, coach } = services;
	return { speechToText, textToSpeech, turnTaking: turnSense, grammarChecker, pronunciation, coach };
}

/** Those that the footer of every page names, as they are at this moment. */
export function enginesInFooter({ speechToText, textToSpeech, betterEngines }: Services): EnginesAtWork {
	const tell = (engine: Engine) => {
		const { name, embedded, sendsTo } = engine.health();
		return { name, embedded, sendsTo };
	};
	const improving = isImproving(betterEngines.health());
	return { speechToText: tell(speechToText), textToSpeech: tell(textToSpeech), improving };
}

/** The engines of a live talk, as they are when it begins. */
export const liveTalkTools = ({
	speechToText,
	textToSpeech,
	coach,
	turnSense,
	liveWork,
}: Services): LiveTalkTools => ({
	speechToText,
	textToSpeech,
	coach,
	liveWork,
	get turnDetector() {
		return turnSense.detector();
	},
});
