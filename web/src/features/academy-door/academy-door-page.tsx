import { academyDoorSchema, housePaths } from '@henry/contract/academy-house.ts';
import { useQuery } from '@tanstack/react-query';
import { IdCard, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { keepAfterSignIn } from '#web/lib/after-sign-in.ts';
import { getJson } from '#web/lib/api-client.ts';
import { errorCode } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';

/** `/at/NAME`: the door of an academy at its own address, in its look: the ways in for its learners and its staff. */
export function AcademyDoorPage() {
	const { t } = useTranslation(['academyDoor', 'common']);
	const { address = '' } = useParams();
	const door = useQuery({
		queryKey: ['academyDoor', address],
		queryFn: ({ signal }) =>
			getJson(`${housePaths.academyDoor}?${new URLSearchParams({ address })}`, academyDoorSchema, { signal }),
	});
	return (
		<QueryView
			query={door}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => {
				const isUnknown = errorCode(error) === 'not-found';
				const words = { title: t('unknown.title'), advice: t('unknown.advice') };
				return (
					<Page title={t('title')}>
						<ErrorNotice
							error={error}
							words={isUnknown ? words : undefined}
							onRetry={isUnknown ? undefined : retry}
						/>
						{isUnknown && (
							<div className="mt-6 flex flex-wrap gap-3">
								<ButtonLink to={paths.classes} className="w-full sm:w-auto">
									{t('join')}
								</ButtonLink>
								<ButtonLink to={paths.home} look="secondary" className="w-full sm:w-auto">
									{t('common:goHome')}
								</ButtonLink>
							</div>
						)}
					</Page>
				);
			}}
			empty={() => null}
			data={({ name, colours, logoId }) => (
				<Page title={t('welcome', { name })}>
					<AcademyBand name={name} colours={colours} logoId={logoId} />
					<p className="text-lg">{t('intro')}</p>
					<div className="mt-6 flex flex-wrap gap-3">
						<ButtonLink to={paths.login} onClick={() => keepAfterSignIn(paths.classes)}>
							<LogIn aria-hidden="true" className="size-5" />
							{t('signIn')}
						</ButtonLink>
						<ButtonLink
							to={`${paths.login}?card`}
							look="secondary"
							onClick={() => keepAfterSignIn(paths.classes)}
						>
							<IdCard aria-hidden="true" className="size-5" />
							{t('card')}
						</ButtonLink>
						<ButtonLink to={paths.classes} look="quiet">
							{t('join')}
						</ButtonLink>
					</div>
				</Page>
			)}
		/>
	);
}
