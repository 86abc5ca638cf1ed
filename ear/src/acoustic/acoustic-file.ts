import { type FeatureModel, readFeatureModel } from '#ear/features/features.ts';
import { readSafetensors } from '#ear/files/safetensors.ts';
import { simdKernel } from '#ear/numerics/matrix-simd.ts';
import type { AcousticStates } from './acoustic-states.ts';
import { createNetwork, type Network } from './network.ts';
import { readSpeakerBasis, type SpeakerBasis } from './speaker-adaptation.ts';

/** What acoustic.safetensors holds: how speech becomes features, the network, and its outputs by phone. */
export type AcousticFile = {
	/** The phones in their order, silence first. */
	phoneNames: string[];
	features: FeatureModel;
	network: Network;
	states: AcousticStates;
	speakers: SpeakerBasis;
};

/** Reads the acoustic model's file. Throws where it is damaged. */
export function readAcousticFile(bytes: Uint8Array): AcousticFile {
	const file = readSafetensors(bytes);
	const phoneNames = (file.metadata.phones ?? '').split(' ');
	const network = createNetwork(file, simdKernel);
	const states = {
		stateCount: network.stateCount,
		phoneCount: phoneNames.length,
		stateOf: file.tensor('stateOf', 'I32').data,
		leftClassOf: file.tensor('leftClassOf', 'I32', [phoneNames.length]).data,
	};
	return {
		phoneNames,
		features: readFeatureModel(file),
		network,
		states,
		speakers: readSpeakerBasis(file, network, states),
	};
}
