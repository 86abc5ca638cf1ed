import { useTranslation } from 'react-i18next';

type NotHeardProps = {
	/** There is a way to write it instead. */
	mayWrite?: boolean;
};

/** A recording was not heard well enough: what to do about that. */
export function NotHeard({ mayWrite = true }: NotHeardProps) {
	const { t } = useTranslation('transcript');
	return (
		<p role="alert" className="no-print rounded-card bg-fair-soft p-4 text-fair">
			{t(mayWrite ? 'notHeard' : 'notHeardAloud')}
		</p>
	);
}
