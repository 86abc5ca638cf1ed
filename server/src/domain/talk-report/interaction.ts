import type { ConversationMessage, Interaction } from '@henry/contract/conversation.ts';
import type { TextSpan } from '@henry/contract/feedback.ts';
import { touch } from '@henry/grammar/places.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import type { LearnerText } from './learner-text.ts';
import { createExcerpt, placesOf } from './spoken-functions.ts';

const mostShown = 4;
const wordsAfterQuestion = 6;

const agreeing =
	/(?<![\w'])(?:i (?:totally |completely |also |really )?agree(?! to\b)|you(?:'re| are) (?:absolutely |quite )?right|that(?:'s| is) (?:so |very |quite )?(?:true|right)|(?:that(?:'s| is) a )?good (?:point|idea)|exactly|absolutely|me too|so do i|i think so too|same here)(?![\w'])/gi;
const disagreeing =
	/(?<![\w'])(?:i (?:do not|don't|can't|cannot) (?:really |completely |quite )?agree|i disagree|i(?:'m| am) not (?:so )?sure (?:about|if|that)|i (?:do not|don't) think (?:so|that)|not really|yes,? but|i see (?:it differently|what you mean,? but|your point,? but)|you(?:'re| are) right,? but|on the other hand|that(?:'s| is) not (?:always )?(?:true|right))(?![\w'])/gi;

/** What partners say who ask back, agree and disagree (as speaking exams want it). */
const phrases = {
	asking: ['What do you think?', 'And what about you?'],
	agreeing: ["That's a good point.", 'I agree with you, because …'],
	disagreeing: ['I see it differently, because …', "You have a point, but I'm not sure that …"],
};

function spokenPhrases(text: string, pattern: RegExp, unsure: readonly TextSpan[]): TextSpan[] {
	return [...text.replaceAll('’', "'").matchAll(pattern)]
		.map((match) => ({ start: match.index, end: match.index + match[0].length }))
		.filter((place) => !unsure.some((other) => touch(other, place)));
}

/**
 * How the learner dealt with a partner. In a `discussion` partners agree and disagree as well; in any talk they ask back.
 * Words in doubt are no evidence.
 */
export function interactionIn(
	conversation: readonly ConversationMessage[],
	{ text, turns, unsure }: LearnerText,
	kind: 'talk' | 'discussion',
): Interaction {
	const henrys = conversation.filter(({ role, content }) => role === 'system' && content !== '');
	const wordsOf = (texts: readonly string[]) => texts.reduce((sum, one) => sum + splitWords(one).length, 0);
	const excerpt = createExcerpt(text);
	const isSure = (place: TextSpan) => !unsure.some((other) => touch(other, place));
	const distinct = (texts: readonly string[]) =>
		[...new Map(texts.map((one) => [one.toLowerCase(), one])).values()].slice(0, mostShown);
	const said = {
		asking: placesOf('question', text)
			.map((place) => excerpt(place, 0, wordsAfterQuestion))
			.filter(isSure)
			.map((place) => place.text),
		agreeing: spokenPhrases(text, agreeing, unsure).map(({ start, end }) => text.slice(start, end)),
		disagreeing: spokenPhrases(text, disagreeing, unsure).map(({ start, end }) => text.slice(start, end)),
	};
	const wanted = kind === 'talk' ? (['asking'] as const) : (['asking', 'agreeing', 'disagreeing'] as const);
	return {
		words: { learner: wordsOf([text]), henry: wordsOf(henrys.map(({ content }) => content)) },
		turns: { learner: turns.length, henry: henrys.length },
		asking: distinct(said.asking),
		agreeing: distinct(said.agreeing),
		disagreeing: distinct(said.disagreeing),
		toTry: wanted.flatMap((name) => (said[name].length === 0 ? phrases[name] : [])),
	};
}
