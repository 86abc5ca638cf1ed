/** What is counted of fluency. Only times matter: from the first sound to the last one. */
export type FluencyMeasures = {
	/** Sounds a second, pauses included ("rate of speech"). */
	soundsPerSecond: number;
	/** Share of the time that is pause. */
	pauseShare: number;
	/** Words between pauses ("mean length of runs"). */
	wordsPerRun: number;
};

type SpokenWord = { startMs: number; endMs: number; sounds: number };

/** Shorter silences belong to articulation (Goldman-Eisler 1968 and most studies since take 200 to 250 ms). */
const shortestPauseMs = 200;

/**
 * The measures that go best with experts' ratings of read speech (Cucchiarini, Strik & Boves 2000, "Quantitative
 * assessment of second language learners' fluency by means of automatic speech recognition technology", Journal of the
 * Acoustical Society of America 107). `words`: those that were said, in order.
 */
export function fluencyMeasures(words: readonly SpokenWord[]): FluencyMeasures {
	const [first, last] = [words[0], words.at(-1)];
	if (!first || !last) return { soundsPerSecond: 0, pauseShare: 1, wordsPerRun: 0 };
	const pauses = words
		.slice(1)
		.map(({ startMs }, index) => startMs - (words[index] as SpokenWord).endMs)
		.filter((durationMs) => durationMs >= shortestPauseMs);
	const durationMs = Math.max(1, last.endMs - first.startMs);
	return {
		soundsPerSecond: (words.reduce((sum, { sounds }) => sum + sounds, 0) * 1_000) / durationMs,
		pauseShare: pauses.reduce((sum, pause) => sum + pause, 0) / durationMs,
		wordsPerRun: words.length / (pauses.length + 1),
	};
}
