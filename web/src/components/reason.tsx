import { useTranslation } from 'react-i18next';

type Reasoned = { reason: string; reasonInSpanish?: string | undefined };

/** Why something is corrected, in the language of the app where it is known in that one. */
export function Reason({ of: { reason, reasonInSpanish } }: { of: Reasoned }) {
	const { i18n } = useTranslation();
	if (i18n.language === 'es' && reasonInSpanish) return <span lang="es">{reasonInSpanish}</span>;
	return <span lang="en">{reason}</span>;
}
