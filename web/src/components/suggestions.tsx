import type { FeedbackResponse, Suggestion, TextSpan } from '@henry/contract/feedback.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Reason } from './reason.tsx';

/** Whether nothing of an answer is surely wrong, but something may be: then nobody knows what is better as a whole. */
export const isOnlyDoubt = ({
	corrections,
	suggestions,
}: Pick<FeedbackResponse, 'corrections' | 'suggestions'>): boolean =>
	corrections.length === 0 && suggestions.length > 0;

/** How many words of the text are shown before and after what a suggestion is about. */
const wordsAround = 4;

/** The words around a place of a text, on its own line. */
function wordsBeside(text: string, { start, end }: TextSpan) {
	const before = text.slice(0, start).split('\n').at(-1) ?? '';
	const after = text.slice(end).split('\n')[0] ?? '';
	return {
		before: before
			.split(' ')
			.slice(-wordsAround - 1)
			.join(' '),
		after: after
			.split(' ')
			.slice(0, wordsAround + 1)
			.join(' '),
	};
}

type Offered = { suggestion: Suggestion; text: string };

/** One suggestion: the words that were heard, what may be better, and why. */
function SuggestionItem({ suggestion, text }: Offered) {
	const { t } = useTranslation('report');
	const { original, replacement, originalSpan, asksWhatWasSaid } = suggestion;
	const { before, after } = wordsBeside(text, originalSpan);
	return (
		<li>
			<p>
				{t(asksWhatWasSaid ? 'maybe.didYouSay' : 'maybe.youSaid')}{' '}
				<q lang="en">
					{before}
					<strong>{original}</strong>
					{after}
				</q>
				{asksWhatWasSaid && t('maybe.questionMark')}
			</p>
			<p className="text-muted text-sm">
				{t(asksWhatWasSaid ? 'maybe.thenBetter' : 'maybe.perhapsBetter')}{' '}
				<q lang="en">{replacement.trim() || t('nothingWord')}</q>. <Reason of={suggestion} />
			</p>
		</li>
	);
}

type SuggestionListProps = { title: string; about: string; offered: readonly Offered[]; isFolded?: boolean };

/** A list of suggestions, which paper leaves out; one that is folded is shown on demand. */
function SuggestionList({ title, about, offered, isFolded = false }: SuggestionListProps) {
	const { t } = useTranslation('report');
	const titleId = useId();
	const listId = useId();
	const [isShown, setShown] = useState(!isFolded);
	if (offered.length === 0) return null;
	return (
		<section aria-labelledby={titleId} className="no-print space-y-3 border-line border-t pt-4">
			<h4 id={titleId} className="font-semibold">
				{title}
			</h4>
			{isFolded && (
				<Button
					look="secondary"
					aria-expanded={isShown}
					aria-controls={listId}
					onClick={() => setShown(!isShown)}
				>
					{isShown ? t('maybe.hide') : t('maybe.show', { count: offered.length })}
				</Button>
			)}
			<div id={listId} className={`space-y-3 ${isShown ? '' : 'hidden'}`}>
				<p className="text-muted text-sm">{about}</p>
				<ul className="space-y-3">
					{offered.map(({ suggestion, text }) => (
						<SuggestionItem
							key={`${suggestion.originalSpan.start} ${text}`}
							suggestion={suggestion}
							text={text}
						/>
					))}
				</ul>
			</div>
		</section>
	);
}

/**
 * What may be better said, and apart from it what is asked because the words were not heard for sure; each with the text
 * that its original span lies in. It is quieter than corrections, which are sure.
 */
export function Suggestions({ offered }: { offered: readonly Offered[] }) {
	const { t } = useTranslation('report');
	const asked = offered.filter(({ suggestion }) => suggestion.asksWhatWasSaid);
	return (
		<>
			<SuggestionList
				title={t('maybe.title')}
				about={t('maybe.about')}
				offered={offered.filter(({ suggestion }) => !suggestion.asksWhatWasSaid)}
				isFolded
			/>
			<SuggestionList title={t('maybe.askedTitle')} about={t('maybe.askedAbout')} offered={asked} />
		</>
	);
}

/** The suggestions on one text. */
export function SuggestionsOn({ text, suggestions }: { text: string; suggestions: readonly Suggestion[] }) {
	return <Suggestions offered={suggestions.map((suggestion) => ({ suggestion, text }))} />;
}
