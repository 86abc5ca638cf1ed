import { Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function Header() {
	const { t } = useTranslation();
	return (
		<header className="no-print border-line border-b bg-paper">
			<div className="mx-auto flex max-w-6xl items-center justify-between gap-2 px-4 py-3 sm:px-8">
				<Link
					to={paths.home}
					aria-label={t('homeLink')}
					className="flex items-center gap-2 rounded-control sm:gap-3"
				>
					<span className="grid size-10 place-items-center rounded-control bg-accent text-white">
						<Mic aria-hidden="true" className="size-5" />
					</span>
					<span className="font-bold font-display text-2xl">{t('coachName')}</span>
				</Link>
				<div className="flex items-center gap-2 sm:gap-4">
					<AccountLinks />
					<LanguageSwitch />
				</div>
			</div>
		</header>
	);
}
