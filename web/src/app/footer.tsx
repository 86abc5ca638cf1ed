import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '#web/lib/paths.ts';
import { site } from '#web/lib/site.ts';
import { EngineLine } from './engine-line.tsx';

const link = 'inline-flex min-h-8 items-center text-accent-strong underline-offset-4 hover:underline';

export function Footer() {
	const { t } = useTranslation();
	return (
		<footer className="no-print border-line border-t bg-surface">
			<div className="mx-auto max-w-6xl space-y-4 px-5 py-8 text-sm sm:px-8">
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
					<p className="text-muted">{t('footer.credit')}</p>
					<p className="min-h-8">
						<EngineLine />
					</p>
				</div>
				<nav aria-label={t('footer.label')}>
					<ul className="flex flex-wrap gap-x-6 gap-y-2">
						{(['me', 'classes', 'exams', 'aptis', 'academies', 'settings', 'about'] as const).map((page) => (
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
