import { createHttpSource } from './http-source.ts';
import { createModelFolder } from './model-folder.ts';

/** A process that fetches one model: arguments are the folder, a mirror and the model as JSON. It prints what happens. */
const [folder, mirror, model] = process.argv.slice(2) as [string, string, string];
const store = createModelFolder({
	folder,
	source: createHttpSource({ answerWithinMs: 10_000, stallMs: 10_000 }, mirror),
	persistence: { tries: 1, pauseMs: 1 },
});
const say = (word: string) => process.stdout.write(`${word}\n`);
const { outcome } = await store.fetch(JSON.parse(model), { whenBusy: 'wait', onWait: () => say('waiting') });
say(outcome);
