import { useEffect, useState, useSyncExternalStore } from 'react';
import { useJudgedTurns } from '#web/lib/conversation/use-judged-turns.ts';
import type { LiveTalkOptions } from './live-talk.ts';
import { LiveTalkDriver } from './live-talk-driver.ts';
import type { LiveTalk, LiveTalkCommands } from './live-talk-state.ts';

/** A live talk as a component sees it. */
export type UseLiveTalk = {
	readonly talk: LiveTalk;
	readonly commands: LiveTalkCommands;
	/** Calls back with the microphone's loudness, a root mean square of 0..1, 50 times a second; returns what ends that. */
	readonly watchLevel: (observer: (level0to1: number) => void) => () => void;
	/** How loud Henry sounds now, a root mean square of 0..1; undefined where he is not heard. */
	readonly henrysLevel: () => number | undefined;
};

/**
 * A live talk that begins, or goes on from `turnsBefore`, when the component appears; leaving closes microphone,
 * loudspeaker and socket. The options count at the beginning alone; settings are changed by a command.
 */
export function useLiveTalk(options: LiveTalkOptions): UseLiveTalk {
	const [driver] = useState(() => new LiveTalkDriver(options));
	const talk = useSyncExternalStore(driver.subscribe, driver.snapshot);
	useEffect(() => {
		driver.send({ type: 'entered' });
		return () => driver.send({ type: 'left' });
	}, [driver]);
	useJudgedTurns(talk.turns);
	return { talk, commands: driver.commands, watchLevel: driver.watchLevel, henrysLevel: driver.henrysLevel };
}
