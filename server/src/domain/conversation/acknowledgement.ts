import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { isNo } from './heard.ts';
import { falseDenial } from './spoken-denial.ts';
import { clauseMeaning } from './spoken-time.ts';
import type { Place, SaidWord } from './spoken-words.ts';
import type { TalkSetting } from './talk-scene.ts';

/** What an answer sounds like, as far as a listener's short sign goes. */
const answerKinds = ['plain', 'short', 'long', 'good', 'bad', 'no'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** All short signs by which the written plans of this level tell that Henry listens. */
export const signsOfListening = (phrases: Pick<CoachPhrases, AnswerKind>, level: Difficulty) => [
	...new Set(answerKinds.flatMap((kind) => phrases[kind][level])),
];

type News = TalkSetting['news'];

const shortWords = 3;
const longWords = 22;
/** In "never been so happy", the denial that denies nothing stands so near. */
const wordsBefore = 5;

/** Which sign of listening fits an answer. News counts only where it is all good or all bad. */
export function answerKind(answer: readonly SaidWord[], news: News | undefined): AnswerKind {
	if (isNo(answer)) return 'no';
	const told = news ? newsIn(answer, news) : [];
	if (told.length > 0 && told.every((kind) => kind === told[0])) return told[0] ?? 'plain';
	if (answer.length <= shortWords) return 'short';
	return answer.length >= longWords ? 'long' : 'plain';
}

function newsIn(answer: readonly SaidWord[], news: News): ('good' | 'bad')[] {
	const neutral = news.neutral(answer);
	const isOutside = (places: readonly Place[]) => (place: Place) =>
		!places.some((of) => covers(of, place.index));
	const bad = news.bad(answer).filter(isOutside(neutral));
	const good = news.good(answer).filter(isOutside([...bad, ...neutral]));
	const isDenied = ({ index, length }: Place) => {
		const upTo = answer.slice(Math.max(0, index - wordsBefore), index + length).map(({ lower }) => lower);
		return clauseMeaning(answer, index, index + length).negated && upTo.join(' ').search(falseDenial) < 0;
	};
	return [
		...good.map((place) => (isDenied(place) ? ('bad' as const) : ('good' as const))),
		...bad.flatMap((place) => (isDenied(place) ? [] : ['bad' as const])),
	];
}

function covers(place: Place, index: number): boolean {
	return place.index <= index && index < place.index + place.length;
}
