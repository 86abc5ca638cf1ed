import { expect, test } from 'vitest';
import { type TestableTurnDetector, type TurnDetectorContract, turnDetectorCases } from './contract.ts';

/** A detector that is wrong on purpose, in everything that the contract asks for. */
function createWrongDetector(): TestableTurnDetector {
	let calls = 0;
	return {
		health: () => ({ name: 'wrong', model: 'none', embedded: true, state: 'failed', queued: 0 }),
		start: async () => {},
		close: async () => {},
		processIds: () => [],
		openStream: () => ({ push: async () => [++calls], close: () => {} }),
		completeness: async () => ++calls + 1,
	};
}

const contract: TurnDetectorContract = {
	create: createWrongDetector,
	speech: { finished: new Int16Array(16_000), unfinished: new Int16Array(16_000) },
};

test.each(turnDetectorCases)(
	'a turn detector that is wrong on purpose fails the case "$name"',
	async ({ run }) => {
		await expect(run(contract)).rejects.toThrow();
	},
);
