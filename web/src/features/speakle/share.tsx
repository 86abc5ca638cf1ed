import { scoreGoodAbove0to100 } from '@henry/contract/limits.ts';
import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { ExternalLink, MessageCircle } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#web/components/button.tsx';
import { type ScoreLevel, scoreLevel, shownScore } from '#web/components/pronunciation/score-level.ts';
import { useOnScreen } from '#web/components/use-on-screen.ts';
import { paths } from '#web/lib/paths.ts';
import { ShareActions } from './share-actions.tsx';

const SharedPictureView = lazy(async () => ({
	default: (await import('./shared-picture.tsx')).SharedPictureView,
}));

const squares: Record<ScoreLevel, string> = { good: '🟩', fair: '🟨', poor: '🟥', unsure: '⬜' };

/** One square a word, in the colour of its score. */
function squaresOf({ words }: PronunciationReport): string {
	return words
		.filter(({ error }) => error !== 'insertion')
		.map(({ score0to100, unsure }) => squares[scoreLevel(score0to100, unsure)])
		.join('');
}

/** The result as a text for others, and links that share it. Another text above 80 (specification, section 5). */
export function Share({ report }: { report: PronunciationReport }) {
	const { t } = useTranslation('speakle');
	const [picture, setPicture] = useState<File>();
	const place = useRef<HTMLDivElement>(null);
	const isSeen = useOnScreen(place);
	const link = new URL(paths.speakle, window.location.href).href;
	const text = t(report.overall0to100 > scoreGoodAbove0to100 ? 'share.high' : 'share.low', {
		score: shownScore(report.overall0to100),
		squares: squaresOf(report),
		link,
	});
	const encoded = encodeURIComponent(text);
	return (
		<div className="space-y-4">
			<p className="break-words rounded-card bg-paper p-4">{text}</p>
			<div className="flex flex-wrap gap-3">
				<ShareActions text={text} picture={picture} />
				<ButtonAnchor
					look="secondary"
					href={`https://twitter.com/intent/tweet?text=${encoded}`}
					target="_blank"
					rel="noopener noreferrer"
				>
					<ExternalLink aria-hidden="true" className="size-5" />
					{t('share.twitter')}
				</ButtonAnchor>
				<ButtonAnchor
					look="secondary"
					href={`https://wa.me/?text=${encoded}`}
					target="_blank"
					rel="noopener noreferrer"
				>
					<MessageCircle aria-hidden="true" className="size-5" />
					{t('share.whatsApp')}
				</ButtonAnchor>
			</div>
			<div ref={place} className="min-h-8">
				{isSeen && (
					<Suspense>
						<SharedPictureView report={report} link={link} file={picture} onDrawn={setPicture} />
					</Suspense>
				)}
			</div>
		</div>
	);
}
