import { Keyboard, RotateCcw, Snail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { NotHeard } from '#web/components/transcript/not-heard.tsx';
import { AnswerForm } from '#web/components/transcript/text-form.tsx';
import type { HenryTurn } from '#web/lib/conversation/conversation.ts';
import type { UseConversation } from '#web/lib/conversation/use-conversation.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { AnswerRecorder } from './answer-recorder.tsx';
import { Bubbles } from './bubbles.tsx';
import { ConversationError } from './conversation-error.tsx';
import { HintLadder } from './hint-ladder.tsx';
import { ConversationOver, TurnPlace } from './turn-place.tsx';

type LearnersTurnProps = Pick<
	ConversationViewProps,
	'topicHints' | 'answerSeconds' | 'stopRequested' | 'send'
> & {
	question: HenryTurn;
	isRecording: boolean;
	wasNotHeard: boolean;
	slow: boolean;
	onRepeat: () => void;
	onSlow: (slow: boolean) => void;
};

/** What the learner can do with a question of Henry's: answer it, hear it again, or ask for help. */
function LearnersTurn({
	question,
	topicHints,
	answerSeconds,
	stopRequested,
	isRecording,
	wasNotHeard,
	slow,
	send,
	onRepeat,
	onSlow,
}: LearnersTurnProps) {
	const { t } = useTranslation(['conversation', 'transcript']);
	const [form, setForm] = useState<'closed' | 'open' | 'cancelled'>('closed');
	return (
		<TurnPlace>
			{wasNotHeard && <NotHeard />}
			<MicrophoneNotice />
			<AnswerRecorder
				hints={[question.text, ...topicHints]}
				timeLimit={answerSeconds}
				stopRequested={stopRequested}
				next={t('thenHenry')}
				onStarted={() => send({ type: 'learner-started' })}
				onNothingRecorded={() => send({ type: 'recording-dropped' })}
				onRecorded={(recorded) => send({ type: 'learner-recorded', recorded })}
			/>
			{form === 'open' && (
				<AnswerForm
					maySend={!isRecording}
					onSend={(text) => send({ type: 'learner-wrote', text })}
					onCancel={() => setForm('cancelled')}
				/>
			)}
			<HintLadder hints={question.hints} isRecording={isRecording}>
				<Button look="secondary" disabled={isRecording} onClick={onRepeat}>
					<RotateCcw aria-hidden="true" className="size-5" />
					{t('repeat')}
				</Button>
				<Button
					look="secondary"
					disabled={isRecording}
					aria-pressed={slow}
					onClick={() => onSlow(!slow)}
					className="aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-white"
				>
					<Snail aria-hidden="true" className="size-5" />
					{t('slower')}
				</Button>
				<Button
					ref={form === 'cancelled' ? takeFocus : undefined}
					look="secondary"
					disabled={isRecording}
					aria-expanded={form === 'open'}
					onClick={() => setForm('open')}
				>
					<Keyboard aria-hidden="true" className="size-5" />
					{t('transcript:write.button')}
				</Button>
			</HintLadder>
		</TurnPlace>
	);
}

type ConversationViewProps = UseConversation & {
	/** Texts whose words are likely to be said, beside Henry's last question. */
	topicHints: string[];
	/** The longest answer, in seconds. */
	answerSeconds?: number | undefined;
	/** Set while the recording of an answer is to come to its end. */
	stopRequested?: boolean | undefined;
	/** Stands between what was said and what the learner can do. */
	children: ReactNode;
};

/** A conversation in bubbles that is recorded turn by turn, and below them what the learner can do now. */
export function ConversationView({
	conversation,
	send,
	topicHints,
	answerSeconds,
	stopRequested,
	children,
}: ConversationViewProps) {
	const [slow, setSlow] = useState(false);
	const [repeats, setRepeats] = useState(0);
	const { turns, phase } = conversation;
	const question = turns.findLast((turn) => turn.speaker === 'henry');
	useUnsaved(phase.type === 'transcribing' || (phase.type === 'failed' && phase.during === 'transcribing'));
	const isAsking = phase.type === 'asking' || (phase.type === 'failed' && phase.during === 'asking');
	return (
		<div className="space-y-6">
			<Bubbles
				turns={turns}
				isTranscribing={phase.type === 'transcribing'}
				isHenryThinking={phase.type === 'asking'}
				onEdit={
					isAsking || phase.type === 'listening'
						? (text) => send({ type: 'learner-edited', text })
						: undefined
				}
				latestVoice={{ slow, playKey: `${repeats} ${slow}` }}
			/>
			{children}
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
			{(phase.type === 'listening' || phase.type === 'recording') && question && (
				<LearnersTurn
					question={question}
					topicHints={topicHints}
					answerSeconds={answerSeconds}
					stopRequested={stopRequested}
					isRecording={phase.type === 'recording'}
					wasNotHeard={phase.type === 'listening' && phase.wasNotHeard}
					slow={slow}
					send={send}
					onRepeat={() => setRepeats(repeats + 1)}
					onSlow={setSlow}
				/>
			)}
			{phase.type === 'danger' && (
				<DangerCard
					notice={phase.danger}
					onGoOn={() => send({ type: 'went-on' })}
					onStop={() => send({ type: 'ended' })}
				/>
			)}
			{phase.type === 'ended' && <ConversationOver />}
		</div>
	);
}
