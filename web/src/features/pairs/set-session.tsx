import type { MinimalPairSet } from '@henry/contract/minimal-pairs.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { useInLanguage } from '#web/lib/in-language.ts';
import { rememberPractice } from '#web/lib/remember-practice.ts';
import { voicesQuery } from '#web/lib/voices.ts';
import { HearResult } from './hear-result.tsx';
import { HearRounds } from './hear-rounds.tsx';
import { nameOf } from './name-of.ts';
import { type Round, roundsOf } from './rounds.ts';
import { SayPairs } from './say-pairs.tsx';

/** What is remembered of a set: that it was practised. What was practised with is no measure of progress. */
const practiceOf = (set: MinimalPairSet) => ({
	...{ activity: 'minimalPairs' as const, title: nameOf(set), measures: {} },
	...{ corrections: [], weakWords: [], sounds: [] },
});

type HearingProps = { set: MinimalPairSet; voices: string[]; onSay: () => void };

/** Ten rounds by ear, and what came of them; then ten more, if wanted. */
function Hearing({ set, voices, onSay }: HearingProps) {
	const [attempt, setAttempt] = useState(1);
	const [rounds, setRounds] = useState(() => roundsOf(set, voices));
	const [missed, setMissed] = useState<Round[]>();
	const remembering = useMutation({ mutationFn: rememberPractice });
	if (!missed) {
		return (
			<HearRounds
				key={attempt}
				rounds={rounds}
				onEnd={(wrong) => {
					setMissed(wrong);
					remembering.mutate(practiceOf(set));
				}}
			/>
		);
	}
	return (
		<HearResult
			total={rounds.length}
			missed={missed}
			onSay={onSay}
			onAgain={() => {
				setRounds(roundsOf(set, voices));
				setMissed(undefined);
				setAttempt(attempt + 1);
			}}
		>
			<RememberNotice remembering={remembering} />
		</HearResult>
	);
}

type SetSessionProps = { set: MinimalPairSet; onBack: () => void };

/** One set of pairs: first by ear, then aloud. */
export function SetSession({ set, onBack }: SetSessionProps) {
	const { t } = useTranslation('pairs');
	const inLanguage = useInLanguage();
	const [isSaying, setSaying] = useState(false);
	const voices = useQuery(voicesQuery);
	const names = voices.data?.map(({ name }) => name) ?? [];
	return (
		<section className="space-y-4">
			<h2 ref={takeFocus} tabIndex={-1} lang="en" className="font-bold text-2xl outline-none">
				{nameOf(set)}
			</h2>
			<p className="text-muted">{inLanguage(set.hint)}</p>
			{voices.isPending && <LoadingNotice label={t('loading')} />}
			{!voices.isPending && !isSaying && <Hearing set={set} voices={names} onSay={() => setSaying(true)} />}
			{isSaying && <SayPairs set={set} onDone={onBack} />}
		</section>
	);
}
