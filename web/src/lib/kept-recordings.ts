import { maxRecordingBytes } from '@henry/contract/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { forgetHere, keepHere, keptHere, namesHere } from './kept-here.ts';
import { sessionNow } from './session.ts';
import { isUnreachable } from './unreachable.ts';

/** How long a recording waits on this device to be sent, and how many of them do at most. */
const keptMs = 7 * 24 * 60 * 60_000;
const mostKept = 10;

const aboutSchema = z.object({
	/** What was answered, as the learner knows it: a topic, or an assignment's id. */
	title: z.string(),
	atMs: z.number(),
	/** Texts whose words are likely in it. */
	hints: z.array(z.string()),
	/** What makes another try hand in the same answer. */
	id: z.optional(z.string()),
	/** When each question was shown, in milliseconds of the recording, where the learner went on by hand. */
	questionStartsMs: z.optional(z.array(z.number())),
});
type About = z.infer<typeof aboutSchema>;

/** A recording (WAV) that nobody has heard yet: the server could not be reached. */
export type KeptRecording = About & { recording: Blob };
type Activity = 'grammarSpeech' | 'homework';

/** Whoever uses this browser: a recording waits for them alone. */
function folderOf(activity: Activity): string {
	const session = sessionNow();
	const owner = session.status === 'signedIn' ? session.user.uid : 'visitor';
	return `${owner}/recordings/${activity}/`;
}
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

/**
 * Keeps a recording, in place of an earlier one of the same title. Answers false where it is too large or there is no
 * room.
 */
export async function keepRecordingHere(
	activity: Activity,
	{ recording, ...about }: Omit<KeptRecording, 'atMs'>,
): Promise<boolean> {
	if (recording.size > maxRecordingBytes) return false;
	const place = placeOf(activity, about.title);
	try {
		await keepHere(soundOf(place), recording);
		await keepHere(place, { ...about, atMs: Date.now() });
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
	const queryKey = ['keptRecordings', activity];
	const { data = [] } = useQuery({ queryKey, queryFn: () => keptRecordings(activity), staleTime: 0 });
	const refresh = () => queryClient.invalidateQueries({ queryKey });
	return {
		kept: data,
		/** Keeps a recording that could not be sent because the server was out of reach, and no other. */
		async keepUnsent(error: unknown, recorded: Omit<KeptRecording, 'atMs'>) {
			if (isUnreachable(error)) await keepRecordingHere(activity, recorded);
			await refresh();
		},
		async forget(title: string) {
			await forgetRecordingHere(activity, title);
			await refresh();
		},
	};
}
