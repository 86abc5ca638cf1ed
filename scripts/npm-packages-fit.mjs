import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `node scripts/npm-packages-fit.mjs FOLDER` ends with status 0 where the npm packages in FOLDER are those that its lock file
// names for the machine of this Node, and with 1 where any is missing, another or too many. It runs before there is any
// package, on every Node that Henry runs on, so it is plain JavaScript.

const folder = process.argv[2] ?? '.';

/** The entries of a lock file that are installed, by their path. Those of the rooms themselves have none in `node_modules`. */
function packagesOf(path) {
	const { packages } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
	return Object.entries(packages).filter(([place]) => place.includes('node_modules/'));
}

/** Whether a package's list of systems, processors or C libraries has this machine's: `["linux"]`, or `["!win32"]`. */
function allows(list, own) {
	if (!list) return true;
	return !list.includes(`!${own}`) && (list.includes(own) || list.every((name) => name.startsWith('!')));
}

const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

const isForThisMachine = ({ os, cpu, libc: libraries }) =>
	allows(os, process.platform) &&
	allows(cpu, process.arch) &&
	(!libraries || process.platform !== 'linux' || allows(libraries, libc));

/** npm leaves out what is optional and for another machine, and with it what only such a package needs, which names none. */
const mayBeMissing = (entry) =>
	entry.optional === true && (!(entry.os || entry.cpu || entry.libc) || !isForThisMachine(entry));

function isSame(wanted, installed) {
	return (
		wanted.version === installed.version &&
		wanted.integrity === installed.integrity &&
		wanted.link === installed.link
	);
}

/** npm writes its list of what is installed last, so one that was stopped halfway has none. */
function packagesFit() {
	const wanted = new Map(packagesOf('package-lock.json'));
	const installed = new Map(packagesOf('node_modules/.package-lock.json'));
	return (
		[...wanted].every(([place, entry]) => installed.has(place) || mayBeMissing(entry)) &&
		[...installed].every(
			([place, entry]) =>
				wanted.has(place) &&
				isSame(wanted.get(place), entry) &&
				isForThisMachine(entry) &&
				existsSync(join(folder, place, 'package.json')),
		)
	);
}

let fit = false;
try {
	fit = packagesFit();
} catch {
	// A list that is not there, or that nobody can read, names no packages that fit.
}
process.exit(fit ? 0 : 1);
