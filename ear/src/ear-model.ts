import { readAcousticFile } from './acoustic-file.ts';
import { createConfidence } from './confidence.ts';
import { createEnglishJudge, type EnglishModel } from './english.ts';
import type { FeatureModel } from './features.ts';
import { LanguageModel, type LanguageModelTensors } from './language-model.ts';
import { createLetterToSound, type LetterToSoundModel } from './letter-to-sound.ts';
import { type Lexicon, parseLexicon, phoneIdsOf } from './lexicon.ts';
import type { LogisticWeights } from './logistic.ts';
import { simdKernel } from './matrix-simd.ts';
import type { Network } from './network.ts';
import { NeuralLanguageModel } from './neural-language-model.ts';
import { readSafetensors, type Safetensors } from './safetensors.ts';
import { type AcousticStates, SearchNetworkBuilder } from './search-network.ts';
import type { SpeakerBasis } from './speaker-adaptation.ts';

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
