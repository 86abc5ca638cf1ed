import {
	cefrLevels,
	type Exam,
	type ExamFile,
	type ExamForm,
	type ExamItem,
	type ExamPart,
	type ExamPicture,
	type ExamStep,
	examFileSchema,
	examFormSchema,
	examPicturesSchema,
	givenWordsKinds,
} from '@henry/contract/exams.ts';
import { jsonFilesIn, type ReadFile, readContentFile } from './content-files.ts';

/** All exams with their forms, and the drawings that they may show besides those of `pictures.json`. */
export type ExamContent = { exams: Exam[]; forms: ExamForm[]; pictures: ExamPicture[] };

/**
 * Reads `exams/`: an exam a file, its forms in that or in `exams/forms/<exam>/`. Every form holds to its exam: each part has an item
 * a step, with as many answers and pictures as the step says. `pictureNames` are those of `pictures.json`.
 */
export function readExams(
	root: string,
	pictureNames: readonly string[],
): { content: ExamContent; files: ReadFile<unknown>[]; problems: string[] } {
	const picturesFile = 'exams/pictures.json';
	const pictures = readContentFile(root, picturesFile, examPicturesSchema);
	const examFiles = jsonFilesIn(root, 'exams').filter((file) => file !== picturesFile);
	const read = examFiles.map((file) => readContentFile(root, file, examFileSchema));
	const exams = read.map(withoutForms);
	const folders = exams.flatMap(({ shaped }) => (shaped ? [`exams/forms/${shaped.id}`] : []));
	const ownFiles = folders
		.flatMap((folder) => jsonFilesIn(root, folder))
		.map((file) => readContentFile(root, file, examFormSchema));
	const forms = [...read.flatMap(formsInside), ...ownFiles];
	const known = new Set([...pictureNames, ...(pictures.shaped ?? []).map(({ name }) => name)]);
	const examOf = new Map(exams.flatMap(({ shaped }) => (shaped ? [[shaped.id, shaped] as const] : [])));
	const problems = [
		...exams.flatMap(({ name, shaped }) => (shaped ? examProblems(name, shaped) : [])),
		...forms.flatMap(({ name, shaped }) =>
			shaped ? formProblems(name, shaped, examOf.get(shaped.exam), known) : [],
		),
		...repeatedQuestions(forms),
	];
	const content = {
		exams: exams.flatMap(({ shaped }) => shaped ?? []),
		forms: forms.flatMap(({ shaped }) => shaped ?? []),
		pictures: pictures.shaped ?? [],
	};
	return { content, files: [pictures, ...exams, ...ownFiles], problems };
}

function withoutForms({ shaped, ...file }: ReadFile<ExamFile>): ReadFile<Exam> {
	if (!shaped) return { ...file, shaped };
	const { forms: _, ...exam } = shaped;
	return { ...file, shaped: exam };
}

/** The forms that stand in an exam's own file, named as if each had one. */
const formsInside = ({ shaped }: ReadFile<ExamFile>): ReadFile<ExamForm>[] =>
	(shaped?.forms ?? []).map((form) => ({
		...{ name: formFileOf(shaped?.id, form.id), raw: form, problems: [] },
		shaped: { ...form, exam: shaped?.id ?? '' },
	}));

const formFileOf = (exam: string | undefined, form: string) => `exams/forms/${exam}/${form}.json`;

function examProblems(file: string, exam: Exam): string[] {
	const cuts = cefrLevels.flatMap((level) => exam.scale?.cuts[level] ?? []);
	const isRising = cuts.every((cut, index) => index === 0 || cut > (cuts[index - 1] as number));
	const counts = exam.parts.flatMap(({ id, steps }) =>
		steps.flatMap(({ count, answerSeconds, drillSeconds }) =>
			[answerSeconds, drillSeconds].some((times) => Array.isArray(times) && times.length !== count)
				? [`${file}: part ${id} has ${count} answers and not as many times`]
				: [],
		),
	);
	return [
		...(file === `exams/${exam.id}.json` ? [] : [`${file}: its id is ${exam.id}`]),
		...(isRising ? [] : [`${file}: the cuts of the scale do not rise with the levels`]),
		...(new Set(exam.parts.map(({ id }) => id)).size === exam.parts.length
			? []
			: [`${file}: two parts have the same id`]),
		...counts,
	];
}

function formProblems(
	file: string,
	form: ExamForm,
	exam: Exam | undefined,
	pictures: ReadonlySet<string>,
): string[] {
	if (!exam || file !== formFileOf(form.exam, form.id))
		return [`${file}: its exam or its id are not those of its place`];
	const unknown = Object.keys(form.parts).filter((id) => !exam.parts.some((part) => part.id === id));
	return [
		...unknown.map((id) => `${file}: ${exam.id} has no part ${id}`),
		...exam.parts.flatMap((part) =>
			partProblems(`${file}: part ${part.id}`, part, form.parts[part.id], pictures),
		),
	];
}

function partProblems(
	place: string,
	part: ExamPart,
	items: readonly ExamItem[] | undefined,
	pictures: ReadonlySet<string>,
): string[] {
	if (items?.length !== part.steps.length) return [`${place} needs ${part.steps.length} items, one a step`];
	return part.steps.flatMap((step, index) =>
		itemProblems(step, items[index] as ExamItem, pictures).map(
			(problem) => `${place}, item ${index}: ${problem}`,
		),
	);
}

function itemProblems(step: ExamStep, item: ExamItem, pictures: ReadonlySet<string>): string[] {
	const isGiven = givenWordsKinds.includes(step.kind);
	const isPoor = ({ model, phrases, hints }: ExamItem['answers'][number]) =>
		model === undefined || phrases.length === 0 || hints.length === 0;
	const faults: [boolean, string][] = [
		[item.answers.length !== step.count, `needs ${step.count} answers`],
		[item.pictures.length !== step.pictures, `needs ${step.pictures} pictures`],
		[step.kind === 'exchange' && !item.situation, 'an exchange needs a situation'],
		[step.kind === 'mediation' && !(item.situation && item.text), 'a mediation needs a situation and a text'],
		[step.kind === 'retell' && !item.heard, 'a retell needs what is heard'],
		[!isGiven && item.answers.some(isPoor), 'each answer needs a model, phrases and hints'],
		[
			step.kind === 'shortQuestions' && item.answers.some(({ key }) => !key),
			'each short question needs a key',
		],
	];
	const missing = item.pictures.filter((name) => !pictures.has(name));
	return [
		...faults.filter(([isFault]) => isFault).map(([, problem]) => problem),
		...missing.map((name) => `there is no picture ${name}`),
	];
}

/** Questions that an earlier form of the same exam, or the same form, asks already. */
function repeatedQuestions(forms: readonly ReadFile<ExamForm>[]): string[] {
	const first = new Map<string, string>();
	return forms.flatMap(({ name, shaped }) =>
		Object.values(shaped?.parts ?? {})
			.flat()
			.flatMap(({ answers }) => answers)
			.flatMap(({ ask }) => {
				const question = `${shaped?.exam} ${ask}`;
				const before = first.get(question);
				if (before === undefined) first.set(question, name);
				return before === undefined ? [] : [`${name}: repeats ${JSON.stringify(ask)} of ${before}`];
			}),
	);
}
