import { readFileSync } from 'node:fs';
import {
	type CefrLevel,
	cefrLevels,
	type Exam,
	type ExamAsk,
	type ExamItem,
	type ExamStep,
	givenWordsKinds,
	progressCheckId,
} from '@henry/contract/exams.ts';
import { checkForms } from '@henry/contract/progress-check.ts';
import { speakleTextSchema } from '@henry/contract/speakle.ts';
import { describe, expect, it } from 'vitest';
import { loadContent } from './content.ts';
import { dictionaryForm, isContentWord } from './domain/exams/content-words.ts';
import { shortAnswer } from './domain/exams/short-answer.ts';
import { heard } from './domain/exams/spoken-answers-for-tests.ts';
import { createLevelOf } from './domain/talk-report/vocabulary.ts';

const content = loadContent(new URL('../../content/', import.meta.url));
const { exams, forms } = content.exams;

/** The speed of a model answer that is spoken slowly, and of one that is spoken fast. */
const wordsAMinute = { slowest: 110, fastest: 150 };
/** How much of its time a model fills at the slowest: a talk or a recorded answer, and a turn that somebody else may end. */
const leastFilled = { talk: 0.75, turn: 0.45 };

type Place = {
	place: string;
	exam: Exam;
	step: ExamStep;
	item: ExamItem;
	answer: ExamAsk;
	seconds: number;
};

/** Every answer of every form, with where it stands and how long it may last. */
const answers: Place[] = forms.flatMap((form) => {
	const exam = exams.find(({ id }) => id === form.exam) as Exam;
	return exam.parts.flatMap((part) =>
		part.steps.flatMap((step, stepIndex) => {
			const item = (form.parts[part.id] as ExamItem[])[stepIndex] as ExamItem;
			return item.answers.map((answer, index) => ({
				place: `${exam.id} ${form.id}, part ${part.id}: ${answer.ask}`,
				exam,
				step,
				item,
				answer,
				seconds: [step.answerSeconds].flat()[index] ?? ([step.answerSeconds].flat()[0] as number),
			}));
		}),
	);
});

/** A text as it is compared: lower case, straight apostrophes. */
function plain(text: string): string {
	return text.toLowerCase().replaceAll('’', "'");
}

/** What is asked of the learner: the question, the points and what is said of the situation. */
function askedTexts({ answer, item }: Place): string[] {
	return [answer.ask, ...answer.points, item.situation ?? '', ...item.options];
}

describe('the forms', () => {
	it('are six of each Aptis and Cambridge exam and of EOI B1 to C1, thirteen of the check, and three of each other exam', () => {
		const hasSix = ({ family, id }: Exam) =>
			family === 'Aptis' || family === 'Cambridge' || ['eoi-b1', 'eoi-b2', 'eoi-c1'].includes(id);
		const due = (exam: Exam) => (exam.id === progressCheckId ? checkForms.length : hasSix(exam) ? 6 : 3);
		const counted = exams.map((exam) => [exam.id, forms.filter((form) => form.exam === exam.id).length]);
		expect(counted).toEqual(exams.map((exam) => [exam.id, due(exam)]));
		expect(exams).toHaveLength(20);
	});

	it('each have a verdict in the checklist that is kept with them', () => {
		const checklist = readFileSync(new URL('../../content/exams/forms/README.md', import.meta.url), 'utf8');
		const rows = [...checklist.matchAll(/^\| `([a-z0-9-]+)` ([a-z](?:, [a-z])*) \| \S/gm)];
		const judged = rows.flatMap(([, exam, ids = '']) => ids.split(', ').map((id) => `${exam} ${id}`));
		expect(judged.sort()).toEqual(forms.map(({ exam, id }) => `${exam} ${id}`).sort());
	});
});

describe('the models of the forms', () => {
	it('hold every phrase, word for word', () => {
		const missing = answers.flatMap(({ place, answer }) =>
			answer.phrases
				.filter((phrase) =>
					plain(phrase)
						.split('…')
						.some((words) => !plain(answer.model ?? '').includes(words.trim().replace(/[?.!]$/, ''))),
				)
				.map((phrase) => `${place} – ${phrase}`),
		);
		expect(missing).toEqual([]);
	});

	it('answer short questions right', () => {
		const wrong = answers
			.filter(({ step }) => step.kind === 'shortQuestions')
			.filter(({ answer: { key = [], model = '' } }) => shortAnswer(key, heard(model)).verdict !== 'right');
		expect(wrong.map(({ place }) => place)).toEqual([]);
	});

	it('fit into the time and fill enough of it', () => {
		const wrong = answers.flatMap(({ place, answer, step, seconds }) => {
			if (answer.model === undefined) return [];
			const count = answer.model.split(/\s+/).length;
			const isTalk =
				['talk', 'mediation', 'retell'].includes(step.kind) ||
				(step.kind === 'questions' && step.prompt === 'both');
			const most = (seconds / 60) * wordsAMinute.fastest;
			const least = (seconds / 60) * wordsAMinute.slowest * leastFilled[isTalk ? 'talk' : 'turn'];
			return count > most || count < least ? [`${place} – ${count} words in ${seconds} s`] : [];
		});
		expect(wrong).toEqual([]);
	});
});

/** Words that the profile places higher or does not have, and that everybody knows from daily life. */
const wellKnown = new Set('app cannot fewer flatmate grandchildren mute recipe'.split(' '));

/**
 * The level at which an exam asks: the one below the highest that it can show, since that one has to be understood by all.
 * The placement and the check are for everybody.
 */
function levelOfAsking({ levels, isListed }: Exam): CefrLevel {
	if (!isListed) return 'B1';
	return levels.at(-2) ?? (levels[0] as CefrLevel);
}

/** Forms under which the profile may have a word besides its dictionary form: "easier" as easy, "biggest" as big. */
function possibleForms(word: string): string[] {
	const stem = word.replace(/(er|est|es|ed|ing)$/, '');
	const bases = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
	return [word, dictionaryForm(word), ...(stem === word ? [] : bases)];
}

describe('what the forms give to be said', () => {
	it('is in sentences that the judge of sounds takes', () => {
		const refused = answers
			.filter(({ step }) => givenWordsKinds.includes(step.kind))
			.flatMap(({ answer }) => answer.ask.split(/(?<=[.?!])\s+/))
			.filter((sentence) => !speakleTextSchema.safeParse(sentence).success);
		expect(refused).toEqual([]);
	});
});

describe('what the forms ask', () => {
	const levelOf = createLevelOf(content.vocabularyLevels);
	const rankOf = (level: CefrLevel) => cefrLevels.indexOf(level);

	it('is in words of the level of the exam or below it; the profile ends with B2', () => {
		const tooHigh = answers
			.filter(({ exam }) => rankOf(levelOfAsking(exam)) <= rankOf('B2'))
			.flatMap((place) =>
				askedTexts(place)
					.join(' ')
					.split(/[^\p{L}'’]+/u)
					.filter((word) => /^\p{Ll}/u.test(word) && isContentWord(word))
					.filter((word) => {
						const known = possibleForms(word).flatMap((form) => levelOf(form)?.level ?? []);
						const isKnown = known.some((level) => rankOf(level) <= rankOf(levelOfAsking(place.exam)));
						return !isKnown && !possibleForms(word).some((form) => wellKnown.has(form));
					})
					.map((word) => `${word} – ${place.exam.id}, ${levelOfAsking(place.exam)}: ${place.place}`),
			);
		expect(tooHigh).toEqual([]);
	});

	it('comes once in an exam, whatever its capitals and signs', () => {
		const placesOf = new Map<string, string[]>();
		const bare = (text: string) => plain(text).replace(/[^\p{L}\p{N} ]/gu, '');
		for (const form of forms)
			for (const item of Object.values(form.parts).flat())
				for (const text of [
					item.heard,
					item.text?.title,
					...item.answers.flatMap((a) => [a.ask, ...a.points]),
				])
					if (text !== undefined) {
						const key = `${form.exam}: ${bare(text)}`;
						placesOf.set(key, [...(placesOf.get(key) ?? []), form.id]);
					}
		expect([...placesOf].filter(([, places]) => places.length > 1)).toEqual([]);
	});

	it('shows no picture in two tasks of the same kind of one exam', () => {
		const seen = new Map<string, Set<string>>();
		for (const { exam, item, place } of answers)
			for (const picture of item.pictures) {
				const key = `${exam.id} ${place.match(/part ([^:]+):/)?.[1]} ${picture}`;
				seen.set(key, (seen.get(key) ?? new Set()).add(place.split(',')[0] as string));
			}
		expect([...seen].filter(([, inForms]) => inForms.size > 1).map(([key]) => key)).toEqual([]);
	});

	it('never asks for a private thing', () => {
		const privateThings =
			/\b(your|you) (full name|surname|family name|address|phone number|telephone number|birthday|date of birth|weight|height|salary|income|religion|god|political party|illness|disability|boyfriend|girlfriend|husband|wife|partner|marriage|divorce|password|bank|doctor|debts?)\b|\b(do you (earn|vote|believe in|pray|weigh)|are you (married|single|pregnant|ill|religious|rich|poor)|how old are you|how much money|who did you vote)\b/i;
		const private_ = answers
			.filter(({ step }) => step.kind !== 'exchange' && step.kind !== 'mediation')
			.flatMap((place) => [place.answer.ask, ...place.answer.points])
			.filter((text) => privateThings.test(text.replace(/your partner has/gi, '')));
		expect(private_).toEqual([]);
	});
});
