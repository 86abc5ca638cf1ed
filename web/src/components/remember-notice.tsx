import type { UseMutationResult } from '@tanstack/react-query';
import { BookmarkCheck, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '#web/lib/paths.ts';
import { BrowserStorageError } from '#web/lib/practice/keeper.ts';
import type { NewPractice, Remembered } from '#web/lib/remember-practice.ts';
import { ErrorReason } from './error-reason.tsx';

type RememberNoticeProps = { remembering: UseMutationResult<Remembered, Error, NewPractice> };

/** One quiet line on whether a practice has been remembered, with the way to it or another try. */
export function RememberNotice({ remembering }: RememberNoticeProps) {
	const { t } = useTranslation('practised');
	const link =
		'inline-flex min-h-8 items-center font-semibold text-accent-strong underline underline-offset-4';
	return (
		<p
			role="status"
			className="no-print flex flex-wrap items-center gap-x-2 text-muted text-sm empty:sr-only"
		>
			{remembering.isPending && t('remembering.pending')}
			{remembering.data?.handedIn === true && (
				<>
					<BookmarkCheck aria-hidden="true" className="size-4 shrink-0" />
					{t('remembering.handedIn')}
					<Link to={paths.classes} className={link}>
						{t('remembering.toClasses')}
					</Link>
				</>
			)}
			{remembering.isSuccess && remembering.data.handedIn instanceof Error && (
				<>
					<CloudOff aria-hidden="true" className="size-4 shrink-0" />
					<span className="font-semibold text-poor">
						{t('remembering.notHandedIn')} <ErrorReason error={remembering.data.handedIn} />
					</span>
					<button type="button" className={link} onClick={() => remembering.mutate(remembering.variables)}>
						{t('remembering.handInAgain')}
					</button>
				</>
			)}
			{remembering.isSuccess && (
				<>
					<BookmarkCheck aria-hidden="true" className="size-4 shrink-0" />
					{t(remembering.data.recordingLost ? 'remembering.savedWithoutRecording' : 'remembering.saved')}
					<Link to={paths.me} className={link}>
						{t('remembering.open')}
					</Link>
				</>
			)}
			{remembering.isError && (
				<>
					<CloudOff aria-hidden="true" className="size-4 shrink-0" />
					{remembering.error instanceof BrowserStorageError ? (
						t('remembering.storageForbidden')
					) : (
						<span>
							{t('remembering.failed')} <ErrorReason error={remembering.error} />
						</span>
					)}
					<button type="button" className={link} onClick={() => remembering.mutate(remembering.variables)}>
						{t('remembering.retry')}
					</button>
				</>
			)}
		</p>
	);
}
