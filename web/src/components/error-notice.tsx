import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#web/lib/api-error.ts';
import { Button } from './button.tsx';
import { ErrorReason } from './error-reason.tsx';
import { HenryAvatar } from './henry-face/henry-avatar.tsx';

type RefusalProps = { title: string; children: ReactNode };

/** Says that something did not come about, and below that why and what to do next. */
export function Refusal({ title, children }: RefusalProps) {
	return (
		<div
			role="alert"
			className="flex flex-col gap-3 rounded-card border border-poor/40 bg-poor-soft p-5 sm:flex-row sm:gap-4"
		>
			<HenryAvatar mood="unsure" size="size-12" />
			<div className="min-w-0">
				<p className="font-semibold text-poor">{title}</p>
				{children}
			</div>
		</div>
	);
}

type ErrorNoticeProps = {
	error: Error;
	/** Stand in for the words of the error's code and for the server's own sentence. */
	words?: { title: string; advice: ReactNode } | undefined;
	onRetry?: (() => void) | undefined;
};

/** What went wrong with a call, what to do next, and, where it can help, the button that tries again. */
export function ErrorNotice({ error, words, onRetry }: ErrorNoticeProps) {
	const { t } = useTranslation(['common', 'errors']);
	const code = errorCode(error);
	return (
		<Refusal title={words?.title ?? t(`errors:${code}.title`)}>
			<p className="mt-1">{words?.advice ?? t(`errors:${code}.advice`)}</p>
			{!words && error.message && (
				<p className="mt-2 break-words text-muted text-sm">
					<ErrorReason error={error} />
				</p>
			)}
			{onRetry && (
				<Button look="secondary" className="mt-4" onClick={onRetry}>
					<RotateCcw aria-hidden="true" className="size-4" />
					{t('tryAgain')}
				</Button>
			)}
		</Refusal>
	);
}
