import { createEmbeddedJudge, type EmbeddedJudge } from '@henry/reading/embedded-judge.ts';
import { ReadingRefusal } from '@henry/reading/reading-refusal.ts';
import { serveEngineThread } from '#web/lib/engine-thread.ts';
import type { JudgeAnswer, JudgeRequest } from './judge-messages.ts';
import { judgeRecording } from './judge-recording.ts';
import { judgeStore } from './judge-store.ts';

let loaded: { name: string; judge: EmbeddedJudge } | undefined;

/** Loads the judge that this browser keeps; undefined where it keeps none that is whole. */
async function loadJudge() {
	const [kept, files] = [await judgeStore.kept(), await judgeStore.read()];
	if (!kept || !files) return undefined;
	const textOf = (file: Uint8Array) => new TextDecoder().decode(file);
	const judge = createEmbeddedJudge({
		acoustic: files.acoustic,
		judge: files.judge,
		lexicon: textOf(files.lexicon),
		british: textOf(files.british),
		stress: textOf(files.stress),
		letterToSound: JSON.parse(textOf(files.letterToSound)),
	});
	return { name: kept.name, judge };
}

serveEngineThread(async (request: JudgeRequest): Promise<JudgeAnswer> => {
	loaded ??= await loadJudge();
	if (!loaded) return {};
	try {
		return { assessed: await judgeRecording(request, loaded) };
	} catch (error) {
		if (error instanceof ReadingRefusal) return { refusal: error.message };
		throw error;
	}
});
