import type { ExamEvidence } from '@henry/contract/exam-report.ts';
import { mostEvidence } from '@henry/contract/exam-report.ts';
import type { ExamCriterionName } from '@henry/contract/exams.ts';
import type { FreeSounds } from '@henry/contract/free-sounds.ts';
import { isKnown } from '#server/domain/pronunciation/free-speech.ts';
import type { LevelOf } from '#server/domain/talk-report/vocabulary.ts';
import { soundEvidence, wordEvidence } from './evidence.ts';
import { type HeardAnswer, hearTogether } from './heard-speech.ts';
import {
	type HeardReply,
	type InteractionMeasures,
	interactionEvidence,
	measureInteraction,
} from './interaction-measures.ts';
import { measureText, measureTime, type TextMeasures, type TimeMeasures } from './measures.ts';

/**
 * Scores of sounds, how many words they rest on, and how many of how many sounds were surely wrong; `known0to1`: the share
 * of all words in these answers that were heard surely enough to be judged.
 */
export type SoundsShown = Omit<FreeSounds, 'examples'> & { known0to1: number };

/** What all answers together show. `all` and `sure` are the two readings. */
export type SpeechShown = {
	all: TextMeasures;
	sure: TextMeasures;
	time: TimeMeasures;
	text: string;
	meanConfidence0to1: number;
	/** Of answers whose words were given, by their mean score alone. */
	givenSounds: Pick<SoundsShown, 'accuracy0to100' | 'words'> | undefined;
	/** Of free speech, in words that were surely heard. */
	freeSounds: SoundsShown | undefined;
	/** What was done in turns with a partner; undefined where there were none. */
	partner: { all: InteractionMeasures; sure: InteractionMeasures } | undefined;
	evidence: Partial<Record<ExamCriterionName, ExamEvidence[]>>;
};

/**
 * An answer in the learner's own words: with what the judge of sounds found in it, and with what a partner had said before
 * where it is a reply. `stretchStartsMs`: it is several replies, which begin there.
 */
export type ShownAnswer = HeardAnswer & {
	sounds?: FreeSounds | undefined;
	line?: string | undefined;
	stretchStartsMs?: readonly number[] | undefined;
};

const isReply = (answer: ShownAnswer): answer is ShownAnswer & HeardReply => answer.line !== undefined;

/** Whoever marks by hand who speaks is so much too early or too late. */
const handMs = 1_500;

/**
 * The replies in what one candidate said to the others. Who spoke was told by hand: words near the beginning of a stretch may
 * be somebody else's, and are in doubt, which makes the interval wider.
 */
function repliesIn(reply: ShownAnswer & HeardReply): HeardReply[] {
	const { stretchStartsMs, words } = reply;
	if (!stretchStartsMs) return [reply];
	const stretchOf = (startMs: number) =>
		Math.max(
			0,
			stretchStartsMs.findLastIndex((begin) => begin <= startMs),
		);
	return stretchStartsMs.map((beginMs, stretch) => ({
		...reply,
		words: words
			.filter(({ startMs }) => stretchOf(startMs) === stretch)
			.map((word) => ({ ...word, unsure: word.unsure || word.startMs < beginMs + handMs })),
	}));
}

function soundsOf(answers: readonly ShownAnswer[]): SoundsShown | undefined {
	const found = answers.flatMap(({ sounds }) => sounds ?? []);
	const heard = answers.filter(({ sounds }) => sounds).flatMap((answer) => answer.words);
	const sum = (of: (one: FreeSounds) => number) => found.reduce((total, one) => total + of(one), 0);
	const words = sum((one) => one.words);
	if (words === 0) return undefined;
	return {
		accuracy0to100: sum((one) => one.accuracy0to100 * one.words) / words,
		words,
		sounds: sum(({ sounds }) => sounds),
		wrong: sum(({ wrong }) => wrong),
		known0to1: heard.filter(isKnown).length / Math.max(heard.length, 1),
	};
}

/** What the learner's own words show together. `givenSounds`: scores of answers whose words were given. */
export function showSpeech(
	own: readonly ShownAnswer[],
	givenSounds: SpeechShown['givenSounds'],
	levelOf: LevelOf,
): SpeechShown {
	const speech = hearTogether(own);
	const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '…' && word !== '');
	const measured = (text: string, corrections: HeardAnswer['corrections']) =>
		measureText(text, wordsIn(text), corrections, levelOf);
	const sure = measured(speech.sureText, speech.sureCorrections);
	// Words that were misheard are random ones, and random words look rare: the range of words rests on sure ones.
	const { richSeen0to1, richShare0to1, richWords } = sure;
	const replies = own
		.filter(isReply)
		.flatMap(repliesIn)
		.filter(({ words }) => words.length > 0);
	return {
		all: { ...measured(speech.text, speech.corrections), richSeen0to1, richShare0to1, richWords },
		sure,
		time: measureTime(own),
		text: speech.text,
		meanConfidence0to1: speech.meanConfidence0to1,
		givenSounds,
		freeSounds: soundsOf(own),
		partner:
			replies.length === 0
				? undefined
				: { all: measureInteraction(replies, false), sure: measureInteraction(replies, true) },
		evidence: {
			...wordEvidence(own, sure),
			pronunciation: soundEvidence(own.map(({ answer, sounds }) => ({ answer, sounds }))).slice(
				0,
				mostEvidence,
			),
			interaction: interactionEvidence(replies).slice(0, mostEvidence),
		},
	};
}
