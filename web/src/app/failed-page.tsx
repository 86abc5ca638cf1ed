import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { HenryAvatar } from '#web/components/henry-face/henry-avatar.tsx';
import { Page } from '#web/components/page.tsx';
import { paths } from '#web/lib/paths.ts';
import { PageNotLoadedError } from './lazy-page.tsx';

type FailedPageProps = { error: Error };

/** Works outside the router too: its links load the page afresh. */
export function FailedPage({ error }: FailedPageProps) {
	const { t } = useTranslation();
	const kind = error instanceof PageNotLoadedError ? 'pageNotLoaded' : 'pageFailed';
	return (
		<Page title={t(`${kind}.title`)}>
			<div
				role="alert"
				className="flex items-center gap-4 rounded-card border border-line bg-surface p-6 shadow-card"
			>
				<HenryAvatar mood="unsure" size="size-16" />
				<p>{t(`${kind}.advice`)}</p>
			</div>
			<div className="mt-6 flex flex-col gap-3 sm:flex-row sm:items-center">
				<Button onClick={() => window.location.reload()}>{t('reload')}</Button>
				<a
					href={paths.home}
					className="px-3 py-3 text-center text-accent-strong underline underline-offset-4"
				>
					{t('goHome')}
				</a>
			</div>
			{kind === 'pageFailed' && (
				<details className="mt-8 text-muted text-sm">
					<summary>{t('pageFailed.details')}</summary>
					<p className="mt-2 break-words font-mono">{error.message}</p>
				</details>
			)}
		</Page>
	);
}
