import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { placeAfterSignIn } from '#web/lib/after-sign-in.ts';
import { paths } from '#web/lib/paths.ts';
import { returnWithPass, signInByPass } from '#web/lib/sign-in-pass.ts';

/** Does once what brings somebody on, and says why where it does not. */
function useOnce(task: () => Promise<void>, onSuccess: () => void) {
	const { mutate, error } = useMutation({ mutationFn: task, onSuccess });
	const hasBegun = useRef(false);
	useEffect(() => {
		if (hasBegun.current) return;
		hasBegun.current = true;
		mutate();
	}, [mutate]);
	return error;
}

type ReturnWithPassProps = { host: string; challenge: string };

/** At the server's own address: asks whoever is signed in whether to go back to the academy's host that sent them. */
export function ReturnWithPass({ host, challenge }: ReturnWithPassProps) {
	const { t } = useTranslation('signInPass');
	const { mutate, isIdle, error } = useMutation({ mutationFn: returnWithPass });
	return (
		<section
			aria-labelledby="return-with-pass"
			className="space-y-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8"
		>
			<h2 id="return-with-pass" className="break-words font-bold text-2xl">
				{t('question', { host })}
			</h2>
			<p className="text-lg">{t('meaning')}</p>
			{error && <ErrorNotice error={error} />}
			<div className="flex flex-wrap gap-3">
				<Button disabled={!isIdle && !error} onClick={() => mutate({ host, challenge })}>
					{t(isIdle || error ? 'goBack' : 'returning')}
				</Button>
				<ButtonLink look="secondary" to={paths.login}>
					{t('stay')}
				</ButtonLink>
			</div>
		</section>
	);
}

/** Back at the academy's host, with the other ways in below what went wrong. */
export function ArriveWithPass({ token, children }: { token: string; children: ReactNode }) {
	const { t } = useTranslation('signInPass');
	const [, navigate] = useLocation();
	const error = useOnce(
		() => {
			history.replaceState(history.state, '', paths.login);
			return signInByPass(token);
		},
		() => navigate(placeAfterSignIn(paths.classes), { replace: true }),
	);
	if (!error) return <LoadingNotice label={t('arriving')} />;
	return (
		<>
			<div className="mb-6">
				<ErrorNotice error={error} />
			</div>
			{children}
		</>
	);
}
