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
} from '@henry/contract/exams.ts';
import { allExamPictures, listOfExams, shownPaper } from '@henry/contract/shown-exams.ts';
import { JSDOM } from 'jsdom';
import type { output } from 'zod/mini';
import type { FirstAnswer } from '#web/lib/first-answers.ts';

/** The first view of a page in one language: what stands in the document before any code has come. */
export type FirstView = {
	path: string;
	language: string;
	title: string;
	description: string;
	html: string;
	answers: FirstAnswer[];
};

type ContentOf<Name extends keyof typeof contentFiles> = output<(typeof contentFiles)[Name]>;

const longestWaitMs = 30_000;
const shortestDescription = 60;

const [contentFolder = '', result = ''] = process.argv.slice(2);

const read = <Name extends keyof typeof contentFiles>(file: Name) =>
	contentFiles[file].parse(JSON.parse(readFileSync(join(contentFolder, file), 'utf8'))) as ContentOf<Name>;

/** The JSON files of a folder of the content folder, in their order. */
const readAll = <Shape,>(folder: string, schema: { parse(value: unknown): Shape }): Shape[] =>
	readdirSync(join(contentFolder, folder))
		.filter((file) => file.endsWith('.json') && file !== 'pictures.json')
		.sort()
		.map((file) => schema.parse(JSON.parse(readFileSync(join(contentFolder, folder, file), 'utf8'))));

const exams = readAll('exams', examSchema);
const forms = exams.flatMap(({ id }) => readAll(`exams/forms/${id}`, examFormSchema));
/** The form that Aptis Part One asks. */
const partOne = { exam: 'aptis-general', form: 'a' };
const partOnePaper = shownPaper(
	{
		exam: exams.find(({ id }) => id === partOne.exam) as Exam,
		form: forms.find(({ id, exam }) => exam === partOne.exam && id === partOne.form) as ExamForm,
	},
	allExamPictures(
		read('pictures.json'),
		examPicturesSchema.parse(JSON.parse(readFileSync(join(contentFolder, 'exams/pictures.json'), 'utf8'))),
	),
);

/** What the server answers from the content folder, the same to everyone. */
const lists: Record<string, unknown> = {
	[apiPaths.exercises]: read('grammar-speech.json'),
	[apiPaths.talkExercises]: listOfTalks(read('talk.json'), read('topics.json')),
	[apiPaths.pairTopics]: read('pair-topic.json'),
	[apiPaths.photoExercises]: photoExercisesSchema.parse(read('pictures.json')),
	[apiPaths.speakleSentences]: read('speakle.json'),
	[apiPaths.minimalPairs]: read('minimal-pairs.json'),
	[apiPaths.exams]: listOfExams(exams, forms),
	[`${apiPaths.exam}?${new URLSearchParams(partOne)}`]: partOnePaper,
};
const known = new Set(Object.values(lists).map((list) => JSON.stringify(list)));
/** The lists that the page in view has asked for. */
const asked = new Set<string>();

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

/** Shows every page in every language once to learn what it asks for, and once more with the answers at hand. */
async function prerender(): Promise<FirstView[]> {
	const [
		{ createRoot },
		{ flushSync },
		{ App, fetchPage },
		{ BrowserRouter },
		serverState,
		i18n,
		{ languageNames },
		{ paths },
	] = await Promise.all([
		import('react-dom/client'),
		import('react-dom'),
		import('#web/app/app.tsx'),
		import('#web/app/browser-router.tsx'),
		import('#web/app/server-state.tsx'),
		import('#web/messages/i18n.ts'),
		import('#web/messages/languages.ts'),
		import('#web/lib/paths.ts'),
	]);
	const app = (
		<BrowserRouter>
			<App />
		</BrowserRouter>
	);
	const place = document.getElementById('root') as HTMLElement;

	const answersSoFar = (): FirstAnswer[] =>
		serverState.queryClient
			.getQueryCache()
			.getAll()
			.map(({ queryKey, state }) => ({ queryKey, data: state.data }))
			.filter(({ data }) => known.has(JSON.stringify(data)));

	async function view(path: string, language: string): Promise<FirstView> {
		serverState.queryClient.clear();
		history.replaceState(null, '', path);
		await i18n.showLanguage(language);
		await fetchPage(path);

		asked.clear();
		const first = createRoot(place);
		flushSync(() => first.render(app));
		const deadlineMs = Date.now() + longestWaitMs;
		while (answersSoFar().length < asked.size) {
			if (Date.now() > deadlineMs) throw new Error(`${path} has asked for a list that did not come.`);
			await new Promise((resolve) => setTimeout(resolve));
		}
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
		return { path, language, title, description, html, answers };
	}

	const views: FirstView[] = [];
	for (const language of Object.keys(languageNames)) {
		for (const path of Object.values(paths)) views.push(await view(path, language));
	}
	return views;
}

becomeBrowser();
writeFileSync(result, JSON.stringify(await prerender()));
process.exit();
