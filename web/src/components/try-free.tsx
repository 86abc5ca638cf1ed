import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from './button.tsx';

/** 'Try it for FREE': the two ways in (specification, section 2), each described above its button. */
export function TryFree({ isOnBoard = false }: { isOnBoard?: boolean }) {
	const { t } = useTranslation();
	return (
		<div className="no-print mx-auto grid max-w-2xl gap-5 sm:grid-cols-2">
			{(['talk', 'grammarSpeech'] as const).map((way) => (
				<div key={way} className="flex flex-col gap-2">
					<p id={way} className={isOnBoard ? 'text-chalk-muted' : 'text-muted'}>
						{t(`tryFree.${way}`)}
					</p>
					<ButtonLink
						to={paths[way]}
						look={isOnBoard ? 'chalk' : 'primary'}
						aria-describedby={way}
						className="mt-auto px-8 text-lg"
					>
						{t('tryFree.button')}
					</ButtonLink>
				</div>
			))}
		</div>
	);
}
