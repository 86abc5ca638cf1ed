import { dayMs, waitlistConfirmationMs } from '@henry/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { ContactLink } from './contact-link.tsx';

const terms = ['content', 'confirmation', 'kept', 'leaving'] as const;

/** What the form's consent refers to. */
export function WaitlistTerms() {
	const { t } = useTranslation('academies');
	return (
		<section aria-labelledby="terms" className="max-w-3xl pb-16">
			<h2 id="terms" className="font-bold text-xl">
				{t('terms.title')}
			</h2>
			<ol className="mt-3 list-decimal space-y-2 pl-5 text-muted">
				{terms.map((term) => (
					<li key={term}>{t(`terms.${term}`, { days: waitlistConfirmationMs / dayMs })}</li>
				))}
			</ol>
			<p className="mt-3 text-muted">
				{t('terms.contact')} <ContactLink />
			</p>
		</section>
	);
}
