import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useFragment } from '#web/lib/fragment.ts';
import { paths } from '#web/lib/paths.ts';
import { confirmWaitlist, leaveWaitlist } from './waitlist-calls.ts';

/**
 * `/waitlist`: where the links of the waitlist's mails lead, `#confirm=TOKEN` and `#leave=TOKEN`. Nothing happens before the
 * button is pressed, because mail scanners open links too.
 */
export function WaitlistPage() {
	const fragment = useFragment();
	const [confirmToken, leaveToken] = [fragment.get('confirm'), fragment.get('leave')];
	if (leaveToken) return <AskFirst key={leaveToken} words="leave" act={() => leaveWaitlist(leaveToken)} />;
	if (confirmToken)
		return <AskFirst key={confirmToken} words="confirm" act={() => confirmWaitlist(confirmToken)} />;
	return <BrokenLink why="incomplete" />;
}

function AskFirst({ words, act }: { words: 'confirm' | 'leave'; act: () => Promise<void> }) {
	const { t } = useTranslation('academies');
	const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: act });
	const code = error instanceof ApiError ? error.code : undefined;
	if (code === 'not-found') return <BrokenLink why="gone" />;
	if (code === 'invalid-argument') return <BrokenLink why="incomplete" />;
	return (
		<Page title={t(`link.${words}.${isSuccess ? 'doneTitle' : 'title'}`)}>
			<p role="status" className="mb-6 text-lg">
				{t(`link.${words}.${isSuccess ? 'doneText' : 'text'}`)}
			</p>
			{error && (
				<div className="mb-6">
					<ErrorNotice error={error} />
				</div>
			)}
			{!isSuccess && (
				<Button disabled={isPending} onClick={() => mutate()} className="mb-6 w-full sm:w-auto">
					{isPending ? t('link.sending') : t(`link.${words}.button`)}
				</Button>
			)}
			{isSuccess && <OtherWays />}
		</Page>
	);
}

function BrokenLink({ why }: { why: 'incomplete' | 'gone' }) {
	const { t } = useTranslation('academies');
	return (
		<Page title={t(`link.${why}.title`)}>
			<p role="alert" className="mb-6 text-lg">
				{t(`link.${why}.text`)}
			</p>
			<OtherWays />
		</Page>
	);
}

function OtherWays() {
	const { t } = useTranslation('academies');
	return (
		<div className="flex flex-wrap gap-4">
			<ButtonLink look="secondary" to={paths.academies}>
				{t('link.toAcademies')}
			</ButtonLink>
			<ButtonLink look="secondary" to={paths.grammarSpeech}>
				{t('link.tryHenry')}
			</ButtonLink>
		</div>
	);
}
