import { ConversationView } from '#web/components/conversation/conversation-view.tsx';
import { type AskHenry, useConversation } from '#web/lib/conversation/use-conversation.ts';
import type { HeldTalkProps } from './held-talk.ts';
import { ModeSwitch } from './mode-choice.tsx';
import { useFinish } from './use-finish.ts';

/** What a talk that is recorded turn by turn needs to know of its exercise. */
export type TapTalk = {
	ask: AskHenry;
	/** Texts whose words are likely to be said, beside Henry's last question. */
	topicHints: string[];
	/** The longest answer, in seconds. */
	answerSeconds?: number | undefined;
};

/** A talk that is recorded turn by turn. */
export function TapTalking({
	ask,
	topicHints,
	answerSeconds,
	before,
	hasSwitched,
	onSwitch,
	children,
}: HeldTalkProps & TapTalk) {
	const { conversation, send } = useConversation(ask, before);
	const { phase, turns, progress0to100, covered } = conversation;
	const soFar = { turns, progress0to100, covered };
	const isOver = phase.type === 'ended';
	const last = turns.at(-1);
	const isOnItsWay = phase.type === 'recording' || (last !== undefined && last.text === undefined);
	const end = () => send({ type: 'ended' });
	const { isFinishing, finish } = useFinish({
		turns,
		isTakingIn: phase.type === 'recording' || phase.type === 'transcribing',
		hasFailed: phase.type === 'failed',
		end,
	});
	const view = (
		<ConversationView
			conversation={conversation}
			send={send}
			stopRequested={isFinishing}
			topicHints={topicHints}
			answerSeconds={answerSeconds}
		>
			{!isOver && phase.type !== 'danger' && (
				<ModeSwitch
					mode="tap"
					takesFocus={hasSwitched}
					isDisabled={isOnItsWay}
					onSwitch={() => onSwitch(soFar)}
				/>
			)}
		</ConversationView>
	);
	return children({
		...soFar,
		mode: 'tap',
		view,
		isOver,
		awaitsLearner: phase.type === 'listening',
		mayFinish: !isFinishing,
		finish,
		goOn: () => send({ type: 'answer-skipped' }),
		end,
	});
}
