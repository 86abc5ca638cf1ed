import { scoreFairAbove0to100, scoreGoodAbove0to100 } from '@henry/contract/limits.ts';
import type { AssessedWord } from '@henry/contract/speakle.ts';
import { useTranslation } from 'react-i18next';
import {
	levelLooks,
	type ScoreLevel,
	scoreLevel,
	shownScore,
} from '#web/components/pronunciation/score-level.ts';

const levels: ScoreLevel[] = ['good', 'fair', 'poor', 'unsure'];

/** What the colours and lines mean. */
function Legend() {
	const { t } = useTranslation('speakle');
	const limits = { good: scoreGoodAbove0to100, fair: scoreFairAbove0to100 };
	return (
		<ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-3 gap-y-2 text-sm">
			{levels.map((level) => (
				<li key={level} className={`rounded-control px-2 py-0.5 ${levelLooks[level]}`}>
					{t(`legend.${level}`, limits)}
				</li>
			))}
		</ul>
	);
}

type WordButtonProps = { word: AssessedWord; isOpen: boolean; panelId: string; onChoose: () => void };

function WordButton({ word, isOpen, panelId, onChoose }: WordButtonProps) {
	const { t } = useTranslation('speakle');
	const isOmitted = word.error === 'omission';
	const level = scoreLevel(word.score0to100, word.unsure);
	const note = isOmitted ? t('omission') : word.unsure ? t('level.unsure') : shownScore(word.score0to100);
	const look = isOmitted ? 'bg-poor-soft text-poor line-through decoration-2' : levelLooks[level];
	return (
		<button
			type="button"
			onClick={onChoose}
			aria-expanded={isOpen}
			aria-controls={isOpen ? panelId : undefined}
			className="flex min-h-12 flex-col items-center rounded-control border border-transparent px-0.5 hover:bg-accent-soft not-print:aria-expanded:border-accent"
		>
			<span lang="en" className={`rounded-control px-2 py-0.5 font-semibold text-xl ${look}`}>
				{word.text}
			</span>{' '}
			<span className="text-muted text-sm tabular-nums">{note}</span>{' '}
			{!isOmitted && !word.unsure && <span className="sr-only">{t(`level.${level}`)}</span>}
		</button>
	);
}

type ScoredSentenceProps = {
	words: AssessedWord[];
	/** Index of the word whose panel is open. */
	openWord: number | undefined;
	panelId: string;
	onChoose: (index: number) => void;
};

/** The sentence with each word in the colour of its score, what was left out and what was said besides. */
export function ScoredSentence({ words, openWord, panelId, onChoose }: ScoredSentenceProps) {
	const { t } = useTranslation('speakle');
	function insertionText(index: number): string {
		const repeats = words[index]?.repeats;
		if (repeats) return t(repeats.isAnew ? 'insertionAnew' : 'insertionTwice', { words: repeats.words });
		const isAfterEnd = words.slice(index).every(({ error }) => error === 'insertion');
		return t(isAfterEnd ? 'insertionAfterEnd' : 'insertion');
	}
	return (
		<div className="space-y-5">
			<div className="flex flex-wrap items-start gap-x-1 gap-y-2">
				{words.map((word, index) =>
					word.error === 'insertion' ? (
						<span
							key={index}
							className="mt-2 rounded-full border border-muted border-dashed px-2 text-muted text-sm"
						>
							{insertionText(index)}
						</span>
					) : (
						<WordButton
							key={index}
							word={word}
							isOpen={index === openWord}
							panelId={panelId}
							onChoose={() => onChoose(index)}
						/>
					),
				)}
			</div>
			<Legend />
		</div>
	);
}
