import { useTranslation } from 'react-i18next';
import { useReachable } from '#web/lib/connection.ts';
import { localeOf } from '#web/lib/locale.ts';
import { Button } from './button.tsx';

type KeptRecordingLineProps = {
	atMs: number;
	/** Sends it; left out where another way to do that is in view. */
	onSend?: (() => void) | undefined;
	onDelete: () => void;
};

/** A recording that waits on this device: until when, and the ways to send it and to erase it. */
export function KeptRecordingLine({ atMs, onSend, onDelete }: KeptRecordingLineProps) {
	const { t, i18n } = useTranslation('offline');
	const isReachable = useReachable();
	const canSend = onSend && isReachable;
	const when = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long', timeStyle: 'short' });
	return (
		<div role="status" className="space-y-3 rounded-card bg-accent-soft p-4">
			<p>
				<span className="font-semibold">{t('recording.waits', { when: when.format(atMs) })}</span>{' '}
				{t('recording.where')} {!isReachable && t('recording.later')}
			</p>
			<div className="flex flex-wrap gap-3">
				{canSend && <Button onClick={onSend}>{t('recording.send')}</Button>}
				<Button look="quiet" className={canSend ? '' : '-ms-5'} onClick={onDelete}>
					{t('recording.delete')}
				</Button>
			</div>
		</div>
	);
}
