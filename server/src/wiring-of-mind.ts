import { basename, join } from 'node:path';
import { systemClock } from './adapters/clock/system.ts';
import { createDangerNetwork, readDangerLimit } from './adapters/danger-classifier/network.ts';
import { createModelGrammarChecker } from './adapters/grammar-checker/model.ts';
import { createRuleGrammarChecker } from './adapters/grammar-checker/rules.ts';
import { createLlama, readPromptsBeside } from './adapters/language-model/llama.ts';
import { createOpenAiModel } from './adapters/language-model/openai.ts';
import { nodeSecrets } from './adapters/secrets/node.ts';
import type { BetterEngineList } from './better-engines.ts';
import type { Config } from './config.ts';
import type { Content } from './content.ts';
import { createCoachWithFallback } from './domain/conversation/coach-with-fallback.ts';
import { createEmbeddedCoach } from './domain/conversation/embedded-coach.ts';
import { createModelCoach } from './domain/conversation/model-coach.ts';
import type { Situations } from './domain/conversation/situations.ts';
import { createModelWithWaitLimit, liveWaitLimitsMs } from './domain/fallback/wait-limit.ts';
import { createCheckerAfterRules } from './domain/grammar/checker-after-rules.ts';
import { createCheckerWithFallback } from './domain/grammar/checker-with-fallback.ts';
import { createModelWriter } from './domain/grammar/written-by-model.ts';
import { createDangerSense } from './domain/safety/danger-sense.ts';
import { thisMachine } from './machine.ts';
import { tellOperator as tell } from './operator-line.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { LiveWork } from './ports/live-work.ts';

/**
 * Who speaks as Henry, and who corrects: a language model elsewhere or, as soon as it is there, one of this machine, with
 * the embedded coach and our rules to stand in for it.
 */
export function createMind(
	config: Config,
	content: Content,
	better: BetterEngineList,
	liveWork: LiveWork,
	situations: Situations,
) {
	const { mindFile } = config;
	const elsewhere = config.coach && createOpenAiModel(config.coach);
	const rules = createRuleGrammarChecker({ processes: 1, maxQueued: config.queueLength });
	const corrects = config.grammarChecker === 'model';
	const speaker = (model: LanguageModel) => createModelCoach(model, content, Math.random, situations);
	const corrector = (model: LanguageModel) =>
		createCheckerAfterRules(
			rules,
			createModelGrammarChecker(model, content),
			createModelWriter(model, content.correctionPrompt),
		);
	const coach = createCoachWithFallback({
		...(elsewhere && { engine: speaker(elsewhere) }),
		...{ fallback: createEmbeddedCoach(content), clock: systemClock, tell },
	});
	const grammarChecker = createCheckerWithFallback({
		...(elsewhere && corrects && { engine: corrector(elsewhere) }),
		...{ fallback: rules, clock: systemClock, tell },
	});
	async function think(file: string, name: string, folder: string): Promise<void> {
		const [threads, maxQueued] = [thisMachine().cores, config.queueLength];
		const llama = createLlama({ file, model: name, threads, maxQueued, kept: { folder, tell }, liveWork });
		const model = createModelWithWaitLimit(llama, liveWaitLimitsMs.mind);
		await coach.upgrade(speaker(model));
		if (corrects) await grammarChecker.upgrade(corrector(model));
	}
	if (elsewhere) return { coach, grammarChecker };
	if (mindFile) {
		// Where the operator's own file lies is theirs.
		const folder = join(config.modelsFolder, 'read-prompts');
		better.add('mind', [], () => think(mindFile, basename(mindFile), folder));
	} else {
		better.add('mind', ['language-model'], () => {
			const { model, files } = better.find('language-model');
			return think(files.weights, model.name, readPromptsBeside(files.weights));
		});
	}
	return { coach, grammarChecker };
}

/** What tells danger by its meaning, and by rules while that does not answer. */
export function createDanger({ dangerFolder, queueLength }: Config) {
	const dangerClassifier = createDangerNetwork({ folder: dangerFolder, maxQueued: queueLength });
	const limit = readDangerLimit(dangerFolder);
	const dangerSense = createDangerSense(dangerClassifier, limit, { hash: nodeSecrets.hash, tell });
	return { dangerClassifier, dangerSense };
}
