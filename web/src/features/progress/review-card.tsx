import type { ReviewCard } from '@henry/contract/practice.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { type Target, targetOfCard } from '#web/components/talk-report/new-sentence.ts';
import { TryNow } from '#web/components/talk-report/try-now.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { Hint, Place } from './review-place.tsx';
import type { ReviewSentenceProps } from './review-sentence.tsx';

/** Comes after the words alone were used. */
const ReviewSentence = lazyPart(async () => (await import('./review-sentence.tsx')).ReviewSentence, []);

type ClueProps = { card: ReviewCard; target: Target; place: string; onGoOn: () => void };

/** First a card gives its words alone, to be used in a new sentence; the sentence of before comes after it. */
function Clue({ card, target, place, onGoOn }: ClueProps) {
	const { t } = useTranslation('progress');
	return (
		<article className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
			<Place>{place}</Place>
			<TryNow target={target} />
			<Hint of={card} />
			<Button look="secondary" onClick={onGoOn}>
				{t('review.goOn')}
			</Button>
		</article>
	);
}

/** One card: its words in a new sentence, then its sentence. */
export function ReviewCardView(props: ReviewSentenceProps) {
	const target = targetOfCard(props.card);
	const [isClue, setClue] = useState(target !== undefined);
	return isClue && target ? (
		<Clue {...props} target={target} onGoOn={() => setClue(false)} />
	) : (
		<Suspense>
			<ReviewSentence {...props} />
		</Suspense>
	);
}
