import { apiPaths } from '@henry/contract/api-paths.ts';
import type { TalkExercise } from '@henry/contract/content.ts';
import {
	converseResponseSchema,
	correctionResponseSchema,
	type TalkSetup,
} from '@henry/contract/conversation.ts';
import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { HeldTalk } from '#web/components/live-talk/held-talk.ts';
import type { TalkMode } from '#web/components/live-talk/talk-mode.ts';
import { TalkTwoWays } from '#web/components/live-talk/talk-two-ways.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { FeedbackReport } from '#web/components/talk-report/feedback-report.tsx';
import { TalkReportView } from '#web/components/talk-report/talk-report-view.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { answersIn, henrySpoke, messagesOf } from '#web/lib/conversation/turns.ts';
import type { AskHenry } from '#web/lib/conversation/use-conversation.ts';
import { practiceOfTalk } from '#web/lib/practice/practice-of-talk.ts';
import { type Ending, minutesOf } from './ending-choice.tsx';

type TalkSessionProps = {
	exercise: TalkExercise;
	/** What the learner wants to talk about, or the job of the interview. */
	ownTopic: string | undefined;
	way: { mode: TalkMode; ending: Ending };
	onRestart: (mode: TalkMode) => void;
};

/** The name of the coach that follows a written plan alone. */
const coachWithoutModel = 'Henry';

/** Ends the talk once its time is over and nobody is speaking. */
function TimeLimit({ minutes, talk }: { minutes: number; talk: HeldTalk }) {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), minutes * 60_000);
		return () => clearTimeout(timer);
	}, [minutes]);
	const end = useEffectEvent(talk.end);
	const mayEnd = isOver && talk.awaitsLearner && !talk.isOver;
	useEffect(() => {
		if (mayEnd) end();
	}, [mayEnd]);
	return null;
}

/** Says that no language model finds Henry's words. */
function WithoutModel({ turns }: { turns: readonly Turn[] }) {
	const { t } = useTranslation('talk');
	const last = turns.findLast((turn) => turn.speaker === 'henry');
	if (last?.coach?.name !== coachWithoutModel) return null;
	return <p className="no-print mb-4 text-muted text-sm">{t('withoutModel')}</p>;
}

/** One conversation, which Henry begins, and the report on it. */
export function TalkSession({ exercise, ownTopic, way, onRestart }: TalkSessionProps) {
	const { t } = useTranslation('talk');
	const { key: exerciseType, difficulty } = exercise;
	const label = ownTopic ?? exercise.label;
	const minutes = minutesOf[way.ending];
	const setup: TalkSetup = {
		exerciseType,
		...(ownTopic !== undefined && { ownTopic }),
		ending: way.ending === 'goals' ? 'goals' : 'learner',
	};
	const ask: AskHenry = async ({ turns }, signal) => {
		const payload = { ...setup, fullConversation: messagesOf(turns) };
		return henrySpoke(await callFunction(apiPaths.converse, payload, converseResponseSchema, { signal }));
	};
	const correction = useCorrection({
		fetchCorrection: (turns: readonly Turn[]) =>
			callFunction(
				apiPaths.talkCorrection,
				{ fullConversation: messagesOf(turns) },
				correctionResponseSchema,
			),
		practiceOf: (turns, { report }) =>
			report.danger
				? undefined
				: practiceOfTalk({ activity: 'talk', title: label, answers: answersIn(turns), report }),
	});

	return (
		<TalkTwoWays
			firstMode={way.mode}
			live={{ exercise: { type: 'talk', ...setup }, difficulty }}
			tap={{ ask, topicHints: [label] }}
		>
			{(talk) => {
				const { mode, view, turns, progress0to100, mayFinish, end } = talk;
				return (
					<>
						{minutes !== undefined && <TimeLimit minutes={minutes} talk={talk} />}
						<WithoutModel turns={turns} />
						{view}
						<PrintedReport activity={t('title')} exercise={label}>
							<FeedbackReport
								{...correction}
								progress0to100={progress0to100}
								mayFinish={mayFinish}
								onFinish={() => {
									end();
									correction.correcting.mutate(turns);
								}}
							>
								{({ report }) => (
									<>
										<TalkReportView report={report} of="conversation" answers={answersIn(turns)} />
										<Button look="secondary" onClick={() => onRestart(mode)}>
											<RotateCcw aria-hidden="true" className="size-5" />
											{t('again')}
										</Button>
									</>
								)}
							</FeedbackReport>
						</PrintedReport>
					</>
				);
			}}
		</TalkTwoWays>
	);
}
