import type { Capability } from '@henry/contract/health.ts';
import type { Coach } from '#server/ports/coach.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import type { Tracer } from '#server/ports/tracer.ts';
import type { Metrics } from './metrics.ts';
import { type Call, timedCall, withCalls } from './timed-calls.ts';

export type Engines = {
	speechToText: SpeechToText;
	textToSpeech: TextToSpeech;
	grammarChecker: GrammarChecker;
	pronunciation: PronunciationAssessor;
	coach: Coach;
};

/** Those whose calls are measured; a detector of turns is asked many times a second. */
type Measured = Exclude<Capability, 'turnTaking'>;

/** The calls of each engine that are measured. What a recogniser takes counts from the end of the utterance. */
const measuredCalls: Record<Measured, string[]> = {
	speechToText: ['recognize'],
	textToSpeech: ['speak'],
	grammarChecker: ['check'],
	pronunciation: ['assess'],
	coach: ['converse', 'converseStarTopic'],
};

/** The same engines, each call of which is measured, and followed as a span. */
export function measuredEngines<Given extends Engines>(
	given: Given,
	{ metrics, tracer }: { metrics: Metrics; tracer: Tracer },
): Given {
	const measured = <Capable extends Engine>(capability: Measured, engine: Capable): Capable => {
		const begin = (name: string) => {
			const { name: called, insteadOf } = engine.health();
			const facts = { 'henry.engine': called, 'henry.stands_in': insteadOf !== undefined };
			return tracer.begin(`${capability}.${name}`, facts);
		};
		const timed = (name: string, call: Call) =>
			timedCall(call, {
				begin: () => begin(name),
				observe: (outcome, seconds) => metrics.observeEngine(capability, outcome, seconds),
			});
		return withCalls(engine, (name, call) => {
			if (measuredCalls[capability].includes(name)) return timed(name, call as Call);
			if (capability !== 'speechToText' || name !== 'open') return undefined;
			return (...parameters) =>
				withCalls(call(...parameters) as object, (step, finish) =>
					step === 'finish' ? timed(step, finish as Call) : undefined,
				);
		});
	};
	return {
		...given,
		speechToText: measured('speechToText', given.speechToText),
		textToSpeech: measured('textToSpeech', given.textToSpeech),
		grammarChecker: measured('grammarChecker', given.grammarChecker),
		pronunciation: measured('pronunciation', given.pronunciation),
		coach: measured('coach', given.coach),
	};
}
