import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs the checks of the product and ends with the line `N passed, N failed`; with the word `whole` all of them, else without
 * the tests that have `@whole` at the end of their name, of their group's or, as `.whole.test.ts`, of their file's. The tests
 * of models want both cores, though seldom both at once: the quick checks take what these leave, and what the next ones do.
 * The tests of the browser have the machine to themselves: they speak and listen in real time. Each command's output is shown
 * when it has ended.
 */

const isWhole = process.argv[2] === 'whole';
/** How much the tests of the browser look at: e2e/suite-size.ts. */
process.env.HENRY_TEST_SIZE = isWhole ? 'whole' : 'short';
const leftOut = isWhole
	? { vitest: [], playwright: [] }
	: {
			vitest: ['--testNamePattern', '^(?!.*@whole)', '--exclude', '**/*.whole.test.*'],
			playwright: ['--grep-invert', '@whole'],
		};

type Count = { passed: number; failed: number };

/** What failed, by name: told again at the end, where who reads only the last lines finds it. */
const failures: string[] = [];
const reports = mkdtempSync(join(tmpdir(), 'henry-test-'));
const show = (text: string) => process.stdout.write(text);

type Settings = {
	environment?: Record<string, string>;
	/** How willingly it leaves the processor to others: up to 19. */
	niceness?: number;
};

/** Runs a command and shows its output; answers whether it succeeded. */
async function run(
	command: string,
	words: string[],
	{ environment = {}, niceness }: Settings = {},
): Promise<boolean> {
	const log = join(mkdtempSync(join(reports, 'log-')), 'output');
	const output = openSync(log, 'w');
	const startMs = Date.now();
	const env = { ...process.env, ...environment };
	const child = spawn(command, words, { stdio: ['ignore', output, output], env });
	if (child.pid && niceness) setPriority(child.pid, niceness);
	const [status] = await once(child, 'close');
	const seconds = Math.round((Date.now() - startMs) / 1_000);
	show(`\n== ${command} ${words.join(' ')} (${seconds} s)\n${readFileSync(log, 'utf8')}`);
	if (status !== 0) failures.push([command, ...words].join(' '));
	return status === 0;
}

/** The same for a command of `node_modules/.bin`, by the Node that runs this. */
const runTool = (tool: string, words: string[], settings: Settings = {}) =>
	run(process.execPath, [`node_modules/.bin/${tool}`, ...words], settings);

const asCount = (succeeded: boolean): Count =>
	succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A test runner that wrote a JSON report; one that wrote none, or failed without a failing test, counts as a failure. */
function counted(succeeded: boolean, file: string, read: (report: never) => Count): Count {
	const count = existsSync(file)
		? read(JSON.parse(readFileSync(file, 'utf8')) as never)
		: { passed: 0, failed: 0 };
	return !succeeded && count.failed === 0 ? { ...count, failed: 1 } : count;
}

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: {
		name: string;
		assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
	}[];
};

async function vitest(options: string[], environment: Record<string, string> = {}): Promise<Count> {
	const file = join(mkdtempSync(join(reports, 'vitest-')), 'report.json');
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
	const succeeded = await runTool('vitest', ['run', ...options, ...leftOut.vitest, ...reporters], {
		environment,
	});
	return counted(succeeded, file, (report: VitestReport) => {
		for (const { name, assertionResults } of report.testResults)
			for (const { status, fullName, failureMessages } of assertionResults)
				if (status === 'failed') failures.push(`${name} › ${fullName}\n${failureMessages.join('\n')}`);
		return { passed: report.numPassedTests, failed: report.numFailedTests };
	});
}

type Suite = { specs: { file: string; title: string; ok: boolean }[]; suites?: Suite[] };
type PlaywrightReport = {
	suites: Suite[];
	stats: { expected: number; unexpected: number; flaky: number };
};

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

async function playwright(environment: Record<string, string> = {}): Promise<Count> {
	const file = join(mkdtempSync(join(reports, 'playwright-')), 'report.json');
	const words = ['test', '--config', 'e2e/playwright.config.ts', ...leftOut.playwright];
	const succeeded = await runTool('playwright', words, {
		environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
	});
	return counted(succeeded, file, ({ suites, stats }: PlaywrightReport) => {
		for (const { file: spec, title, ok } of suites.flatMap(specsOf))
			if (!ok) failures.push(`${spec} › ${title}`);
		return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
	});
}

/** What is in none of the workspaces is checked at once: a checker for each would read the server again. */
const rooms = ['contract', 'sound', 'ear', 'reading', 'grammar', 'server', 'web', '.'];
/** It leaves the processor to the tests beside. */
const aside = { niceness: 15 };
/** secretlint measures itself, in a time that grows with the square of the number of files. */
const environment = { NODE_OPTIONS: '--import=data:text/javascript,performance.mark=()=>{}' };
/** What takes no more than half a minute each. One checker a room: several would do much of each other's work again. */
const quickChecks = [
	() => runTool('biome', ['ci', '--error-on-warnings', '--colors=off', '.'], aside),
	() => runTool('knip', [], aside),
	() => run('training/check.sh', [], aside),
	() => run(process.execPath, ['--import', 'tsx', 'checks/audit-run.ts'], aside),
	() => runTool('secretlint', ['**/*'], { ...aside, environment }),
	...rooms.map((room) => () => runTool('tsc', ['-p', room, '--checkers', '1'], aside)),
];

async function quick(): Promise<Count[]> {
	const counts: Count[] = [];
	for (const check of quickChecks) counts.push(asCount(await check()));
	return counts;
}

show('The output of each command comes when it has ended.\n');
// The engines' tests use the real models: they are fetched first, so that no single test has to wait for them.
const models = asCount(await run(process.execPath, ['server/dist/commands.mjs', 'models', 'fetch']));
const beside = quick();
const counts = [
	models,
	await vitest(['--project=models', '--maxWorkers=1']),
	await vitest(['--project=!models'], isWhole ? { HENRY_FUZZ_SECONDS: '5' } : {}),
	...(await beside),
	await playwright(),
	await playwright({ HENRY_E2E_MODELS: '1' }),
];
rmSync(reports, { recursive: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (failures.length > 0) show(`\nWhat failed:\n${failures.join('\n\n')}\n`);
if (!isWhole) show('\nLeft out: what only ./henry test whole runs, the tests with @whole in their names.\n');
show(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
