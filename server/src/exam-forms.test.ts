import type { CefrLevel, Exam, ExamAsk, ExamItem, ExamStep } from '@henry/contract/exams.ts';
import { cefrLevels } from '@henry/contract/exams.ts';
import { describe, expect, it } from 'vitest';
import { loadContent } from './content.ts';
import { isContentWord } from './domain/exams/content-words.ts';
import { createLevelOf } from './domain/talk-report/vocabulary.ts';

const content = loadContent(new URL('../../content/', import.meta.url));
const { exams, forms } = content.exams;

/** The speed of a model answer that is spoken slowly, and of one that is spoken fast. */
const wordsAMinute = { slowest: 110, fastest: 150 };
/** How much of its time a model fills at the slowest: a talk or a recorded answer, and a turn that an examiner may cut. */
const leastFilled = { talk: 0.75, turn: 0.45 };

type Place = { place: string; exam: Exam; step: ExamStep; item: ExamItem; answer: ExamAsk; seconds: number };

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
				seconds: Array.isArray(step.answerSeconds)
					? (step.answerSeconds[index] as number)
					: step.answerSeconds,
			}));
		}),
	);
});

/** Words as they are compared: lower case, straight apostrophes. */
function plain(text: string): string {
	return text.toLowerCase().replaceAll('’', "'");
}

function isTalk({ kind, prompt }: ExamStep): boolean {
	return (
		kind === 'talk' ||
		kind === 'mediation' ||
		kind === 'retell' ||
		(kind === 'questions' && prompt === 'both')
	);
}

describe('the forms of the exams', () => {
	it('take every phrase from the model, word for word', () => {
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

	it('have models that fit into the time and fill enough of it', () => {
		const wrong = answers.flatMap(({ place, answer, step, seconds }) => {
			if (answer.model === undefined) return [];
			const count = answer.model.split(/\s+/).length;
			const share = isTalk(step) ? leastFilled.talk : leastFilled.turn;
			const most = (seconds / 60) * wordsAMinute.fastest;
			const least = (seconds / 60) * wordsAMinute.slowest * share;
			return count > most || count < least ? [`${place} – ${count} words in ${seconds} s`] : [];
		});
		expect(wrong).toEqual([]);
	});
});

/** The level of the words in which an exam asks; no word of C1 or C2 is in the profile, so exams above B2 are not held to it. */
function askedAt({ levels }: Exam): CefrLevel {
	const highest = levels.at(-1) as CefrLevel;
	return cefrLevels[Math.max(0, cefrLevels.indexOf(highest) - 1)] as CefrLevel;
}

describe('what the forms ask', () => {
	const levelOf = createLevelOf(content.vocabularyLevels);

	it('is in words of the level of the exam or below it', () => {
		const tooHigh = answers.flatMap(({ place, exam, answer, item }) => {
			const level = askedAt(exam);
			if (cefrLevels.indexOf(level) > cefrLevels.indexOf('B2')) return [];
			const texts = [answer.ask, ...answer.points, item.situation ?? '', ...item.options];
			return texts
				.join(' ')
				.split(/[^\p{L}'’]+/u)
				.filter((word) => /^\p{Ll}/u.test(word) && isContentWord(word))
				.filter((word) => {
					const found = levelOf(word)?.level ?? 'C1';
					return cefrLevels.indexOf(found) > cefrLevels.indexOf(level);
				})
				.map((word) => `${word} (${levelOf(word)?.level}) ${level} – ${place}`);
		});
		expect([...new Set(tooHigh)]).toEqual([]);
	});
});
