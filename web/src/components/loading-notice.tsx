import { useTranslation } from 'react-i18next';
import { HenryAvatar } from './henry-face/henry-avatar.tsx';

type LoadingNoticeProps = { label?: string };

/** Says that something is on its way. It appears only after a moment, so that a quick answer shows no flash of it. */
export function LoadingNotice({ label }: LoadingNoticeProps) {
	const { t } = useTranslation();
	return (
		<div role="status" className="loading-notice no-print flex flex-col items-center gap-3 py-16 text-muted">
			<HenryAvatar mood="thinking" size="size-20" />
			<span className="text-center">{label ?? t('loading')}</span>
		</div>
	);
}
