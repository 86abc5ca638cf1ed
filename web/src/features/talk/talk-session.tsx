import { apiPaths } from '@henry/contract/api-paths.ts';
import type { TalkExercise } from '@henry/contract/content.ts';
import {
	type CorrectionResponse,
	converseResponseSchema,
	correctionResponseSchema,
	type TalkSetup,
} from '@henry/contract/conversation.ts';
import type { Memory, ToldFact } from '@henry/contract/memory.ts';
import type { RolePlay } from '@henry/contract/role-play.ts';
import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { HeldTalk } from '#web/components/live-talk/held-talk.ts';
import type { TalkMode } from '#web/components/live-talk/talk-mode.ts';
import { TalkTwoWays } from '#web/components/live-talk/talk-two-ways.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { ConversationReport } from '#web/components/talk-report/conversation-report.tsx';
import { FeedbackReport } from '#web/components/talk-report/feedback-report.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { answersIn, henrySpoke, messagesOf } from '#web/lib/conversation/turns.ts';
import type { AskHenry } from '#web/lib/conversation/use-conversation.ts';
import { forgetTalk, type KeptTalk, keepTalk, type TalkWay } from '#web/lib/kept-talk.ts';
import { practiceOfTalk } from '#web/lib/practice/practice-of-talk.ts';
import { noteTakenUp, rememberedForTalk, rememberTold, useTalkMemory } from '#web/lib/talk-memory.ts';
import { countTalk, talksHeld } from '#web/lib/talks-held.ts';
import { useClock } from '#web/lib/use-clock.ts';
import { minutesOf } from './ending-choice.tsx';
import { TalkProgress } from './talk-progress.tsx';

type TalkSessionProps = {
	exercise: TalkExercise;
	/** What the learner wants to talk about, or the job of the interview. */
	ownTopic: string | undefined;
	/** What a teacher has written, where the talk is that. */
	rolePlay?: RolePlay | undefined;
	way: TalkWay;
	/** The talk that goes on, where one does. */
	before?: KeptTalk | undefined;
	onRestart: (mode: TalkMode) => void;
};

/** The name of the coach that follows a written plan alone. */
const coachWithoutModel = 'Henry';

/** Ends the talk once its time is over and nobody is speaking. */
function TimeLimit({ endsAtMs, talk }: { endsAtMs: number; talk: HeldTalk }) {
	const isOver = useClock(() => (Date.now() >= endsAtMs ? 1 : 0)) === 1;
	const end = useEffectEvent(talk.end);
	const mayEnd = isOver && talk.awaitsLearner && !talk.isOver;
	useEffect(() => {
		if (mayEnd) end();
	}, [mayEnd]);
	return null;
}

/** In a role play Henry is somebody else, who knows nothing; and so may the learner be, whose name there is not theirs. */
const isPlayed = ({ key, kind }: TalkExercise) => kind === 'rolePlay' || key === 'jobInterview';

/** What Henry is told of a talk before it begins. */
function setupOf(
	exercise: TalkExercise,
	{ ownTopic, rolePlay, way }: Pick<TalkSessionProps, 'ownTopic' | 'rolePlay' | 'way'>,
	memory: Memory,
): TalkSetup {
	const { key: exerciseType } = exercise;
	const remembered = isPlayed(exercise) ? undefined : rememberedForTalk(memory);
	return {
		exerciseType,
		...(ownTopic !== undefined && { ownTopic }),
		...(rolePlay && { rolePlay }),
		ending: way.ending === 'goals' ? 'goals' : 'learner',
		talksBefore: talksHeld(exerciseType),
		corrects: way.corrects,
		...(remembered && { remembered }),
	};
}

type KeptStateProps = {
	talk: HeldTalk;
	kept: Omit<KeptTalk, 'soFar' | 'spentMs'>;
	beganAtMs: number;
	/** Henry has begun with something that he remembers. */
	onTakenUp: (fact: ToldFact) => void;
};

/** Keeps the talk in this tab as it goes on, and counts it once it has begun. */
function KeptState({ talk, kept, beganAtMs, onTakenUp }: KeptStateProps) {
	const { turns, progress0to100, covered } = talk;
	const keep = useEffectEvent(() => {
		const { setup } = kept;
		const [first] = turns;
		if (turns.length === 1 && first?.speaker === 'henry') {
			const { takesUp } = setup.remembered ?? {};
			countTalk(setup.exerciseType);
			if (takesUp && first.coach?.name !== coachWithoutModel) onTakenUp(takesUp);
		}
		if (turns.at(-1)?.speaker !== 'henry') return;
		keepTalk({ ...kept, soFar: { turns, progress0to100, covered }, spentMs: Date.now() - beganAtMs });
	});
	useEffect(() => keep(), [turns]);
	return null;
}

/** Whether there is something to report on: some progress (specification, section 2), or an answer where no goals make any. */
function isBegun(ending: TalkWay['ending'], { progress0to100, turns }: HeldTalk): boolean {
	const hasAnswered = turns.some(({ speaker, text }) => speaker === 'learner' && text !== undefined);
	return progress0to100 > 0 || (ending !== 'goals' && hasAnswered);
}

/** Says that no language model finds Henry's words. Where one was only too slow for a turn, that turn says so. */
function WithoutModel({ turns }: { turns: readonly Turn[] }) {
	const { t } = useTranslation('talk');
	const last = turns.findLast((turn) => turn.speaker === 'henry');
	if (last?.coach?.name !== coachWithoutModel || last.coach.fallbackFor !== undefined) return null;
	return <p className="no-print mb-4 text-muted text-sm">{t('withoutModel')}</p>;
}

/** One conversation, which Henry begins, and the report on it. It begins once it is known what he remembers. */
export function TalkSession(props: TalkSessionProps) {
	const { memory, isAwaited, change } = useTalkMemory();
	const [mayBegin, setMayBegin] = useState(!isAwaited);
	if (!isAwaited && !mayBegin) setMayBegin(true);
	if (!mayBegin) return <LoadingNotice />;
	// Where it cannot be kept the talk goes on: at worst Henry asks again.
	const onRemember = (changed: (memory: Memory) => Memory) => void change(changed).catch(() => {});
	return <Conversation {...props} memory={memory} onRemember={onRemember} />;
}

type ConversationProps = TalkSessionProps & {
	memory: Memory;
	onRemember: (changed: (memory: Memory) => Memory) => void;
};

function Conversation(props: ConversationProps) {
	const { exercise, ownTopic, way, before, memory, onRemember, onRestart } = props;
	const { t } = useTranslation('talk');
	const { difficulty } = exercise;
	const label = ownTopic ?? exercise.label;
	const minutes = minutesOf[way.ending];
	const [setup] = useState(() => before?.setup ?? setupOf(exercise, props, memory));
	const [beganAtMs] = useState(() => Date.now() - (before?.spentMs ?? 0));
	const ask: AskHenry = async ({ turns }, signal) => {
		const payload = { ...setup, fullConversation: messagesOf(turns) };
		return henrySpoke(await callFunction(apiPaths.converse, payload, converseResponseSchema, { signal }));
	};
	const correction = useCorrection({
		fetchCorrection: (turns: readonly Turn[], isAwaited) =>
			callFunction(
				apiPaths.talkCorrection,
				{ fullConversation: messagesOf(turns), isAwaited },
				correctionResponseSchema,
			),
		practiceOf: (turns, { report }) =>
			report.danger
				? undefined
				: practiceOfTalk({ activity: 'talk', title: label, answers: answersIn(turns), report }),
	});
	const reported = correction.isSettled ? correction.correction : undefined;
	const noteReport = useEffectEvent(({ report: { danger, told } }: CorrectionResponse) => {
		forgetTalk();
		if (!danger && told.length > 0 && !isPlayed(exercise)) onRemember((known) => rememberTold(known, told));
	});
	useEffect(() => {
		if (reported) noteReport(reported);
	}, [reported]);

	return (
		<TalkTwoWays
			firstMode={way.mode}
			live={{ exercise: { type: 'talk', ...setup }, difficulty }}
			tap={{ ask, topicHints: [label] }}
			before={before?.soFar}
		>
			{(talk) => {
				const { mode, view, turns, progress0to100, mayFinish, finish } = talk;
				return (
					<>
						{minutes !== undefined && <TimeLimit endsAtMs={beganAtMs + minutes * 60_000} talk={talk} />}
						{!correction.isSubmitted && (
							<KeptState
								talk={talk}
								kept={{ setup, way: { ...way, mode }, label }}
								beganAtMs={beganAtMs}
								onTakenUp={(fact) => onRemember((known) => noteTakenUp(known, fact))}
							/>
						)}
						<WithoutModel turns={turns} />
						{view}
						<PrintedReport activity={t('title')} exercise={label}>
							<FeedbackReport
								{...correction}
								isBegun={isBegun(way.ending, talk)}
								isKept
								progress={
									<TalkProgress
										ending={way.ending}
										progress0to100={progress0to100}
										beganAtMs={beganAtMs}
										isOver={talk.isOver}
										turns={turns}
									/>
								}
								mayFinish={mayFinish}
								onFinish={() => finish((all) => correction.correcting.mutate(all))}
							>
								{({ report }) => (
									<>
										<ConversationReport report={report} turns={turns} />
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
