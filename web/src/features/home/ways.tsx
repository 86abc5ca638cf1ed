import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '#web/lib/paths.ts';

const ways = [
	'path',
	'talk',
	'exams',
	'pairs',
	'shadowing',
	'grammarSpeech',
	'pairTopic',
	'pictures',
	'me',
	'settings',
] as const;

/** Everything else, each one tap away. */
export function Ways() {
	const { t } = useTranslation('today');
	return (
		<nav aria-label={t('ways.title')}>
			<ul className="flex flex-wrap gap-2">
				{ways.map((way) => (
					<li key={way}>
						<Link
							to={paths[way]}
							className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 font-semibold text-accent-strong hover:border-accent hover:bg-accent-soft"
						>
							{t(`ways.${way}`)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
