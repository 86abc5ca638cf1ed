import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from './button.tsx';
import { Page } from './page.tsx';

type ComingPageProps = { title: string; text: string };

/** Stands where an activity is still being built, and leads to the one that works. */
export function ComingPage({ title, text }: ComingPageProps) {
	const { t } = useTranslation('coming');
	return (
		<Page title={title}>
			<p className="inline-flex items-center gap-2 rounded-full bg-fair-soft px-3 py-1 font-semibold text-fair text-sm">
				<Hammer aria-hidden="true" className="size-4" />
				{t('badge')}
			</p>
			<p className="mt-4 text-lg">{text}</p>
			<div className="mt-8 rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
				<p>{t('meanwhile')}</p>
				<ButtonLink to={paths.grammarSpeech} className="mt-5 w-full sm:w-auto">
					{t('button')}
				</ButtonLink>
			</div>
		</Page>
	);
}
