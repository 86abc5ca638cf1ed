import type { Homework } from '@henry/contract/homework.ts';
import { CalendarDays, ChevronRight, MessageCircle } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Badge } from '#web/components/badge.tsx';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';
import { DueDatesButton } from '#web/components/homework/due-dates-button.tsx';
import { useTaskName } from '#web/components/homework/use-task-name.ts';
import type { DueDate } from '#web/lib/calendar-file.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { paths } from '#web/lib/paths.ts';
import { useMoment } from '#web/lib/use-moment.ts';

/** Only where an academy has named somebody. */
const LeadLine = lazyPart(async () => (await import('./lead-notice.tsx')).LeadLine, ['safeguarding']);

type Item = Homework[number];

/** How it stands with an assignment, in one word. */
function State({ item: { assignment, handIns } }: { item: Item }) {
	const { t } = useTranslation('homework');
	const isAnswered = handIns.some(({ review }) => review);
	const isLate = handIns.length === 0 && assignment.dueAtMs !== null && assignment.dueAtMs < Date.now();
	if (isLate) return <Badge level="poor">{t('list.late')}</Badge>;
	if (handIns.length === 0) return null;
	return <Badge level={isAnswered ? 'good' : 'fair'}>{t(isAnswered ? 'list.answered' : 'list.waits')}</Badge>;
}

/** Where the detail of an assignment is. */
function addressOf({ assignment, ward }: Item): string {
	const query = new URLSearchParams({ homework: assignment.id, ...(ward && { ward }) });
	return `${paths.classes}?${query}`;
}

/** What a calendar says of an assignment, where it has a date. */
function dueDateOf(item: Item): DueDate[] {
	const { assignment, className, ward } = item;
	if (assignment.dueAtMs === null) return [];
	// Guardians may have the same assignment for several learners.
	const id = assignment.id + (ward ? `-${encodeURIComponent(ward)}` : '');
	const title = ward ? `${assignment.title}, ${ward}` : assignment.title;
	return [{ id, title, className, dueAtMs: assignment.dueAtMs, path: addressOf(item) }];
}

function Card({ item }: { item: Item }) {
	const { t } = useTranslation('homework');
	const moment = useMoment();
	const taskName = useTaskName();
	const { assignment, className, ward, isArchived, handIns } = item;
	return (
		<li className="relative rounded-card border border-line bg-surface p-4 shadow-card transition hover:shadow-raised">
			<div className="flex items-center gap-3">
				<div className="min-w-0 flex-1 space-y-1">
					<h3 className="break-words font-bold text-lg">
						<Link to={addressOf(item)} className="after:absolute after:inset-0 after:rounded-card">
							{assignment.title}
						</Link>
					</h3>
					<p className="text-muted text-sm">
						{className} · {taskName(assignment.task)}
						{ward && ` · ${t('list.of', { ward })}`}
					</p>
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
						<span className="inline-flex items-center gap-1.5">
							<CalendarDays aria-hidden="true" className="size-4" />
							{assignment.dueAtMs === null
								? t('list.noDue')
								: t('list.due', { moment: moment(assignment.dueAtMs) })}
						</span>
						{isArchived ? <span className="text-muted">{t('list.archived')}</span> : <State item={item} />}
						{handIns.some(({ review }) => review?.note) && (
							<MessageCircle aria-hidden="true" className="size-4 text-good" />
						)}
					</p>
				</div>
				<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
			</div>
		</li>
	);
}

function Section({ title, items }: { title: string; items: Item[] }) {
	if (items.length === 0) return null;
	return (
		<section aria-label={title} className="space-y-3">
			<h2 className="font-bold text-xl">{title}</h2>
			<ul className="space-y-3">
				{items.map((item) => (
					<Card key={`${item.assignment.id} ${item.ward}`} item={item} />
				))}
			</ul>
		</section>
	);
}

/** What is to be done, the most urgent first, and what is handed in. */
export function HomeworkList({ homework }: { homework: Homework }) {
	const { t } = useTranslation('homework');
	const isOpen = ({ handIns, isArchived, isReadOnly }: Item) =>
		handIns.length === 0 && !isArchived && !isReadOnly;
	const urgentFirst = homework
		.filter(isOpen)
		.toSorted((one, other) => (one.assignment.dueAtMs ?? Infinity) - (other.assignment.dueAtMs ?? Infinity));
	// Learners read it before their first homework; here it is for guardians as well.
	const notices = new Map(
		homework.flatMap(({ leadNotice }) => (leadNotice ? [[leadNotice.academyId, leadNotice]] : [])),
	);
	const academies = new Map(homework.map(({ academy }) => [academy.name, academy]));
	return (
		<div className="space-y-6">
			{[...academies.values()].map((academy) => (
				<AcademyBand key={academy.name} {...academy} />
			))}
			{[...notices.values()].map((notice) => (
				<Suspense key={notice.academyId} fallback={null}>
					<LeadLine notice={notice} />
				</Suspense>
			))}
			<Section title={t('list.open')} items={urgentFirst} />
			<DueDatesButton dueDates={urgentFirst.flatMap(dueDateOf)} />
			<Section title={t('list.done')} items={homework.filter((item) => !isOpen(item))} />
		</div>
	);
}
