import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { type Config, readConfig } from './config.ts';
import { runDoctor } from './doctor.ts';
import { modelsUsage, runModelsCommand } from './model-commands.ts';
import { waitlistCsv } from './waitlist-csv.ts';
import { createBackup, createStore } from './wiring-of-storage.ts';

const usage = `Usage: ./henry backup FILE
       ./henry restore FILE
       ./henry waitlist export [FILE]
       ./henry doctor
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
}

async function exportWaitlist(config: Config, file: string | undefined): Promise<void> {
	mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
	const store = createStore(config);
	await store.start();
	const subscribers = await store.subscribers.list();
	await store.close();
	const csv = waitlistCsv(subscribers);
	if (file === undefined) {
		process.stdout.write(csv);
		return;
	}
	writeFileSync(file, csv, { mode: 0o600 });
	say(`${subscribers.length} subscribers are in ${file}.`);
}

/** Runs the command that `./henry` was called with, file names being absolute. */
async function main(words: string[]): Promise<void> {
	const config = readConfig();
	const [command, first, second, ...rest] = words;
	if (command === 'backup' && first && !second) return backUp(config, first);
	if (command === 'restore' && first && !second) return restore(config, first);
	if (command === 'waitlist' && first === 'export' && rest.length === 0)
		return exportWaitlist(config, second);
	if (command === 'doctor' && !first) {
		if (!(await runDoctor(config))) process.exitCode = 1;
		return;
	}
	if (command === 'models') return runModelsCommand(config, words.slice(1));
	throw new Error(usage);
}

main(process.argv.slice(2)).catch((error: Error) => {
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
});
