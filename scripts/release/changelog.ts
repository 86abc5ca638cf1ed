import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ConventionalChangelog } from 'conventional-changelog';
import { Bumper } from 'conventional-recommended-bump';

const preset = 'conventionalcommits';
/** Type, room and subject: a subject may hold brackets of its own. */
const headerPattern = /^(\w*)(?:\(([^)]*)\))?!?: (.*)$/;

/**
 * The version that follows from the commits since the last one, by Semantic Versioning: a fix raises the last number, a
 * feature the middle one, a breaking change the first (before 1.0.0: the middle one).
 * @param repository folder of the git repository, whose versions are tags like `v1.2.3`
 * @param present what `package.json` has; it is the first version itself, as long as no tag is there
 * @throws Error where nothing was committed since the last version
 */
export async function nextVersion(repository: string, present: string): Promise<string> {
	const since = await lastTag(repository);
	const bump = await new Bumper(repository).loadPreset(preset).bump();
	if (bump.commits.length === 0) throw new Error(`Nothing was committed since ${since}.`);
	if (!since || !('level' in bump)) return present;
	const [major = 0, minor = 0, patch = 0] = since.slice(1).split('.').map(Number);
	if (bump.level === 0 && major > 0) return `${major + 1}.0.0`;
	return bump.level < 2 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

async function lastTag(repository: string): Promise<string | undefined> {
	const { stdout } = await promisify(execFile)(
		'git',
		['tag', '--list', 'v*', '--merged=HEAD', '--sort=-v:refname'],
		{
			cwd: repository,
		},
	);
	return stdout.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
}

/** What a version brings, as Markdown: features, fixes and gains of speed since the last one, by room. */
export async function changesOf(repository: string, version: string): Promise<string> {
	const changelog = new ConventionalChangelog(repository)
		.loadPreset(preset)
		.package({ name: 'talk-to-henry', version })
		.context({ version, linkReferences: false, linkCompare: false })
		.options({ outputUnreleased: true })
		.commits({}, { headerPattern })
		.write();
	let text = '';
	for await (const part of changelog) text += part;
	return text.trim();
}
