import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { Page } from '#web/components/page.tsx';
import { paths } from '#web/lib/paths.ts';

export function NotFoundPage() {
	const { t } = useTranslation();
	return (
		<Page title={t('notFound.title')}>
			<p className="text-lg text-muted">{t('notFound.advice')}</p>
			<ButtonLink to={paths.home} className="mt-8 w-full sm:w-auto">
				{t('goHome')}
			</ButtonLink>
		</Page>
	);
}
