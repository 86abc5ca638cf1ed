import { join } from 'node:path';
import { loadKnown } from '#server/content.ts';
import { createFollowUps } from '#server/domain/conversation/follow-ups.ts';
import type { Known } from '#server/domain/conversation/situations.ts';
import { readFollowUpWeights } from './follow-up-weights.ts';
import { type PlacedTexts, readPlacedTexts } from './placed-texts.ts';

/**
 * What Henry knows by its meaning: the texts of the content folder, and what `models/meaning` holds for them. It takes a tenth of
 * a second, and is of use only where an engine can tell meanings. Throws where a file is damaged, or missing but for the places of texts.
 */
export function readKnown(
	contentFolder: string,
	meaningFolder: string,
): Known & Pick<PlacedTexts, 'placeOf'> {
	const { followUps, ...texts } = loadKnown(contentFolder);
	return {
		...texts,
		followUps: createFollowUps(followUps, readFollowUpWeights(join(meaningFolder, 'follow-ups.safetensors'))),
		placeOf: readPlacedTexts(join(meaningFolder, 'situations.safetensors')).placeOf,
	};
}
