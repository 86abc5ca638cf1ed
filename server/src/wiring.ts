import { createRuleGrammarChecker } from './adapters/grammar-checker/rules.ts';
import { createEmbeddedEar } from './adapters/speech-to-text/embedded.ts';
import { createFlite } from './adapters/text-to-speech/flite.ts';
import type { Services } from './app.ts';
import type { Config } from './config.ts';
import { loadContent } from './content.ts';
import type { GrammarChecker } from './ports/grammar-checker.ts';
import type { SpeechToText } from './ports/speech-to-text.ts';
import type { TextToSpeech } from './ports/text-to-speech.ts';

function createSpeechToText(config: Config): SpeechToText {
	switch (config.speechToText) {
		case 'embedded':
			return createEmbeddedEar({
				folder: config.earFolder,
				processes: config.speechToTextProcesses,
				maxUtterances: config.utterancesAtOnce,
			});
	}
}

function createTextToSpeech(config: Config): TextToSpeech {
	switch (config.textToSpeech) {
		case 'flite':
			return createFlite({ processes: 1, maxQueued: config.queueLength });
	}
}

function createGrammarChecker(config: Config): GrammarChecker {
	switch (config.grammarChecker) {
		case 'rules':
			return createRuleGrammarChecker({ processes: 1, maxQueued: config.queueLength });
	}
}

/** Makes the provider that the settings name for each capability, and loads the content. Nothing is started yet. */
export function createServices(config: Config): Services {
	return {
		speechToText: createSpeechToText(config),
		textToSpeech: createTextToSpeech(config),
		grammarChecker: createGrammarChecker(config),
		content: loadContent(config.contentFolder),
	};
}
