import { examTimingSchema } from '@henry/contract/exam-report.ts';
import * as z from 'zod/mini';
import { examCacheName } from '#web/lib/kept-for-one.ts';
import type { ExamAnswer, ExamKeeper, ExamSetup } from './exam-run.ts';

/*
 * What was recorded in an exam is kept in this browser until its report is there, so that neither a lost network nor a
 * closed tab loses any of it. Recordings lie in the browser's cache storage, which every page has that may use a
 * microphone; how the exam is taken lies beside them.
 */

const setupAddress = '/kept-exam/setup';
const answerAddress = (turnId: string) => `/kept-exam/answer/${turnId}`;

export const examSetupSchema = z.object({
	exam: z.string(),
	form: z.string(),
	parts: z.array(z.string()),
	mode: z.enum(['exam', 'practice']),
	timing: examTimingSchema,
	extraTimePercent: z.union([z.literal(0), z.literal(25), z.literal(50)]),
	isWritten: z.boolean(),
	together: z.optional(
		z.object({
			names: z.array(z.string()),
			furtherForms: z.array(z.string()),
			keeps: z.nullable(z.number()),
		}),
	),
});
export const keptAnswerSchema = z.object({
	durationMs: z.number(),
	hints: z.array(z.string()),
	text: z.optional(z.string()),
	isRecorded: z.boolean(),
	stretches: z.optional(z.array(z.object({ speaker: z.number(), startMs: z.number() }))),
});

/** An exam that has no report yet, with the answers that are there, by the ids of their turns. */
export type KeptExam = { setup: ExamSetup; answers: Map<string, ExamAnswer> };

const open = () => ('caches' in globalThis ? caches.open(examCacheName) : Promise.resolve(undefined));

/** Forgets the exam before, and keeps how this one is taken. */
async function keepExam(setup: ExamSetup): Promise<void> {
	await forgetExam();
	await (await open())?.put(setupAddress, new Response(JSON.stringify(setup)));
}

/** An answer as it is kept: what is known of it, and its sound. */
function asKeptAnswer({ recorded, text, stretches }: ExamAnswer): FormData {
	const about = {
		durationMs: recorded?.durationMs ?? 0,
		hints: recorded?.hints ?? [],
		isRecorded: recorded !== undefined,
		...(text !== undefined && { text }),
		...(stretches && { stretches }),
	};
	const form = new FormData();
	form.append('about', JSON.stringify(about));
	if (recorded) form.append('recording', recorded.recording);
	return form;
}

/** Keeps an answer, in place of an earlier one to the same turn. */
async function keepAnswer(turnId: string, answer: ExamAnswer): Promise<void> {
	await (await open())?.put(answerAddress(turnId), new Response(asKeptAnswer(answer)));
}

/** An answer that was kept; undefined where it cannot be read. */
async function readAnswer(response: Response): Promise<ExamAnswer | undefined> {
	const form = await response.formData();
	const { data } = keptAnswerSchema.safeParse(JSON.parse(String(form.get('about'))));
	const recording = form.get('recording');
	if (!data) return undefined;
	const { durationMs, hints, text, isRecorded, stretches } = data;
	const recorded =
		isRecorded && recording instanceof Blob
			? {
					recording: new Blob([recording], { type: 'audio/wav' }),
					hints,
					liveTranscript: undefined,
					durationMs,
				}
			: undefined;
	return {
		recorded,
		...(text !== undefined && { text, words: [] }),
		...(stretches && { stretches }),
	};
}

/** The exam that has no report yet; undefined where there is none. */
export async function keptExam(): Promise<KeptExam | undefined> {
	const cache = await open();
	const kept = await cache?.match(setupAddress);
	if (!cache || !kept) return undefined;
	const { data: setup } = examSetupSchema.safeParse(await kept.json());
	if (!setup) return undefined;
	const answers = new Map<string, ExamAnswer>();
	for (const request of await cache.keys()) {
		const turnId = new URL(request.url).pathname.split('/kept-exam/answer/')[1];
		const response = await cache.match(request);
		const answer = turnId && response && (await readAnswer(response));
		if (turnId && answer) answers.set(turnId, answer);
	}
	return { setup, answers };
}

/** Deletes all that is kept of an exam. */
export async function forgetExam(): Promise<void> {
	if ('caches' in globalThis) await caches.delete(examCacheName);
}

/** Keeps one exam in this browser. */
export const browserKeeper: ExamKeeper = { keepExam, keepAnswer, forgetExam };
