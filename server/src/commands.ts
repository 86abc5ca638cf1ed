import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { emailSchema } from '@henry/contract/accounts.ts';
import { academyUsage, runAcademyCommand } from './academy-commands.ts';
import { type Config, readConfig } from './config.ts';
import { loadContent } from './content.ts';
import { runDoctor } from './doctor.ts';
import { addDemonstration } from './domain/academies/demonstration.ts';
import { draftToolsOf } from './domain/academies/draft.ts';
import { suitingRubric } from './domain/academies/rubrics.ts';
import { eraseAgain } from './domain/accounts/erase-account.ts';
import { createExamPapers } from './domain/exams/exam-papers.ts';
import { createLevelOf } from './domain/talk-report/vocabulary.ts';
import { modelsUsage, runModelsCommand } from './model-commands.ts';
import type { Store } from './ports/store.ts';
import { waitlistCsv } from './waitlist-csv.ts';
import {
	accountTools,
	createBackup,
	createErasures,
	createStore,
	startExampleVoice,
} from './wiring-of-storage.ts';

const usage = `Usage: ./henry backup FILE
       ./henry restore FILE
       ./henry rehearse FILE
       ./henry waitlist export [FILE]
       ./henry encrypt
       ./henry wipe
       ./henry doctor
       ./henry demo EMAIL
       ./henry demo remove
${academyUsage}
${modelsUsage}`;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function backUp(config: Config, file: string): Promise<void> {
	await createBackup(config).save(file);
	say(`The database is backed up to ${file} (${Math.ceil(statSync(file).size / 1_000)} kB).`);
}

async function restore(config: Config, file: string): Promise<void> {
	mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
	await createBackup(config).restore(file);
	say(`The database is as it was in ${file}.`);
	const erasures = createErasures(config);
	const { accounts, academies } = await withStore(config, (store) => eraseAgain({ store, erasures }));
	if (academies > 0) say(`Academies that were deleted since then were deleted again: ${academies}.`);
	if (accounts > 0) say(`Accounts that were erased since then were erased again: ${accounts}.`);
}

async function encrypt(config: Config): Promise<void> {
	const changed = await withStore(config, (store) => store.reseal());
	say(
		config.security.dataKeys.length > 0
			? `Everything that learners said is encrypted with the first key of HENRY_DATA_KEY. Written anew: ${changed}.`
			: `There is no HENRY_DATA_KEY: nothing is encrypted. Written anew: ${changed}.`,
	);
}

async function wipe(config: Config): Promise<void> {
	const isLogNew = await createBackup(config).wipe();
	say('The database is written anew: nothing of what was deleted is left in it.');
	if (!isLogNew) say('Its log was not begun anew: it is in use, or the database’s user may not do that.');
}

async function rehearse(config: Config, file: string): Promise<void> {
	mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
	const { steps, rows } = await createBackup(config).rehearse(file);
	const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
	say(`${file} can be restored: ${count} rows in ${Object.keys(rows).length} tables came back.`);
	say(
		steps.length === 0
			? 'It has the schema of this version already.'
			: `This version brings its schema up to date without losing a row: ${steps.join(', ')}.`,
	);
}

async function exportWaitlist(config: Config, file: string | undefined): Promise<void> {
	const subscribers = await withStore(config, (store) => store.subscribers.list());
	const csv = waitlistCsv(subscribers);
	if (file === undefined) {
		process.stdout.write(csv);
		return;
	}
	writeFileSync(file, csv, { mode: 0o600 });
	say(`${subscribers.length} subscribers are in ${file}.`);
}

/** A store on what the app keeps, for as long as a task takes. */
async function withStore<Result>(config: Config, task: (store: Store) => Promise<Result>): Promise<Result> {
	mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
	const store = createStore(config);
	await store.start();
	try {
		return await task(store);
	} finally {
		await store.close();
	}
}

async function demonstrate(config: Config, word: string): Promise<void> {
	if (word === 'remove') {
		const removed = await withStore(config, (store) => store.academies.removeExamples());
		say(`Example academies removed: ${removed}.`);
		return;
	}
	const email = emailSchema.safeParse(word).data;
	if (email === undefined) throw new Error(usage);
	const content = loadContent(config.contentFolder);
	const { exams, pictures, vocabularyLevels } = content;
	const drafting = draftToolsOf(createExamPapers(exams, pictures), createLevelOf(vocabularyLevels));
	const speaker = await startExampleVoice(config, content.neuralModels);
	const isNeural = speaker.health().name === 'Kokoro';
	say(
		isNeural
			? `Kokoro speaks for the learners, in ${speaker.voices.length} voices. That takes a minute or two.`
			: 'The embedded voice speaks for the learners. For better ones, run ./henry models fetch first.',
	);
	const { learners, classes, answers, recordings } = await withStore(config, (store) =>
		addDemonstration(
			{ store, drafting, speaker, rubric: suitingRubric(content, 'question'), ...accountTools },
			email,
		),
	).finally(() => speaker.close());
	say(
		`An example academy is there: ${classes} classes, ${learners} learners, ${answers} answers, all invented; ${recordings} of those that wait can be heard.`,
	);
	say(`Sign in as ${email} and open /academy. To remove it: ./henry demo remove`);
}

/** Runs the command that `./henry` was called with, file names being absolute. */
async function main(words: string[]): Promise<void> {
	const config = readConfig();
	const [command, first, second, ...rest] = words;
	if (command === 'backup' && first && !second) return backUp(config, first);
	if (command === 'restore' && first && !second) return restore(config, first);
	if (command === 'rehearse' && first && !second) return rehearse(config, first);
	if (command === 'waitlist' && first === 'export' && rest.length === 0)
		return exportWaitlist(config, second);
	if (command === 'encrypt' && !first) return encrypt(config);
	if (command === 'wipe' && !first) return wipe(config);
	if (command === 'doctor' && !first) {
		if (!(await runDoctor(config))) process.exitCode = 1;
		return;
	}
	if (command === 'demo' && first && !second) return demonstrate(config, first);
	if (command === 'academy') {
		const isKnown = await withStore(config, (store) =>
			runAcademyCommand(store, words.slice(1), accountTools.clock.nowMs()),
		);
		if (isKnown) return;
	}
	if (command === 'models') return runModelsCommand(config, words.slice(1));
	throw new Error(usage);
}

main(process.argv.slice(2)).catch((error: Error) => {
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
});
