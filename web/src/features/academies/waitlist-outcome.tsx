import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorReason } from '#web/components/error-reason.tsx';
import { errorCode } from '#web/lib/api-error.ts';
import { refusalReasonOf } from '#web/lib/refusal-reason.ts';
import { ContactLink } from './contact-link.tsx';

/** Takes the form's place, and the focus with it. */
export function Subscribed({ email }: { email: string }) {
	const { t } = useTranslation('academies');
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<div
			ref={notice}
			role="status"
			tabIndex={-1}
			className="flex gap-3 rounded-card border border-good/40 bg-good-soft p-4 sm:gap-4 sm:p-5"
		>
			<CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
			<div className="min-w-0">
				<p className="font-semibold text-good">{t('waitlist.subscribed')}</p>
				<p className="wrap-anywhere mt-1">{t('waitlist.confirmNext', { email })}</p>
			</div>
		</div>
	);
}

export function NotSubscribed({ error }: { error: Error }) {
	const { t } = useTranslation(['academies', 'errors']);
	const code = errorCode(error);
	return (
		<div
			role="alert"
			className="flex gap-3 rounded-card border border-poor/40 bg-poor-soft p-4 sm:gap-4 sm:p-5"
		>
			<TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-poor" />
			<div className="min-w-0">
				<p className="font-semibold text-poor">{t('waitlist.failed')}</p>
				<p className="mt-1">{t(`errors:${code}.advice`)}</p>
				{error.message && refusalReasonOf(error) !== 'waitlistFailed' && (
					<p className="mt-2 text-muted text-sm">
						<ErrorReason error={error} />
					</p>
				)}
				<p className="mt-2">
					{t('waitlist.failedNext')} <ContactLink />
				</p>
			</div>
		</div>
	);
}
