import { scoreGoodAbove0to100 } from '@henry/contract/limits.ts';
import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { MessageCircle, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#web/components/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { type ScoreLevel, scoreLevel, shownScore } from './score-level.ts';

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
	const text = t(report.overall0to100 > scoreGoodAbove0to100 ? 'share.high' : 'share.low', {
		score: shownScore(report.overall0to100),
		squares: squaresOf(report),
		link: new URL(paths.speakle, window.location.href).href,
	});
	const encoded = encodeURIComponent(text);
	return (
		<div className="space-y-4">
			<p className="break-words rounded-card bg-paper p-4">{text}</p>
			<div className="flex flex-wrap gap-3">
				<ButtonAnchor
					href={`https://twitter.com/intent/tweet?text=${encoded}`}
					target="_blank"
					rel="noopener noreferrer"
				>
					<Share2 aria-hidden="true" className="size-5" />
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
		</div>
	);
}
