import { markingPaths } from '@henry/contract/marking-paths.ts';
import { ListenButton } from '#web/components/listen-button.tsx';
import { getBlob } from '#web/lib/api-client.ts';

/** What a teacher said to an answer aloud, fetched when it is to be heard. */
export function HeardNote({ handInId, label }: { handInId: string; label: string }) {
	return <ListenButton label={label} load={() => getBlob(`${markingPaths.spokenNotes}/${handInId}`)} />;
}
