import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { placeAfterSignIn } from '#web/lib/after-sign-in.ts';
import { paths } from '#web/lib/paths.ts';
import { returnWithPass, signInByPass } from '#web/lib/sign-in-pass.ts';

/** Does once what brings somebody on, and says why where it does not. */
function useOnce(task: () => Promise<void>, onSuccess?: () => void) {
	const { mutate, error } = useMutation({ mutationFn: task, onSuccess });
	const hasBegun = useRef(false);
	useEffect(() => {
		if (hasBegun.current) return;
		hasBegun.current = true;
		mutate();
	}, [mutate]);
	return error;
}

/** At the server's own address: whoever is signed in goes back to the academy's host that sent them. */
export function ReturnWithPass({ host, challenge }: { host: string; challenge: string }) {
	const { t } = useTranslation('signInPass');
	const error = useOnce(() => returnWithPass({ host, challenge }));
	return error ? <ErrorNotice error={error} /> : <LoadingNotice label={t('returning', { host })} />;
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
