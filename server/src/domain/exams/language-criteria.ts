import type {
	BandRange,
	EstimateReason,
	LanguageBand,
	LanguageCriterion,
	Structure,
} from '@henry/contract/aptis.ts';
import type { Correction } from '@henry/contract/feedback.ts';
import { speechRate } from '#server/domain/fluency/speech-figures.ts';
import { anyBand, bandsBetween } from './band-range.ts';
import { distinctWords, isContentWord } from './content-words.ts';
import type { HeardSpeech } from './heard-speech.ts';
import { countVerbs, structuresIn } from './structures.ts';

/*
 * Aptis's public scale for speaking part one tells three bands of language apart (British Council, Aptis Candidate Guide,
 * 2020): words and phrases (A1), simple sentences with basic mistakes (A2), and what is likely above A2. The measures
 * are those that told levels apart in Aptis answers (Tavakoli, Nakatsuhara & Hunter 2017 on fluency; Nakatsuhara,
 * Tavakoli & Awwad 2019 on accuracy and lexical diversity). The cut-offs are ours: they are not fitted to examiners'
 * marks.
 */

/** Under this share of words that are probably right, what was heard says little about grammar and vocabulary. */
const clearEnough0to1 = 0.75;
/** With fewer words in all answers together there is too little to show more than simple language. */
export const fewestWords = 20;
/** Fewer words are isolated ones. */
const isolatedWords = 10;
/** From so many words on, language above A2 can show itself. */
const wordsAboveA2 = 40;

const reason = (
	code: EstimateReason['code'],
	values: EstimateReason['values'] = {},
	structures: Structure[] = [],
): EstimateReason => ({ code, values, structures });

const percent = (share0to1: number) => Math.round(share0to1 * 100);

/** What so few words can show at all. */
function bandsOfFewWords({ words }: HeardSpeech): BandRange {
	return bandsBetween('A1', words.length < isolatedWords ? 'A1' : 'A2');
}

function doubtOfFewWords({ words }: HeardSpeech): EstimateReason {
	return reason('fewWords', { words: words.length, needed: fewestWords });
}

/** Why words cannot be taken as they were heard; empty where they can. */
function doubtsOfWords({ words }: HeardSpeech, level: BandRange): EstimateReason[] {
	if (level.lowest === level.highest) return [];
	return [
		reason('doubtedWords', { doubted: words.filter(({ unsure }) => unsure).length, words: words.length }),
	];
}

/** A criterion that rests on words, from a cautious and a generous reading of them. */
function fromWords(
	speech: HeardSpeech,
	criterion: LanguageCriterion['criterion'],
	readings: [LanguageBand, LanguageBand],
	reasons: EstimateReason[],
): LanguageCriterion {
	if (speech.meanConfidence0to1 < clearEnough0to1) {
		const doubts = [reason('understoodTooLittle', { percent: percent(speech.meanConfidence0to1) })];
		return { criterion, level: anyBand, reasons: [], doubts };
	}
	if (speech.words.length < fewestWords) {
		return { criterion, level: bandsOfFewWords(speech), reasons, doubts: [doubtOfFewWords(speech)] };
	}
	const level = bandsBetween(...readings);
	return { criterion, level, reasons, doubts: doubtsOfWords(speech, level) };
}

const isWordChoice = ({ category }: Correction) => category === 'word choice';
const per100 = (count: number, words: number) => (100 * count) / words;

/** Whether most of what was said are words and phrases, not sentences. */
function hasFewVerbs({ answers, text }: HeardSpeech): boolean {
	return countVerbs(text) < 2 * answers.filter(({ words }) => words.length > 0).length;
}

function grammarBand(structures: readonly Structure[], mistakes: number, speech: HeardSpeech): LanguageBand {
	const words = speech.words.length;
	if (hasFewVerbs(speech) || per100(mistakes, words) > 20) return 'A1';
	const linksClauses = ['reason', 'timeOrCondition', 'relative'].some((structure) =>
		structures.includes(structure as Structure),
	);
	const isAbove = structures.length >= 4 && linksClauses && per100(mistakes, words) <= 4;
	return isAbove && words >= wordsAboveA2 ? 'B1' : 'A2';
}

/** Grammatical range and accuracy: the kinds of structures used, and corrections per 100 words. */
export function grammarCriterion(speech: HeardSpeech): LanguageCriterion {
	const [all, sure] = [speech.corrections, speech.sureCorrections].map(
		(corrections) => corrections.filter((correction) => !isWordChoice(correction)).length,
	) as [number, number];
	const used = structuresIn(speech.sureText);
	const readings: [LanguageBand, LanguageBand] = [
		grammarBand(used, all, speech),
		grammarBand(structuresIn(speech.text), sure, speech),
	];
	return fromWords(speech, 'grammar', readings, [
		used.length > 0 ? reason('structures', {}, used) : reason('noStructures'),
		reason('corrections', { mistakes: sure, doubted: all - sure, words: speech.words.length }),
		...(hasFewVerbs(speech) ? [reason('fewVerbs', { verbs: countVerbs(speech.text) })] : []),
	]);
}

/**
 * Distinct content words for every 10 seconds of answering time: how many different words a speaker brings in the time of
 * a task told levels apart in Iwashita, Brown, McNamara & O'Hagan 2008. Indices of lexical diversity need longer texts
 * (Koizumi 2012: MTLD at least 100 words).
 */
function vocabularyBand(
	contentWords: readonly string[],
	mistakes: number,
	speech: HeardSpeech,
): LanguageBand {
	const distinctPer10Seconds = (10 * distinctWords(contentWords).size) / speech.allowedSeconds;
	if (distinctPer10Seconds < 2.5) return 'A1';
	const isAbove = distinctPer10Seconds >= 5 && per100(mistakes, speech.words.length) <= 2;
	return isAbove && speech.words.length >= wordsAboveA2 ? 'B1' : 'A2';
}

/** Vocabulary range and accuracy: distinct content words, and words that the checker would choose otherwise. */
export function vocabularyCriterion(speech: HeardSpeech): LanguageCriterion {
	const contentIn = (text: string) => text.split(' ').filter((word) => word !== '…' && isContentWord(word));
	const [all, sure] = [contentIn(speech.text), contentIn(speech.sureText)];
	const wrongSure = speech.sureCorrections.filter(isWordChoice).length;
	const readings: [LanguageBand, LanguageBand] = [
		vocabularyBand(sure, speech.corrections.filter(isWordChoice).length, speech),
		vocabularyBand(all, wrongSure, speech),
	];
	return fromWords(speech, 'vocabulary', readings, [
		reason('contentWords', { distinct: distinctWords(sure).size, total: sure.length }),
		reason('wordChoice', { mistakes: wrongSure }),
	]);
}

/**
 * Pronunciation, but only whether the recogniser could make out the words. A low confidence may come from noise, a
 * microphone or an accent that the recogniser does not know: it is doubt, never a low level.
 */
export function pronunciationCriterion(speech: HeardSpeech): LanguageCriterion {
	const { words, meanConfidence0to1 } = speech;
	const reasons = [reason('recognised', { percent: percent(meanConfidence0to1) })];
	const criterion = 'pronunciation';
	if (words.length < fewestWords) {
		return { criterion, level: anyBand, reasons, doubts: [doubtOfFewWords(speech)] };
	}
	if (meanConfidence0to1 >= 0.85) return { criterion, level: bandsBetween('B1', 'B1'), reasons, doubts: [] };
	const doubts = [reason('mayNotBeYou')];
	const level = meanConfidence0to1 >= clearEnough0to1 ? bandsBetween('A2', 'B1') : anyBand;
	return { criterion, level, reasons, doubts };
}

/** The recogniser misses or adds up to about a tenth of the words (bench/results/stt.json), so speed is that unsure. */
const speedTolerance = 0.1;

function fluencyBand(wordsPerMinute: number, silentShare0to1: number): LanguageBand {
	if (wordsPerMinute < 50 || silentShare0to1 > 0.6) return 'A1';
	return wordsPerMinute >= 100 && silentShare0to1 <= 0.4 ? 'B1' : 'A2';
}

/** Fluency: words a minute, and the share of pauses. */
export function fluencyCriterion(speech: HeardSpeech): LanguageCriterion {
	const criterion = 'fluency';
	const rate = speechRate(speech.answers.map((answer) => answer.words));
	if (!rate || speech.words.length < fewestWords) {
		return { criterion, level: bandsOfFewWords(speech), reasons: [], doubts: [doubtOfFewWords(speech)] };
	}
	const { wordsPerMinute, silentShare0to1 } = rate;
	const level = bandsBetween(
		fluencyBand(wordsPerMinute * (1 - speedTolerance), silentShare0to1),
		fluencyBand(wordsPerMinute * (1 + speedTolerance), silentShare0to1),
	);
	return {
		criterion,
		level,
		reasons: [
			reason('speed', { wordsPerMinute: Math.round(wordsPerMinute) }),
			reason('silences', { percent: percent(silentShare0to1) }),
		],
		doubts: level.lowest === level.highest ? [] : [reason('closeToTheLimit')],
	};
}
