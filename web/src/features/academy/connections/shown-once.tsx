import { useTranslation } from 'react-i18next';
import { takeFocus } from '#web/components/take-focus.ts';
import { CopyableLink } from '#web/features/academy/copyable-link.tsx';

/** A secret that is shown this once, with what to do with it. */
export function ShownOnce({ advice, secret }: { advice: string; secret: string }) {
	const { t } = useTranslation('connections');
	return (
		<div className="space-y-3 rounded-control bg-fair-soft p-4">
			<p ref={takeFocus} tabIndex={-1} className="font-semibold text-fair">
				{advice}
			</p>
			<CopyableLink address={secret} label={t('copy')} />
		</div>
	);
}
