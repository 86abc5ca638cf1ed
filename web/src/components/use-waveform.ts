import { waveformPeaks } from '@henry/sound/waveform.ts';
import { type RefObject, useEffect, useState } from 'react';
import { decodeSound } from '#web/audio/decode-sound.ts';
import { getBlob } from '#web/lib/api-client.ts';
import { useOnScreen } from './use-on-screen.ts';

/** Bars of a player's waveform. */
const barCount = 80;
const flat: readonly number[] = Array<number>(barCount).fill(0);

/**
 * The waveform of a sound, computed once its player comes into sight; flat until then, and where the sound cannot be read,
 * which the player itself says as soon as it is played.
 */
export function useWaveform(src: string, player: RefObject<Element | null>): readonly number[] {
	const [peaks, setPeaks] = useState(flat);
	const isSeen = useOnScreen(player);
	useEffect(() => {
		if (!isSeen) return;
		const left = new AbortController();
		async function draw() {
			const samples = await decodeSound(await getBlob(src, { signal: left.signal }));
			if (!left.signal.aborted) setPeaks(waveformPeaks(samples, barCount));
		}
		draw().catch(() => setPeaks(flat));
		return () => left.abort();
	}, [isSeen, src]);
	return peaks;
}
