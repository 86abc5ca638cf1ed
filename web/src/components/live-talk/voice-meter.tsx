import { useEffect, useState } from 'react';
import { LevelMeter } from '#web/components/level-meter.tsx';
import type { LiveTalkOnScreen } from './live-state.ts';

/** How long a level is shown: as long as a recorder shows it. */
const shownMs = 100;

/** How loud the microphone hears the learner, as long as it is open. */
export function VoiceMeter({ watchLevel }: Pick<LiveTalkOnScreen, 'watchLevel'>) {
	const [level0to1, setLevel] = useState(0);
	useEffect(() => {
		let shownAtMs = 0;
		return watchLevel((level) => {
			const now = Date.now();
			if (now - shownAtMs < shownMs) return;
			shownAtMs = now;
			setLevel(level);
		});
	}, [watchLevel]);
	return <LevelMeter level0to1={level0to1} barLook="bg-accent" />;
}
