import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseSettings, useVisitorSettings } from '#web/lib/visitor-settings.ts';

/** Stands where a countdown begins: whoever needs more time does without it, here and in every other activity. */
export function TimeChoice() {
	const { t } = useTranslation('recorder');
	const { untimed } = useVisitorSettings();
	const noteId = useId();
	return (
		<div className="no-print">
			<label className="flex min-h-6 max-w-max cursor-pointer items-start gap-3 py-1">
				<input
					type="checkbox"
					checked={untimed}
					onChange={(event) => chooseSettings({ untimed: event.target.checked })}
					aria-describedby={noteId}
					className="mt-1 size-5 shrink-0 accent-accent"
				/>
				<span>
					<span className="text-muted">{t('time.needMore')}</span>{' '}
					<span className="font-semibold">{t('time.unlimited')}</span>
				</span>
			</label>
			<p id={noteId} className="pl-8 text-muted text-sm">
				{t('time.note')}
			</p>
		</div>
	);
}
