import { apiPaths } from '@henry/contract/api-paths.ts';
import { type MindMapExercise, mindMapExercisesSchema } from '@henry/contract/content.ts';
import { type Difficulty, difficulties } from '@henry/contract/difficulty.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Handshake, MessagesSquare, Network } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { ChoiceButtons } from '#web/components/choice-buttons.tsx';
import { ChoiceHeading } from '#web/components/choice-heading.tsx';
import { DottedTexts } from '#web/components/dotted-texts.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import type { TalkMode } from '#web/components/live-talk/talk-mode.ts';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { WhatHappens } from '#web/components/what-happens.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { talkAreas } from '#web/lib/talk-areas.ts';
import { chooseSettings, useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { Look, Start } from './before-session.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { MindMap } from './mind-map.tsx';
import { PartnerChoice } from './partner-choice.tsx';

const stepIcons = { look: Network, discuss: MessagesSquare, decide: Handshake };

/** Fetched when it is started: it is more than all the rest of the page. */
const PairSession = lazyPart(async () => (await import('./pair-session.tsx')).PairSession, talkAreas);

type RunningProps = {
	exercise: MindMapExercise;
	difficulty: Difficulty;
	isTimed: boolean;
	firstMode: TalkMode;
	onBack: () => void;
};

/** How long the discussion is; nothing without the clock. */
function Time({ isTimed }: { isTimed: boolean }) {
	const { t } = useTranslation('pairTopic');
	return isTimed && <p className="font-semibold text-lg">{t('time')}</p>;
}

/** One exercise after its start: the look at the topics, and from then on the session. */
function Running({ exercise, difficulty, isTimed, firstMode, onBack }: RunningProps) {
	const { t } = useTranslation('pairTopic');
	const [isLooking, setLooking] = useState(true);
	const [mode, setMode] = useState(firstMode);
	return (
		<div className="space-y-6">
			<Button look="quiet" className="-ml-5" onClick={onBack}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('back')}
			</Button>
			{isLooking ? (
				<>
					<Time isTimed={isTimed} />
					<Look exercise={exercise} isTimed={isTimed} onEnd={() => setLooking(false)} />
				</>
			) : (
				<Suspense fallback={<LoadingNotice />}>
					<PairSession
						exercise={exercise}
						difficulty={difficulty}
						isTimed={isTimed}
						firstMode={mode}
						onRestart={(last) => {
							setMode(last);
							setLooking(true);
						}}
						onOther={onBack}
					/>
				</Suspense>
			)}
		</div>
	);
}

/** The exercises; the chosen one and its partner are in the address, so that they survive a reload. */
function Exercises({ exercises }: { exercises: MindMapExercise[] }) {
	const { t } = useTranslation('pairTopic');
	const [search, setSearch] = useSearchParams();
	const [startedMode, setStartedMode] = useState<TalkMode>();
	const [isReturn, setReturn] = useState(false);
	const isTimed = !useVisitorSettings().untimed;
	const exercise = exercises.find(({ key }) => key === search.get('exercise'));
	const difficulty = difficulties.find((one) => one === search.get('partner')) ?? 'intermediate';
	if (exercise && startedMode) {
		return (
			<Running
				exercise={exercise}
				difficulty={difficulty}
				isTimed={isTimed}
				firstMode={startedMode}
				onBack={() => {
					setReturn(true);
					setStartedMode(undefined);
				}}
			/>
		);
	}
	return (
		<>
			<p className="mb-5 text-lg text-muted max-sm:text-base sm:mb-8">{t('intro')}</p>
			<ChoiceHeading isReturn={isReturn}>{t('choose')}</ChoiceHeading>
			<ChoiceButtons
				choices={exercises.map(({ key, centralTopic, subTopics }) => ({
					key,
					label: centralTopic,
					drawing: <MapDrawing exerciseKey={key} />,
					detail: <DottedTexts texts={subTopics} />,
				}))}
				chosenKey={exercise?.key}
				onChoose={(key) => setSearch({ exercise: key, partner: difficulty }, { replace: true })}
				columns="sm:grid-cols-2"
				firstLook="rows"
			/>
			{exercise ? (
				<div className="mt-8 space-y-6 border-line border-t pt-8">
					<Time isTimed={isTimed} />
					<MindMap exercise={exercise} covered={[]} />
					<PartnerChoice
						difficulty={difficulty}
						onChoose={(partner) => setSearch({ exercise: exercise.key, partner }, { replace: true })}
					/>
					<Start
						isTimed={isTimed}
						onTimed={(timed) => chooseSettings({ untimed: !timed })}
						onStart={setStartedMode}
					/>
				</div>
			) : (
				<div className="mt-10">
					<WhatHappens
						length={t('first.length')}
						steps={(['look', 'discuss', 'decide'] as const).map((step) => ({
							icon: stepIcons[step],
							title: t(`first.${step}.title`),
							note: t(`first.${step}.note`),
						}))}
					/>
				</div>
			)}
		</>
	);
}

/** `/starTopic`: a discussion with Henry around a mind map, against the exam's clock or without one. */
export function PairTopicPage() {
	const { t } = useTranslation('pairTopic');
	const exercises = useQuery({
		queryKey: ['pairTopics'],
		queryFn: ({ signal }) => getJson(apiPaths.pairTopics, mindMapExercisesSchema, { signal }),
	});
	return (
		<Page title={t('title')}>
			<QueryView
				query={exercises}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				data={(list) => <Exercises exercises={list} />}
			/>
		</Page>
	);
}
