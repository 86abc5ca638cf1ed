import { RotateCcw, Snail } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import type { UseConversation } from '#web/lib/conversation/use-conversation.ts';
import { AnswerRecorder } from './answer-recorder.tsx';
import { Bubble } from './bubble.tsx';
import { ConversationError } from './conversation-error.tsx';
import { HenryBubble } from './henry-bubble.tsx';
import { HintLadder } from './hint-ladder.tsx';
import { LearnerBubble } from './learner-bubble.tsx';
import { NotHeard } from './not-heard.tsx';

const lastOf = <Speaker extends Turn['speaker']>(turns: readonly Turn[], speaker: Speaker) =>
	turns.findLast((turn): turn is Turn & { speaker: Speaker } => turn.speaker === speaker);

/** The coach of a turn of Henry's, where another one has spoken before. */
function newCoachAt(turns: readonly Turn[], index: number): string | undefined {
	const coachOf = (turn: Turn | undefined) => (turn?.speaker === 'henry' ? turn.coach?.name : undefined);
	const before = coachOf(turns.slice(0, index).findLast(coachOf));
	const coach = coachOf(turns[index]);
	return before !== undefined && before !== coach ? coach : undefined;
}

type BubblesProps = UseConversation & { slow: boolean; playKey: string };

/** All messages, in their order. Only the learner's last one may still be changed, and not once it is over. */
function Bubbles({ conversation: { turns, phase }, send, slow, playKey }: BubblesProps) {
	const { t } = useTranslation('conversation');
	const lastLearnerTurn = lastOf(turns, 'learner');
	const mayEdit =
		phase.type === 'listening' ||
		phase.type === 'asking' ||
		(phase.type === 'failed' && phase.during === 'asking');
	return (
		<div role="log" aria-label={t('log')} className="space-y-4">
			{turns.map((turn, index) =>
				turn.speaker === 'henry' ? (
					<HenryBubble
						key={index}
						turn={turn}
						number={index + 1}
						isLatest={index === turns.length - 1}
						newCoach={newCoachAt(turns, index)}
						slow={slow}
						playKey={playKey}
					/>
				) : (
					<LearnerBubble
						key={index}
						turn={turn}
						number={index + 1}
						isTranscribing={phase.type === 'transcribing' && index === turns.length - 1}
						onEdit={
							mayEdit && turn === lastLearnerTurn
								? (text) => send({ type: 'learner-edited', text })
								: undefined
						}
					/>
				),
			)}
			{phase.type === 'asking' && (
				<Bubble side="left" speaker={t('henry')}>
					<p className="flex items-center gap-1.5 py-2">
						<span className="sr-only">{t('thinking')}</span>
						{[0, 150, 300].map((delayMs) => (
							<span
								key={delayMs}
								aria-hidden="true"
								className="size-2.5 animate-bounce rounded-full bg-accent"
								style={{ animationDelay: `${delayMs}ms` }}
							/>
						))}
					</p>
				</Bubble>
			)}
		</div>
	);
}

/** Keeps the learner's controls in view, and gives them a focus that was lost with what stood there before. */
function TurnPlace({ children }: { children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		place.current?.scrollIntoView({ block: 'nearest' });
		if (document.activeElement !== document.body) return;
		place.current?.querySelector('button')?.focus({ preventScroll: true });
	}, []);
	return (
		<section ref={place} className="no-print scroll-my-24 space-y-4">
			{children}
		</section>
	);
}

type ConversationViewProps = UseConversation & {
	/** Texts whose words are likely to be said, beside Henry's last question. */
	topicHints: string[];
	/** The longest answer, in seconds. */
	answerSeconds?: number | undefined;
};

/** A conversation in bubbles, and below them what the learner can do now. */
export function ConversationView({ conversation, send, topicHints, answerSeconds }: ConversationViewProps) {
	const { t } = useTranslation('conversation');
	const [slow, setSlow] = useState(false);
	const [repeats, setRepeats] = useState(0);
	const { turns, phase } = conversation;
	const question = lastOf(turns, 'henry');
	const isRecording = phase.type === 'recording';
	return (
		<div className="space-y-6">
			<Bubbles conversation={conversation} send={send} slow={slow} playKey={`${repeats} ${slow}`} />
			{phase.type === 'failed' && (
				<TurnPlace>
					<ConversationError
						error={phase.error}
						onRetry={() => send({ type: 'retried' })}
						onRecordAgain={
							phase.during === 'transcribing' ? () => send({ type: 'recording-dropped' }) : undefined
						}
					/>
				</TurnPlace>
			)}
			{(phase.type === 'listening' || isRecording) && question && (
				<TurnPlace>
					{phase.type === 'listening' && phase.wasNotHeard && <NotHeard />}
					<MicrophoneNotice />
					<AnswerRecorder
						hints={[question.text, ...topicHints]}
						timeLimit={answerSeconds}
						onStarted={() => send({ type: 'learner-started' })}
						onRecorded={(recorded) => send({ type: 'learner-recorded', recorded })}
					/>
					<HintLadder hints={question.hints} isRecording={isRecording}>
						<Button look="secondary" disabled={isRecording} onClick={() => setRepeats(repeats + 1)}>
							<RotateCcw aria-hidden="true" className="size-5" />
							{t('repeat')}
						</Button>
						<Button
							look="secondary"
							disabled={isRecording}
							aria-pressed={slow}
							onClick={() => setSlow(!slow)}
							className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
						>
							<Snail aria-hidden="true" className="size-5" />
							{t('slower')}
						</Button>
					</HintLadder>
				</TurnPlace>
			)}
			{phase.type === 'ended' && (
				<TurnPlace>
					<p role="status" className="text-center font-semibold text-muted">
						{t('over')}
					</p>
				</TurnPlace>
			)}
		</div>
	);
}
