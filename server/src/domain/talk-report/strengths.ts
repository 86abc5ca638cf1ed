import type { Strength, TalkFacts } from '@henry/contract/conversation.ts';
import type { TextSpan } from '@henry/contract/feedback.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { moved, touch } from '@henry/grammar/places.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { isLoss } from '#server/domain/conversation/loss.ts';
import { tellsTrouble } from '#server/domain/conversation/unfit-sentences.ts';
import { dictionaryForm } from '#server/domain/exams/content-words.ts';
import type { LearnerText } from './learner-text.ts';
import { createExcerpt, placesOf, questionsAsked, type SpokenFunction } from './spoken-functions.ts';

type Code = Strength['code'];

const mostEvidence = 5;
/** An answer of so many words is long; so many of them show it. */
const longAnswerWords = 25;
const shownWords = 10;
/** Speech between two pauses of so many words is fluent (a native speaker's runs have about eight). */
const fluentRunWords = 8;
const pauseMs = 250;
const fewestRichWords = 3;

/** So many words show nothing of how they were used. */
const tooFewWords = 2;

/** How many words around its own show a function at most, and how often it must be there to count. */
const shown: Record<
	Exclude<SpokenFunction, 'question'>,
	{ before: number; after: number; fewest: number }
> = {
	reasons: { before: 0, after: 7, fewest: 1 },
	pastTense: { before: 0, after: 4, fewest: 2 },
	linking: { before: 2, after: 4, fewest: 2 },
	opinion: { before: 0, after: 7, fewest: 1 },
	comparison: { before: 6, after: 4, fewest: 1 },
	speculation: { before: 4, after: 4, fewest: 1 },
};

/** The sentences that tell of a loss, and what else is sad in their turns. Speech has no full stops: a turn is one sentence. */
function sadPlaces({ text, turns }: LearnerText): TextSpan[] {
	return turns.flatMap(({ span }) => {
		const turn = text.slice(span.start, span.end);
		if (!isLoss(turn)) return [];
		return [...turn.matchAll(/[^.!?]+/g)]
			.filter(([sentence]) => tellsTrouble(sentence, sentence))
			.map(({ 0: sentence, index }) => moved({ start: index, end: index + sentence.length }, span.start));
	});
}

/**
 * What went well, each with the learner's own words for it. What was corrected or may be better, and what the recogniser
 * doubts, is no evidence; nor is grief anything to be praised for.
 */
export function strengthsOf(
	learner: LearnerText,
	better: readonly TextSpan[],
	richWords: TalkFacts['richWords'],
	codes: readonly Code[],
): Strength[] {
	const sad = sadPlaces(learner);
	const doubtful = [...better, ...learner.unsure, ...sad];
	const isSad = (place: TextSpan) => sad.some((other) => touch(other, place));
	const sadWords = new Set(
		sad
			.flatMap(({ start, end }) => splitWords(learner.text.slice(start, end)))
			.flatMap(({ lower }) => [lower, dictionaryForm(lower)]),
	);
	const gladWords = richWords.filter(({ word }) => !sadWords.has(word));
	const evidenceOf: Record<Code, () => string[]> = {
		longAnswer: () => longAnswers(learner, doubtful),
		richWords: () => (gladWords.length < fewestRichWords ? [] : gladWords.map(({ word }) => word)),
		fluent: () => fluentRuns(learner.turns.filter(({ span }) => !isSad(span))),
		...functionEvidence(learner, doubtful),
	};
	return codes.flatMap((code) => {
		const evidence = [...new Set(evidenceOf[code]())].slice(0, mostEvidence);
		return evidence.length === 0 ? [] : [{ code, evidence }];
	});
}

function functionEvidence({ text }: LearnerText, doubtful: readonly TextSpan[]) {
	const excerpt = createExcerpt(text);
	const sure = (places: readonly (TextSpan & { text: string })[], fewest: number) => {
		const certain = places.filter((place) => !doubtful.some((other) => touch(other, place)));
		if (certain.length < fewest) return [];
		return certain.map((place) => place.text).filter((words) => splitWords(words).length > tooFewWords);
	};
	const evidence = (name: keyof typeof shown) => () => {
		const { before, after, fewest } = shown[name];
		const places = placesOf(name, text).map((place) => excerpt(place, before, after));
		return sure(places, fewest);
	};
	return {
		reasons: evidence('reasons'),
		pastTense: evidence('pastTense'),
		linking: evidence('linking'),
		opinion: evidence('opinion'),
		question: () => sure(questionsAsked(text), 1),
		comparison: evidence('comparison'),
		speculation: evidence('speculation'),
	};
}

function longAnswers({ text, turns }: LearnerText, doubtful: readonly TextSpan[]): string[] {
	return turns.flatMap(({ span }) => {
		const turn = text.slice(span.start, span.end);
		const words = splitWords(turn);
		const end = words[shownWords - 1]?.span.end;
		if (words.length < longAnswerWords || end === undefined) return [];
		const place = { start: span.start, end: span.start + end };
		return doubtful.some((other) => touch(other, place)) ? [] : [`${turn.slice(0, end)} …`];
	});
}

/** The longest stretches that were spoken without a pause. */
function fluentRuns(turns: LearnerText['turns']): string[] {
	return turns
		.flatMap(({ words }) => runsOf(words))
		.filter((run) => run.length >= fluentRunWords)
		.sort((one, other) => other.length - one.length)
		.slice(0, 2)
		.map((run) => run.map(({ text }) => text).join(' '));
}

function runsOf(words: readonly TranscriptWord[]): TranscriptWord[][] {
	const runs: TranscriptWord[][] = [];
	for (const [index, word] of words.entries()) {
		const silenceMs = word.startMs - (words[index - 1]?.endMs ?? Number.NEGATIVE_INFINITY);
		if (word.unsure || silenceMs >= pauseMs) runs.push([]);
		if (!word.unsure) runs.at(-1)?.push(word);
	}
	return runs;
}
