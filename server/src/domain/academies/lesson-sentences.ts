import type { ClassLesson } from '@henry/contract/class-lesson.ts';
import { lessonSentenceCount } from '@henry/contract/limits.ts';
import type { ClassAnswers } from '#server/ports/homework-store.ts';
import { byLearnersThenTimes, commonestMistakes } from './class-view.ts';

type Answers = ClassAnswers['answers'];
type Sentence = ClassLesson['sentences']['items'][number];
type Candidate = Sentence & { membershipId: string };

/** A number that is the same for the same text and looks random otherwise (FNV-1a, mixed as in MurmurHash3). */
export function numberOf(text: string): number {
	let value = 0x811c9dc5;
	for (let place = 0; place < text.length; place++)
		value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return (value ^ (value >>> 16)) >>> 0;
}

/** Texts that differ in letters' size and marks alone are the same. */
export const same = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\d]+/gu, ' ')
		.trim();

/** A class's mistakes by their kinds, the commonest first. */
function kindsIn(answers: Answers): Sentence['category'][] {
	const work = answers.map(({ membershipId, content }) => ({
		membershipId,
		mistakes: content.answers.flatMap(({ corrections }) => corrections),
	}));
	return commonestMistakes(work, Number.POSITIVE_INFINITY)
		.toSorted((one, other) => byLearnersThenTimes(one, other) || (one.category < other.category ? -1 : 1))
		.map(({ category }) => category);
}

/** Which sentences may be shown, and what makes the order of a class and a week. */
export type SentenceChoice = { isFit: (sentence: Sentence) => boolean; seed: string };

/** Every sentence that may be shown, in an order of its own for each class and week. */
function candidatesIn(answers: Answers, { isFit, seed }: SentenceChoice): Candidate[] {
	return answers
		.flatMap(({ membershipId, content }) =>
			content.answers.flatMap(({ corrections }) =>
				corrections.flatMap(({ category, card }) =>
					card ? [{ category, said: card.prompt, better: card.answer, membershipId }] : [],
				),
			),
		)
		.filter((candidate) => same(candidate.said) !== same(candidate.better) && isFit(candidate))
		.map((candidate) => ({ candidate, text: `${candidate.said}\n${candidate.membershipId}` }))
		.map((each) => ({ ...each, order: numberOf(`${seed} ${each.text}`) }))
		.toSorted((one, other) => one.order - other.order || (one.text < other.text ? -1 : 1))
		.map(({ candidate }) => candidate);
}

/** One sentence of each of the commonest kinds, then more of them in turn; of somebody else each, as far as that goes. */
export function sentencesFrom(answers: Answers, choice: SentenceChoice): Sentence[] {
	const left = candidatesIn(answers, choice);
	const kinds = kindsIn(answers).filter((kind) => left.some(({ category }) => category === kind));
	const chosen: Candidate[] = [];
	const isFresh = ({ said, better }: Candidate) =>
		!chosen.some((other) => same(other.better) === same(better) || same(other.said) === same(said));
	const isOfAnother = ({ membershipId }: Candidate) =>
		!chosen.some((other) => other.membershipId === membershipId);
	const take = (kind: string) => {
		const own = left.filter((candidate) => candidate.category === kind && isFresh(candidate));
		const next = own.find(isOfAnother) ?? own[0];
		if (next) chosen.push(next);
		return next !== undefined;
	};
	let isFound = true;
	while (isFound && chosen.length < lessonSentenceCount) {
		isFound = false;
		for (const kind of kinds) if (chosen.length < lessonSentenceCount && take(kind)) isFound = true;
	}
	return chosen.map(({ category, said, better }) => ({ category, said, better }));
}
