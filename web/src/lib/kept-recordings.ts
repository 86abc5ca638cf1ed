import { maxRecordingBytes } from '@henry/contract/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { HomeworkNow } from './homework-now.ts';
import { forgetHere, keepHere, keptHere, namesHere } from './kept-here.ts';
import { onHint, uidInHint } from './signed-in-hint.ts';
import { isUnreachable } from './unreachable.ts';

/** How long a recording waits on this device to be sent, and how many of them do at most. */
const keptMs = 7 * 24 * 60 * 60_000;
const mostKept = 10;

const aboutSchema = z.object({
	/** What was answered: a topic, or what `homeworkTitle` makes of it. */
	title: z.string(),
	atMs: z.number(),
	/** Texts whose words are likely in it. */
	hints: z.array(z.string()),
	/** What makes another try hand in the same answer. */
	id: z.optional(z.string()),
	/** When each question was shown, in milliseconds of the recording, where the learner went on by hand. */
	questionStartsMs: z.optional(z.array(z.number())),
	/** What the learner decided of homework before they answered. */
	wishes: z.optional(z.object({ sharesRecording: z.boolean(), asksForHelp: z.boolean() })),
	/** The assignment that it was said for, where that is done with a screen of ours. */
	homework: z.optional(z.custom<HomeworkNow>()),
});
type About = z.infer<typeof aboutSchema>;

/** A recording (WAV) that nobody has heard yet: the server could not be reached. */
export type KeptRecording = About & { recording: Blob };
const activities = ['grammarSpeech', 'homework'] as const;
type Activity = (typeof activities)[number];

/** What tells an answer to an assignment from one to the note of an earlier answer to it. */
export const homeworkTitle = (assignmentId: string, answersId: string | undefined) =>
	answersId === undefined ? assignmentId : `${assignmentId} ${answersId}`;

/** Whoever uses this browser, also while the server has not said yet who they are: a recording waits for them alone. */
const owner = () => uidInHint() ?? 'visitor';
const folderOf = (activity: Activity) => `${owner()}/recordings/${activity}/`;
const placeOf = (activity: Activity, title: string) => folderOf(activity) + encodeURIComponent(title);
const soundOf = (place: string) => `sounds/${place}`;

async function forgetPlace(place: string): Promise<void> {
	await forgetHere(place);
	await forgetHere(soundOf(place));
}

async function readPlace(place: string): Promise<KeptRecording | undefined> {
	const about = z.safeParse(aboutSchema, await (await keptHere(place))?.json()).data;
	const recording = await (await keptHere(soundOf(place)))?.blob();
	if (about && recording && about.atMs > Date.now() - keptMs) return { ...about, recording };
	await forgetPlace(place);
	return undefined;
}

/** The recordings of an activity that wait, the newest first; those that have waited too long are erased. */
export async function keptRecordings(activity: Activity): Promise<KeptRecording[]> {
	const kept = await Promise.all((await namesHere(folderOf(activity))).map(readPlace));
	return kept.filter((one) => one !== undefined).sort((first, second) => second.atMs - first.atMs);
}

/** How many recordings wait of all activities. */
export async function waitingRecordings(): Promise<number> {
	return (await Promise.all(activities.map(keptRecordings))).flat().length;
}

/** What is to be kept; one that waited before keeps its time. */
type Unsent = Omit<KeptRecording, 'atMs'> & { atMs?: number | undefined };

/**
 * Keeps a recording, in place of an earlier one of the same title. Answers false where it is too large or there is no
 * room.
 */
export async function keepRecordingHere(
	activity: Activity,
	{ recording, atMs = Date.now(), ...about }: Unsent,
): Promise<boolean> {
	if (recording.size > maxRecordingBytes) return false;
	const place = placeOf(activity, about.title);
	try {
		await keepHere(soundOf(place), recording);
		await keepHere(place, { ...about, atMs });
	} catch {
		return false;
	}
	for (const old of (await keptRecordings(activity)).slice(mostKept))
		await forgetPlace(placeOf(activity, old.title));
	return true;
}

/** Erases the recording of a title, because it was sent, or as the learner wants. */
export async function forgetRecordingHere(activity: Activity, title: string): Promise<void> {
	if ((await namesHere(placeOf(activity, title))).length > 0) await forgetPlace(placeOf(activity, title));
}

/** What waits of an activity, as a component sees and changes it. */
export function useKeptRecordings(activity: Activity) {
	const queryClient = useQueryClient();
	const queryKey = ['keptRecordings', activity, useSyncExternalStore(onHint, owner)];
	const { data = [] } = useQuery({ queryKey, queryFn: () => keptRecordings(activity), staleTime: 0 });
	const refresh = () => queryClient.invalidateQueries({ queryKey });
	return {
		kept: data,
		/** Keeps a recording that could not be sent because the server was out of reach, and no other. */
		async keepUnsent(error: unknown, recorded: Unsent) {
			if (isUnreachable(error)) await keepRecordingHere(activity, recorded);
			await refresh();
		},
		async forget(title: string) {
			await forgetRecordingHere(activity, title);
			await refresh();
		},
	};
}
