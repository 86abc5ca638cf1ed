import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that one talks with a program, before one does (Regulation (EU) 2024/1689, article 50), and what its marks are. */
export function MachineNotice() {
	const { t } = useTranslation('recorder');
	return (
		<p className="no-print flex gap-2 text-muted text-sm">
			<Bot aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
			{t('machine')}
		</p>
	);
}
