import { useTranslation } from 'react-i18next';
import { HenryAvatar } from '#web/components/henry-face/henry-avatar.tsx';
import type { HenryTurn, Turn } from '#web/lib/conversation/conversation.ts';
import { Bubble } from './bubble.tsx';
import { HenryBubble, type LatestVoice } from './henry-bubble.tsx';
import { LearnerBubble } from './learner-bubble.tsx';

/** The coach of a turn of Henry's, where another one has spoken before or should have. */
function newCoachAt(turns: readonly Turn[], index: number): HenryTurn['coach'] {
	const coachOf = (turn: Turn | undefined) => (turn?.speaker === 'henry' ? turn.coach : undefined);
	const before = coachOf(turns.slice(0, index).findLast(coachOf));
	const coach = coachOf(turns[index]);
	const isSame = before?.name === coach?.name && before?.fallbackFor === coach?.fallbackFor;
	return isSame || (!before && !coach?.fallbackFor) ? undefined : coach;
}

function HenryThinks() {
	const { t } = useTranslation('conversation');
	return (
		<Bubble side="left" speaker={t('henry')} face={<HenryAvatar mood="thinking" size="size-8" />}>
			<p className="flex items-center gap-1.5 py-2 text-muted">
				<span className="mr-1.5">{t('thinking')}</span>
				{[0, 150, 300].map((delayMs) => (
					<span
						key={delayMs}
						aria-hidden="true"
						className="size-2.5 animate-pulse rounded-full bg-accent-strong"
						style={{ animationDelay: `${delayMs}ms` }}
					/>
				))}
			</p>
		</Bubble>
	);
}

type BubblesProps = {
	turns: readonly Turn[];
	/** The last message, the learner's, is not written down yet. */
	isTranscribing?: boolean;
	isHenryThinking?: boolean;
	/** Puts the learner's last message right; undefined where it is too late for that. */
	onEdit: ((text: string) => void) | undefined;
	/** Undefined where messages are heard only when asked for. */
	latestVoice?: LatestVoice | undefined;
};

/** All messages, in their order. Only the learner's last one may still be changed. */
export function Bubbles({
	turns,
	isTranscribing = false,
	isHenryThinking = false,
	onEdit,
	latestVoice,
}: BubblesProps) {
	const { t } = useTranslation('conversation');
	const lastLearnerIndex = turns.findLastIndex(({ speaker }) => speaker === 'learner');
	const lastIndex = turns.length - 1;
	return (
		<div role="log" aria-label={t('log')} className="space-y-4">
			{turns.map((turn, index) =>
				turn.speaker === 'henry' ? (
					<HenryBubble
						key={index}
						turn={turn}
						number={index + 1}
						isLatest={index === lastIndex}
						newCoach={newCoachAt(turns, index)}
						latestVoice={latestVoice}
					/>
				) : (
					<LearnerBubble
						key={index}
						turn={turn}
						number={index + 1}
						isTranscribing={isTranscribing && index === lastIndex}
						isFolded={!latestVoice}
						onEdit={index === lastLearnerIndex ? onEdit : undefined}
					/>
				),
			)}
			{isHenryThinking && <HenryThinks />}
		</div>
	);
}
