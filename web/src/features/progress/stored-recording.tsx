import { apiPaths } from '@henry/contract/api-paths.ts';
import type { KeptRecording } from '@henry/contract/practice.ts';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { getBlob } from '#web/lib/api-client.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';

function Player({ recording, label }: { recording: Blob; label: string }) {
	const url = useObjectUrl(recording);
	return url && <AudioPlayer src={url} label={label} autoplay />;
}

/** A recording that is kept, fetched when it is first listened to. */
export function StoredRecording({ recording: { id, atMs, expiresAtMs } }: { recording: KeptRecording }) {
	const { t } = useTranslation('progress');
	const { moment, date } = useFormats();
	const fetching = useMutation({ mutationFn: () => getBlob(`${apiPaths.recordings}/${id}`) });
	return (
		<div className="space-y-2">
			<p>
				{moment(atMs)}
				<span className="block text-muted text-sm">{t('stored.until', { day: date(expiresAtMs) })}</span>
			</p>
			{fetching.data ? (
				<Player recording={fetching.data} label={t('stored.recordingOf', { moment: moment(atMs) })} />
			) : (
				<Button
					look="secondary"
					aria-label={t('stored.listenTo', { moment: moment(atMs) })}
					disabled={fetching.isPending}
					onClick={() => fetching.mutate()}
				>
					<Play aria-hidden="true" className="size-5" />
					{t('stored.listen')}
				</Button>
			)}
			{fetching.error && <ErrorNotice error={fetching.error} onRetry={() => fetching.mutate()} />}
		</div>
	);
}
