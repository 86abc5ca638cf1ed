import { createEmbeddedEar } from '../server/src/adapters/speech-to-text/embedded.ts';
import { createWhisperForTests } from '../server/src/adapters/speech-to-text/whisper-for-tests.ts';
import { createSmartTurn } from '../server/src/adapters/turn-detector/smart-turn.ts';
import { readConfig } from '../server/src/config.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';
import { keepResult, median, rounded } from './result.ts';
import { developmentTurns } from './turns/development-turns.ts';
import { type SpokenTurn, speakTurns } from './turns/spoken-turns.ts';
import { testTurns } from './turns/test-turns.ts';
import { type EngineDelays, sayTurn, type TurnOutcome, type TurnTools } from './turns/timeline.ts';
import { measureVoiceActivity } from './turns/voice-activity.ts';

/** The learner's own setting: the one of those who choose none at the middle level. */
const pauseMs = 1_000;
/** As on two idle cores: Whisper hears a clip of some seconds, Smart Turn judges the last eight; our own ear has kept up. */
const neuralDelays: EngineDelays = { understoodMs: 300, judgedMs: 80 };
const ownDelays: EngineDelays = { understoodMs: 40, judgedMs: 0 };

async function sayTurns(
	tools: TurnTools,
	turns: readonly SpokenTurn[],
	delays: EngineDelays,
): Promise<TurnOutcome[]> {
	const outcomes: TurnOutcome[] = [];
	for (const [index, turn] of turns.entries()) {
		outcomes.push(await sayTurn(tools, turn, { pauseMs, delays, seed: index + 1 }));
	}
	return outcomes;
}

function figuresOf(outcomes: readonly TurnOutcome[]) {
	const waits = outcomes.flatMap(({ waitMs }) => waitMs ?? []).sort((first, second) => first - second);
	const share = (share0to1: number) => rounded(waits[Math.floor(share0to1 * waits.length)] ?? Number.NaN, 0);
	return {
		turns: outcomes.length,
		cutOff: outcomes.filter(({ cutAt }) => cutAt.length > 0).length,
		waitMs: { median: rounded(median(waits), 0), p75: share(0.75), p90: share(0.9) },
		neverAnswered: outcomes.length - waits.length,
		cutAt: outcomes.flatMap(({ cutAt }) => cutAt),
	};
}

/**
 * Whether turns with pauses in them are heard out, and how soon they are answered: by words and sound (Smart Turn, Silero),
 * and by the learner's own pause alone. `part` `development` takes the turns on which the rules were tuned, and keeps nothing.
 */
export async function benchTurns(part?: string, trial?: boolean): Promise<void> {
	const { network } = await modelForTests('turn-detector');
	const { network: speechDetector } = await modelForTests('speech-detector');
	const texts = part === 'development' ? developmentTurns : testTurns;
	const turns = await speakTurns(trial ? texts.slice(0, 8) : texts);
	const own = createEmbeddedEar({ folder: readConfig().earFolder, processes: 1, maxUtterances: 8 });
	const whisper = createWhisperForTests(8);
	const detector = createSmartTurn({ files: { network, speechDetector }, processes: 1 });
	const engines = [own, whisper, detector];
	try {
		await Promise.all(engines.map((engine) => engine.start()));
		const judged = await sayTurns({ speechToText: whisper, turnDetector: detector }, turns, neuralDelays);
		const byPauseAlone = await sayTurns({ speechToText: own }, turns, ownDelays);
		const figures = {
			pauseMs,
			assumedMs: { neuralDelays, ownDelays },
			pauses: turns.reduce((sum, { pauses }) => sum + pauses.length, 0),
			wordsAndSound: figuresOf(judged),
			pauseAlone: figuresOf(byPauseAlone),
			...(await measureVoiceActivity(detector, turns)),
		};
		if (part === 'development' || trial) {
			for (const { waitMs, text, heard } of judged) process.stdout.write(`${waitMs} ${text} | ${heard}\n`);
			process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
		} else keepResult('turns', figures);
	} finally {
		await Promise.all(engines.map((engine) => engine.close()));
	}
}
