import { useTranslation } from 'react-i18next';

/** Nobody was heard in a recording: what to do about that. */
export function NotHeard() {
	const { t } = useTranslation('conversation');
	return (
		<p role="alert" className="rounded-card bg-fair-soft p-4 text-fair">
			{t('notHeard')}
		</p>
	);
}
