import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { talkAreas } from '#web/lib/talk-areas.ts';

const source = join(import.meta.dirname, '..');
/** Those that are there before any page: of the landing page, and of every page that asks the server. */
const alwaysThere = ['common', 'errors'];

/** The files that come with a file: those it imports, and theirs; not those that are fetched later. */
function withImports(file: string, found = new Set<string>()): Set<string> {
	if (found.has(file) || !existsSync(file)) return found;
	found.add(file);
	for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)';/g)) {
		if (name.startsWith('#web/')) withImports(join(source, name.slice('#web/'.length)), found);
		if (name.startsWith('.')) withImports(join(dirname(file), name), found);
	}
	return found;
}

/** The areas of the messages that a file and what comes with it speak with. */
function areasOf(file: string): string[] {
	const areas = [...withImports(file)].flatMap((each) => {
		const text = readFileSync(each, 'utf8');
		const named = [...text.matchAll(/useTranslation\(([^)]+)\)/g)].flatMap(([, list = '']) =>
			[...list.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
		);
		const prefixed = [...text.matchAll(/\bt\(\s*['`](\w+):/g)].map(([, area = '']) => area);
		return [...named, ...prefixed];
	});
	return [...new Set(areas)].filter((area) => !alwaysThere.includes(area)).sort();
}

const pageFiles = [
	...readFileSync(join(import.meta.dirname, 'other-pages.tsx'), 'utf8').matchAll(
		/import\('#web\/([^']+)'\)\)\.\w+,\s*\[([^\]]*)\]/g,
	),
].map(
	([, file = '', areas = '']) => [file, [...areas.matchAll(/'(\w+)'/g)].map(([, area]) => area)] as const,
);

const answerAreas = [
	'grammarSpeech',
	'lesson',
	'offline',
	'recorder',
	'transcript',
	'practised',
	'report',
	'talkReport',
];

test('every page is read by this test, the door of an academy, and the style guide', () => {
	expect(pageFiles).toHaveLength(Object.keys(paths).length + 2);
});

test.each([
	...pageFiles,
	['features/talk/talk-session.tsx', [...talkAreas, 'talk']],
	['features/pair-topic/pair-session.tsx', [...talkAreas, 'pairTopic']],
	['features/pictures/picture-session.tsx', [...talkAreas.filter((area) => area !== 'liveTalk'), 'pictures']],
	['features/pictures/picture-report.tsx', [...talkAreas.filter((area) => area !== 'liveTalk'), 'pictures']],
	['features/grammar-speech/answer-session.tsx', answerAreas],
	['features/grammar-speech/report.tsx', answerAreas],
] as const)('%s comes with all the words that it speaks with', (file, areas) => {
	expect(areas).toEqual(expect.arrayContaining(areasOf(join(source, file))));
});
