import './without-code-generation.ts';
import * as z from 'zod/mini';

/** Pages on which activities are done, by their names in the web app's `paths`. */
const pageSchema = z.enum([
	'talk',
	'speakle',
	'grammarSpeech',
	'pairTopic',
	'pictures',
	'aptis',
	'exams',
	'me',
	'pairs',
	'path',
	'shadowing',
	'classes',
]);
export type ActivityPage = z.infer<typeof pageSchema>;

/** Measures of a practice that are worth a chart. */
const reportedMeasureSchema = z.enum([
	'wordsPerMinute',
	'correctionsPer100Words',
	'lexicalDiversity',
	'richWordsPer100Words',
	'pronunciation0to100',
	'estimate0to5',
	'reviewRight0to100',
]);
export type ReportedMeasure = z.infer<typeof reportedMeasureSchema>;

const seconds = z.number().check(z.int(), z.positive());

/** What is known of an activity, wherever it is offered, asked for or counted. */
export const activityRowSchema = z.strictObject({
	page: pageSchema,
	/** The activity that it is remembered as, where that is another one. */
	keptAs: z.optional(z.enum(['talk', 'exam'])),
	/** What is shown or said to the learner: files and folders of `content/`. Nothing where the learner or a teacher brings it. */
	shown: z.array(z.string()),
	/** Time to prepare, where the clock leaves one. */
	preparationSeconds: z.optional(seconds),
	/** What is recorded at a time, at most; where it is left out, the answer or its content says how long. */
	answerSeconds: z.optional(seconds),
	/** What is recorded without a connection waits on the device and is heard later. */
	waits: z.optional(z.literal(true)),
	/** About how long all of it takes, with reading what came of it. */
	minutes: z.number().check(z.int(), z.positive()),
	/**
	 * `language`: one's own words, by their grammar, words, fluency and the sounds that were surely heard. `reading`: a text read
	 * aloud, by its sounds. `time`: how fast, and with which pauses. `recall`: each answer is right or not.
	 */
	judged: z.enum(['language', 'reading', 'time', 'recall']),
	/** Which measures of it are told over time. */
	report: z.array(reportedMeasureSchema),
	/**
	 * For what a teacher may ask for: the scale of its marks without a rubric. `score`: 0 to 100. `levels`: those of the Common
	 * European Framework. `points`: 0 to 5, as Aptis Speaking part one.
	 */
	mark: z.optional(z.enum(['score', 'levels', 'points'])),
});
export type ActivityRow = z.infer<typeof activityRowSchema>;

/**
 * `content/activities.json`. `practised`: what practice is remembered as, so that a name stays once there are results of it.
 * `asked`: further things that Today, the path or a teacher asks for.
 */
export const activitiesFileSchema = z.strictObject({
	practised: z.record(z.string(), activityRowSchema),
	asked: z.record(z.string(), activityRowSchema),
});
