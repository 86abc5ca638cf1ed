import { EarOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type NotHeardProps = {
	/** There is a way to write it instead. */
	mayWrite?: boolean;
};

/** A recording was not heard well enough: what to do about that. */
export function NotHeard({ mayWrite = true }: NotHeardProps) {
	const { t } = useTranslation('transcript');
	return (
		<div role="alert" className="no-print flex gap-3 rounded-card bg-fair-soft p-4 text-fair">
			<EarOff aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
			<p>{t(mayWrite ? 'notHeard' : 'notHeardAloud')}</p>
		</div>
	);
}
