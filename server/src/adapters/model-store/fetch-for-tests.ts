import { createModelFolder } from './model-folder.ts';
import { createMirrorLibrary } from './web-source.ts';

/** A process that fetches one model: arguments are the folder, a mirror and the model as JSON. It prints what happens. */
const [folder, mirror, model] = process.argv.slice(2) as [string, string, string];
const store = createModelFolder({
	folder,
	library: createMirrorLibrary(mirror, { answerWithinMs: 10_000, stallMs: 10_000 }),
	persistence: { tries: 1, pauseMs: 1 },
});
const say = (word: string) => process.stdout.write(`${word}\n`);
say(await store.fetch(JSON.parse(model), { whenBusy: 'wait', onWait: () => say('waiting') }));
