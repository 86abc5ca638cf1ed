import { useTranslation } from 'react-i18next';
import { keepAfterSignIn } from '#web/lib/after-sign-in.ts';
import { consentAge } from '#web/lib/consent-age.ts';
import { IssuerButtons } from './issuer-buttons.tsx';

/** For visitors of a page that needs a sign-in: the issuers, for those who may agree alone. They come back here. */
export function IssuersForVisitors() {
	const { t } = useTranslation('issuers');
	return (
		<div className="mt-5 space-y-3">
			<IssuerButtons
				onLeave={() => {
					keepAfterSignIn(location.pathname + location.search + location.hash);
					return true;
				}}
			/>
			<p className="text-muted text-sm">{t('older', { age: consentAge })}</p>
		</div>
	);
}
