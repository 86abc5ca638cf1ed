import { useTranslation } from 'react-i18next';
import { localeOf } from '#web/lib/locale.ts';
import { site } from '#web/lib/site.ts';

/** What places for learners cost a month, where the operator has set that; else how to ask. */
export function Prices() {
	const { t, i18n } = useTranslation('academies');
	const { prices } = site;
	if (!prices) return <p className="text-lg">{t('prices.ask')}</p>;
	const locale = localeOf(i18n.language);
	const money = (amount: number, currency: string) =>
		new Intl.NumberFormat(locale, {
			style: 'currency',
			currency,
			minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
		}).format(amount);
	return (
		<>
			<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
				{prices.map(({ places, amount, currency }) => (
					<li key={places} className="rounded-card border border-line bg-surface p-6 shadow-card">
						<p className="font-semibold text-muted">{t('prices.places', { count: places })}</p>
						<p className="mt-2 font-bold text-3xl">{t('prices.month', { price: money(amount, currency) })}</p>
					</li>
				))}
			</ul>
			<p className="mt-5 text-muted">{t('prices.invoice')}</p>
		</>
	);
}
