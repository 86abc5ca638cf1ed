import type { Practice } from '@henry/contract/practice.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { HenryAvatar } from '#web/components/henry-face/henry-avatar.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { paths } from '#web/lib/paths.ts';
import { accountKeeper } from '#web/lib/practice/account-keeper.ts';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { loadPractice, practiceKey } from '#web/lib/practice/practice-query.ts';
import { reviewSize, todaysCards } from '#web/lib/practice/review-size.ts';
import { isKeptInAccount, refreshNow, type Session, useSession } from '#web/lib/session.ts';
import { DeleteFromBrowser, EraseAccount, HeldByAcademy } from './delete-everything.tsx';
import { ImportOffer } from './import-offer.tsx';
import { PracticeError } from './practice-error.tsx';
import { RecordingsChoice } from './recordings-choice.tsx';

/** What shows practice comes when there is some. */
const Overview = lazyPart(async () => (await import('./overview.tsx')).Overview, ['examRun']);
const Review = lazyPart(async () => (await import('./review.tsx')).Review, []);

type KnownSession = Exclude<Session, { status: 'unknown' }>;

/** Where practice is kept, and for a visitor the way to keep it for good. */
function Whose({ session }: { session: KnownSession }) {
	const { t } = useTranslation('progress');
	if (isKeptInAccount(session)) {
		return (
			<p className="mb-6 break-words text-lg text-muted">
				{t('account')}{' '}
				<Link to={paths.login} className="font-semibold text-accent-strong underline underline-offset-4">
					{session.user.displayName ?? session.user.email ?? t('ownAccount')}
				</Link>
			</p>
		);
	}
	const isPending = session.status === 'signedIn';
	return (
		<p className="mb-4 text-muted sm:mb-6 sm:text-lg">
			{t(isPending ? 'pending.text' : 'visitor.text')}{' '}
			<Link
				to={paths.login}
				className="inline-block font-semibold text-accent-strong underline underline-offset-4"
			>
				{t(isPending ? 'pending.account' : 'visitor.signIn')}
			</Link>
		</p>
	);
}

/**
 * What a first visit shows. Where the footer follows, it is as tall as the notice of loading before it, so that the footer
 * does not jump into view.
 */
function NothingYet({ isLast }: { isLast: boolean }) {
	const { t } = useTranslation('progress');
	return (
		<div className={isLast ? 'min-h-dvh' : ''}>
			<section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
				<HenryAvatar size="size-14 sm:size-20" />
				<h2 className="mt-3 font-bold text-2xl">{t('empty.title')}</h2>
				<p className="mt-2 sm:text-lg">{t('empty.text')}</p>
				<ButtonLink to={paths.grammarSpeech} className="mt-6 w-full sm:w-auto">
					{t('empty.button')}
				</ButtonLink>
			</section>
		</div>
	);
}

const holdsNothing = ({ results, cards, recordings }: Practice) =>
	results.length + cards.length + recordings.length === 0;

/** The practice of whoever uses this browser. */
function Progress({ session, onErased }: { session: KnownSession; onErased: () => void }) {
	const { t } = useTranslation('progress');
	const [search] = useSearchParams();
	const isInAccount = isKeptInAccount(session);
	const keeper = isInAccount ? accountKeeper : browserKeeper;
	const owner = isInAccount ? session.user.uid : 'browser';
	const practice = useQuery({
		queryKey: [...practiceKey, owner],
		queryFn: () => loadPractice(keeper),
		staleTime: 0,
	});
	const loading = () => <LoadingNotice label={t('loading')} />;
	const error = (failure: Error, retry: () => void) => <PracticeError error={failure} onRetry={retry} />;
	if (search.has('review')) {
		return (
			<QueryView
				query={practice}
				loading={loading}
				error={error}
				empty={() => <NothingYet isLast />}
				data={({ cards }) => (
					<Suspense fallback={loading()}>
						<Review
							keeper={keeper}
							cards={cards}
							size={search.get('review') === 'today' ? todaysCards : reviewSize}
						/>
					</Suspense>
				)}
			/>
		);
	}
	return (
		<>
			<Whose session={session} />
			{isInAccount && <ImportOffer />}
			<QueryView
				query={practice}
				loading={loading}
				error={error}
				isEmpty={holdsNothing}
				empty={() => <NothingYet isLast={session.status !== 'signedIn'} />}
				data={(data) => (
					<Suspense fallback={loading()}>
						<PrintedReport activity={t('title')}>
							<Overview keeper={keeper} practice={data} />
						</PrintedReport>
						{!isInAccount && <DeleteFromBrowser />}
					</Suspense>
				)}
			/>
			{isInAccount && (
				<RecordingsChoice
					keptDays={session.keepRecordingsDays}
					recordingCount={practice.data?.recordings.length ?? 0}
				/>
			)}
			{session.status === 'signedIn' &&
				(session.user.displayName === null ? (
					<EraseAccount email={session.user.email} onErased={onErased} />
				) : (
					<HeldByAcademy />
				))}
		</>
	);
}

/** `/me`: what has been practised, what keeps going wrong, and what to say again. */
export function ProgressPage() {
	const { t } = useTranslation('progress');
	const session = useSession();
	const [search] = useSearchParams();
	const [isErased, setErased] = useState(false);
	return (
		<Page title={t(search.has('review') ? 'review.title' : 'title')}>
			{isErased && session.status === 'visitor' && (
				<p role="status" className="mb-6 rounded-card bg-good-soft p-4 font-semibold text-good">
					{t('erase.done')}
				</p>
			)}
			{session.status === 'unknown' && !session.error && <LoadingNotice label={t('loading')} />}
			{session.status === 'unknown' && session.error && (
				<ErrorNotice error={session.error} onRetry={() => void refreshNow().catch(() => {})} />
			)}
			{session.status !== 'unknown' && <Progress session={session} onErased={() => setErased(true)} />}
		</Page>
	);
}
