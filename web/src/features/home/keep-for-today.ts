import { apiPaths } from '@henry/contract/api-paths.ts';
import type { PathWeek } from '@henry/contract/path.ts';
import { voicesSchema } from '@henry/contract/speech.ts';
import { getJson } from '#web/lib/api-client.ts';
import type { PathStep } from '#web/lib/practice/path.ts';
import { savesData } from '#web/lib/saves-data.ts';
import { keepModel } from '#web/lib/shadowing-model.ts';
import { speakInVoice, speakPhrase } from '#web/lib/speak-kept.ts';
import { spokenHere } from '#web/lib/spoken-here.ts';
import { soundsOfStep } from './sounds-of-step.ts';

/** From one sound to the next: nobody waits for them, and others may. */
const betweenMs = 1_000;

const rest = () => new Promise((resolve) => setTimeout(resolve, betweenMs));

/** The voices that say the words of a pair, in turn. None where they cannot be asked for. */
const voiceNames = async () =>
	(await getJson(apiPaths.voices, voicesSchema).catch(() => [])).map(({ name }) => name);

/**
 * Has what is heard in steps of the path made and kept, so that they can be done without a connection. Rejects with an
 * `ApiError`; what is kept by then stays.
 */
export async function keepForToday(
	steps: readonly PathStep[],
	weeks: readonly PathWeek[],
	signal: AbortSignal,
): Promise<void> {
	if (savesData()) return;
	for (const step of steps) {
		const { words, sentences, level } = await soundsOfStep(step, weeks);
		const voices = step.kind === 'sounds' ? await voiceNames() : [];
		for (const [index, word] of [...new Set(words)].entries()) {
			if (signal.aborted) return;
			if (await spokenHere(word)) continue;
			await (step.kind === 'sounds' ? speakInVoice(word, voices[index % voices.length]) : speakPhrase(word));
			await rest();
		}
		if (level && !signal.aborted) await keepModel(sentences, level, signal);
	}
}
