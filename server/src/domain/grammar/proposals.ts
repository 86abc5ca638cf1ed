import type { CorrectionKinds } from '@henry/contract/correction-kinds.ts';
import type { EditInSentence, KindOfEdit } from '@henry/grammar/kinds/edit-in-sentence.ts';
import { kindBehindDo, kindOfEdit, kindOfJoined } from '@henry/grammar/kinds/kind-of-edit.ts';
import { quotedBehind } from '@henry/grammar/kinds/quoted-words.ts';
import { type ReasonWords, reasonsOf } from '@henry/grammar/reasons.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { type Difference, differencesBetween } from '@henry/grammar/word-differences.ts';
import type { LanguageModelAnswer } from '#server/ports/language-model.ts';
import type { ProposedEdit } from './trusted-edit.ts';
import type { TwiceCorrected } from './twice-corrected.ts';

/** How many words that stay may lie between two edits that put one mistake right, or that need each other. */
const wordsBetween = { joined: 3, together: 1 };
/**
 * The least probability of a word that a model puts in, for its edit to be sure, by how certain its kind is and by whether
 * both answers have it, or else to be offered. Chosen by sentences that were written for this, and by right ones
 * (`bench/grammar-model.ts`).
 */
const leastProbability = {
	firm: { agreed: 0.5, alone: 0.5 },
	likely: { agreed: 0.65, alone: 0.75 },
	open: { agreed: 0.75, alone: 0.75 },
	/** Where both answers have it, and another edit of the sentence is sure: who has made one mistake makes more. */
	beside: 0.55,
	offered: 0.35,
};

/** An edit of a sentence that a model proposes, before it is decided what becomes of it. */
export type Proposal = Difference & {
	edit: EditInSentence;
	/** Undefined where no true reason can be given. */
	kind: KindOfEdit | undefined;
	/** Whether the careful answer has it as well. */
	isAgreed: boolean;
	/** The probability of the least likely of its words; undefined where the model does not tell. */
	probability: number | undefined;
};

const lowerWords = (text: string) => splitWords(text).map(({ lower }) => lower);
const keyOf = ({ from, to, freshFrom, freshTo }: Difference, fresh: readonly string[]) =>
	`${from} ${to} ${fresh.slice(freshFrom, freshTo).join(' ')}`;

/** How likely the model found words of its answer, as a natural logarithm; where none came, the word behind. */
function logProbabilityOf({ text, tokens }: LanguageModelAnswer, { freshFrom, freshTo }: Difference): number {
	if (!tokens) return 0;
	const written = splitWords(text);
	const start = written[freshFrom]?.span.start ?? text.length;
	const end = written[Math.max(freshFrom, freshTo - 1)]?.span.end ?? text.length;
	let place = -Math.max(
		0,
		tokens
			.map((token) => token.text)
			.join('')
			.indexOf(text),
	);
	let least = 0;
	for (const token of tokens) {
		const tokenStart = place + (token.text.length - token.text.trimStart().length);
		place += token.text.length;
		if (place > start && tokenStart <= end) least = Math.min(least, token.logProbability);
		if (place > end) break;
	}
	return least;
}

/** Differences that put one mistake right together, as one. */
function joined(differences: readonly Difference[], editOf: (difference: Difference) => EditInSentence) {
	const found: { difference: Difference; parts: Difference[]; kind: KindOfEdit | undefined }[] = [];
	for (const difference of differences) {
		const last = found.at(-1);
		if (last && difference.from - last.difference.to <= wordsBetween.joined) {
			const both = { ...last.difference, to: difference.to, freshTo: difference.freshTo };
			const kind = kindOfJoined(editOf(both));
			if (kind) {
				found[found.length - 1] = { difference: both, parts: [...last.parts, difference], kind };
				continue;
			}
		}
		const edit = editOf(difference);
		const helper = found.findLast(({ kind }) => /^(?:question-do|do-with-verb)$/.test(kind?.kind ?? ''));
		const word = helper && editOf(helper.difference).added[0];
		const kind = (word && kindBehindDo(edit, word)) || kindOfEdit(edit);
		found.push({ difference, parts: [difference], kind });
	}
	return found;
}

/** What a model changed in a sentence, with its kinds; nothing where it changed more words than it kept. */
export function proposalsFrom(sentence: string, { eager, careful }: TwiceCorrected): Proposal[] {
	const [words, fresh, second] = [sentence, eager.text, careful.text].map(lowerWords) as [
		string[],
		string[],
		string[],
	];
	const differences = differencesBetween(words, fresh);
	const changed = differences.reduce((sum, { from, to }) => sum + to - from, 0);
	if (changed * 2 > Math.max(words.length, 4)) return [];
	const others = new Map(differencesBetween(words, second).map((one) => [keyOf(one, second), one]));
	const editOf = ({ from, to, freshFrom, freshTo }: Difference): EditInSentence => ({
		removed: words.slice(from, to),
		added: fresh.slice(freshFrom, freshTo),
		before: words.slice(0, from),
		after: words.slice(to),
	});
	return joined(differences, editOf).map(({ difference, parts, kind }) => {
		const same = parts.map((part) => others.get(keyOf(part, fresh)));
		const likely = parts.map((part) => logProbabilityOf(eager, part));
		const likelyAgain = same.map((part) => (part ? logProbabilityOf(careful, part) : 0));
		return {
			...difference,
			edit: editOf(difference),
			kind,
			isAgreed: same.every(Boolean),
			probability: eager.tokens && Math.exp(Math.min(...likely, ...likelyAgain)),
		};
	});
}

/**
 * What the reason for an edit fills in: `old` and `new` are the words before and after, where a word only comes or goes
 * with what follows; `gone` and `come` are these words alone; `phrase` is the corrected place with what stands on either side;
 * `word` is what makes the edit needed.
 */
function wordsOfReason({ edit, kind }: Proposal): ReasonWords {
	const { removed, added, before, after } = edit;
	const isAnchored = removed.length === 0 || added.length === 0;
	const behind = quotedBehind(after);
	const next = isAnchored ? behind : '';
	const quoted = (...words: string[]) => words.join(' ').trim();
	return {
		old: quoted(...removed, next),
		new: quoted(...added, next),
		gone: removed.join(' '),
		come: added.join(' '),
		phrase: quoted(...before.slice(-1), ...added, behind),
		...kind?.words,
	};
}

type Certainty = ProposedEdit['certainty'] | 'dropped';

const canBeSure = ({ kind }: Proposal, kinds: CorrectionKinds) =>
	kind !== undefined && kinds[kind.kind].certainty !== 'maybe';

function certaintyOf({ kind, isAgreed, probability }: Proposal, kinds: CorrectionKinds): Certainty {
	if (!kind) return 'dropped';
	const { certainty } = kinds[kind.kind];
	if (probability === undefined) return isAgreed && certainty !== 'maybe' ? 'sure' : 'maybe';
	if (probability < leastProbability.offered) return 'dropped';
	if (certainty === 'maybe') return 'maybe';
	return probability >= leastProbability[certainty][isAgreed ? 'agreed' : 'alone'] ? 'sure' : 'maybe';
}

/** How certain each edit of a sentence is, beside the others of it. */
function certaintiesOf(proposals: readonly Proposal[], kinds: CorrectionKinds): Certainty[] {
	const alone = proposals.map((proposal) => certaintyOf(proposal, kinds));
	if (!alone.includes('sure')) return alone;
	return proposals.map((proposal, index) => {
		const { isAgreed, probability = 0 } = proposal;
		const isLikely = isAgreed && probability >= leastProbability.beside && canBeSure(proposal, kinds);
		return isLikely ? 'sure' : (alone[index] ?? 'dropped');
	});
}

/**
 * What becomes of a model's edits of a sentence: one is sure where its kind is reliable and the model found it likely,
 * likelier where only one answer has it, less likely beside another sure one; it is offered where less is so, or where an edit
 * beside it is not sure, unless its kind is firm; it is dropped where there is no true reason for it.
 */
export function decideProposals(proposals: readonly Proposal[], kinds: CorrectionKinds): ProposedEdit[] {
	const certainties = certaintiesOf(proposals, kinds);
	return proposals.flatMap((proposal, index) => {
		const { edit, kind, from, to } = proposal;
		const certainty = certainties[index];
		if (!kind || !certainty || certainty === 'dropped') return [];
		const isNear = ({ from: start, to: end }: Proposal) =>
			start - to <= wordsBetween.together && from - end <= wordsBetween.together;
		const isAlone = proposals.every((other, place) => !isNear(other) || certainties[place] === 'sure');
		const { category, typicalOf, certainty: reliability } = kinds[kind.kind];
		const [head, tail] = [edit.before.slice(-1), edit.after.slice(0, 1)];
		return {
			original: [...head, ...edit.removed, ...tail].join(' '),
			replacement: [...head, ...edit.added, ...tail].join(' '),
			kind: kind.kind,
			category,
			typicalOf,
			...reasonsOf(`model-${kind.kind}`, wordsOfReason(proposal)),
			certainty: isAlone || reliability === 'firm' ? certainty : 'maybe',
		};
	});
}
