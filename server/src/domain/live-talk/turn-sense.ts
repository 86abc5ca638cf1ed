import { engineWords } from '@henry/contract/engine-words.ts';
import { startOrClose, type Upgradable } from '#server/domain/fallback/fallback.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { TurnDetector } from '#server/ports/turn-detector.ts';

/** What tells a live talk who speaks, and who has finished. */
export type TurnSense = Engine &
	Upgradable<TurnDetector> & {
		/** The one that a talk that begins now uses; where there is none that works, loudness and pauses tell. */
		detector(): TurnDetector | undefined;
	};

/** By loudness and pauses alone, until a detector is put in their place. */
export function createTurnSense(): TurnSense {
	let detector: TurnDetector | undefined;
	let isClosed = false;
	const working = () => (detector?.health().state === 'ready' ? detector : undefined);
	return {
		detector: working,
		health() {
			const { pauses: name, pausesModel: model } = engineWords;
			const alone = { name, model, embedded: true, state: 'ready', queued: 0 } as const;
			if (!detector) return alone;
			return working()?.health() ?? { ...alone, insteadOf: detector.health().name };
		},
		async start() {},
		async upgrade(better) {
			await startOrClose(better);
			if (isClosed) return better.close();
			detector = better;
		},
		async close() {
			isClosed = true;
			await detector?.close();
		},
	};
}
