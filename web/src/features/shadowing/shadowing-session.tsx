import type { PathLevel, PathWeek } from '@henry/contract/path.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { paths } from '#web/lib/paths.ts';
import { rememberPractice } from '#web/lib/remember-practice.ts';
import { type Model, modelOf } from '#web/lib/shadowing-model.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { type Along, type HeardRound, hearRound, practisedShadowing } from './hear-round.ts';
import { ListenFirst, VoiceOnItsWay } from './listen-first.tsx';
import { RoundResult } from './round-result.tsx';
import { roundKinds, SpeakAlong } from './speak-along.tsx';

type RoundsProps = { week: PathWeek; model: Model };

/** Heard once, then spoken along with three times; after each time what was heard of it. */
function Rounds({ week, model }: RoundsProps) {
	const { t } = useTranslation('shadowing');
	const [isBegun, setBegun] = useState(false);
	const [rounds, setRounds] = useState<HeardRound[]>([]);
	const [isShown, setShown] = useState(false);
	const remembering = useMutation({ mutationFn: rememberPractice });
	const hearing = useMutation({
		mutationFn: (along: Along) => hearRound(along, model.words),
		onSuccess: (heard) => {
			const all = [...rounds, heard];
			setRounds(all);
			setShown(true);
			const isLast = all.length === roundKinds.length;
			if (isLast && all.some(({ words }) => words.length > 0)) {
				remembering.mutate(practisedShadowing(week.title, all));
			}
		},
	});
	const text = week.shadowing.join(' ');
	const isDone = rounds.length === roundKinds.length;
	useUnsaved(isBegun && !isDone && (rounds.length > 0 || hearing.isPending));
	function goOn() {
		hearing.reset();
		setShown(false);
	}
	function startAnew() {
		goOn();
		setRounds([]);
		remembering.reset();
	}
	if (!isBegun) return <ListenFirst model={model} onGoOn={() => setBegun(true)} />;
	if (hearing.isPending) return <LoadingNotice label={t('hearing')} />;
	if (hearing.isError) {
		return <ErrorNotice error={hearing.error} onRetry={() => hearing.mutate(hearing.variables)} />;
	}
	if (!isShown) {
		return (
			<SpeakAlong
				key={rounds.length}
				model={model}
				sentences={week.shadowing}
				round={rounds.length}
				onSpoken={hearing.mutate}
			/>
		);
	}
	if (!isDone) {
		const next = (
			<Button className="w-full" onClick={goOn}>
				{t('next', { number: rounds.length + 1 })}
			</Button>
		);
		return <RoundResult rounds={rounds} text={text} next={next} />;
	}
	const talk = `${paths.talk}?${new URLSearchParams({ exercise: week.talk.key })}`;
	return (
		<RoundResult
			rounds={rounds}
			text={text}
			next={
				<div className="flex gap-3">
					<ButtonLink to={talk} className="flex-1">
						{t('talk')}
					</ButtonLink>
					<Button look="secondary" className="flex-1" onClick={startAnew}>
						{t('again')}
					</Button>
				</div>
			}
		>
			<p>{t('honest')}</p>
			<RememberNotice remembering={remembering} />
		</RoundResult>
	);
}

/** One text to speak along with. */
export function ShadowingSession({ week, level }: { week: PathWeek; level: PathLevel }) {
	// The voice and speed that are chosen when the text is opened.
	const [options] = useState(() => modelOf(week.shadowing, level));
	const model = useQuery(options);
	return (
		<section className="mt-2 space-y-4">
			<h2 ref={takeFocus} tabIndex={-1} lang="en" className="font-bold text-2xl outline-none">
				{week.title}
			</h2>
			<QueryView
				query={model}
				loading={() => <VoiceOnItsWay sentences={week.shadowing} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => null}
				data={(loaded) => <Rounds week={week} model={loaded} />}
			/>
		</section>
	);
}
