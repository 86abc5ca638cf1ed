import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellOutcome } from '#web/audio/feedback.ts';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { speakInVoice } from '#web/lib/speak-kept.ts';
import type { Round } from './rounds.ts';

type WordButtonProps = {
	word: string;
	/** Undefined until one was chosen. */
	verdict: 'right' | 'wrong' | 'other' | undefined;
	onChoose: () => void;
};

const looks = {
	right: 'border-good bg-good-soft text-good',
	wrong: 'border-poor bg-poor-soft text-poor',
	other: 'border-line bg-surface text-muted',
};

function WordButton({ word, verdict, onChoose }: WordButtonProps) {
	return (
		<button
			type="button"
			lang="en"
			aria-disabled={verdict !== undefined}
			onClick={verdict === undefined ? onChoose : undefined}
			className={`flex min-h-20 items-center justify-center gap-2 rounded-card border-2 px-2 font-bold font-display text-2xl ${verdict ? looks[verdict] : 'border-line-strong bg-surface text-accent-strong shadow-card hover:border-accent hover:bg-accent-soft'}`}
		>
			{verdict === 'right' && <Check aria-hidden="true" className="size-6" />}
			{verdict === 'wrong' && <X aria-hidden="true" className="size-6" />}
			{word}
		</button>
	);
}

type OneRoundProps = { round: Round; place: string; isFirst: boolean; onChosen: (index: number) => void };

/** One word to hear, its pair to choose from, and whether that was right. */
function OneRound({ round: { pair, said, voice }, place, isFirst, onChosen }: OneRoundProps) {
	const { t } = useTranslation('pairs');
	const [chosen, setChosen] = useState<number>();
	const verdictOf = (index: number) => {
		if (chosen === undefined) return undefined;
		if (index === said) return 'right' as const;
		return index === chosen ? ('wrong' as const) : ('other' as const);
	};
	return (
		<div className="space-y-4">
			<p ref={isFirst ? undefined : takeFocus} tabIndex={-1} className="font-semibold outline-none">
				{t('hear.question')} <span className="text-muted tabular-nums">{place}</span>
			</p>
			<ListenButton
				label={t('hear.play')}
				load={() => speakInVoice(pair[said], voice)}
				startsItself={!isFirst}
			/>
			<div className="grid grid-cols-2 gap-3">
				{pair.map((word, index) => (
					<WordButton
						key={word}
						word={word}
						verdict={verdictOf(index)}
						onChoose={() => {
							setChosen(index);
							tellOutcome(index === said);
							onChosen(index);
						}}
					/>
				))}
			</div>
			<p role="status" className="min-h-7 font-semibold">
				{chosen !== undefined && (chosen === said ? t('hear.right') : t('hear.wrong', { word: pair[said] }))}
			</p>
		</div>
	);
}

type HearRoundsProps = { rounds: readonly Round[]; onEnd: (missed: Round[]) => void };

/** The rounds, one after the other. */
export function HearRounds({ rounds, onEnd }: HearRoundsProps) {
	const { t } = useTranslation('pairs');
	const [at, setAt] = useState(0);
	const [missed, setMissed] = useState<Round[]>([]);
	const [isChosen, setIsChosen] = useState(false);
	const round = rounds[at];
	if (!round) return null;
	const isLast = at === rounds.length - 1;
	function goOn() {
		if (isLast) return onEnd(missed);
		setIsChosen(false);
		setAt(at + 1);
	}
	return (
		<>
			<OneRound
				key={at}
				round={round}
				place={t('place', { number: at + 1, total: rounds.length })}
				isFirst={at === 0}
				onChosen={(index) => {
					setIsChosen(true);
					if (index !== round.said) setMissed([...missed, round]);
				}}
			/>
			{isChosen && (
				<Dock>
					<Button className="w-full" onClick={goOn}>
						{t(isLast ? 'hear.seeResult' : 'hear.next')}
					</Button>
				</Dock>
			)}
		</>
	);
}
