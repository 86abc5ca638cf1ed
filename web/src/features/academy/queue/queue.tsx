import type { AcademyOverview } from '@henry/contract/academies.ts';
import type { QueueEntry } from '@henry/contract/homework.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { ConfirmMany } from './confirm-many.tsx';
import { QueueEntryView } from './queue-entry.tsx';
import { type Undoable, UndoLine, undoableOf } from './undo-line.tsx';

/** The answers that a teacher hears, the neediest first, or those that have been confirmed. */
export function Queue({ overview }: { overview: AcademyOverview }) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const [classId, setClassId] = useState<string | null>(null);
	const [isReviewed, setReviewed] = useState(false);
	const [last, setLast] = useState<Undoable>();
	const wanted = { academyId: overview.academy.id, classId, isReviewed };
	const queue = useQuery({
		queryKey: keys.queue(wanted),
		queryFn: () => academyCalls.queue(wanted),
		staleTime: 0,
	});
	const refresh = () =>
		Promise.all([
			queryClient.invalidateQueries({ queryKey: keys.queues }),
			queryClient.invalidateQueries({ queryKey: keys.overview(overview.academy.id) }),
		]);
	const mayReview = overview.me.role !== 'assistant';
	return (
		<section aria-labelledby="queue" className="space-y-5">
			<h2 id="queue" className="font-bold text-2xl">
				{t('queue.title')}
			</h2>
			<p className="text-muted">{t('queue.intro')}</p>
			<div className="grid gap-4 sm:grid-cols-2">
				<FormField label={t('queue.class')}>
					{(ids) => (
						<select
							{...ids}
							value={classId ?? ''}
							onChange={({ target }) => setClassId(target.value || null)}
							className={fieldLook}
						>
							<option value="">{t('queue.allClasses')}</option>
							{overview.classes.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					)}
				</FormField>
				<div className="flex items-end gap-2">
					{[false, true].map((each) => (
						<Button
							key={String(each)}
							look={each === isReviewed ? 'primary' : 'secondary'}
							aria-pressed={each === isReviewed}
							onClick={() => setReviewed(each)}
						>
							{t(each ? 'queue.reviewed' : 'queue.waiting')}
						</Button>
					))}
				</div>
			</div>
			<UndoLine last={last} onUndone={refresh} />
			<QueryView
				query={queue}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				isEmpty={({ entries }) => entries.length === 0}
				empty={() => <EmptyNotice>{t(isReviewed ? 'queue.emptyReviewed' : 'queue.empty')}</EmptyNotice>}
				data={({ entries, total }) => (
					<>
						<p className="text-muted">{t('queue.total', { count: total })}</p>
						<Entries
							academyId={overview.academy.id}
							entries={entries}
							mayReview={mayReview}
							onConfirmed={(entry) => {
								setLast(undoableOf([entry], false));
								return refresh();
							}}
						/>
						{mayReview && !isReviewed && (
							<ConfirmMany
								entries={entries}
								onConfirmed={(confirmed) => {
									setLast(undoableOf(confirmed, true));
									return refresh();
								}}
							/>
						)}
					</>
				)}
			/>
		</section>
	);
}

type EntriesProps = {
	academyId: string;
	entries: QueueEntry[];
	mayReview: boolean;
	onConfirmed: (entry: QueueEntry) => Promise<unknown>;
};

/**
 * One answer at a time, which stays in view whatever comes in before it. A confirmed one leaves the list, so that the next
 * takes its place.
 */
function Entries({ academyId, entries, mayReview, onConfirmed }: EntriesProps) {
	const [chosen, setChosen] = useState({ place: 0, id: entries[0]?.id });
	const placeOfChosen = entries.findIndex(({ id }) => id === chosen.id);
	const place = placeOfChosen >= 0 ? placeOfChosen : Math.min(chosen.place, entries.length - 1);
	const entry = entries[place];
	const go = (wanted: number) => {
		const next = Math.max(0, Math.min(entries.length - 1, wanted));
		setChosen({ place: next, id: entries[next]?.id });
	};
	if (!entry) return null;
	return (
		<QueueEntryView
			key={entry.id}
			entry={entry}
			academyId={academyId}
			place={place}
			count={entries.length}
			mayReview={mayReview}
			onGo={go}
			onConfirmed={() => {
				setChosen({ place, id: undefined });
				return onConfirmed(entry);
			}}
		/>
	);
}
