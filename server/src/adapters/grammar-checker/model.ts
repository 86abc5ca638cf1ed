import type { CorrectionKinds } from '@henry/contract/correction-kinds.ts';
import type { CorrectionPrompt } from '@henry/contract/prompts.ts';
import type { GrammarEdit, GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { moved } from '@henry/grammar/places.ts';
import { prepareCorrections } from '#server/domain/grammar/prepared-corrections.ts';
import { decideProposals, proposalsFrom } from '#server/domain/grammar/proposals.ts';
import { heldToText } from '#server/domain/grammar/proposed-edits.ts';
import { rememberingAnswers } from '#server/domain/grammar/remembered-answers.ts';
import { correctTwice } from '#server/domain/grammar/twice-corrected.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** A model overlooks less in one sentence than in many; what is longer than any sentence is cut. */
const pieceWords = 40;
/** How many sentences a model elsewhere is asked for at once. */
const piecesAtOnce = 8;
/** An answer that is corrected by hand is checked again, with one sentence changed. */
const rememberedSentences = 200;
/** What holds a word longer than any in English is no sentence. */
const longestWord = 40;

type Piece = { text: string; start: number };

/** The text in sentences, each of them cut where it is too long. */
function piecesOf(text: string): Piece[] {
	return [...text.matchAll(/[^.!?]+[.!?]*\s*/g)].flatMap(({ 0: sentence, index }) => {
		const words = [...sentence.matchAll(/\S+\s*/g)];
		return Array.from({ length: Math.ceil(words.length / pieceWords) }, (_, piece) => {
			const part = words.slice(piece * pieceWords, (piece + 1) * pieceWords);
			return { text: part.map(([word]) => word).join(''), start: index + (part[0]?.index ?? 0) };
		});
	});
}

const isSentence = (text: string) =>
	/\p{L}/u.test(text) && text.split(/\s+/).every((word) => word.length <= longestWord);

/** What a language model is told, and the kinds of mistakes that it may put right. */
export type ModelCheckerContent = { correctionPrompt: CorrectionPrompt; correctionKinds: CorrectionKinds };

/**
 * A language model as grammar checker: it writes each sentence anew, twice where it changes any (`correctTwice`). What
 * differs is told by its kind (`decideProposals`) and held to the text (`heldToText`) before anybody sees it.
 */
export function createModelGrammarChecker(
	model: LanguageModel,
	{ correctionPrompt, correctionKinds }: ModelCheckerContent,
): GrammarChecker {
	const correct = rememberingAnswers(rememberedSentences, (text, options) =>
		correctTwice(model, correctionPrompt, text, options),
	);

	async function checkPiece({ text, start }: Piece, options: CallOptions): Promise<GrammarFindings> {
		const written = isSentence(text) && (await correct(text.trim(), options));
		if (!written) return { sure: [], maybe: [] };
		const { sure, maybe } = heldToText(text, decideProposals(proposalsFrom(text, written), correctionKinds));
		const inPlace = (edits: GrammarEdit[]) =>
			edits.map((edit) => ({ ...edit, span: moved(edit.span, start) }));
		return { sure: inPlace(sure), maybe: inPlace(maybe) };
	}

	async function check(text: string, options: CallOptions = {}): Promise<GrammarFindings> {
		if (options.signal?.aborted)
			throw new ProviderError('cancelled', 'The call of the language model was cancelled.');
		const pieces = piecesOf(text);
		const atOnce = model.health().embedded ? 1 : piecesAtOnce;
		const findings: GrammarFindings[] = [];
		for (let index = 0; index < pieces.length; index += atOnce) {
			const some = pieces.slice(index, index + atOnce);
			findings.push(...(await Promise.all(some.map((piece) => checkPiece(piece, options)))));
		}
		return {
			sure: findings.flatMap(({ sure }) => sure),
			maybe: findings.flatMap(({ maybe }) => maybe),
		};
	}

	return {
		health: () => model.health(),
		async start() {
			await model.start();
			await prepareCorrections(model, correctionPrompt);
		},
		close: () => model.close(),
		check,
	};
}
