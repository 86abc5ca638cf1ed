/**
 * Known weaknesses of what is shipped (`npm audit --omit=dev`), held against the written list of those that are borne
 * (`audit-exceptions.json`): which advisory, why it does no harm here, and until when that was decided.
 */

/** One that is borne. `until`: the day from which it must be looked at again, as `2027-01-31`. */
export type AuditException = { advisory: string; reason: string; until: string };

/** What is read of `npm audit --json`: each package with its advisories, or with the packages that bring them. */
export type AuditReport = {
	vulnerabilities: Record<string, { via: (string | { url: string; title: string; severity: string })[] }>;
};

/** Weaknesses below this one are the maintainers' to mend, and nothing that stops a release. */
const borne = new Set(['info', 'low']);

/** Lines about the advisories that nobody has decided to bear, each once, and about exceptions that are over. */
export function auditFindings(
	{ vulnerabilities }: AuditReport,
	exceptions: readonly AuditException[],
	today: string,
): string[] {
	const over = exceptions.filter(({ until }) => until <= today).map(({ advisory }) => advisory);
	const excused = new Set(exceptions.map(({ advisory }) => advisory).filter((one) => !over.includes(one)));
	const found = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
		via.flatMap((cause) => {
			if (typeof cause === 'string' || borne.has(cause.severity)) return [];
			const advisory = cause.url.split('/').at(-1) ?? cause.url;
			return excused.has(advisory) ? [] : [`${name}: ${cause.title} (${cause.severity}, ${advisory})`];
		}),
	);
	return [
		...new Set(found),
		...over.map((advisory) => `The exception for ${advisory} is over: look at it again`),
	];
}
