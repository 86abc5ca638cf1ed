import { useTranslation } from 'react-i18next';
import { refusalReasonOf } from '#web/lib/refusal-reason.ts';
import { ErrorNotice } from './error-notice.tsx';

const reasonsWithWords = ['issuerCalledOff', 'issuerNotTaken', 'issuerDown', 'issuerWithoutAddress'] as const;

/** Why a sign-in by another service came to nothing, and what to do next. */
export function IssuerFailure({ error }: { error: Error }) {
	const { t } = useTranslation('issuers');
	const refused = refusalReasonOf(error);
	const reason = reasonsWithWords.find((each) => each === refused);
	const words = reason && {
		title: t(`failure.${reason}.title`),
		advice: t(`failure.${reason}.advice`),
	};
	return <ErrorNotice error={error} words={words} />;
}
