import type { PractisedSound, ReviewCard } from '@henry/contract/practice.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { paths } from '#web/lib/paths.ts';
import type { PracticeKeeper } from '#web/lib/practice/keeper.ts';
import { practiceKey } from '#web/lib/practice/practice-query.ts';
import { dueCards } from '#web/lib/practice/schedule.ts';
import { rememberPractice } from '#web/lib/remember-practice.ts';
import { PracticeError } from './practice-error.tsx';
import { ReviewSummary } from './review-summary.tsx';

/** Comes where there is a card. */
const ReviewCardView = lazyPart(async () => (await import('./review-card.tsx')).ReviewCardView, []);

type Outcome = { wasRight: boolean; sounds: PractisedSound[] };

/** What a finished review is remembered as. */
function reviewPractice(outcomes: readonly Outcome[]) {
	const right = outcomes.filter(({ wasRight }) => wasRight).length;
	return {
		activity: 'review' as const,
		title: '',
		measures: { reviewRight0to100: (100 * right) / outcomes.length },
		corrections: [],
		weakWords: [],
		sounds: outcomes.flatMap(({ sounds }) => sounds),
	};
}

type ReviewProps = {
	keeper: PracticeKeeper;
	cards: ReviewCard[];
	/** How many cards it has at most. */
	size: number;
};

/** The cards that are due, one at a time; each is saved as soon as it is graded. */
export function Review({ keeper, cards, size }: ReviewProps) {
	const { t } = useTranslation('progress');
	const queryClient = useQueryClient();
	const [queue, setQueue] = useState(() => dueCards(cards, Date.now()).slice(0, size));
	const [outcomes, setOutcomes] = useState<Outcome[]>([]);
	const [isOver, setOver] = useState(queue.length === 0);
	const remembering = useMutation({ mutationFn: rememberPractice });
	const card = queue[outcomes.length];

	async function finish(all: Outcome[]) {
		setOver(true);
		if (all.length > 0) remembering.mutate(reviewPractice(all));
		await queryClient.invalidateQueries({ queryKey: practiceKey });
	}
	const grading = useMutation({
		mutationFn: ({ graded }: { graded: ReviewCard; outcome: Outcome }) =>
			keeper.save({ results: [], cards: [graded] }),
		onSuccess(_saved, { outcome }) {
			const all = [...outcomes, outcome];
			setOutcomes(all);
			if (all.length === queue.length) void finish(all);
		},
	});
	const removing = useMutation({
		mutationFn: (removed: ReviewCard) => keeper.forget({ cards: [removed.id] }),
		onSuccess(_forgotten, removed) {
			const left = queue.filter(({ id }) => id !== removed.id);
			setQueue(left);
			if (outcomes.length === left.length) void finish(outcomes);
		},
	});

	if (isOver || !card) {
		return (
			<ReviewSummary total={outcomes.length} right={outcomes.filter(({ wasRight }) => wasRight).length}>
				<RememberNotice remembering={remembering} />
			</ReviewSummary>
		);
	}
	const isSaving = grading.isPending || removing.isPending;
	return (
		<div className="space-y-6">
			<Suspense fallback={<LoadingNotice />}>
				<ReviewCardView
					key={card.id}
					card={card}
					place={t('review.place', { number: outcomes.length + 1, total: queue.length })}
					isSaving={isSaving}
					onGrade={(graded, wasRight, sounds) => grading.mutate({ graded, outcome: { wasRight, sounds } })}
				/>
			</Suspense>
			{grading.isError && (
				<PracticeError error={grading.error} onRetry={() => grading.mutate(grading.variables)} />
			)}
			{removing.isError && (
				<PracticeError error={removing.error} onRetry={() => removing.mutate(removing.variables)} />
			)}
			<div className="flex flex-wrap items-center justify-between gap-3">
				<Button
					look="quiet"
					className="-ms-5 text-start"
					disabled={isSaving}
					onClick={() => removing.mutate(card)}
				>
					<Trash2 aria-hidden="true" className="size-5" />
					<span>
						{t(card.kind === 'word' ? 'review.notMineWord' : 'review.notMine')}
						<span className="inline-block w-full font-normal text-muted text-sm">
							{t('review.notMineNote')}
						</span>
					</span>
				</Button>
				{outcomes.length > 0 ? (
					<Button look="secondary" disabled={isSaving} onClick={() => void finish(outcomes)}>
						{t('review.stop')}
					</Button>
				) : (
					<ButtonLink look="secondary" to={paths.me}>
						{t('review.back')}
					</ButtonLink>
				)}
			</div>
		</div>
	);
}
