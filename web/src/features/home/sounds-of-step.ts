import { apiPaths } from '@henry/contract/api-paths.ts';
import { minimalPairSetsSchema } from '@henry/contract/minimal-pairs.ts';
import { type PathLevel, type PathWeek, pathLevelSchema } from '@henry/contract/path.ts';
import { getJson } from '#web/lib/api-client.ts';
import type { PathStep } from '#web/lib/practice/path.ts';

/** What of a step of the path is heard: single words or phrases, and the sentences of a text at its level. */
type SoundsOfStep = { words: string[]; sentences: string[]; level: PathLevel | undefined };

/** What is heard in a step, by its address; nothing in one that needs Henry himself. */
export async function soundsOfStep(
	{ kind, to }: PathStep,
	weeks: readonly PathWeek[],
): Promise<SoundsOfStep> {
	const search = new URLSearchParams(to.slice(to.indexOf('?')));
	const week = weeks[Number(search.get('week')) - 1];
	const level = pathLevelSchema.safeParse(search.get('level')).data;
	const nothing = { words: [], sentences: [], level: undefined };
	switch (kind) {
		case 'phrases':
		case 'recall':
			return { ...nothing, words: week?.phrases ?? [] };
		case 'shadowing':
			return { ...nothing, sentences: week?.shadowing ?? [], level };
		case 'sounds': {
			const sets = await getJson(apiPaths.minimalPairs, minimalPairSetsSchema).catch(() => []);
			const set = sets.find(({ key }) => key === search.get('set'));
			return { ...nothing, words: set?.pairs.flat() ?? [] };
		}
		default:
			return nothing;
	}
}
