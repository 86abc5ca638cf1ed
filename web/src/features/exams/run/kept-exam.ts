import { examTimingSchema } from '@henry/contract/exam-report.ts';
import * as z from 'zod/mini';
import { type HomeworkNow, homeworkFor } from '#web/lib/homework-now.ts';
import { examCacheName, keptExamSetup } from '#web/lib/kept-for-one.ts';
import type { ExamAnswer, ExamKeeper, ExamSetup } from './exam-run.ts';

/*
 * What was recorded in an exam is kept in this browser until its report is there, so that neither a lost network nor a
 * closed tab loses any of it. Recordings lie in the browser's cache storage, which every page has that may use a
 * microphone; how the exam is taken lies beside them. Each time that one is taken has an id, so that one in another tab,
 * or one that is begun before the report on the last, takes nothing from it.
 */

const folderOf = (id: string) => `/kept-exam/${id}/`;
const setupAddress = (id: string) => `${folderOf(id)}setup`;
const answersFolder = (id: string) => `${folderOf(id)}answer/`;

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

/** How an exam is taken, and for which homework, where it is some. */
const keptSetupSchema = z.extend(examSetupSchema, { homework: z.optional(z.custom<HomeworkNow>()) });

/** An exam that has no report yet, with the answers that are there, by the ids of their turns. */
export type KeptExam = {
	id: string;
	setup: ExamSetup;
	homework: HomeworkNow | undefined;
	answers: Map<string, ExamAnswer>;
};

const open = () => ('caches' in globalThis ? caches.open(examCacheName) : Promise.resolve(undefined));

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

async function readExam(cache: Cache, id: string, paths: readonly string[]): Promise<KeptExam | undefined> {
	const { data } = keptSetupSchema.safeParse(await (await cache.match(setupAddress(id)))?.json());
	if (!data) return undefined;
	const { homework, ...setup } = data;
	const answers = new Map<string, ExamAnswer>();
	for (const path of paths.filter((each) => each.startsWith(answersFolder(id)))) {
		const response = await cache.match(path);
		const answer = response && (await readAnswer(response));
		if (answer) answers.set(path.slice(answersFolder(id).length), answer);
	}
	return { id, setup, homework, answers };
}

const pathsIn = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** The exams that have no report yet, the one first in which an answer was kept last. */
export async function keptExams(): Promise<KeptExam[]> {
	const cache = await open();
	if (!cache) return [];
	const paths = await pathsIn(cache);
	const ids = new Set(paths.flatMap((path) => path.match(keptExamSetup)?.[1] ?? []));
	const exams = await Promise.all([...ids].map((id) => readExam(cache, id, paths)));
	return exams.filter((exam) => exam !== undefined).toReversed();
}

/** Deletes all that is kept of an exam. */
export async function forgetExam(id: string): Promise<void> {
	const cache = await open();
	if (!cache) return;
	const own = (await pathsIn(cache)).filter((path) => path.startsWith(folderOf(id)));
	await Promise.all(own.map((path) => cache.delete(path)));
}

/** Keeps an exam in this browser, from its first answer on. */
export function browserKeeper(id: string, setup: ExamSetup): ExamKeeper {
	return {
		async keepAnswer(turnId, answer) {
			const cache = await open();
			const kept = { ...setup, homework: homeworkFor('exam', setup.exam) };
			await cache?.put(setupAddress(id), new Response(JSON.stringify(kept)));
			await cache?.put(answersFolder(id) + turnId, new Response(asKeptAnswer(answer)));
		},
		forgetExam: () => forgetExam(id),
	};
}
