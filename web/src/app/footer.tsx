import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths, socialAddresses } from '#web/lib/paths.ts';

const link = 'inline-flex min-h-8 items-center text-accent-strong underline-offset-4 hover:underline';

export function Footer() {
	const { t } = useTranslation();
	return (
		<footer className="no-print border-line border-t bg-surface">
			<div className="mx-auto flex max-w-6xl flex-col gap-5 px-5 py-8 text-sm sm:px-8 md:flex-row md:items-center md:justify-between">
				<p className="text-muted">{t('footer.credit')}</p>
				<nav aria-label={t('footer.label')}>
					<ul className="flex flex-wrap gap-x-6 gap-y-2">
						<li>
							<Link className={link} to={paths.aptis}>
								{t('footer.aptis')}
							</Link>
						</li>
						<li>
							<Link className={link} to={paths.academies}>
								{t('footer.academies')}
							</Link>
						</li>
						<li>
							<Link className={link} to={paths.about}>
								{t('footer.about')}
							</Link>
						</li>
						<li>
							<a className={link} href={socialAddresses.x} rel="noreferrer">
								{t('footer.x')}
							</a>
						</li>
						<li>
							<a className={link} href={socialAddresses.linkedIn} rel="noreferrer">
								{t('footer.linkedIn')}
							</a>
						</li>
					</ul>
				</nav>
			</div>
		</footer>
	);
}
