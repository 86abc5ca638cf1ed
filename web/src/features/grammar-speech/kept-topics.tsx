import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { useKeptRecordings } from '#web/lib/kept-recordings.ts';

/** The topics of which an answer waits on this device to be sent. */
export function KeptTopics({ onChoose }: { onChoose: (topic: string) => void }) {
	const { t } = useTranslation('offline');
	const { kept } = useKeptRecordings('grammarSpeech');
	if (kept.length === 0) return null;
	return (
		<section className="no-print mt-6 space-y-3 rounded-card bg-accent-soft p-4">
			<p>{t('recording.topics')}</p>
			<div className="flex flex-wrap gap-3">
				{kept.map(({ title }) => (
					<Button key={title} look="secondary" lang="en" onClick={() => onChoose(title)}>
						{title}
					</Button>
				))}
			</div>
		</section>
	);
}
