import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says once what the flags beside marks are for. */
export function FlagHint() {
	const { t } = useTranslation('report');
	return (
		<p className="no-print flex items-center gap-1.5 text-muted text-sm">
			<Flag aria-hidden="true" className="size-4 shrink-0" />
			{t('flag')}
		</p>
	);
}
