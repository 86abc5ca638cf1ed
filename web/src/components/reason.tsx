import { type MotherTongue, motherTongues } from '@henry/contract/feedback.ts';
import type { TextByLanguage } from '@henry/contract/text-by-language.ts';
import { useTranslation } from 'react-i18next';
import { bestLanguage } from '#web/lib/in-language.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useTranslatedReason } from '#web/lib/reasons.ts';

type Reasoned = {
	reason: string;
	reasonInSpanish?: string | undefined;
	typicalOf?: readonly MotherTongue[];
};

/** Speakers of most languages make an error that is typical of so many of those we know. */
const typicalOfAlmostAll = motherTongues.length - 2;

/** Whose mother tongue leads to such an error; nothing where it is known of none, or of almost all. */
function TypicalOf({ tongues }: { tongues: readonly MotherTongue[] }) {
	const { t, i18n } = useTranslation('report');
	if (tongues.length === 0 || tongues.length >= typicalOfAlmostAll) return null;
	const locale = localeOf(i18n.language);
	const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
	const names = tongues.map((tongue) => nameOf.of(tongue) ?? tongue);
	const languages = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
	return <span className="no-print block text-muted text-sm">{t('typicalOf', { languages })}</span>;
}

/** Why something is corrected, in the language of the app where it is known in that one, and who often says so. */
export function Reason({ of: { reason, reasonInSpanish, typicalOf = [] } }: { of: Reasoned }) {
	const { i18n } = useTranslation();
	const translated = useTranslatedReason();
	const inLanguage = reasonInSpanish && translated(reasonInSpanish);
	const text: TextByLanguage = {
		...{ en: reason, es: reasonInSpanish },
		...(inLanguage && { [i18n.language]: inLanguage }),
	};
	const language = bestLanguage(text, i18n.language);
	return (
		<>
			<span lang={language}>{text[language]}</span>
			<TypicalOf tongues={typicalOf} />
		</>
	);
}
