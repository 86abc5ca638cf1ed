import type { Heard } from './heard.ts';
import type { PairOption } from './pair-plan.ts';
import type { Asked } from './pair-question.ts';
import { favouriteOf, lastViewed, type PairScene, viewOn } from './pair-scene.ts';
import { attitudeTo } from './pair-stance.ts';
import { clauseMeaning } from './spoken-time.ts';
import type { Place } from './spoken-words.ts';
import type { AskedQuestion } from './talk-follow-ups.ts';

/** Whether Henry is of the learner's opinion: the easier he is to be, the more often. */
function agrees({ difficulty, phrasing }: PairScene): boolean {
	if (difficulty === 'beginner') return true;
	return phrasing.oneIn(difficulty === 'intermediate' ? 2 : 3);
}

/** So few words, and a yes to Henry's own view, are nothing to agree or disagree with. */
const fewestWordsOfView = 2;

/** "It is not boring" gives no reason that has to do with boring. "I have no time" is one. */
function isDenied({ plan }: PairScene, { answer }: Heard, { index, length }: Place): boolean {
	const isQuality = [...plan.findPositive(answer), ...plan.findNegative(answer)].some(
		(place) => place.index <= index && index < place.index + place.length,
	);
	return isQuality && clauseMeaning(answer, index, index + length).negated;
}

/** What Henry answers to a view: he takes up the reason, agrees and adds something, or sees it from the other side. */
export function replyToView(scene: PairScene, option: PairOption, heard: Heard): string[] {
	const { plan, state, phrasing } = scene;
	const { phrases } = plan;
	const stance = attitudeTo(state.views, option);
	const reason = option.reasons.find(
		({ findReason, say }) =>
			phrasing.fresh([say]) && findReason(heard.answer).some((place) => !isDenied(scene, heard, place)),
	)?.say;
	const isOfOwnView = state.pendingText === option.easier && reason === undefined;
	if (heard.answer.length <= fewestWordsOfView || isOfOwnView) return [phrasing.any(phrases.heard)];
	const agree = phrasing.fresh(phrases.agree);
	const good = phrasing.fresh(option.good);
	const bad = phrasing.fresh(option.bad);
	const together = (...sentences: (string | undefined)[]) =>
		sentences.filter((sentence) => sentence !== undefined);
	const isAgreeing = agrees(scene);
	if (reason !== undefined) {
		return together(stance === 'open' ? phrasing.fresh(phrases.heard) : agree, reason);
	}
	if (stance === 'for') {
		return bad && !isAgreeing ? together(phrasing.fresh(phrases.partly), bad) : together(agree, good);
	}
	if (stance === 'against') {
		return good && !isAgreeing ? together(phrasing.fresh(phrases.disagree), good) : together(agree, bad);
	}
	return together(phrasing.fresh(phrases.heard), isAgreeing ? good : bad);
}

const shortAnswerWords = 5;

/** What to ask after a view; undefined where all sub-topics have been discussed. */
export function nextOption(
	{ plan, state, phrasing }: PairScene,
	{ mayAskWhy }: { mayAskWhy: boolean },
): AskedQuestion | undefined {
	const { pending, last, discussed, passed } = state;
	if (
		mayAskWhy &&
		pending?.about === 'option' &&
		!pending.why &&
		!state.wanted &&
		!passed.has(pending.option) &&
		(last?.answer.length ?? 0) <= shortAnswerWords
	) {
		const option = state.about ?? pending.option;
		const why = option.asks.at(-1);
		if (why !== undefined && phrasing.fresh([why])) return { text: why, hints: option.hints };
	}
	const open = plan.options.filter((option) => !discussed.has(option) && !passed.has(option));
	// Who comes back to a sub-topic is asked about it once more.
	const isOpen =
		state.wanted && (!discussed.has(state.wanted) || phrasing.fresh(state.wanted.asks) !== undefined);
	const next = isOpen ? state.wanted : open[0];
	if (!next) return undefined;
	const choose =
		!state.wanted && open.length > 2 && discussed.size > 1 ? phrasing.fresh(plan.phrases.choose) : undefined;
	const wasChosen = plan.phrases.choose.some((text) => state.said.some((said) => said.includes(text)));
	if (choose && !wasChosen) return { text: choose, hints: plan.phrases.chooseHints };
	const ask = next.asks.find((text) => phrasing.fresh([text]));
	return { text: ask ?? phrasing.any(next.asks), hints: next.hints };
}

/** Whether Henry has said anything about a sub-topic yet. */
const isViewed = ({ state }: PairScene, { good, bad }: PairOption) =>
	[...good, ...bad].some((view) => state.said.some((said) => said.includes(view)));

/** The question that waits, in words that are still fresh, or what the learner says to Henry's view. */
function questionBack({ plan, state, phrasing }: PairScene): AskedQuestion | undefined {
	const { pending, asked } = state;
	if (pending?.about === 'choice' && asked?.kind !== 'choice')
		return { text: phrasing.any(plan.phrases.choose), hints: plan.phrases.chooseHints };
	if (pending?.about !== 'option') return undefined;
	const { asks, hints, reasons } = pending.option;
	const other = asks.find((ask) => phrasing.fresh([ask]));
	// Of a sub-topic without views of its own, Henry has one question that stands for itself.
	const same = reasons.length === 0 && !state.discussed.has(pending.option) ? state.pendingText : undefined;
	return { text: same ?? other ?? phrasing.any(plan.phrases.askBack), hints };
}

/** Henry is asked for his opinion, his reason or his choice: he tells it, and asks back. */
export function answerAsked(
	scene: PairScene,
	{ kind, option }: Asked,
): { say: string[]; question?: AskedQuestion } {
	const { plan, state, phrasing } = scene;
	const { phrases } = plan;
	const pending = state.pending?.about === 'option' ? state.pending.option : undefined;
	const question = questionBack(scene);
	const back = question && { question };
	const favourite = (kind === 'choice' ? option : undefined) ?? favouriteOf(scene);
	if (kind === 'choice' && favourite) {
		const text = phrasing.any(phrases.favourite).replace('{option}', favourite.inSentence);
		return { say: [text.replace('{reason}', viewOn(scene, favourite) ?? '').trim()], ...back };
	}
	const last = lastViewed(scene);
	const about = option ?? (kind === 'reason' ? last : pending) ?? pending ?? last ?? favourite;
	if (!about) return { say: [], ...back };
	const words = state.last?.words ?? [];
	// "Is it expensive?"
	const answer = about.reasons.find(
		({ findReason, say }) => findReason(words).length > 0 && phrasing.fresh([say]),
	);
	if (answer) return { say: [answer.say], ...back };
	if (!isViewed(scene, about) && (about === pending || !state.discussed.has(about))) {
		return { say: [], question: { text: about.easier, hints: about.hints } };
	}
	const view = viewOn(scene, about);
	if (view === undefined) return { say: [phrasing.any(phrases.noMoreReasons)], ...back };
	return { say: kind === 'reason' ? [phrasing.any(phrases.reason), view] : [view], ...back };
}

/** Whether a sentence of these tells what Henry thinks. */
export const tellsView = ({ good, bad, reasons }: PairOption, say: readonly string[]) =>
	[...good, ...bad, ...reasons.map((reason) => reason.say)].some((view) => say.includes(view));
