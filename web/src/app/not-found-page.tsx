import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { HenryFace } from '#web/components/henry-face/henry-face.tsx';
import { Page } from '#web/components/page.tsx';
import { paths } from '#web/lib/paths.ts';

export function NotFoundPage() {
	const { t } = useTranslation();
	return (
		<Page title={t('notFound.title')}>
			<div className="flex flex-col gap-8 sm:flex-row sm:items-center sm:gap-12">
				<HenryFace mood="unsure" isAlive className="h-48 shrink-0 sm:order-last sm:h-64" />
				<div>
					<p className="text-lg text-muted">{t('notFound.advice')}</p>
					<ButtonLink to={paths.home} className="mt-8 w-full sm:w-auto">
						{t('goHome')}
					</ButtonLink>
				</div>
			</div>
		</Page>
	);
}
