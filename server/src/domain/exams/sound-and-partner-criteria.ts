import type { ExamReason } from '@henry/contract/exam-reasons.ts';
import {
	type Criterion,
	combined,
	estimateOf,
	neededWords,
	percent,
	reason,
	rounded,
	weakest,
} from './exam-criteria.ts';
import type { InteractionMeasures } from './interaction-measures.ts';
import { anchors } from './level-anchors.ts';
import { placeOf } from './level-scale.ts';
import type { SoundsShown, SpeechShown } from './speech-shown.ts';

/** With a smaller share of words that were surely heard, the others may be those that were said badly. */
const knownEnough0to1 = 0.6;
/** What the sounds of a word in doubt are worth in the stricter reading: there they count as wrong. */
const doubted0to100 = 50;

/**
 * Sounds: of what was read aloud or repeated, and of free speech as far as it was surely heard. Free speech is read twice:
 * once without the words in doubt, which may be so by noise or a microphone, and once as if they had been said badly.
 */
export function pronunciationCriterion(speech: SpeechShown): Criterion {
	const { givenSounds } = speech;
	const criterion = 'pronunciation';
	const freeSounds =
		speech.freeSounds && speech.freeSounds.known0to1 >= knownEnough0to1 ? speech.freeSounds : undefined;
	const words = (givenSounds?.words ?? 0) + (freeSounds?.words ?? 0);
	const needed = neededWords.pronunciation;
	if (words < needed) {
		const missing =
			speech.freeSounds && !freeSounds
				? reason('understoodTooLittle', { percent: percent(speech.freeSounds.known0to1) })
				: reason('needsClearWords', { words, needed: needed - words });
		return { criterion, estimate: undefined, reasons: [], missing };
	}
	const readings = (['known', 'all'] as const).map((reading) => {
		const given = (givenSounds?.words ?? 0) * placeOf(anchors.sounds, givenSounds?.accuracy0to100 ?? 0);
		const free = freeSounds
			? freeSounds.words * placeOf(anchors.freeSounds, freePoints(freeSounds, reading))
			: 0;
		return (given + free) / words;
	});
	return {
		criterion,
		estimate: estimateOf(readings as [number, number], words),
		reasons: [
			...(givenSounds
				? [reason('readAloud', { percent: Math.round(givenSounds.accuracy0to100), words: givenSounds.words })]
				: []),
			...(freeSounds
				? [
						reason('freeSounds', { percent: Math.round(freeSounds.accuracy0to100), words: freeSounds.words }),
						reason('wrongSounds', { mistakes: freeSounds.wrong, sounds: freeSounds.sounds }),
						reason('knownWords', { percent: percent(freeSounds.known0to1) }),
					]
				: []),
		],
		lift: reason(givenSounds ? 'liftSounds' : 'liftFreeSounds'),
	};
}

function freePoints({ accuracy0to100, known0to1 }: SoundsShown, reading: 'known' | 'all'): number {
	return reading === 'known' ? accuracy0to100 : known0to1 * accuracy0to100 + (1 - known0to1) * doubted0to100;
}

/** In fewer turns there is no telling whether somebody asks back. */
const fewestTurns = 3;

/** What the learner does with a partner: reacts, asks back, gives reasons. */
export function interactionCriterion({ partner }: SpeechShown): Criterion {
	const criterion = 'interaction';
	const none = { criterion, estimate: undefined } as const;
	if (!partner) return { ...none, reasons: [], missing: reason('needsPartner') };
	const { all, sure } = partner;
	const needed = neededWords.interaction;
	const without = (missing: ExamReason) => ({ ...none, reasons: [], missing });
	if (all.turns < fewestTurns)
		return without(reason('fewTurns', { answers: all.turns, needed: fewestTurns - all.turns }));
	if (all.words < needed)
		return without(reason('fewWords', { words: all.words, needed: needed - all.words }));
	const read = ({ turns, reactions, questions, reasons, words }: InteractionMeasures) => [
		{ place: placeOf(anchors.reactions, reactions / turns), weight: 2, lift: reason('liftReactions') },
		{ place: placeOf(anchors.questions, questions / turns), weight: 2, lift: reason('liftQuestions') },
		{ place: placeOf(anchors.reasons, reasons / turns), weight: 2, lift: reason('liftReasons') },
		{ place: placeOf(anchors.wordsOfTurn, words / turns), weight: 1, lift: reason('liftReasons') },
	];
	const lift = weakest(read(all));
	return {
		criterion,
		estimate: estimateOf([combined(read(all)), combined(read(sure))], all.words),
		reasons: [
			reason('reactions', { answers: all.reactions, total: all.turns }),
			reason('questionsBack', { answers: all.questions, total: all.turns }),
			reason('reasonsGiven', {
				answers: all.reasons,
				total: all.turns,
				words: rounded(all.words / all.turns),
			}),
		],
		...(lift && { lift }),
	};
}
