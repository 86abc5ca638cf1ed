import type { AssessedWord, OtherStress } from '@henry/contract/speakle.ts';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '#web/components/listen-button.tsx';
import { StressLine } from '#web/components/pronunciation/stress-line.tsx';
import { type Tried, TryWord } from '#web/components/pronunciation/try-word.tsx';
import { speakText } from '#web/lib/speak-text.ts';

type StressedWord = AssessedWord & { stress: OtherStress };

/** More than these are not told at once. */
const mostWords = 2;

/** The words that were surely stressed on another syllable than usual, the first ones. */
export const surelyStressedOtherwise = (words: readonly AssessedWord[]) =>
	words.filter((word): word is StressedWord => word.stress?.unsure === false).slice(0, mostWords);

/** Words that were stressed on another syllable than usual: how to say them, to hear and to try. */
export function StressedWords({ words, tried }: { words: readonly StressedWord[]; tried: Tried }) {
	const { t } = useTranslation('speakle');
	return (
		<div className="space-y-3">
			<p className="text-muted">{t('stress.how')}</p>
			<ul className="divide-y divide-line">
				{words.map(({ text, startMs, stress }) => {
					const word = text.replace(/^[^a-z]+|[^a-z]+$/gi, '');
					return (
						<li key={startMs} className="flex flex-wrap items-center gap-3 py-3">
							<span className="w-full sm:w-auto sm:flex-1">
								<StressLine stress={stress} />
							</span>
							<ListenButton label={t('word.hearModel')} load={() => speakText(word)} />
							<TryWord id={`stress ${word}`} word={word} label={t('weakest.try', { word })} tried={tried} />
						</li>
					);
				})}
			</ul>
		</div>
	);
}
