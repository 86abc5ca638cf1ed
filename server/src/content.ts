import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ActivityRow } from '@henry/contract/activity.ts';
import { contentFiles, knownFiles } from '@henry/contract/content-files.ts';
import { type PathLevel, pathLevels, type WrittenWeek } from '@henry/contract/path.ts';
import { talksOfWeeks } from '@henry/contract/path-talks.ts';
import type { Scenario } from '@henry/contract/scenarios.ts';
import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import type { FollowUpTexts } from '@henry/contract/situations.ts';
import { z } from 'zod';
import { placeInside, readContentFile } from './content-files.ts';
import type { Known } from './domain/conversation/situations.ts';
import { type ExamContent, readExams } from './exam-content.ts';
import { readServerTexts } from './server-texts.ts';

// The schemas of the contract say nothing of their own about what is wrong; the server does, in English.
z.config(z.locales.en());

type FileName = keyof typeof contentFiles;
type Shape<Name extends FileName> = z.infer<(typeof contentFiles)[Name]>;

/** All built-in content, one field a file of the content folder, in the shapes of `@henry/contract/content.ts`. */
export type Content = {
	grammarSpeech: Shape<'grammar-speech.json'>;
	talk: Shape<'talk.json'>;
	/** The talks that are built in, and those that weeks of the path have of their own. */
	topics: Shape<'topics.json'>;
	pictures: Shape<'pictures.json'>;
	pairTopic: Shape<'pair-topic.json'>;
	/** What teachers mark by. */
	rubrics: Shape<'rubrics.json'>;
	/** How a lesson for a class may begin. */
	warmUps: Shape<'warm-ups.json'>;
	/** Speaking exams and their forms: the folder `exams/`. */
	exams: ExamContent;
	speakle: Shape<'speakle.json'>;
	sounds: Shape<'sounds.json'>;
	minimalPairs: Shape<'minimal-pairs.json'>;
	/** The weeks of the path by level: the folder `path/`. */
	path: Record<PathLevel, WrittenWeek[]>;
	/** How exact the six-minute check is with simulated learners. */
	checkErrors: Shape<'check-errors.json'>;
	vocabularyLevels: Shape<'vocabulary-levels.json'>;
	neuralModels: Shape<'models.json'>;
	/** What the server writes to people: the folder `server-texts/`. */
	serverTexts: ServerTextsByLanguage;
	/** What is said and shown where a learner speaks of danger. */
	safety: Shape<'safety.json'>;
	/** What the embedded coach says and listens for. */
	scenarios: Scenario[];
	reactions: Shape<'scenarios/reactions.json'>;
	wordSets: Shape<'scenarios/words.json'>;
	coachPhrases: Shape<'scenarios/phrases.json'>;
	pairViews: Shape<'scenarios/pair-views.json'>;
	pairPhrases: Shape<'scenarios/pair-phrases.json'>;
	/** Words that learners use at any level, and richer ones for them. */
	richerWords: Shape<'richer-words.json'>;
	/** Spanish words with what they are called in English, parted by " / ". */
	translations: Shape<'translations.json'>;
	/** What a language model is told, where one speaks as Henry. */
	conversationPrompt: Shape<'prompts/conversation.md'>;
	/** Kinds of mistakes, with the reasons that are given for them. */
	correctionKinds: Shape<'correction-kinds.json'>;
	/** The same for one that corrects. */
	correctionPrompt: Shape<'prompts/correction.md'>;
};

/** The content folder is not fit to be served. `problems` holds every fault, each with its file and place. */
export class ContentError extends Error {
	readonly problems: readonly string[];

	constructor(problems: readonly string[]) {
		super(['The built-in content is broken:', ...problems].join('\n- '));
		this.name = 'ContentError';
		this.problems = problems;
	}
}

/**
 * Reads and checks the content folder: every file has its shape; ids, keys, topics and texts are unique in their list;
 * every picture and sound that is named is there, not empty, and named once. The address `/content/x` is the file `x`
 * of the folder. Throws one `ContentError` that lists every problem.
 */
export function loadContent(folder: URL | string): Content {
	const root = typeof folder === 'string' ? folder : fileURLToPath(folder);
	const shaped = new Map<FileName, unknown>();
	const fields: Field[] = [];
	const problems: string[] = [];
	for (const name of Object.keys(contentFiles) as FileName[]) {
		const file = readContentFile(root, name, contentFiles[name]);
		shaped.set(name, file.shaped);
		fields.push(...fieldsOf(file.raw, name));
		problems.push(...file.problems);
	}
	const contentOf = <Name extends FileName>(name: Name) => shaped.get(name) as Shape<Name>;
	const photos = contentOf('pictures.json') ?? [];
	const exams = readExams(
		root,
		photos.flatMap(({ key, images }) => images.map((_, index) => `${key}-${index + 1}`)),
	);
	fields.push(...exams.files.flatMap(({ raw, name }) => fieldsOf(raw, name)));
	const serverTexts = readServerTexts(root);
	problems.push(...serverTexts.problems);
	problems.push(...exams.files.flatMap((file) => file.problems), ...exams.problems);
	const { practised = {}, asked = {} } = contentOf('activities.json') ?? {};
	problems.push(...Object.entries({ ...practised, ...asked }).flatMap((row) => notThere(row, root)));
	problems.push(...repetitions(fields), ...fields.flatMap((field) => mediaProblem(field, root) ?? []));
	if (problems.length > 0) throw new ContentError(problems);
	const path = {
		A2: contentOf('path/a2.json'),
		B1: contentOf('path/b1.json'),
		B2: contentOf('path/b2.json'),
		C1: contentOf('path/c1.json'),
	};
	return {
		grammarSpeech: contentOf('grammar-speech.json'),
		talk: contentOf('talk.json'),
		topics: [...contentOf('topics.json'), ...pathLevels.flatMap((level) => talksOfWeeks(level, path[level]))],
		path,
		pictures: contentOf('pictures.json'),
		pairTopic: contentOf('pair-topic.json'),
		warmUps: contentOf('warm-ups.json'),
		rubrics: contentOf('rubrics.json'),
		exams: exams.content,
		serverTexts: serverTexts.texts,
		speakle: contentOf('speakle.json'),
		sounds: contentOf('sounds.json'),
		minimalPairs: contentOf('minimal-pairs.json'),
		checkErrors: contentOf('check-errors.json'),
		vocabularyLevels: contentOf('vocabulary-levels.json'),
		neuralModels: contentOf('models.json'),
		safety: contentOf('safety.json'),
		richerWords: contentOf('richer-words.json'),
		translations: contentOf('translations.json'),
		correctionKinds: contentOf('correction-kinds.json'),
		scenarios: [
			contentOf('scenarios/how-was-your-day.json'),
			contentOf('scenarios/talk-about-you.json'),
			contentOf('scenarios/job-interview.json'),
		],
		reactions: contentOf('scenarios/reactions.json'),
		wordSets: contentOf('scenarios/words.json'),
		coachPhrases: contentOf('scenarios/phrases.json'),
		pairViews: contentOf('scenarios/pair-views.json'),
		pairPhrases: contentOf('scenarios/pair-phrases.json'),
		conversationPrompt: contentOf('prompts/conversation.md'),
		correctionPrompt: contentOf('prompts/correction.md'),
	};
}

/** The files that say what Henry knows by its meaning. Throws one `ContentError` that lists every problem. */
export function loadKnown(folder: URL | string): Omit<Known, 'followUps'> & { followUps: FollowUpTexts } {
	const root = typeof folder === 'string' ? folder : fileURLToPath(folder);
	const answers = readContentFile(root, 'scenarios/answers.json', knownFiles['scenarios/answers.json']);
	const situations = readContentFile(
		root,
		'scenarios/situations.json',
		knownFiles['scenarios/situations.json'],
	);
	const followUps = readContentFile(
		root,
		'scenarios/follow-ups.json',
		knownFiles['scenarios/follow-ups.json'],
	);
	if (answers.shaped && situations.shaped && followUps.shaped)
		return { answers: answers.shaped, situations: situations.shaped, followUps: followUps.shaped };
	throw new ContentError([...answers.problems, ...situations.problems, ...followUps.problems]);
}

/** A text or number of a content file, and where it stands, such as `talk.json[0].key`. */
type Field = { place: string; value: string | number };

function fieldsOf(value: unknown, place: string): Field[] {
	if (typeof value === 'string' || typeof value === 'number') return [{ place, value }];
	if (typeof value !== 'object' || value === null) return [];
	if (Array.isArray(value)) {
		// Texts in lists are most of the content, and neither named nor, but for addresses, what a name stands for.
		const steps = [...value.entries()].filter(([, child]) => typeof child !== 'string' || isAddress(child));
		return steps.flatMap(([step, child]) => fieldsOf(child, placeInside(place, step)));
	}
	return Object.entries(value).flatMap(([step, child]) => fieldsOf(child, placeInside(place, step)));
}

const uniqueField = /\.(id|key|topic|text|centralTopic)$/;
const contentAddress = '/content/';

function isAddress(value: string | number): value is string {
	return typeof value === 'string' && value.startsWith(contentAddress);
}

/** Fields that repeat an earlier one: addresses anywhere, the unique fields within the same list. */
function repetitions(fields: Field[]): string[] {
	const firstPlaces = new Map<string, string>();
	return fields.flatMap(({ place, value }) => {
		if (!isAddress(value) && !uniqueField.test(place)) return [];
		const identity = isAddress(value) ? value : `${place.replace(/\[\d+\](?=[^[]*$)/, '[]')} ${value}`;
		const firstPlace = firstPlaces.get(identity);
		if (firstPlace !== undefined) return [`${place}: repeats ${JSON.stringify(value)} of ${firstPlace}`];
		firstPlaces.set(identity, place);
		return [];
	});
}

/** What an activity shows and is not there. */
function notThere([name, { shown }]: [string, ActivityRow], root: string): string[] {
	return shown
		.filter((file) => !existsSync(join(root, file)))
		.map((file) => `activities.json: ${name} shows ${file}, which is missing`);
}

function mediaProblem({ place, value }: Field, root: string): string | undefined {
	if (!isAddress(value)) return undefined;
	const file = statSync(join(root, value.slice(contentAddress.length)), { throwIfNoEntry: false });
	if (file === undefined || !file.isFile()) return `${place}: the file ${value} is missing`;
	return file.size === 0 ? `${place}: the file ${value} is empty` : undefined;
}
