import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { listOfTalks, photoExercisesSchema } from '@henry/contract/content.ts';
import { contentFiles } from '@henry/contract/content-files.ts';
import {
	type Exam,
	type ExamForm,
	examFormSchema,
	examPicturesSchema,
	examSchema,
	placementId,
	progressCheckId,
} from '@henry/contract/exams.ts';
import type { FirstView, FirstViews } from '@henry/contract/first-view.ts';
import { pathLevels, writtenWeeksSchema } from '@henry/contract/path.ts';
import { shownWeeks } from '@henry/contract/path-talks.ts';
import { allExamPictures, listOfExams, shownPaper } from '@henry/contract/shown-exams.ts';
import { JSDOM } from 'jsdom';
import type { output } from 'zod/mini';
import { type FirstAnswer, firstAnswersId } from '#web/lib/first-answers.ts';
import { paths } from '#web/lib/paths.ts';

type ContentOf<Name extends keyof typeof contentFiles> = output<(typeof contentFiles)[Name]>;

const longestWaitMs = 30_000;
/** So long a page has to stay as it is. */
const settlingMs = 20;
const shortestDescription = 60;

const [contentFolder = '', language = '', result = ''] = process.argv.slice(2);

const read = <Name extends keyof typeof contentFiles>(file: Name) =>
	contentFiles[file].parse(JSON.parse(readFileSync(join(contentFolder, file), 'utf8'))) as ContentOf<Name>;

/** One JSON file of the content folder. */
const readOne = <Shape,>(file: string, schema: { parse(value: unknown): Shape }): Shape =>
	schema.parse(JSON.parse(readFileSync(join(contentFolder, file), 'utf8')));

const addressOf = (path: string, search: Record<string, string>) => `${path}?${new URLSearchParams(search)}`;

/** The JSON files of a folder of the content folder, in their order. */
const readAll = <Shape,>(folder: string, schema: { parse(value: unknown): Shape }): Shape[] =>
	readdirSync(join(contentFolder, folder))
		.filter((file) => file.endsWith('.json') && file !== 'pictures.json')
		.sort()
		.map((file) => readOne(`${folder}/${file}`, schema));

const exams = readAll('exams', examSchema);
const forms = exams.flatMap(({ id }) => readAll(`exams/forms/${id}`, examFormSchema));
/** The form that Aptis Part One asks. */
const partOne = { exam: 'aptis-general', form: 'a' };
const partOnePaper = shownPaper(
	{
		exam: exams.find(({ id }) => id === partOne.exam) as Exam,
		form: forms.find(({ id, exam }) => exam === partOne.exam && id === partOne.form) as ExamForm,
	},
	allExamPictures(read('pictures.json'), readOne('exams/pictures.json', examPicturesSchema)),
);

const talks = listOfTalks(read('talk.json'), read('topics.json'));
const pairSets = read('minimal-pairs.json');
const weeks = pathLevels.map((level) => ({
	level,
	list: shownWeeks(readOne(`path/${level.toLowerCase()}.json`, writtenWeeksSchema), talks),
}));

/** What the server answers from the content folder, the same to everyone. */
const lists: Record<string, unknown> = {
	[apiPaths.exercises]: read('grammar-speech.json'),
	[apiPaths.talkExercises]: talks,
	[apiPaths.pairTopics]: read('pair-topic.json'),
	[apiPaths.photoExercises]: photoExercisesSchema.parse(read('pictures.json')),
	[apiPaths.speakleSentences]: read('speakle.json'),
	[apiPaths.minimalPairs]: pairSets,
	[apiPaths.exams]: listOfExams(exams, forms),
	[`${apiPaths.exam}?${new URLSearchParams(partOne)}`]: partOnePaper,
	...Object.fromEntries(weeks.map(({ level, list }) => [`${apiPaths.pathWeeks}?level=${level}`, list])),
};
const known = new Set(Object.values(lists).map((list) => JSON.stringify(list)));
/** The lists that the page in view has asked for. */
const asked = new Set<string>();

/** Every page, and what is chosen on one by its address. */
const addresses = [
	...Object.values(paths),
	...[...exams.map(({ id }) => id), placementId, progressCheckId].map((exam) =>
		addressOf(paths.exams, { exam }),
	),
	...talks.map(({ key }) => addressOf(paths.talk, { exercise: key })),
	...pairSets.map(({ key }) => addressOf(paths.pairs, { set: key })),
	...weeks.flatMap(({ level, list }) =>
		list.map((_, place) => addressOf(paths.shadowing, { level, week: String(place + 1) })),
	),
];

/** Answers the lists; every other call stays without an answer, as on a slow line. */
async function answer(address: string): Promise<Response> {
	if (!(address in lists)) return new Promise(() => {});
	asked.add(address);
	return new Response(JSON.stringify(lists[address]));
}

/** A browser's globals for the app, which is imported afterwards. */
function becomeBrowser(): void {
	const page = '<!doctype html><html lang="en"><body><div id="root"></div></body></html>';
	const { window } = new JSDOM(page, { url: 'https://henry.invalid/', pretendToBeVisual: true });
	const own = ['Event', 'CustomEvent', 'EventTarget', 'navigator', 'fetch', 'dispatchEvent', 'localStorage'];
	for (const name of Object.getOwnPropertyNames(window)) {
		if (name in globalThis && !own.includes(name)) continue;
		Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
	}
	for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
		Object.assign(globalThis, { [name]: window[name].bind(window) });
	}
	Object.assign(globalThis, { window, fetch: answer });
}

/** The element that the app is rendered into, with what it shows, and the answers that this was made from. */
function rootOf(html: string, answers: FirstAnswer[]): string {
	const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
	return `<div id="root" aria-busy="true">${html}</div><script type="application/json" id="${firstAnswersId}">${json}</script>`;
}

/** Shows every address once to learn what it asks for and fetches, and once more with all of that at hand. */
async function prerender(): Promise<FirstViews> {
	const [{ createRoot }, { flushSync }, { App, fetchPage }, { BrowserRouter }, serverState, i18n] =
		await Promise.all([
			import('react-dom/client'),
			import('react-dom'),
			import('#web/app/app.tsx'),
			import('#web/app/browser-router.tsx'),
			import('#web/app/server-state.tsx'),
			import('#web/messages/i18n.ts'),
		]);
	const app = (
		<BrowserRouter>
			<App />
		</BrowserRouter>
	);
	const place = document.getElementById('root') as HTMLElement;
	await i18n.showLanguage(language);

	const answersSoFar = (): FirstAnswer[] =>
		serverState.queryClient
			.getQueryCache()
			.getAll()
			.map(({ queryKey, state }) => ({ queryKey, data: state.data }))
			.filter(({ data }) => known.has(JSON.stringify(data)));

	/** Until what the page asked for is there, and the parts of it that are fetched when they are first shown. */
	async function settle(address: string): Promise<void> {
		const deadlineMs = Date.now() + longestWaitMs;
		for (let before = ''; answersSoFar().length < asked.size || place.innerHTML !== before; ) {
			if (Date.now() > deadlineMs) throw new Error(`${address} does not come to rest.`);
			before = place.innerHTML;
			await new Promise((resolve) => setTimeout(resolve, settlingMs));
		}
	}

	async function view(address: string): Promise<FirstView> {
		serverState.queryClient.clear();
		history.replaceState(null, '', address);
		await fetchPage(location.pathname);

		asked.clear();
		const first = createRoot(place);
		flushSync(() => first.render(app));
		await settle(address);
		const answers = answersSoFar();
		first.unmount();

		serverState.queryClient.clear();
		serverState.keepFirstAnswers(answers);
		const second = createRoot(place);
		flushSync(() => second.render(app));
		const { title } = document;
		// React sets which option is chosen, which is not in the markup by itself.
		for (const option of place.querySelectorAll('option:checked')) option.setAttribute('selected', '');
		const html = place.innerHTML;
		const paragraphs = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent.trim());
		second.unmount();
		const description = paragraphs.find((text) => text.length >= shortestDescription) ?? '';
		return { title, description, root: rootOf(html, answers) };
	}

	const views: FirstViews = {};
	for (const address of addresses) views[address] = await view(address);
	return views;
}

becomeBrowser();
writeFileSync(result, JSON.stringify(await prerender()));
process.exit();
