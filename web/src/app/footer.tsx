import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { site } from '#web/lib/site.ts';

const link = 'inline-flex min-h-8 items-center text-accent-strong underline-offset-4 hover:underline';

export function Footer() {
	const { t } = useTranslation();
	return (
		<footer className="no-print border-line border-t bg-surface">
			<div className="mx-auto flex max-w-6xl flex-col gap-5 px-5 py-8 text-sm sm:px-8 md:flex-row md:items-center md:justify-between">
				<p className="text-muted">{t('footer.credit')}</p>
				<nav aria-label={t('footer.label')}>
					<ul className="flex flex-wrap gap-x-6 gap-y-2">
						{(['me', 'aptis', 'academies', 'about'] as const).map((page) => (
							<li key={page}>
								<Link className={link} to={paths[page]}>
									{t(`footer.${page}`)}
								</Link>
							</li>
						))}
						{(['x', 'linkedIn'] as const).map((network) => (
							<li key={network}>
								<a className={link} href={site[`${network}Address`]} rel="noreferrer">
									{t(`footer.${network}`)}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</footer>
	);
}
