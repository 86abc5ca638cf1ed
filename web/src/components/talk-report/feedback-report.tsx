import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { SavePdfButton } from '#web/components/printed-report.tsx';
import { LazySpeechSounds } from '#web/components/pronunciation/lazy-speech-sounds.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { takeFocusAtTop } from '#web/components/take-focus.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { RestOnItsWay } from './rest-on-its-way.tsx';
import type { UseCorrection } from './use-correction.ts';

/** The correction, whose first heading follows the report's own: the focus goes to it when it appears. */
function Made({ children }: { children: ReactNode }) {
	return (
		<div ref={takeFocusAtTop} tabIndex={-1} className="space-y-6 outline-none print:space-y-2">
			{children}
		</div>
	);
}

type FeedbackReportProps<Exercise, Correction extends { unfinished?: boolean | undefined }> = UseCorrection<
	Exercise,
	Correction
> & {
	/** Whether there is anything to report on. */
	isBegun: boolean;
	/** It survives being left. */
	isKept?: boolean;
	/** Its end is what is done next on its screen: the way to it stands in the dock. */
	isDocked?: boolean;
	/** How far it has come. */
	progress: ReactNode;
	/** There is nothing on its way that would be lost. */
	mayFinish: boolean;
	onFinish: () => void;
	/** The correction, once it is there. */
	children: (correction: Correction) => ReactNode;
};

/** How far the exercise has come, the way to its end, and then what came of it (specification, sections 2 and 4). */
export function FeedbackReport<Exercise, Correction extends { unfinished?: boolean | undefined }>({
	isBegun,
	isKept = false,
	isDocked = false,
	progress,
	mayFinish,
	onFinish,
	correcting,
	completing,
	correction,
	isSettled,
	remembering,
	isSubmitted,
	children,
}: FeedbackReportProps<Exercise, Correction>) {
	const { t } = useTranslation('talkReport');
	const headingId = useId();
	useUnsaved(isBegun && !isKept && !correcting.isSuccess);
	if (!isBegun) return null;
	return (
		<section aria-labelledby={headingId} className="mt-10 space-y-6 border-line border-t pt-8">
			<div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7 print:hidden [&>.loading-notice]:py-2">
				<h2 id={headingId} className="font-bold text-2xl">
					{t('progress.title')}
				</h2>
				{progress}
				<p role="status" className="flex items-center gap-2 empty:sr-only">
					{isSubmitted && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />}
					{isSubmitted && t('progress.completed')}
					{!isSubmitted && !correcting.isPending && t('progress.anyTime')}
				</p>
				{correcting.isError && <p>{t('progress.missing')}</p>}
				<div className="flex flex-wrap gap-3">
					{!isSubmitted && (
						<div className={isDocked ? 'dock' : ''}>
							<Button
								className={isDocked ? 'w-full' : ''}
								disabled={correcting.isPending || !mayFinish}
								onClick={onFinish}
							>
								{t('progress.finish')}
							</Button>
						</div>
					)}
					<SavePdfButton disabled={!isSettled} />
				</div>
				{correcting.isPending && <LoadingNotice label={t('progress.working')} />}
				{correcting.isError && (
					<ErrorNotice error={correcting.error} onRetry={() => correcting.mutate(correcting.variables)} />
				)}
			</div>
			{correction && <Made>{children(correction)}</Made>}
			<RestOnItsWay completing={completing} />
			<RememberNotice remembering={remembering} />
			{correction && remembering.isSuccess && <LazySpeechSounds />}
		</section>
	);
}
