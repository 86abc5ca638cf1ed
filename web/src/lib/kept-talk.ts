import {
	converseResponseSchema,
	hintLadderSchema,
	type TalkSetup,
	talkSetupSchema,
} from '@henry/contract/conversation.ts';
import { transcriptWordSchema } from '@henry/contract/transcript.ts';
import * as z from 'zod/mini';
import type { TalkSoFar, Turn } from './conversation/conversation.ts';
import { tabNames } from './kept-for-one.ts';

const keptName = tabNames.talk;

const turnSchema = z.discriminatedUnion('speaker', [
	z.object({
		speaker: z.literal('henry'),
		text: z.string(),
		hints: hintLadderSchema,
		coach: z.optional(converseResponseSchema.shape.coach),
		covered: z.array(z.string()),
	}),
	z.object({ speaker: z.literal('learner'), text: z.string(), words: z.array(transcriptWordSchema) }),
]);

const keptTalkSchema = z.object({
	setup: talkSetupSchema,
	way: z.object({
		mode: z.enum(['live', 'tap']),
		ending: z.enum(['goals', 'learner', 'fiveMinutes', 'tenMinutes']),
		job: z.optional(z.string()),
		corrects: z.boolean(),
	}),
	/** What the talk is about, to be read. */
	label: z.string(),
	turns: z.array(turnSchema),
	progress0to100: z.number(),
	covered: z.array(z.string()),
	/** How long it has lasted, in milliseconds. */
	spentMs: z.number(),
});
type Kept = z.infer<typeof keptTalkSchema>;

/** How a talk is held, what ends it, the job where it is an interview for one, and whether Henry corrects on the way. */
export type TalkWay = {
	mode: Kept['way']['mode'];
	ending: Kept['way']['ending'];
	job: string | undefined;
	corrects: boolean;
};

/** A talk that is not finished, with what was said so far. */
export type KeptTalk = {
	setup: TalkSetup;
	way: TalkWay;
	label: string;
	soFar: TalkSoFar;
	spentMs: number;
};

function withoutRecording(turn: Turn): Kept['turns'][number] {
	if (turn.speaker === 'learner')
		return { speaker: 'learner', text: turn.text ?? '', words: [...turn.words] };
	return { ...turn, covered: [...turn.covered] };
}

/**
 * Keeps a talk in this tab, as it was when Henry spoke last, so that it survives a reload and the way back. What the
 * learner has said since is not kept: it has not been looked at for danger. Recordings are not kept.
 */
export function keepTalk({ soFar, ...talk }: KeptTalk): void {
	const turns = soFar.turns.slice(0, soFar.turns.findLastIndex(({ speaker }) => speaker === 'henry') + 1);
	const { progress0to100, covered } = soFar;
	const kept = { ...talk, turns: turns.map(withoutRecording), progress0to100, covered };
	try {
		sessionStorage.setItem(keptName, JSON.stringify(kept));
	} catch {
		// Storage may be forbidden or full; the talk then lasts as long as the page.
	}
}

/** The talk of this tab that is not finished; undefined where there is none. */
export function keptTalk(): KeptTalk | undefined {
	try {
		const { data } = keptTalkSchema.safeParse(JSON.parse(sessionStorage.getItem(keptName) ?? 'null'));
		if (!data) return undefined;
		const { setup, way, label, turns, progress0to100, covered, spentMs } = data;
		const soFar = {
			turns: turns.map(
				(turn): Turn =>
					turn.speaker === 'learner' ? { ...turn, recorded: undefined } : { ...turn, coach: turn.coach },
			),
			progress0to100,
			covered,
		};
		return { setup, way: { ...way, job: way.job }, label, soFar, spentMs };
	} catch {
		return undefined;
	}
}

export function forgetTalk(): void {
	try {
		sessionStorage.removeItem(keptName);
	} catch {
		// Then nothing was kept.
	}
}
