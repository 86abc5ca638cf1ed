import { readAcousticFile } from '#ear/acoustic/acoustic-file.ts';
import type { AcousticStates } from '#ear/acoustic/acoustic-states.ts';
import type { Network } from '#ear/acoustic/network.ts';
import type { SpeakerBasis } from '#ear/acoustic/speaker-adaptation.ts';
import { createConfidence } from '#ear/confidence/confidence.ts';
import { createEnglishJudge, type EnglishModel } from '#ear/confidence/english.ts';
import type { FeatureModel } from '#ear/features/features.ts';
import { readSafetensors, type Safetensors } from '#ear/files/safetensors.ts';
import { createLetterToSound, type LetterToSoundModel } from '#ear/lexicon/letter-to-sound.ts';
import { type Lexicon, parseLexicon, phoneIdsOf } from '#ear/lexicon/lexicon.ts';
import type { LogisticWeights } from '#ear/numerics/logistic.ts';
import { simdKernel } from '#ear/numerics/matrix-simd.ts';
import { LanguageModel, type LanguageModelTensors } from '#ear/search/language-model.ts';
import { NeuralLanguageModel } from '#ear/search/neural-language-model.ts';
import { SearchNetworkBuilder } from '#ear/search/search-network.ts';

/** The model's files, as `models/ear` holds them; the JSON ones parsed. */
export type EarFiles = {
	acoustic: Uint8Array;
	languageModel: Uint8Array;
	neuralLanguageModel: Uint8Array;
	lexicon: string;
	letterToSound: LetterToSoundModel;
	confidence: LogisticWeights;
	english: EnglishModel;
};

/** Everything that utterances share. */
export type EarModel = {
	features: FeatureModel;
	network: Network;
	states: AcousticStates;
	speakers: SpeakerBasis;
	phoneIds: ReadonlyMap<string, number>;
	lexicon: Lexicon;
	languageModel: LanguageModel;
	neuralLanguageModel: NeuralLanguageModel;
	searchNetworks: SearchNetworkBuilder;
	/** Phones of a word that the lexicon lacks. */
	letterToSound: (word: string) => string[];
	confidenceOf: (features: readonly number[]) => number;
	englishOf: ReturnType<typeof createEnglishJudge>;
};

/** Factor of the language model's log probabilities; chosen on two folds of the cross-validation. */
const languageWeight = 1.1;

const languageModelTypes = {
	unigramLogProb: 'F32',
	unigramBackoff: 'F32',
	bigramStart: 'U32',
	bigramWord: 'U16',
	bigramLogProb: 'U8',
	bigramBackoff: 'U8',
	trigramCount: 'U16',
	trigramWord: 'U16',
	trigramLogProb: 'U8',
	bigramLogProbCodes: 'F32',
	bigramBackoffCodes: 'F32',
	trigramLogProbCodes: 'F32',
} as const;

function readLanguageModel(file: Safetensors): LanguageModel {
	const tensors = Object.entries(languageModelTypes).map(([name, type]) => [
		name,
		file.tensor(name, type).data,
	]);
	return new LanguageModel(Object.fromEntries(tensors) as LanguageModelTensors);
}

/** Loads a recogniser's model. Throws where a file is damaged or does not fit the others. */
export function readEarModel(files: EarFiles): EarModel {
	const { phoneNames, features, network, states, speakers } = readAcousticFile(files.acoustic);
	const lexicon = parseLexicon(files.lexicon, phoneNames);
	const languageModel = readLanguageModel(readSafetensors(files.languageModel));
	const searchNetworks = new SearchNetworkBuilder(lexicon, languageModel, states, languageWeight);
	return {
		features,
		network,
		states,
		speakers,
		phoneIds: phoneIdsOf(phoneNames),
		lexicon,
		languageModel,
		neuralLanguageModel: new NeuralLanguageModel(readSafetensors(files.neuralLanguageModel), simdKernel),
		searchNetworks,
		letterToSound: createLetterToSound(files.letterToSound),
		confidenceOf: createConfidence(files.confidence),
		englishOf: createEnglishJudge(files.english),
	};
}
