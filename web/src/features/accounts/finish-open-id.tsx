import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { IssuerFailure } from '#web/components/issuer-failure.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { placeAfterSignIn } from '#web/lib/after-sign-in.ts';
import { finishOpenId } from '#web/lib/open-id.ts';
import { paths } from '#web/lib/paths.ts';

type FinishOpenIdProps = {
	/** What the issuer's page has put behind `?`. */
	query: string;
	/** The other ways to sign in, below what went wrong. */
	children: ReactNode;
};

/** Signs in whoever comes back from an issuer, and goes on to what asked for it. The code leaves the address first. */
export function FinishOpenId({ query, children }: FinishOpenIdProps) {
	const { t } = useTranslation('issuers');
	const [, navigate] = useLocation();
	const { mutate, error } = useMutation({
		mutationFn: finishOpenId,
		onSuccess: () => navigate(placeAfterSignIn(paths.grammarSpeech), { replace: true }),
	});
	const hasBegun = useRef(false);
	useEffect(() => {
		if (hasBegun.current) return;
		hasBegun.current = true;
		navigate(paths.login, { replace: true });
		mutate(query);
	}, [query, mutate, navigate]);
	if (!error) return <LoadingNotice label={t('finishing')} />;
	return (
		<>
			<div className="mb-6">
				<IssuerFailure error={error} />
			</div>
			{children}
		</>
	);
}
