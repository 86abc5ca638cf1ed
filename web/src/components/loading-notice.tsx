import { useTranslation } from 'react-i18next';

type LoadingNoticeProps = { label?: string };

/** Says that something is on its way. */
export function LoadingNotice({ label }: LoadingNoticeProps) {
	const { t } = useTranslation();
	return (
		<div role="status" className="flex flex-col items-center gap-4 py-16 text-muted">
			<span aria-hidden="true" className="flex h-8 items-center gap-1.5">
				<span className="h-4 w-1.5 animate-pulse rounded-full bg-accent" />
				<span className="h-8 w-1.5 animate-pulse rounded-full bg-accent [animation-delay:150ms]" />
				<span className="h-5 w-1.5 animate-pulse rounded-full bg-accent [animation-delay:300ms]" />
			</span>
			<span>{label ?? t('loading')}</span>
		</div>
	);
}
