import type { CorrectionPrompt } from '@henry/contract/prompts.ts';
import { moved } from '#server/domain/grammar/places.ts';
import { heldToText } from '#server/domain/grammar/proposed-edits.ts';
import { changesBetween } from '#server/domain/grammar/rewritten-sentence.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker, GrammarEdit, GrammarFindings } from '#server/ports/grammar-checker.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** A model overlooks less in one sentence than in many; what is longer than any sentence is cut. */
const pieceWords = 40;
/** How many sentences a model elsewhere is asked for at once. */
const piecesAtOnce = 8;
/** A corrected sentence is hardly longer than what was said. */
const tokensPerWord = 2;
const furtherTokens = 16;
/** The mean logarithm of the probabilities of its words from which on a model is taken to be sure of a sentence. */
const confidentFrom = -0.08;

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

/**
 * A language model as grammar checker: it writes each sentence anew, and what differs is held to the text (`heldToText`)
 * before anybody sees it. Only what follows from a word beside it is sure.
 */
export function createModelGrammarChecker(model: LanguageModel, prompt: CorrectionPrompt): GrammarChecker {
	async function checkPiece(
		{ text, start }: Piece,
		signal: AbortSignal | undefined,
	): Promise<GrammarFindings> {
		if (!/\p{L}/u.test(text)) return { sure: [], maybe: [] };
		const { text: written, meanLogProbability = 0 } = await model.ask(
			{
				system: prompt.corrector,
				messages: [{ role: 'user', content: prompt.text.replace('{{text}}', () => text.trim()) }],
				maxTokens: text.split(/\s+/).length * tokensPerWord + furtherTokens,
				priority: 'report',
				prefixKey: 'corrector',
			},
			signal && { signal },
		);
		const [line = ''] = written.trim().split('\n');
		const isConfident = meanLogProbability >= confidentFrom;
		const { sure, maybe } = heldToText(text, changesBetween(text, line, { isConfident }));
		const inPlace = (edits: GrammarEdit[]) =>
			edits.map((edit) => ({ ...edit, span: moved(edit.span, start) }));
		return { sure: inPlace(sure), maybe: inPlace(maybe) };
	}

	async function check(text: string, { signal }: CallOptions = {}): Promise<GrammarFindings> {
		if (signal?.aborted)
			throw new ProviderError('cancelled', 'The call of the language model was cancelled.');
		const pieces = piecesOf(text);
		const atOnce = model.health().embedded ? 1 : piecesAtOnce;
		const findings: GrammarFindings[] = [];
		for (let index = 0; index < pieces.length; index += atOnce) {
			const some = pieces.slice(index, index + atOnce);
			findings.push(...(await Promise.all(some.map((piece) => checkPiece(piece, signal)))));
		}
		return {
			sure: findings.flatMap(({ sure }) => sure),
			maybe: findings.flatMap(({ maybe }) => maybe),
		};
	}

	return {
		health: () => model.health(),
		start: () => model.start(),
		close: () => model.close(),
		check,
	};
}
