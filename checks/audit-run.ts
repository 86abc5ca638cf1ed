import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AuditException, type AuditReport, auditFindings } from './audit.ts';

/** Asks npm's registry for what is known; where it does not answer, or knows no such question, that is said and is no failure. */
const repository = resolve(import.meta.dirname, '..');
const { stdout } = spawnSync(
	'npm',
	['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
	{
		cwd: repository,
		encoding: 'utf8',
	},
);

function reportOf(text: string): AuditReport | undefined {
	try {
		const report = JSON.parse(text);
		return report.vulnerabilities ? report : undefined;
	} catch {
		return undefined;
	}
}

const report = reportOf(stdout);
const exceptions: AuditException[] = JSON.parse(
	readFileSync(join(import.meta.dirname, 'audit-exceptions.json'), 'utf8'),
);
if (!report) {
	process.stdout.write('The registry tells nothing of known weaknesses here: not checked.\n');
} else {
	const findings = auditFindings(report, exceptions, new Date().toISOString().slice(0, 10));
	for (const line of findings) process.stdout.write(`${line}\n`);
	process.stdout.write(`${findings.length} weaknesses that nobody has decided to bear\n`);
	process.exitCode = findings.length === 0 ? 0 : 1;
}
