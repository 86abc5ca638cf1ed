import type { Difficulty } from '@henry/contract/difficulty.ts';
import {
	defaultTurnPauseMs,
	type LiveTalkSettings,
	liveTalkSettingsSchema,
} from '@henry/contract/live-talk.ts';
import { partial } from 'zod/mini';
import { visitorSettings } from '#web/lib/visitor-settings.ts';

/** Key, in local storage, of those settings of live talk that the learner has chosen. */
const storageKey = 'henry.liveTalk';

function storedSettings(): Partial<LiveTalkSettings> {
	try {
		const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
		return partial(liveTalkSettingsSchema).parse(stored) as Partial<LiveTalkSettings>;
	} catch {
		return {};
	}
}

/** Keeps a choice for the next talk in this browser. */
export function keepLiveSettings(choice: Partial<LiveTalkSettings>): void {
	try {
		localStorage.setItem(storageKey, JSON.stringify({ ...storedSettings(), ...choice }));
	} catch {
		// Storage may be forbidden; the choice then lasts for this talk.
	}
}

/** The settings of a live talk: what was chosen last, else what is usual for the difficulty and in this browser. */
export function liveSettings(difficulty: Difficulty): LiveTalkSettings {
	const { voice, speed } = visitorSettings();
	return {
		pauseMs: defaultTurnPauseMs[difficulty],
		handsFree: true,
		voiceRate: speed === 0.75 ? 0.75 : 1,
		...storedSettings(),
		...(voice !== undefined && { voice }),
	};
}
