import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leaveForPass } from '#web/lib/sign-in-pass.ts';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';

/** At an academy's host: passkeys and other services are used at the server's own address, which leads back here. */
export function OtherWaysIn() {
	const { t } = useTranslation('signInPass');
	const { mutate, isPending, error } = useMutation({ mutationFn: leaveForPass });
	return (
		<section className="mt-6 space-y-4">
			<Button look="secondary" className="w-full sm:w-auto" disabled={isPending} onClick={() => mutate()}>
				<KeyRound aria-hidden="true" className="size-5" />
				{t('otherWays')}
			</Button>
			<p className="text-muted text-sm">{t('comesBack')}</p>
			{error && <ErrorNotice error={error} />}
		</section>
	);
}
