import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { HenryFace } from '#web/components/henry-face/henry-face.tsx';
import { paths } from '#web/lib/paths.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function Header() {
	const { t } = useTranslation();
	return (
		<header className="no-print border-line border-b bg-paper">
			<div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-1 px-4 py-2 max-[21rem]:px-3 sm:px-8">
				<Link
					to={paths.home}
					aria-label={t('homeLink')}
					className="flex min-h-12 items-center gap-2 rounded-control"
				>
					<HenryFace className="h-12 w-10" />
					<span className="font-bold font-display text-2xl tracking-tight max-[21rem]:text-xl">
						{t('coachName')}
					</span>
				</Link>
				<div className="flex items-center gap-1 sm:gap-4">
					<AccountLinks />
					<LanguageSwitch />
				</div>
			</div>
		</header>
	);
}
