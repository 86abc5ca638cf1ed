import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { vi } from 'vitest';

type Members = Record<string, Buffer>;

/** What the stand-ins for the clients do: they copy archives from `packages`, or do as the file `misbehave` there says. */
const script = (name: string, packages: string) => `#!/bin/bash
echo "$*" >>'${packages}/calls'
spec=\${!#}
into=.
for word in "$@"; do case $word in --dest=*) into=\${word#--dest=} ;; --pack-destination=*) into=\${word#--pack-destination=} ;; esac; done
if [[ -e '${packages}/misbehave' ]]; then . '${packages}/misbehave'; fi
if [[ ! -e '${packages}/'$spec ]]; then
	if [[ ${name} == npm ]]; then echo 'npm error code E404' >&2; else echo "ERROR: Could not find a version that satisfies the requirement $spec (from versions: none)" >&2; fi
	exit 1
fi
for archive in '${packages}/'$spec/*; do cp "$archive" "$into/"; done
`;

/**
 * Stand-ins for pip and npm, first on PATH until `remove`: they give packages that a test has made, and nothing else. The
 * real ones, and a registry, are met in `real-package.whole.test.ts`.
 */
export function createPackageClients(root: string) {
	const packages = join(root, 'packages');
	const programs = join(root, 'programs');
	mkdirSync(packages, { recursive: true });
	mkdirSync(programs, { recursive: true });
	const realPath = execFileSync('printenv', ['PATH'], { encoding: 'utf8' }).trim();
	vi.stubEnv('PATH', `${programs}:${realPath}`);

	function install(command: string, content: string): void {
		writeFileSync(join(programs, command), content);
		chmodSync(join(programs, command), 0o755);
	}
	install('python3', script('pip', packages));
	install('npm', script('npm', packages));

	function write(folder: string, members: Members): void {
		for (const [name, content] of Object.entries(members)) {
			mkdirSync(dirname(join(folder, name)), { recursive: true });
			writeFileSync(join(folder, name), content);
		}
	}
	function placeOf(spec: string): string {
		mkdirSync(join(packages, spec), { recursive: true });
		return join(packages, spec);
	}
	return {
		/** A Python package `name==version` whose wheel has these members. */
		addWheel(spec: string, members: Members): void {
			const content = join(root, 'content', spec);
			write(content, members);
			const wheel = join(placeOf(spec), 'package-1-py3-none-any.whl');
			const zip = 'import shutil, sys; shutil.make_archive(sys.argv[1], "zip", sys.argv[2])';
			execFileSync('/usr/bin/env', [`PATH=${realPath}`, 'python3', '-c', zip, wheel, content]);
			execFileSync('mv', [`${wheel}.zip`, wheel]);
		},
		/** An npm package `name@version` with these members. */
		async addTarball(spec: string, members: Members): Promise<void> {
			const content = join(root, 'content', spec);
			write(content, members);
			await create(
				{ file: join(placeOf(spec), 'package-1.tgz'), gzip: true, cwd: content },
				Object.keys(members),
			);
		},
		/** Puts a damaged archive in the place of a good one. */
		damage(spec: string, archive: string): void {
			const file = join(packages, spec, archive);
			writeFileSync(file, readFileSync(file).subarray(0, 1_000));
		},
		/** Lines of bash that come first in each client from now on; none where it is left out. */
		misbehave: (lines = '') => writeFileSync(join(packages, 'misbehave'), lines),
		/** What the clients were called with. */
		calls: () =>
			existsSync(join(packages, 'calls'))
				? readFileSync(join(packages, 'calls'), 'utf8').trim().split('\n')
				: [],
		remove: () => void vi.unstubAllEnvs(),
	};
}
