import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs every check of the product, one after the other, and ends with the line `N passed, N failed`. */

type Count = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), 'henry-test-'));

/** Runs a command with its output shown; answers whether it succeeded. */
function run(command: string, words: string[], environment: Record<string, string> = {}): boolean {
	process.stdout.write(`\n== ${command} ${words.join(' ')}\n`);
	const { status } = spawnSync(command, words, {
		stdio: 'inherit',
		env: { ...process.env, ...environment },
	});
	return status === 0;
}

/** The same for a command of `node_modules/.bin`, by the Node that runs this. */
const runTool = (tool: string, words: string[], environment: Record<string, string> = {}) =>
	run(process.execPath, [`node_modules/.bin/${tool}`, ...words], environment);

/** A tool that counts as one check. */
function check(tool: string, toolArguments: string[]): Count {
	return asCount(runTool(tool, toolArguments));
}

const asCount = (succeeded: boolean): Count =>
	succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** The engines' tests use the real models: they are fetched first, so that no single test has to wait for them. */
const fetchModels = () => asCount(run(process.execPath, ['server/dist/commands.mjs', 'models', 'fetch']));

/** A test runner that wrote a JSON report; one that wrote none, or failed without a failing test, counts as a failure. */
function counted(succeeded: boolean, file: string, read: (report: never) => Count): Count {
	const count = existsSync(file)
		? read(JSON.parse(readFileSync(file, 'utf8')) as never)
		: { passed: 0, failed: 0 };
	return !succeeded && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function vitest(): Count {
	const file = join(reports, 'vitest.json');
	const succeeded = runTool('vitest', [
		'run',
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${file}`,
	]);
	return counted(succeeded, file, (report: { numPassedTests: number; numFailedTests: number }) => ({
		passed: report.numPassedTests,
		failed: report.numFailedTests,
	}));
}

function playwright(): Count {
	const file = join(reports, 'playwright.json');
	const succeeded = runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	});
	return counted(
		succeeded,
		file,
		(report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
			passed: report.stats.expected,
			failed: report.stats.unexpected + report.stats.flaky,
		}),
	);
}

const rooms = [
	'contract',
	'sound',
	'ear',
	'server',
	'web',
	'e2e',
	'checks',
	'bench',
	'scripts/pictures',
	'scripts/release',
];
const counts = [
	check('biome', ['ci', '--error-on-warnings', '--colors=off', '.']),
	check('knip', []),
	...rooms.map((room) => check('tsc', ['-p', room])),
	asCount(run('training/check.sh', [])),
	asCount(run(process.execPath, ['--import', 'tsx', 'checks/audit-run.ts'])),
	check('secretlint', ['**/*']),
	fetchModels(),
	vitest(),
	playwright(),
];
rmSync(reports, { recursive: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
