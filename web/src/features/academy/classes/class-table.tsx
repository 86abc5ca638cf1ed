import type { ClassView } from '@henry/contract/class-view.ts';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { useNumber } from '#web/lib/use-moment.ts';

type Learner = ClassView['learners'][number];

/** What a learner did for one assignment, in a word. */
function Cell({ work }: { work: Learner['work'][number] | undefined }) {
	const { t } = useTranslation('academy');
	const number = useNumber();
	if (!work)
		return (
			<span className="text-muted">
				–<span className="sr-only">{t('class.notDone')}</span>
			</span>
		);
	const state =
		work.mark !== null
			? t('class.reviewed', { mark: number(work.mark) })
			: t(work.isReviewed ? 'class.reviewedNoMark' : 'class.handedIn');
	return (
		<span className={work.mark === null && !work.isReviewed ? 'text-fair' : 'font-semibold text-good'}>
			{state}
			{work.isLate && <span className="block text-muted text-xs">{t('class.lateMark')}</span>}
		</span>
	);
}

/** Who did what: a row a learner, a column an assignment. It scrolls by itself where it is wider than the page. */
export function ClassTable({ view: { assignments, learners } }: { view: ClassView }) {
	const { t } = useTranslation('academy');
	const number = useNumber();
	if (learners.length === 0) return <EmptyNotice>{t('class.nobody')}</EmptyNotice>;
	const heads = [
		t('class.minutes'),
		t('class.late'),
		t('class.missing'),
		...assignments.map(({ title }) => title),
	];
	return (
		<section
			aria-label={t('class.table')}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className="relative overflow-x-auto rounded-card border border-line bg-surface"
		>
			<table className="w-full border-collapse text-left text-sm">
				<thead>
					<tr className="border-line border-b">
						<th scope="col" className="sticky left-0 bg-surface p-3">
							{t('class.learner')}
						</th>
						{heads.map((head, index) => (
							<th key={index} scope="col" className="min-w-24 p-3 align-bottom font-semibold">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{learners.map((learner) => (
						<tr key={learner.membershipId} className="border-line border-b last:border-b-0">
							<th scope="row" className="sticky left-0 max-w-36 break-words bg-surface p-3 font-semibold">
								{learner.displayName}
							</th>
							<td className="p-3 tabular-nums">{number(learner.minutesSpoken)}</td>
							<td className="p-3 tabular-nums">{learner.late}</td>
							<td className="p-3 tabular-nums">{learner.missing}</td>
							{assignments.map(({ id }) => (
								<td key={id} className="p-3">
									<Cell work={learner.work.find(({ assignmentId }) => assignmentId === id)} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
