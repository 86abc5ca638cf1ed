import type { FollowUpTexts } from '@henry/contract/situations.ts';
import { tellsOfTrouble } from './interjections.ts';

/** What weighs the reactions, or the questions: a row each, of a sentence embedding and of the signs; and what each starts from. */
export type FollowUpWeights = { rows: readonly Float32Array[]; base: Float32Array };

/** The best reactions and questions for what was told; no reaction where none fits well enough. */
type FollowUp = {
	reactions: string[];
	questions: string[];
	/** Whether a question more likely fits than that of a situation which is not quite the one that was told. */
	isLikely: boolean;
};

export type FollowUps = {
	/** What fits a turn at a place among sentence embeddings; undefined where it is too doubtful. */
	fitting(text: string, place: Float32Array): FollowUp | undefined;
};

/** Against an embedding of length 1; the same in `training/follow_ups/choosing.py`. */
const weightOfSign = 0.3;
/** Scores are chances: of ten questions that had so much, so many tenths were among those that somebody chose. */
const leastScore = { question: 0.25, reaction: 0.25, likely: 0.4 };
/** So many are given, none of which has less than this share of the first one's score. */
const most = 3;
const leastShare = 0.7;

const people = {
	she: /\b(?:she|her|mother|mum|mom|sister|daughter|wife|girlfriend|aunt|grandmother|grandma|niece|girl|woman)\b/,
	he: /\b(?:he|him|his|father|dad|brother|son|husband|boyfriend|uncle|grandfather|grandpa|nephew|boy|man)\b/,
};

/** A question about "he or she" as one about the person that was told of; undefined where that may be either. */
function withPerson(question: string, told: string): string | undefined {
	if (!question.includes('he or she')) return question;
	const [isShe, isHe] = [people.she.test(told), people.he.test(told)];
	return isShe === isHe ? undefined : question.replace('he or she', isShe ? 'she' : 'he');
}

/**
 * Tells which general follow-ups fit what a learner tells, by a linear model on sentence embeddings, which learned from what
 * people chose (`training/follow_ups`). Throws where the model is one of other texts or signs.
 */
export function createFollowUps(
	{ signs, reactions, questions, glad }: FollowUpTexts,
	weights: { reactions: FollowUpWeights; questions: FollowUpWeights },
): FollowUps {
	const patterns = signs.map((sign) => new RegExp(sign));
	if (
		weights.reactions.rows.length !== reactions.length ||
		weights.questions.rows.length !== questions.length
	)
		throw new Error('The model of follow-ups is one of other texts.');

	/** The texts that fit best, as `said` has them where they can be said at all. */
	function best(
		texts: readonly string[],
		{ rows, base }: FollowUpWeights,
		inputs: readonly number[],
		{ least, said }: { least: number; said: (text: string) => string | undefined },
	) {
		const scored = rows.flatMap((row, index) => {
			if (row.length !== inputs.length) throw new Error('The model of follow-ups is one of other signs.');
			const text = said(texts[index] ?? '');
			const score = row.reduce((sum, weight, input) => sum + weight * (inputs[input] ?? 0), base[index] ?? 0);
			return text === undefined ? [] : [{ text, score }];
		});
		const ranked = scored.sort((one, other) => other.score - one.score).slice(0, most);
		const [first = { score: 0 }] = ranked;
		return ranked.filter(({ score }) => score >= Math.max(least, leastShare * first.score));
	}

	return {
		fitting(text, place) {
			const lower = text.toLowerCase();
			const inputs = [...place, ...patterns.map((sign) => (sign.test(lower) ? weightOfSign : 0))];
			const asked = best(questions, weights.questions, inputs, {
				least: leastScore.question,
				said: (question) => withPerson(question, lower),
			});
			const isTrouble = tellsOfTrouble(lower);
			const reacted = best(reactions, weights.reactions, inputs, {
				least: leastScore.reaction,
				said: (reaction) => (isTrouble && glad.includes(reaction) ? undefined : reaction),
			});
			const [first] = asked;
			return (
				first && {
					questions: asked.map((one) => one.text),
					reactions: reacted.map((one) => one.text),
					isLikely: first.score >= leastScore.likely,
				}
			);
		},
	};
}
