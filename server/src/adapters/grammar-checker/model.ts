import { correctionSchema } from '@henry/contract/feedback.ts';
import type { CorrectionPrompt } from '@henry/contract/prompts.ts';
import { z } from 'zod';
import { moved } from '#server/domain/grammar/places.ts';
import { heldToText } from '#server/domain/grammar/proposed-edits.ts';
import { type ChatEndpointSettings, createChatEndpoint } from '#server/engines/chat-endpoint.ts';
import { jsonIn } from '#server/engines/json-in.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker, GrammarEdit, GrammarFindings } from '#server/ports/grammar-checker.ts';

/** A model overlooks less in a short text, and its answer comes sooner. */
const pieceCharacters = 800;
const piecesAtOnce = 8;

const answerSchema = z.object({
	changes: z.array(
		z.object({
			original: z.string(),
			replacement: z.string(),
			category: correctionSchema.shape.category,
			reason: z.string(),
			reasonInSpanish: z.string(),
			certainty: z.enum(['sure', 'maybe']),
		}),
	),
});
const answerJsonSchema = z.toJSONSchema(answerSchema);

type Piece = { text: string; start: number };

/** The text in pieces that end with a sentence, or else with a word. */
function piecesOf(text: string): Piece[] {
	const pieces: Piece[] = [];
	let start = 0;
	while (text.length - start > pieceCharacters) {
		const reach = text.slice(start, start + pieceCharacters);
		const sentences = reach.search(/(?<=[.!?]\s)[^.!?]*$/);
		const words = reach.search(/(?<=\s)\S*$/);
		const length = sentences > pieceCharacters / 2 ? sentences : words > 0 ? words : pieceCharacters;
		pieces.push({ text: reach.slice(0, length), start });
		start += length;
	}
	return [...pieces, { text: text.slice(start), start }];
}

/**
 * A language model behind a chat completions endpoint as grammar checker. What it proposes is held to the text
 * (`heldToText`) before anybody sees it. A long text is asked for in pieces.
 */
export function createModelGrammarChecker(
	settings: ChatEndpointSettings,
	prompt: CorrectionPrompt,
): GrammarChecker {
	const endpoint = createChatEndpoint(settings);

	async function checkPiece(
		{ text, start }: Piece,
		signal: AbortSignal | undefined,
	): Promise<GrammarFindings> {
		if (!/\p{L}/u.test(text)) return { sure: [], maybe: [] };
		const { changes } = await endpoint.ask(
			{
				system: prompt.corrector,
				messages: [{ role: 'user', content: prompt.text.replace('{{text}}', () => text) }],
				schema: answerJsonSchema,
				schemaName: 'changes',
				read: (written) => answerSchema.safeParse(jsonIn(written)).data,
			},
			signal,
		);
		const { sure, maybe } = heldToText(text, changes);
		const inPlace = (edits: GrammarEdit[]) =>
			edits.map((edit) => ({ ...edit, span: moved(edit.span, start) }));
		return { sure: inPlace(sure), maybe: inPlace(maybe) };
	}

	async function check(text: string, { signal }: CallOptions = {}): Promise<GrammarFindings> {
		const pieces = piecesOf(text);
		const findings: GrammarFindings[] = [];
		for (let index = 0; index < pieces.length; index += piecesAtOnce) {
			const some = pieces.slice(index, index + piecesAtOnce);
			findings.push(...(await Promise.all(some.map((piece) => checkPiece(piece, signal)))));
		}
		return {
			sure: findings.flatMap(({ sure }) => sure),
			maybe: findings.flatMap(({ maybe }) => maybe),
		};
	}

	return {
		health: () => endpoint.health(),
		async start() {},
		async close() {},
		check,
	};
}
