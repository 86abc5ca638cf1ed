import type { AcademyOverview } from '@henry/contract/academies.ts';
import type { MadeCard } from '@henry/contract/cards.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, FileText, Presentation } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ButtonAnchor, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { academyCalls, classCsvAddress, keys } from '#web/features/academy/calls.ts';
import { ClassHomework } from '#web/features/academy/homework/class-homework.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { paths } from '#web/lib/paths.ts';
import { CardSheet } from './card-sheet.tsx';
import { classAddress } from './class-address.ts';
import { ClassLevels } from './class-levels.tsx';
import { ClassMistakes, ClassSounds } from './class-mistakes.tsx';
import { ClassTable } from './class-table.tsx';
import { ClassTeachers } from './class-teachers.tsx';
import { JoinCode } from './join-code.tsx';
import { JoinSheet } from './join-sheet.tsx';
import { LearnerCards } from './learner-cards.tsx';

/** Shown for a class that is a course on a learning platform. */
const PlatformMembers = lazyPart<{ classId: string; academyId: string; platform: string }>(
	async () => (await import('#web/features/academy/connections/platform-members.tsx')).PlatformMembers,
	['connections'],
);
const TermReports = lazyPart<{ classId: string; academyId: string; backTo: string }>(
	async () => (await import('./term-reports.tsx')).TermReports,
	['academy', 'marking', 'termReport', 'practised'],
);

type ClassPageProps = { classId: string; overview: AcademyOverview };

/** One class: its code, its homework, who did what, and what goes wrong most. */
export function ClassPage({ classId, overview }: ClassPageProps) {
	const { t, i18n } = useTranslation('academy');
	const [search] = useSearchParams();
	const view = useQuery({
		queryKey: keys.class(classId),
		queryFn: () => academyCalls.classView(classId),
		staleTime: 0,
	});
	const summary = overview.classes.find(({ id }) => id === classId);
	const mayWrite = overview.me.role !== 'assistant';
	const sheet = search.get('sheet');
	const isSheet = sheet === 'code';
	const [cards, setCards] = useState<MadeCard[] | null>(null);
	if (cards && summary) {
		return (
			<CardSheet
				academy={overview.academy}
				className={summary.name}
				joinCode={summary.joinCode}
				cards={cards}
				onDone={() => setCards(null)}
			/>
		);
	}
	if (isSheet && summary && mayWrite && !summary.isArchived) {
		const { name, joinCode } = summary;
		return (
			<JoinSheet
				academy={overview.academy}
				name={name}
				joinCode={joinCode}
				backTo={classAddress(overview.academy.id, classId)}
			/>
		);
	}
	if (sheet === 'reports' && mayWrite) {
		return (
			<Suspense fallback={<LoadingNotice />}>
				<TermReports
					classId={classId}
					academyId={overview.academy.id}
					backTo={classAddress(overview.academy.id, classId)}
				/>
			</Suspense>
		);
	}
	return (
		<div className="space-y-8">
			<ButtonLink
				look="quiet"
				className="-ml-5"
				to={`${paths.academy}?${new URLSearchParams({ academy: overview.academy.id })}`}
			>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('class.back')}
			</ButtonLink>
			<QueryView
				query={view}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => null}
				data={(data) => (
					<>
						<div className="flex flex-wrap items-center justify-between gap-3">
							<h2 className="min-w-0 break-words font-bold text-2xl">{data.name}</h2>
							<LessonLink academyId={overview.academy.id} classId={classId} />
						</div>
						{data.isArchived && (
							<p className="rounded-control bg-fair-soft p-3 text-fair">{t('class.archivedNote')}</p>
						)}
						<ClassTeachers classId={classId} overview={overview} />
						{summary && mayWrite && <JoinCode summary={summary} academyId={overview.academy.id} />}
						{mayWrite && !data.isArchived && summary?.platform && (
							<Suspense fallback={<LoadingNotice />}>
								<PlatformMembers
									classId={classId}
									academyId={overview.academy.id}
									platform={summary.platform}
								/>
							</Suspense>
						)}
						{mayWrite && !data.isArchived && (
							<LearnerCards
								classId={classId}
								academyId={overview.academy.id}
								learners={overview.people.filter(
									({ role, classIds }) => role === 'learner' && classIds.includes(classId),
								)}
								onMade={setCards}
							/>
						)}
						<ClassHomework
							view={data}
							academyId={overview.academy.id}
							mayWrite={mayWrite}
							path={classAddress(overview.academy.id, classId)}
						/>
						<section aria-labelledby="who" className="space-y-4">
							<h3 id="who" className="font-bold text-xl">
								{t('class.who')}
							</h3>
							<ClassTable view={data} />
							{mayWrite && data.learners.length > 0 && (
								<div className="flex flex-wrap gap-3">
									{(['names', 'numbers'] as const).map((who) => (
										<ButtonAnchor
											key={who}
											look="secondary"
											href={classCsvAddress(classId, i18n.language, who)}
											download
										>
											<Download aria-hidden="true" className="size-5" />
											{t(who === 'names' ? 'class.csv' : 'class.csvNumbers')}
										</ButtonAnchor>
									))}
									<ButtonLink
										look="secondary"
										to={`${classAddress(overview.academy.id, classId)}&sheet=reports`}
									>
										<FileText aria-hidden="true" className="size-5" />
										{t('class.reports')}
									</ButtonLink>
								</div>
							)}
						</section>
						<ClassMistakes view={data} />
						<ClassSounds view={data} />
						<ClassLevels view={data} />
					</>
				)}
			/>
		</div>
	);
}

/** To what the class can do together about what goes wrong. */
function LessonLink({ academyId, classId }: { academyId: string; classId: string }) {
	const { t } = useTranslation('academy');
	return (
		<ButtonLink
			look="secondary"
			to={`${paths.classLesson}?${new URLSearchParams({ academy: academyId, class: classId })}`}
		>
			<Presentation aria-hidden="true" className="size-5" />
			{t('class.lesson')}
		</ButtonLink>
	);
}
