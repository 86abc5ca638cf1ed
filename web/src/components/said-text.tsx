import type { SayAgainResponse } from '@henry/contract/say-again.ts';
import { useTranslation } from 'react-i18next';
import { MarkWrong } from './mark-wrong.tsx';

type SaidWord = SayAgainResponse['words'][number];

/** Doubt goes before everything: what is in doubt is never shown as a mistake. */
function stateOf({ said, unsure }: SaidWord): 'said' | 'notSaid' | 'inDoubt' {
	if (unsure) return 'inDoubt';
	return said ? 'said' : 'notSaid';
}

const looks = {
	said: 'text-good',
	notSaid: 'rounded border border-poor px-1 text-poor',
	inDoubt: 'border-line-strong border-b-2 border-dotted text-muted',
};

type SaidTextProps = { words: SaidWord[]; way: 'spoken' | 'typed' };

/**
 * A text word by word: which words were heard or typed, which were not, and which are in doubt. What was heard, the learner
 * may call wrong.
 */
export function SaidText({ words, way }: SaidTextProps) {
	const { t } = useTranslation('practised');
	const missing = words.filter((word) => stateOf(word) === 'notSaid');
	return (
		<>
			<p lang="en" className="text-xl leading-relaxed">
				{words.map((word, index) => {
					const state = stateOf(word);
					const told = state === 'notSaid' && way === 'typed' ? 'notTyped' : state;
					return (
						<span key={index}>
							<span className={`font-semibold ${looks[state]}`}>{word.text}</span>
							{told !== 'said' && <span className="sr-only"> ({t(`said.${told}`)})</span>}{' '}
						</span>
					);
				})}
			</p>
			{way === 'spoken' && missing.length > 0 && (
				<MarkWrong
					kind="pronunciation"
					about={`said again: ${missing.length} of ${words.length} not heard`}
					words={{
						said: words.map(({ text }) => text).join(' '),
						marked: missing.map(({ text }) => text).join(' '),
					}}
				/>
			)}
		</>
	);
}
