import type { PhotoContent } from './content-files.ts';
import { isForPairs, minutesFor } from './exam-pair.ts';
import type { ExamListing, ExamPaper } from './exam-report.ts';
import { partSeconds } from './exam-turns.ts';
import type { Exam, ExamForm, ExamPart, ExamPicture } from './exams.ts';

/** The exams as they are listed, each with its parts and forms; a part takes as long as in its longest form. */
export function listOfExams(exams: readonly Exam[], forms: readonly ExamForm[]): ExamListing[] {
	const listed = exams.filter(({ isListed }) => isListed);
	return listed.map(({ id, family, name, owner, levels, minutes, parts }) => {
		const own = forms.filter(({ exam }) => exam === id);
		const secondsOf = (part: ExamPart) =>
			Math.max(...own.map((form) => partSeconds(part, form.parts[part.id])), partSeconds(part));
		return {
			...{ id, family, name, owner, levels, minutes },
			parts: parts.map((part) => ({ id: part.id, title: part.title, seconds: secondsOf(part) })),
			forms: own.map(({ id: formId, title }) => ({ id: formId, title })),
			minutesTogether: isForPairs({ parts })
				? { two: minutesFor({ minutes, parts }, 2), three: minutesFor({ minutes, parts }, 3) }
				: null,
		};
	});
}

/** Every picture that an exam may show: those of the photo comparisons, and those drawn for exams. */
export function allExamPictures(photos: PhotoContent, drawn: readonly ExamPicture[]): ExamPicture[] {
	const ofPhotos = photos.flatMap(({ key, images, descriptions }) =>
		images.map((image, index) => ({
			name: `${key}-${index + 1}`,
			image,
			description: descriptions[index] ?? '',
		})),
	);
	return [...ofPhotos, ...drawn];
}

/** A paper as learners get it, with its pictures, each once; the words that show that an answer is on topic, or right, are left out. */
export function shownPaper(
	{ exam, form }: Pick<ExamPaper, 'exam' | 'form'>,
	pictures: readonly ExamPicture[],
): ExamPaper {
	const parts = Object.entries(form.parts).map(([id, items]) => [
		id,
		items.map((item) => ({
			...item,
			answers: item.answers.map((asked) => ({ ...asked, topicWords: [], key: undefined })),
		})),
	]);
	const named = Object.values(form.parts).flatMap((items) => items.flatMap((item) => item.pictures));
	const shown = [...new Set(named)].flatMap(
		(name) => pictures.find((picture) => picture.name === name) ?? [],
	);
	return { exam, form: { ...form, parts: Object.fromEntries(parts) }, pictures: shown };
}
